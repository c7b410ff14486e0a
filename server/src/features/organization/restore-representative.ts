import type { Representative } from '@emanet/contract/organization';
import { z } from 'zod';
import { lastState } from '../../nouns/life.ts';
import { logChange } from '../../nouns/log.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
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

/** Restores a representative as the same person, with earlier departments, duties and open work. */
export const restoreRepresentative = (
  db: Db,
  scope: PersonScope,
  id: number,
): Promise<Representative> =>
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
    return back;
  });
