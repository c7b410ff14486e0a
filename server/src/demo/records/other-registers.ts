import { assetFields } from '@emanet/contract/assets';
import type { ChangeLogType } from '@emanet/contract/change-logs';
import { publicTransferFields } from '@emanet/contract/public-transfers';
import type { Field } from '@emanet/contract/records/fields';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { assetsOf } from './assets.ts';
import { workingInstant } from '../calendar.ts';
import { consultantOf, someoneOf } from '../people-of-company.ts';
import type { Book } from './history.ts';
import { linkable } from './linked.ts';
import { publicTransfersOf } from './public-transfers.ts';
import { liveThrough, type DemoValues, type RecordLife, type Step } from './record-life.ts';
import type { Stage } from '../activity-lives.ts';
import { supplierTransfersOf } from './supplier-transfers.ts';

const NOTES = [
  'Sözleşmedeki gizlilik hükmü güncel metinle değiştirilecek.',
  'Aktarılan veriler departmanla birlikte gözden geçirildi; listede fazlalık bulunmadı.',
  'Erişim yetkileri yılın ikinci denetiminde yeniden kontrol edilmeli.',
] as const;

/** The other three registers of a company, linked to its activities, each record with its history. */
export function otherLives(
  stage: Stage,
  activities: Book,
): { tur: ChangeLogType; lives: RecordLife[] }[] {
  const linked = linkable(activities);
  const book = (tur: ChangeLogType, fields: readonly Field[], records: DemoValues[]) => ({
    tur,
    lives: records.map((values) => lifeOf(stage, fields, values)),
  });
  return [
    book('veri_aktarim', supplierTransferFields, supplierTransfersOf(stage, linked)),
    book('diger_aktarim', publicTransferFields, publicTransfersOf(stage, linked)),
    book('varlik_listesi', assetFields, assetsOf(stage, linked)),
  ];
}

function lifeOf(stage: Stage, fields: readonly Field[], values: DemoValues): RecordLife {
  const { now, random } = stage;
  const department = nameOf(stage, values.department_id);
  const step = (daysAgo: number, by: Step['by'], changed: DemoValues): Step => ({
    at: workingInstant(now, daysAgo, random.below(480)),
    by,
    values: changed,
  });
  // A record grows: what was written last was not there at first.
  const begun = { ...values, saklama_suresi: null, durum: null };
  const added = step(38 + random.below(36), someoneOf(stage, department), begun);
  const edits = [
    step(12 + random.below(20), someoneOf(stage, department), {
      saklama_suresi: values.saklama_suresi ?? null,
    }),
  ];
  if (random.chance(0.6))
    edits.push(step(random.below(12), someoneOf(stage, department), { durum: true }));
  if (random.chance(0.3))
    edits.push(
      step(random.below(9), consultantOf(stage), {
        diger_aciklamalar_danisman: random.pick(NOTES),
      }),
    );
  return liveThrough(fields, added, edits);
}

const nameOf = ({ departments }: Stage, id: unknown): string =>
  [...departments].find(([, own]) => own === id)?.[0] ?? '';
