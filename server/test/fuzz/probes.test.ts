import { endpoints } from '@emanet/contract/endpoints';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../app.ts';
import { everyKind, makeRecord } from '../authorisation/records.ts';
import { unique } from '../factories.ts';
import type { Known } from './arbitraries.ts';
import { describedBy, requestOf, send, sessionsOf } from './requests.ts';

/**
 * Requests made from the OpenAPI document that name rows of another company and of another department,
 * by people of every role: nothing of them is in an answer, and not one of their rows changes.
 * `npm run probes` asks 20,000 times.
 */
const PROBES = Number(process.env.PROBES ?? 900);
const EACH = Math.ceil(PROBES / endpoints.length);
const SEED = process.env.PROBES ? Date.now() % 1_000_000 : 17;
const MS_PER_PROBE = 2000;

// Jobs that other files run would change rows of a shared database meanwhile.
const app = await appOfFile({}, { own: true });
const COMPANY = unique('GizliŞirket');
const DEPARTMENT = unique('GizliDepartman');
const own = await app.makeCompany(unique('Kendi'));
const foreign = await app.makeCompany(COMPANY);
/** Every kind of record, named by what must not be seen; representatives see documents of the company. */
async function fill(company_id: number, name: string, hidden: boolean) {
  const department_id = await app.makeDepartment(company_id, unique(name));
  const place = { company_id, department_id, record_id: 0, user_id: 0 };
  const ids: number[] = [];
  for (const kind of everyKind)
    if (!hidden || !kind.companyWide) ids.push(await makeRecord(app, kind, place, name));
  return { department_id, ids };
}
const mine = await fill(own, 'Kendi', false);
const hidden = await fill(own, DEPARTMENT, true);
const strange = await fill(foreign, COMPANY, false);
const companies = [own];
const departments = [mine.department_id];
const users = [
  await app.makeUser({ role: 'danışman', companies }),
  await app.makeUser({ role: 'yönetici', companies }),
  await app.makeUser({ role: 'temsilci', companies, departments }),
  await app.makeUser({ role: 'temsilci', companies, departments, egitim_sorumlusu: true }),
];
/** A stranger and a representative see the own department alone; a training officer all for training. */
const isBlind = (who: number, { permission }: Endpoint) =>
  who === 0 || who === 3 || (who === 4 && !permission.startsWith('training'));
const stranger = await app.makeUser({ role: 'yönetici', companies: [foreign] });

const EXISTING = {
  company: [foreign, foreign, own],
  department: [strange.department_id, hidden.department_id, mine.department_id],
  user: [stranger.user_id, ...users.map(({ user_id }) => user_id)],
  row: [...strange.ids, ...hidden.ids, ...mine.ids],
};
/** Numbers that exist, by what a field or a parameter is called. */
const known: Known = new Proxy<Record<string, readonly unknown[]>>(
  {},
  {
    get: (_, name) => {
      if (typeof name !== 'string' || !/(^|_)ids?$|Id$|^kayit|^satir|lar$|ler$/.test(name)) return;
      if (/company/i.test(name)) return EXISTING.company;
      if (/department|departman/i.test(name)) return EXISTING.department;
      return /user/i.test(name) ? EXISTING.user : EXISTING.row;
    },
  },
);
const described = await describedBy(app);
const sessions = sessionsOf(app, users);

/** A digest of every row of the foreign company by table. */
async function digests(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name
    from information_schema.columns c join information_schema.tables t
      on t.table_name = c.table_name and t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = 'company_id'`.execute(app.db.system);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(t::text, ',' order by t::text)) as digest from ${sql.table(name)} t
      where t.company_id = ${foreign}`.execute(app.db.system);
    if (rows[0]?.digest) found[name] = rows[0].digest;
  }
  return found;
}
const before = await digests();

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    it(
      'shows and changes nothing of others, whatever is asked',
      async () => {
        const one = described.get(name);
        expect(one, 'in the OpenAPI document').toBeDefined();
        if (!one) return;
        const headers = await sessions(name);
        const made = fc.tuple(
          requestOf(one, known, headers.length),
          fc.constantFrom(undefined, own, foreign),
        );
        const property = fc.asyncProperty(made, async ([request, company]) => {
          const answer = await send(app, request, {
            ...headers[request.who],
            ...(company !== undefined && { 'x-company-id': String(company) }),
          });
          expect(answer.statusCode, answer.payload).toBeLessThan(500);
          expect(answer.payload).not.toContain(COMPANY);
          if (isBlind(request.who, endpoint)) expect(answer.payload).not.toContain(DEPARTMENT);
        });
        await fc.assert(property, { numRuns: EACH, seed: SEED });
      },
      60_000 + EACH * MS_PER_PROBE,
    );
  },
);

it('left every row of the other company as it was', async () => {
  expect(Object.keys(before).length).toBeGreaterThan(10);
  expect(await digests()).toEqual(before);
});
