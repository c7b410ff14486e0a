import { sql, type RawBuilder } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { appOfFile } from '../app.ts';
import { LIST_OF_READS, unlinkedTexts } from '../../src/features/texts/stale/relink.ts';
import { grownLogs } from '../../src/features/texts/stale/stale-actions.ts';
import { withDue, withEnded } from '../../src/features/training/jobs.ts';
import { openOwner } from '../owner.ts';

// Tables as they lie after years, in a transaction that is not kept.
const app = await appOfFile();
const company = await app.makeCompany();
const owner = await openOwner(inject('databaseUrl'));
await owner.ask('begin');
await owner.ask('set local role emanet_system');
await owner.ask(
  `insert into metinler (company_id, tur, ad, kisa_ad, kapsam, govde, sablon_surumu, durum, yayindaki,
      baglar_ozeti, eskime_aksiyonu_id)
    select $1::int, 'imha', 'İmha', 'imha-' || n, '{}', '[]', 1, 'yayinda', 1,
      case when n % 1000 = 0 then 'another' else $2 end, case when n % 1000 = 1 then n end
    from generate_series(1, 5000) n`,
  [company, LIST_OF_READS],
);
await owner.ask(
  `with made as (
      insert into egitim_davetleri (company_id, fullname, token_muhurlu, email, durum, ilerleme,
        istenme_tarihi, tamamlanma_tarihi, yenilendi)
      select $1::int, 'Ece Er', '', n || '@ornek.test', case when n % 100 = 0 then 'gonderildi' else 'tamamlandi' end,
        case when n % 100 = 0 then 0 else 100 end, '2020-01-01',
        case when n % 100 > 0 then '2020-01-01'::timestamptz + make_interval(days => n / 2) end,
        n < 4000 and n % 100 > 0
      from generate_series(1, 5000) n returning company_id, id, tamamlanma_tarihi
    )
    insert into egitim_sertifikalari (no, company_id, davet_id, fullname, company_name, tarih, gecerlilik,
      dogru, soru_sayisi, saniye, bolumler)
    select 'PLAN-' || id, company_id, id, 'Ece Er', 'Şirket', tamamlanma_tarihi::date,
      tamamlanma_tarihi::date + 365, 10, 10, 600, '[]'
    from made where tamamlanma_tarihi is not null`,
  [company],
);
await owner.ask('reset role');
await owner.ask('analyze metinler, egitim_davetleri, egitim_sertifikalari');
await owner.ask('set local role emanet_system');
afterAll(async () => {
  await owner.ask('rollback');
  await owner.close();
});

const QUESTIONS: readonly (readonly [string, RawBuilder<unknown>, string])[] = [
  ['texts that were linked by another list', unlinkedTexts, 'metinler_baglar'],
  ['texts with an action', grownLogs, 'metinler_aksiyon'],
  ['people to remind', withDue(new Date('2026-11-27')), 'egitim_davetleri_bekleyen'],
  ['certificates that have run out', withEnded('2026-05-01'), 'egitim_davetleri_biten'],
];

it.each(QUESTIONS)('asks for %s of all companies by an index', async (_, question, index) => {
  const { sql: text, parameters } = sql`explain ${question}`.compile(app.db.system);
  const { rows } = await owner.ask(text, [...parameters]);
  const plan = rows.map((row: object) => Object.values(row).join()).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (metinler|egitim_davetleri)/);
});
