import { afterAll, expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { openOwner } from '../../test/owner.ts';
import { entryDigest, type PrintedEntry } from './digests.ts';

const app = await appOfFile();
const owner = await openOwner(app.url);
afterAll(() => owner.close());

const usual = {
  ...{ id: 7, company_id: 3, department_id: 0, tur: 'dokumanlar', record_id: 9, islem: 'ekleme' },
  ...{ user_id: 4, guncelleyen: 'Ece Er', aktor_turu: 'kisi', geri_alinan: null },
  ...{ toplu_islem: null, geri_donulen: null, ozet_surumu: null },
  tarih: '2026-11-23 05:00:00.000001+00',
  alanlar: [{ alan: 'a', eski: null, yeni: 1.5 }],
};

it.each([
  ['usual', {}],
  ['of today', { ozet_surumu: 2 }],
  [
    'of today with all that it may have',
    {
      ...{ ozet_surumu: 2, toplu_islem: '0d1cfb0c-8a2d-4f2c-9c9e-3c1f6c0e5a11', geri_donulen: 4 },
      ...{ user_id: null, aktor_turu: 'otomatik', geri_alinan: 5 },
    },
  ],
  ['of a job', { user_id: null, aktor_turu: 'otomatik' }],
  ['that takes another back', { geri_alinan: 5 }],
  ['of a job that takes another back', { user_id: null, aktor_turu: 'otomatik', geri_alinan: 5 }],
  [
    'with quotes and control characters',
    { guncelleyen: '"\\/\b\f\n\r\t\u0001\u001f\u007fİı😀\u2028' },
  ],
  ['with a value of every kind', { alanlar: [{ b: [true, 1e20, 'x\n"', { z: null, a: {} }] }] }],
  ['without a fraction of a second', { tarih: '2026-11-23 05:00:00+00' }],
  ['of before 1970', { tarih: '1969-12-31 23:59:59.5+00' }],
])('an entry %s has the digest that the database gave it', async (_, changes) => {
  const { rows } = await owner.ask<PrintedEntry & { digest: string }>(
    `select l.id::text, l.company_id::text, l.department_id::text, l.tur, l.record_id::text, l.islem,
       l.user_id::text, l.guncelleyen, (l.tarih at time zone 'UTC')::text || '+00' as tarih,
       l.alanlar::text, l.aktor_turu, l.geri_alinan::text, l.toplu_islem::text,
       l.geri_donulen::text, l.ozet_surumu::text, l.ozet,
       change_log_hash('before', l) as digest
     from jsonb_populate_record(null::change_logs, $1::jsonb) l`,
    [JSON.stringify({ ...usual, ...changes })],
  );
  const [entry] = rows;
  expect(entry && entryDigest('before', entry)).toBe(entry?.digest);
});
