import { textSettings, type TextSettings } from '@emanet/contract/texts/settings';
import { NOTICE_FORM } from '@emanet/contract/texts/register';
import type { z } from 'zod';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { holdsAll, refuseStale } from '../../nouns/life.ts';
import type { Services } from '../../platform/services.ts';
import { logChange } from '../../nouns/log.ts';
import { reversibleSettings } from '../../nouns/settings.ts';
import { selectMembers } from '../../nouns/members.ts';
import { TEXT_LOG } from './noun.ts';

type Change = z.output<typeof textSettings.save.body>;

const NAMES = [
  ...(['renk', 'logo_gorunur', 'eskime_aksiyonu', 'veri_ogeleri', 'haklar_tam'] as const),
] as const;

/** Default settings of a company: its logo is shown, and no action is made. */
const UNSAVED: TextSettings = {
  renk: null,
  logo_gorunur: true,
  eskime_aksiyonu: false,
  ...NOTICE_FORM,
  surum: 0,
};

export const settingsIn = async (tx: Tx, { company_id }: CompanyScope): Promise<TextSettings> =>
  (await tx
    .selectFrom('metin_ayarlari')
    .select([...NAMES, 'surum'])
    .where('company_id', '=', company_id)
    .executeTakeFirst()) ?? UNSAVED;

/** The settings, and the managers who can approve a text. */
export const readSettings = ({ db }: Services, scope: PersonScope) =>
  db.read(scope, async (tx) => ({
    ...(await settingsIn(tx, scope)),
    onaylayanlar: (await selectMembers(tx))
      .filter(({ manages }) => manages)
      .map(({ user_id, fullname, email }) => ({ user_id, ad: fullname || email })),
  }));

/** Stores the settings and logs the changes; number 0 in the log means the company. */
export const saveSettings = (
  { db }: Services,
  scope: PersonScope,
  body: Change,
): Promise<TextSettings> => db.write(scope, (tx) => store(tx, scope, body));

async function store(
  tx: Tx,
  scope: PersonScope,
  { surum, ...changed }: Change,
): Promise<TextSettings> {
  const before = await settingsIn(tx, scope);
  const { surum: _surum, ...kept } = before;
  const values = { ...kept, ...changed };
  refuseStale(surum, before);
  if (holdsAll(before, values)) return before;
  const next = { ...values, surum: before.surum + 1 };
  await tx
    .insertInto('metin_ayarlari')
    .values({ company_id: scope.company_id, ...next })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(next))
    .execute();
  const { surum: _was, ...old } = before;
  await logChange(tx, scope, TEXT_LOG, 0, { islem: 'güncelleme', before: old, after: values });
  return next;
}

/** The settings, with the revert of their changes. */
export const reversibleTextSettings = reversibleSettings({
  tur: 'metinler',
  table: 'metin_ayarlari',
  read: 'texts.write',
  write: 'texts.write',
  names: [...NAMES],
  store: async (_, tx, scope, values) => {
    const { surum: _version, ...now } = await settingsIn(tx, scope);
    return store(tx, scope, textSettings.save.body.parse({ ...now, ...values }));
  },
});
