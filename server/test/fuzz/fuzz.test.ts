import { endpoints } from '@emanet/contract/endpoints';
import { errorBody } from '@emanet/contract/shared/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../app.ts';
import { kindOf, makeRecord } from '../authorisation/records.ts';
import { describedBy, requestOf, send, sessionsOf } from './requests.ts';

/**
 * Requests made from the OpenAPI document: whatever is asked, no answer is a failure of the server,
 * and each is one that the contract describes. `npm run fuzz` asks 100,000 times.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500);
const EACH = Math.ceil(REQUESTS / endpoints.length);
/** The small share asks the same at every run; the whole asks something else each time. */
const SEED = process.env.FUZZ_REQUESTS ? Date.now() % 1_000_000 : 13;
const MS_PER_REQUEST = 2000;

const app = await appOfFile();
const company_id = await app.makeCompany();
const department_id = await app.makeDepartment(company_id);
const place = { company_id, department_id, record_id: 0, user_id: 0 };
const ids: number[] = [];
for (const noun of ['processingActivities', 'assets', 'actions', 'documents', 'training'])
  ids.push(await makeRecord(app, kindOf(`${noun}.x`), place, 'Kayıt'));
const companies = [company_id];
const users = [
  await app.makeUser({ companies }),
  await app.makeUser({ role: 'yönetici', companies }),
  await app.makeUser({ companies, departments: [department_id] }),
];
const known = { id: ids, recordId: ids, department_id: [department_id], company_id: [company_id] };
const described = await describedBy(app);
const sessions = sessionsOf(app, users);

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, endpoint) => {
    it(
      'answers as the contract describes, whatever is asked',
      async () => {
        const one = described.get(name);
        expect(one, 'in the OpenAPI document').toBeDefined();
        if (!one) return;
        const headers = await sessions(name);
        const made = requestOf(one, known, users.length + 1);
        const property = fc.asyncProperty(made, async (request) => {
          const answer = await send(app, request, headers[request.who]);
          const { statusCode, payload } = answer;
          if (statusCode >= 400) {
            expect(statusCode, payload).toBeLessThan(500);
            errorBody.parse(JSON.parse(payload));
            return;
          }
          expect(Object.keys(one.operation.responses)).toContain(String(statusCode));
          if (!endpoint.raw) endpoint.answers.parse(JSON.parse(payload));
        });
        await fc.assert(property, { numRuns: EACH, seed: SEED });
      },
      60_000 + EACH * MS_PER_REQUEST,
    );
  },
);
