import { training, type TrainingSettings } from '@emanet/contract/training';
import type { z } from 'zod';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { holdsAll, refuseStale } from '../../nouns/life.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { logChange } from '../../nouns/log.ts';
import { reversibleSettings } from '../../nouns/settings.ts';

/** Default settings of a company. */
export const USUAL: TrainingSettings = {
  son_tarih: null,
  hatirlatma: true,
  hatirlatma_gun: 7,
  hatirlatma_en_cok: 3,
  yenileme: true,
  surum: 0,
};

export const selectSettings = async (
  tx: Tx,
  { company_id }: CompanyScope,
): Promise<TrainingSettings> =>
  (await tx
    .selectFrom('egitim_ayarlari')
    .select(['son_tarih', 'hatirlatma', 'hatirlatma_gun', 'hatirlatma_en_cok', 'yenileme', 'surum'])
    .where('company_id', '=', company_id)
    .executeTakeFirst()) ?? USUAL;

export const readSettings = ({ db }: Services, scope: PersonScope): Promise<TrainingSettings> =>
  db.read(scope, (tx) => selectSettings(tx, scope));

type Change = z.output<typeof training.saveSettings.body>;

/** Changes what the body names. */
export function saveSettings(
  { db }: Services,
  scope: PersonScope,
  { company_id, ...body }: Change,
): Promise<TrainingSettings> {
  refuseOtherCompany(scope, company_id);
  return db.write(scope, (tx) => store(tx, scope, body));
}

async function store(tx: Tx, scope: PersonScope, { surum, ...body }: Omit<Change, 'company_id'>) {
  const current = await selectSettings(tx, scope);
  refuseStale(surum, current);
  const { surum: version, ...before } = current;
  const after = {
    son_tarih: body.son_tarih === undefined ? current.son_tarih : body.son_tarih || null,
    hatirlatma: body.hatirlatma ?? current.hatirlatma,
    hatirlatma_gun: body.hatirlatma_gun ?? current.hatirlatma_gun,
    hatirlatma_en_cok: body.hatirlatma_en_cok ?? current.hatirlatma_en_cok,
    yenileme: body.yenileme ?? current.yenileme,
  };
  if (holdsAll(before, after)) return current;
  const next: TrainingSettings = { ...after, surum: version + 1 };
  await tx
    .insertInto('egitim_ayarlari')
    .values({ ...next, company_id: scope.company_id })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(next))
    .execute();
  const change = { islem: 'güncelleme', before, after } as const;
  await logChange(tx, scope, { tur: 'egitim_ayarlari' }, 0, change);
  return next;
}

const { son_tarih: _day, surum: _version, ...usual } = USUAL;

/** The settings, with the revert of their changes. */
export const reversibleTrainingSettings = reversibleSettings({
  tur: 'egitim_ayarlari',
  table: 'egitim_ayarlari',
  read: 'training.read',
  write: 'training.write',
  names: ['son_tarih', ...Object.keys(usual)],
  store: (_, tx, scope, values) => store(tx, scope, training.saveSettings.body.parse(values)),
});
