import { assetFields } from '@emanet/contract/assets';
import type { ChangeLogType } from '@emanet/contract/change-logs';
import { publicTransferFields } from '@emanet/contract/public-transfers';
import type { Field } from '@emanet/contract/records/fields';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import publicBodies from '@emanet/contract/data/public-bodies.json' with { type: 'json' };
import { workingInstant } from '../calendar.ts';
import { consultantOf, someoneOf } from '../people-of-company.ts';
import type { Stage } from '../activity-lives.ts';
import { assetsOf } from './assets.ts';
import type { Book } from './history.ts';
import { linkable, byDepartment, idsOf, named, periodOf, text, type Linked } from './linked.ts';
import { liveThrough, type DemoValues, type RecordLife, type Step } from './record-life.ts';
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

const MOST_DEPARTMENTS = 3;

/** Which activities end in a notice to which body. */
const TOLD: Readonly<Record<string, RegExp>> = {
  sgk: /SGK|bordro|istirahat|iş kazası|puantaj/i,
  gib: /fatura|vergi|bordro/i,
  iskur: /engelli|işten ayrılma/i,
  csgb: /iş sağlığı|risk|muayene|disiplin/i,
  uigm: /yabancı çalışan/i,
  icra_daireleri: /haciz|haczi|nafaka|alacak/i,
  mahkemeler: /dava|hukuki|arabulucu/i,
  kolluk: /kamera|güvenlik|ziyaretçi/i,
  kvkk_kurumu: /KVKK|veri ihlali|ihlal/i,
  ticaret_bakanligi: /ticari ileti/i,
  saglik_bakanligi: /muayene|revir|sağlık/i,
  meb_meslek_lisesi: /stajyer/i,
  gumruk: /antrepo|gümrük|ithalat|ihracat/i,
};

const bodies = new Map(publicBodies.items.map((body) => [body.code, body]));

/** A transfer for each body and department whose activities tell it something. */
const publicTransfersOf = (stage: Stage, activities: readonly Linked[]): DemoValues[] =>
  Object.entries(TOLD).flatMap(([body, telling]) =>
    byDepartment(activities.filter(({ values }) => telling.test(text(values.surec_ismi))))
      .slice(0, MOST_DEPARTMENTS)
      .map(([department_id, told]) => transferOf(stage, body, department_id, told)),
  );

function transferOf(
  { random }: Stage,
  kurum_adi: string,
  department_id: number,
  told: readonly Linked[],
): DemoValues {
  const body = bodies.get(kurum_adi);
  return {
    department_id,
    kurum_adi,
    sorumlu_unvan: random.pick(['Departman müdürü', 'Bordro ve özlük uzmanı', 'Uyum sorumlusu']),
    aktarim_durumu: 'suruyor',
    durum: null,
    veri_harita_id: idsOf(told),
    aktarilan_kisisel_veriler: named(told, 'islenen_kisisel_veriler', 10),
    ilgili_kisi: named(told, 'ilgili_kisi', 4),
    aktarim_amaci: ['mevzuata_uygunluk'],
    aktarim_sarti: body?.legal_basis ?? [],
    hukuki_dayanak: random.chance(0.85) ? (body?.law ?? null) : null,
    alici_grubu: 'yetkili_kamu_kurumlari',
    aktarim_yontemi: [random.pick(['portal_aktarim', 'kep_aktarim', 'fiziki_aktarim'])],
    aktarim_sikligi: random.pick(['aylik', 'yillik', 'talep_uzerine']),
    bildirim_suresi: random.chance(0.4) ? 'Mevzuattaki süre içinde' : null,
    saklama_suresi: periodOf(told),
  };
}
