import { LOGGED_ACTION_FIELDS, type Action } from '@emanet/contract/actions';
import type { Noun } from '../../nouns/noun.ts';
import { lockActions, selectAction, type StoredAction } from './queries.ts';

/** An action for answers. */
export function shown({
  dosya_id: _,
  onceki_id: __,
  tekrar_gunu: ___,
  ...action
}: StoredAction): Action {
  return action;
}

/** Actions, of which each department has its own. */
export const actionNoun: Noun<StoredAction, Action> = {
  tur: 'aksiyonlar',
  table: 'aksiyonlar',
  read: 'actions.read',
  write: 'actions.write',
  fields: LOGGED_ACTION_FIELDS.map((name) => ({ name })),
  hidden: ['sorumlu_id', 'kayit_turu', 'kayit_id', 'dosya_id'],
  // A former member has no number.
  uncompared: ['sorumlu', 'sorumlu_id', 'dosya_adi'],
  together: { sorumlu: ['sorumlu_id'], dosya_adi: ['dosya_id'] },
  kept: [
    ...['surum', 'olusturma_tarihi', 'tamamlanma_tarihi', 'mail', 'mail_tarihi', 'onceki_id'],
    ...['tekrar_gunu', 'mail_durumu', 'mail_nedeni'],
    ...['basvuru_id', 'basvuru_gorevi', 'basvuru_alicisi'],
  ],
  stamped: true,
  select: async (tx, scope, id, lock = false) =>
    lock ? (await lockActions(tx, scope, [id]))[0] : selectAction(tx, scope, id),
  shown,
};
