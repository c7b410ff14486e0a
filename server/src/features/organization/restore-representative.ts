import type { Representative } from '@emanet/contract/organization';
import { z } from 'zod';
import { lastState } from '../../nouns/life.ts';
import { logChange } from '../../nouns/log.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { rowsOf } from '../../platform/rows.ts';
import { takeBackDuties } from '../clocks/clocks.ts';
import {
  holdRepresentative,
  placeAgain,
  selectKnownDepartments,
  selectRepresentatives,
  storeFlags,
} from './people-queries.ts';
import { logged, REPRESENTATIVE } from './representatives.ts';

const values = z.object({
  fullname: z.string(),
  email: z.string(),
  departments: z.array(z.number()),
  egitim_sorumlusu: z.boolean(),
  varlik_sorumlusu: z.boolean(),
});

/** Names that departments had, by their last entries; in the order of the ids. */
async function formerNames(tx: Tx, scope: PersonScope, ids: readonly number[]): Promise<string[]> {
  const found = await rowsOf<{ name: string | null }>(tx)`
    select (select jsonb_path_query_first(l.alanlar, '$[*] ? (@.alan == "department_name").eski') #>> '{}'
      from change_logs l where l.company_id = ${scope.company_id} and l.tur = 'departman'
        and l.record_id = gone.id order by l.id desc limit 1) as name
    from unnest(${[...ids]}::int[]) with ordinality gone(id, place) order by gone.place`;
  return found.map(({ name }, place) => name ?? String(ids[place]));
}

type Back = Readonly<{ data: Representative; donmeyen: string[] }>;

/**
 * Restores a representative as the same person, with earlier departments, duties and open work; `donmeyen`:
 * departments that are gone meanwhile.
 */
export const restoreRepresentative = (db: Db, scope: PersonScope, id: number): Promise<Back> =>
  db.write(scope, async (tx) => {
    if (await holdRepresentative(tx, scope, id)) fail('NOT_DELETED');
    const had = values.parse((await lastState(tx, scope, REPRESENTATIVE, id)).had);
    const known = await selectKnownDepartments(tx, scope, had.departments);
    const places = had.departments.filter((one) => known.has(one));
    if (places.length === 0) fail('DEPARTMENT_GONE');
    if (!(await placeAgain(tx, id, places))) fail('USER_EXISTS');
    const [placed] = await selectRepresentatives(tx, scope, [id]);
    if (!placed) return fail('NOT_FOUND');
    const { egitim_sorumlusu, varlik_sorumlusu } = had;
    const keeps = (name: 'egitim_sorumlusu' | 'varlik_sorumlusu') => placed[name] === had[name];
    if (!keeps('egitim_sorumlusu') || !keeps('varlik_sorumlusu'))
      await storeFlags(tx, id, { egitim_sorumlusu, varlik_sorumlusu });
    const [back] = await selectRepresentatives(tx, scope, [id]);
    if (!back) return fail('NOT_FOUND');
    await takeBackDuties(tx, scope, back);
    await logChange(tx, scope, REPRESENTATIVE, id, { islem: 'ekleme', after: logged(back) });
    const gone = had.departments.filter((one) => !known.has(one));
    return { data: back, donmeyen: await formerNames(tx, scope, gone) };
  });
