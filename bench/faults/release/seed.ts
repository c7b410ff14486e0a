/**
 * Runs in the tree of the release of 2026-11-22, as a file of its folder `bench`, so it imports what stood
 * there: makes the tables and companies, signs in a person of each of the first ones, and prints them.
 */
export const SEED = `
import { calls, signIn } from './api/callers.ts';
import { fillCompanies } from './data/fill.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { openDb } from '../server/src/platform/db.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { createLog } from '../server/src/platform/start/log.ts';
import { judgeOutdated } from '../server/src/records/write/judge.ts';
import { registers } from '../server/src/registers.ts';

const [url, companies, records, people] = process.argv.slice(2);
await migrate(url);
const db = openDb(url);
await fillCompanies(db, url, { companies: Number(companies), records: Number(records) });
await judgeOutdated({ clock: systemClock, db, log: createLog('error') }, registers);
const callers = await signIn(db, 'emanet', Number(people));
console.log(JSON.stringify(callers.map(({ company, cookie, departments, ids }) => ({
  company, token: cookie.split('=')[1], ids,
  body: JSON.parse(calls.add({ company, cookie, departments, ids }).body),
}))));
await db.close();
`;
