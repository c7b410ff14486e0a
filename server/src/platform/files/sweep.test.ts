import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { nameFile, storedKeys } from '../../../test/file-routes.ts';
import { insertFile, keptKey } from './rows.ts';
import { sweepFiles } from './sweep.ts';
import type { StoreKey } from './store.ts';

const HOUR_MS = 3_600_000;

// A database of its own: the sweeper looks at every company.
const app = await appOfFile({}, { own: true });
const company = await app.makeCompany();

const write = (key: StoreKey) => app.services.files.write(key, Readable.from(['x']));
const sweepIn = (hours: number) => {
  const clock = testClock(new Date(Date.now() + hours * HOUR_MS).toISOString());
  return sweepFiles({ ...app.services, clock });
};

/** A file with its row; `named` by a document or not. */
async function keep(): Promise<string> {
  const id = randomUUID();
  await write(keptKey(company, id));
  const facts = { kind: 'dokuman', name: 'a.pdf', type: 'application/pdf' } as const;
  await app.db.system
    .transaction()
    .execute((tx) => insertFile(tx, company, { id, size: 1, sha256: '0'.repeat(64), ...facts }));
  return id;
}

describe('the sweeper', () => {
  it('leaves what may still be under way', async () => {
    await write('tmp/new');
    await write(`kept/${company}/${randomUUID()}`);
    const keys = await storedKeys(app);
    await sweepIn(0);
    await sweepIn(23);
    expect(await storedKeys(app)).toEqual(keys);
  });

  it('removes what a killed server left: temporary files, bytes without a row', async () => {
    const id = await keep();
    await nameFile(app, company, id);
    await sweepIn(25);
    expect(await storedKeys(app)).toEqual([keptKey(company, id)]);
  });

  it('keeps an evidence file as long as it can be fetched', async () => {
    const { rows } = await sql<{ anahtar: string }>`
      insert into sirket_arsivleri (company_id, isteyen, durum, son_tarih)
      values (${company}, 'x', 'hazir', now() + interval '30 days') returning anahtar`.execute(
      app.db.system,
    );
    const key: StoreKey = `kept/${company}/${rows[0]?.anahtar ?? ''}`;
    await write(key);
    await sweepIn(25);
    await sweepIn(29 * 24);
    expect(await storedKeys(app)).toContain(key);
    await sweepIn(31 * 24);
    expect(await storedKeys(app)).not.toContain(key);
  });

  it('removes a file thirty days after the last row let it go', async () => {
    const id = await keep();
    const kept = keptKey(company, id);
    const [first, second] = [await nameFile(app, company, id), await nameFile(app, company, id)];
    await app.db.system.deleteFrom('dokumanlar').where('id', '=', first).execute();
    await sweepIn(31 * 24);
    expect(await storedKeys(app)).toContain(kept);
    await app.db.system.deleteFrom('dokumanlar').where('id', '=', second).execute();
    await sweepIn(29 * 24);
    expect(await storedKeys(app)).toContain(kept);
    await sweepIn(31 * 24);
    expect(await storedKeys(app)).not.toContain(kept);
    const row = app.db.system.selectFrom('dosyalar').select('id').where('id', '=', id);
    expect(await row.execute()).toEqual([]);
  });

  it('removes uploads that nobody finished or kept', async () => {
    const { user_id } = await app.makeUser({ companies: [company] });
    const id = randomUUID();
    const row = { id, company_id: company, user_id, kullanim: 'video', ad: 'a', boyut: 9 } as const;
    await app.db.system.insertInto('yuklemeler').values(row).execute();
    await write(`uploads/${id}`);
    await sweepIn(47);
    expect(await storedKeys(app)).toContain(`uploads/${id}`);
    await sweepIn(73);
    expect(await storedKeys(app)).not.toContain(`uploads/${id}`);
    const rows = app.db.system.selectFrom('yuklemeler').select('id').where('id', '=', id);
    expect(await rows.execute()).toEqual([]);
  });
});
