import { endpoints } from '@emanet/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp, type Caller, type TestApp } from './app.ts';
import { MATRIX } from './authorisation/matrix.ts';
import type { Target } from './authorisation/rows.ts';
import { kindOf, makeRecord } from './authorisation/records.ts';

/**
 * Every text that an endpoint takes, in address, query or body, filled with what attackers and
 * accidents send. It may be refused, found or stored; it must not make the server fail.
 */
const HOSTILE = [
  '',
  '%',
  String.raw`_\%'"; drop table companies; --`,
  "' or '1'='1",
  'a\u0000b',
  'x'.repeat(10_000),
  '\ud800',
  'a\udfffb',
  '\u202etxet\u2066',
  '١٢٣',
  '__proto__',
  'constructor',
  '-0',
  '1e9',
  '99999999999999999999',
  '{"$gt":""}',
  '=HYPERLINK("http://kotu.test")',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'İ'.repeat(200),
  ' ; '.repeat(60),
];

let app: TestApp;
let consultant: Caller;
let own: Target;

beforeAll(async () => {
  app = await testApp();
  const company_id = await app.makeCompany();
  const department_id = await app.makeDepartment(company_id);
  own = { company_id, department_id, record_id: 0, user_id: 0 };
  consultant = await app.signInAs({ companies: [company_id] });
});
afterAll(() => app.close());

/** Names of what an endpoint takes in its address or query. */
const namesIn = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** The fields of a good body that hold a text. */
const textsIn = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));

/** All but the one that would end the session of this very test. */
const tried = endpoints.filter(({ name }) => name !== 'auth.signOut');

describe.each(tried.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    it('bears whatever is sent', async () => {
      const kind = kindOf(name);
      const record_id = await makeRecord(app, kind, own, 'Kayıt');
      const good = MATRIX[name]?.input?.({ ...own, record_id }) ?? {};
      const body = good.body instanceof Uint8Array ? undefined : good.body;
      const failed: unknown[] = [];
      for (const text of HOSTILE) {
        const calls = [
          ...namesIn(endpoint.params).map((one) => ({
            ...good,
            // No address can hold half a character.
            params: { ...good.params, [one]: text.toWellFormed() },
          })),
          ...namesIn(endpoint.query).map((one) => ({
            ...good,
            query: { ...good.query, [one]: text },
          })),
          ...textsIn(body ?? {}).map((one) => ({ ...good, body: { ...body, [one]: text } })),
        ];
        for (const call of calls) {
          const { status } = await consultant.call(endpoint, call);
          if (status >= 500) failed.push([status, call]);
        }
      }
      expect(failed).toEqual([]);
    });
  },
);
