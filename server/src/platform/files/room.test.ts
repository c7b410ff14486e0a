import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type Caller, type TestApp } from '../../../test/app.ts';
import { addPaper, serveTestForms, storedKeys } from '../../../test/file-routes.ts';
import { pdf } from '../../../test/sample-files.ts';
import type { Config } from '../start/config.ts';

const KB = 1024;
const BIG = 700 * KB;
let app: TestApp;
let company: number;

async function open(settings: Partial<Config>) {
  app = await testApp(settings);
  serveTestForms(app);
  app.app.uploaders.set('dokuman', 'documents.read');
  company = await app.makeCompany();
}
afterEach(() => app.close());

const someone = async () => app.signInAs({ role: 'yönetici', companies: [company] });
const add = async (who: Caller, size = BIG) => {
  const file = { name: 'Belge.pdf', bytes: pdf(size) };
  const { status, text } = await who.call(addPaper, { body: { dokuman_ismi: 'Belge' }, file });
  return { status, ...(JSON.parse(text) as { id: string; code?: string; message?: string }) };
};
const begin = (who: Caller, size: number) =>
  app.app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      ...who.headers,
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': `kind ${btoa('dokuman')},filename ${btoa('a.pdf')}`,
    },
  });

describe('the room of a company', () => {
  beforeEach(() => open({ MAX_STORAGE_MB: 2, MAX_PERSON_STORAGE_MB: 1 }));

  it('has a share for each person, in which released files count', async () => {
    const [one, other] = [await someone(), await someone()];
    const first = await add(one);
    expect(first.status).toBe(200);
    await app.db.system
      .updateTable('dosyalar')
      .set({ birakilma_tarihi: new Date().toISOString() })
      .where('id', '=', first.id)
      .execute();
    const second = await add(one);
    expect([second.status, second.code]).toEqual([413, 'PERSON_STORAGE_FULL']);
    expect(second.message).toContain('en fazla 1 MB');
    expect((await add(other)).status).toBe(200);
    expect(await storedKeys(app)).toHaveLength(2);
  });

  it('ends for all of its people together, and for no other company', async () => {
    for (let n = 0; n < 2; n += 1) expect((await add(await someone())).status).toBe(200);
    expect((await add(await someone())).code).toBe('COMPANY_STORAGE_FULL');
    company = await app.makeCompany();
    expect((await add(await someone())).status).toBe(200);
  });

  it('is reserved before bytes are taken, so that many at once stay within it', async () => {
    const who = await someone();
    const made = await Promise.all(Array.from({ length: 6 }, () => add(who, 300 * KB)));
    expect(made.map(({ code }) => code ?? 'kept').toSorted()).toEqual([
      ...Array<string>(3).fill('PERSON_STORAGE_FULL'),
      ...Array<string>(3).fill('kept'),
    ]);
    const begun = await Promise.all(
      [await someone(), await someone(), await someone()].map((one) => begin(one, BIG)),
    );
    expect(begun.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 413, 413]);
    const open = app.db.system.selectFrom('yuklemeler').where('company_id', '=', company);
    expect(await open.select('boyut').execute()).toEqual([{ boyut: BIG }]);
  });

  it('is not taken for long by a request that a kill cut off', async () => {
    const who = await someone();
    const { rows } = await sql<{ user_id: number }>`insert into yuklemeler
      (id, company_id, user_id, kullanim, ad, boyut, form, olusturma_tarihi)
      select gen_random_uuid(), ${company}, user_id, 'dokuman', 'a.pdf', ${BIG}, true,
        now() - interval '3 hours'
      from sessions order by created_at desc limit 1 returning user_id`.execute(app.db.system);
    expect(rows).toHaveLength(1);
    expect((await add(who)).status).toBe(200);
  });

  it('is taken by unfinished uploads too, at their whole length', async () => {
    const who = await someone();
    expect((await begin(who, BIG)).statusCode).toBe(201);
    expect((await add(who)).code).toBe('PERSON_STORAGE_FULL');
    const refused = await begin(who, BIG);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      413,
      'PERSON_STORAGE_FULL',
    ]);
  });
});

describe('a disk with less than the reserve', () => {
  beforeEach(() => open({ MIN_FREE_MB: 1_000_000_000 }));

  it('takes no uploads, while records are written and the probe says so', async () => {
    const who = await someone();
    const refused = await add(who);
    expect([refused.status, refused.code]).toEqual([507, 'STORAGE_FULL']);
    expect((await begin(who, BIG)).statusCode).toBe(507);
    expect(await storedKeys(app)).toEqual([]);
    expect((await who.call(addPaper, { body: { dokuman_ismi: 'Dosyasız' } })).status).toBe(200);
    const ready = await app.app.inject({ url: '/api/ready' });
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ status: 'ok', files: true, space: false });
  });
});
