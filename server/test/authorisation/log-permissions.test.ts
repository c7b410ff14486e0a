import { LOG_WRITTEN_BY } from '@emanet/contract/change-logs';
import { REGISTER_TYPES } from '@emanet/contract/records/registers';
import { abilitiesOf, ROLES, type Role } from '@emanet/contract/shared/roles';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NO_DEPARTMENT } from '../../src/nouns/log.ts';
import { appOfFile } from '../app.ts';

/** What row-level security lets somebody append to the log follows from the abilities of the contract. */
const app = await appOfFile();
const OWN = 5;
const FOREIGN = 6;

type Asker = Readonly<{ role: Role; egitim_sorumlusu: boolean }>;
const ASKERS: readonly Asker[] = ROLES.flatMap((role) =>
  [false, true].map((egitim_sorumlusu) => ({ role, egitim_sorumlusu })),
);

/** Nouns of which the database lets an asker append an entry about a department. */
async function allowed({ role, egitim_sorumlusu }: Asker, department: number): Promise<string[]> {
  const departments = role === 'temsilci' ? String(OWN) : 'all';
  const scope = { role, trains: egitim_sorumlusu, departments, asset_departments: departments };
  const nouns = [...REGISTER_TYPES, ...Object.keys(LOG_WRITTEN_BY)];
  const { rows } = await sql<{ noun: string }>`
    select noun from unnest(${nouns}::text[]) noun
    where app_writes_entry(noun, ${department}, ${JSON.stringify(scope)}::jsonb)`.execute(
    app.db.system,
  );
  return rows.map(({ noun }) => noun).toSorted();
}

/** Nouns without a department that the contract lets an asker write. */
const ofCompany = (asker: Asker): string[] => {
  const abilities = abilitiesOf(asker);
  return Object.entries(LOG_WRITTEN_BY)
    .filter(([, { of, by }]) => of === 'company' && by.some((one) => abilities.includes(one)))
    .map(([noun]) => noun)
    .toSorted();
};

describe.each(ASKERS.map((asker) => [asker.role, asker.egitim_sorumlusu, asker] as const))(
  '%s, training officer: %s',
  (role, _officer, asker) => {
    it('appends entries without a department of every noun that the abilities write', async () => {
      expect(await allowed(asker, NO_DEPARTMENT)).toEqual(expect.arrayContaining(ofCompany(asker)));
    });

    if (role === 'temsilci')
      it('appends none of another noun, and none of another department', async () => {
        expect(await allowed(asker, NO_DEPARTMENT)).toEqual(ofCompany(asker));
        expect(await allowed(asker, FOREIGN)).toEqual(ofCompany(asker));
      });
  },
);
