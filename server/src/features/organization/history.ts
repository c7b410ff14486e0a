import { MOST_CHANGES, type OrganizationChange } from '@emanet/contract/organization';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/db.ts';
import { selectRepresentatives } from './people-queries.ts';
import { selectDepartments, selectHistory } from './queries.ts';

/** Fields in which an entry stores the name of its subject. */
const NAMES = ['department_name', 'fullname'];

const keyOf = ({ konu, konu_id }: Pick<OrganizationChange, 'konu' | 'konu_id'>) =>
  `${konu}:${konu_id}`;

/**
 * Changes of departments, representatives and the company's own data, the newest first, and whether
 * the chain of all entries is intact.
 */
export async function readHistory(db: Db, scope: CompanyScope) {
  const [entries, departments, people] = await db.read(scope, async (tx) => [
    await selectHistory(tx, scope),
    await selectDepartments(tx, scope),
    await selectRepresentatives(tx, scope),
  ]);
  // Current names, for entries without one; older ones have the name of their time.
  const names = new Map<string, string>([
    ...departments.map((one) => [`departman:${one.department_id}`, one.department_name] as const),
    ...people.map((one) => [`temsilci:${one.user_id}`, one.fullname] as const),
  ]);
  const told = new Map<string, string>();
  const data = entries.map(({ saglam: _, ...entry }): OrganizationChange => {
    const named = entry.alanlar.find(({ alan }) => NAMES.includes(alan));
    const ended = entry.islem === 'silme' || entry.islem === 'birleştirme';
    const name = ended ? named?.eski : named?.yeni;
    if (typeof name === 'string') told.set(keyOf(entry), name);
    const ad = told.get(keyOf(entry)) ?? names.get(keyOf(entry)) ?? null;
    return { ...entry, ad };
  });
  return {
    data: data.slice(-MOST_CHANGES).reverse(),
    toplam: data.length,
    zincir_saglam: entries.every(({ saglam }) => saglam),
  };
}
