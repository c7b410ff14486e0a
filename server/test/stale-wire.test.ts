import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { activityBody } from '../src/features/processing-activities/sample.ts';
import { testApp } from './app.ts';
import { startWire } from './faults/wire.ts';

const calls = processingActivities;

const wire = await startWire(inject('databaseUrl'));
const app = await testApp({}, { url: wire.url });
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const caller = await app.signInAs({ companies: [company] });
afterAll(async () => {
  await app.close();
  await wire.close();
});

const read = async () => (await caller.call(calls.list, { query: { limit: '5' } })).status;
async function add(name: string) {
  const { status, body } = await caller.call(calls.add, { body: activityBody(department, name) });
  return status === 201 ? body.data.id : undefined;
}

it.each(['silence', 'drop'] as const)(
  'answers every call, heals and keeps what it acknowledged after a %s of all connections',
  async (fault) => {
    await Promise.all(Array.from({ length: 12 }, read));
    const before = await Promise.all([1, 2, 3].map((n) => add(`${fault} before ${n}`)));
    expect(before.every((id) => id !== undefined)).toBe(true);
    wire[fault]();
    const [reads, added, ready] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, read)),
      Promise.all(Array.from({ length: 6 }, (_, n) => add(`${fault} during ${n}`))),
      app.app.inject({ url: '/api/ready' }),
    ]);
    for (const status of reads) expect([200, 503]).toContain(status);
    // Every pool has to answer: with silent connections the node may be sent nothing.
    if (fault === 'silence') expect(ready.statusCode).toBe(503);
    await vi.waitUntil(async () => (await read()) === 200, { timeout: 30_000 });
    const after = await Promise.all(Array.from({ length: 12 }, read));
    expect(new Set(after)).toEqual(new Set([200]));
    expect((await app.app.inject({ url: '/api/ready' })).statusCode).toBe(200);
    const kept = [...before, ...added].filter((id) => id !== undefined);
    const { rows } = await sql<{ id: number }>`
      select id from veri_harita where id = any(${kept}::int[])`.execute(app.db.system);
    expect(rows.map(({ id }) => id).sort()).toEqual(kept.sort());
  },
  90_000,
);
