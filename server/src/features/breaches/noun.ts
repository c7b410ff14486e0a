import type { Breach } from '@emanet/contract/breaches';
import { LOGGED_BREACH_FIELDS } from '@emanet/contract/breaches/fields';
import type { Noun } from '../../nouns/noun.ts';
import { reversibleNoun } from '../../nouns/reversible.ts';
import { fail } from '../../platform/errors.ts';
import { INSTANTS, selectBreach } from './queries.ts';

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

/** A breach cannot be reverted: its decisions and notifications stay on record. */
export const reversibleBreaches = reversibleNoun(breachNoun, {
  giveBack: kept,
  remove: kept,
  restore: kept,
});
