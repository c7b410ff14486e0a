import type { Breach } from '@emanet/contract/breaches';
import { LOGGED_BREACH_FIELDS } from '@emanet/contract/breaches/fields';
import type { Noun } from '../../nouns/noun.ts';
import { reversibleNoun } from '../../nouns/reversible.ts';
import { fail } from '../../platform/errors.ts';
import { hold, remove } from '../../nouns/life.ts';
import { refuseTouched } from '../../nouns/revert.ts';
import { deleteClocks } from '../clocks/clocks.ts';
import { INSTANTS, selectBreach, selectEvents } from './queries.ts';

/** Breaches, which may belong to a department. */
export const breachNoun: Noun<Breach, Breach> = {
  tur: 'veri_ihlalleri',
  table: 'veri_ihlalleri',
  read: 'breaches.read',
  write: 'breaches.write',
  fields: LOGGED_BREACH_FIELDS.map((name) => ({ name })),
  hidden: ['sorumlu_id'],
  // The database and an entry print an instant differently.
  uncompared: ['sorumlu_id', ...INSTANTS],
  kept: [],
  stamped: true,
  select: selectBreach,
  shown: (stored) => stored,
};

const kept = () => fail('BREACH_KEPT');

/**
 * A breach cannot be reverted: its decisions and notifications stay on record. One of an import can be taken
 * back as long as nobody has worked on it; the database refuses all others.
 */
export const reversibleBreaches = reversibleNoun(breachNoun, {
  giveBack: kept,
  remove: async (tx, scope, id) => {
    const events = await selectEvents(tx, scope, id);
    if (events[0]?.veri['kaynak'] !== 'dosya') kept();
    const breach = await hold(tx, scope, breachNoun, id);
    if (events.length > 1 || breach.is_sayisi > 0)
      refuseTouched(events.at(-1)?.guncelleyen ?? breach.guncelleyen);
    await deleteClocks(tx, scope, { kayit_turu: 'veri_ihlalleri', kayit_id: id });
    await remove(tx, scope, breachNoun, breach);
  },
  restore: kept,
});
