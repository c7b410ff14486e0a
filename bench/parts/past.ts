// Measures what a past day costs: `npm run bench -- --only past`. One company with 1,000 activities and 50,000 entries
// of the change log over two years, beside today's list in the same run.
import { processingActivities } from '@emanet/contract/processing-activities';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { asOwner } from '../../server/test/many/findable.ts';
import { companyOfActivities } from '../activities.ts';
import { openHouse, quantile } from '../house.ts';

const RECORDS = 1000;
const ENTRIES = 50_000;
const TARGET_MS = 400;
const ROUNDS = 30;

await using house = await openHouse();
const { cookie } = await companyOfActivities(house, RECORDS);
await asOwner(
  house.databaseUrl,
  `begin;
  set local statement_timeout = 0;
  alter table change_logs disable trigger user, no force row level security;
  alter table veri_harita disable trigger user, no force row level security;
  update change_logs set tarih = tarih - interval '730 days';
  update veri_harita set olusturma_tarihi = olusturma_tarihi - interval '730 days',
    onay_tarihi = onay_tarihi - 400;
  insert into change_logs (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, tarih, alanlar, ozet)
  select t.company_id, t.department_id, 'veri_harita', t.id, 'güncelleme', 'otomatik', 'Ölçüm',
    now() - make_interval(mins => (one.nth * 20 + 60)),
    jsonb_build_array(
      jsonb_build_object('alan', 'faaliyet_aciklamasi', 'eski', 'Önce ' || one.nth, 'yeni', 'Sonra ' || one.nth),
      jsonb_build_object('alan', 'saklama_suresi', 'eski', null, 'yeni', 'is_iliskisi_10')), ''
  from generate_series(0, ${ENTRIES - 1}) one(nth)
  join (select *, row_number() over (order by id) - 1 as place from veri_harita) t
    on t.place = one.nth % ${RECORDS};
  alter table change_logs enable trigger user, force row level security;
  alter table veri_harita enable trigger user, force row level security;
  commit;`,
);
await asOwner(house.databaseUrl, 'vacuum analyze');

const { list } = processingActivities;
const days = [1, 30, 365, 700].map((ago) => [ago, daysAfter(todayInTurkey(), -ago)] as const);
const now = await timesOf(list.path);
console.log(`today: median ${now.median.toFixed(0)} ms, p95 ${now.p95.toFixed(0)} ms`);
for (const [ago, day] of days) {
  const { median, p95 } = await timesOf(`${list.path}?tarih=${day}`);
  const holds = median <= TARGET_MS;
  console.log(
    `${holds ? 'good' : 'BAD '} ${ago} days ago: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms ` +
      `(wanted ≤ ${TARGET_MS}); ${(median / now.median).toFixed(1)} times today`,
  );
  if (!holds) process.exitCode = 1;
}

async function timesOf(path: string) {
  const times: number[] = [];
  for (let warm = 0; warm < 3; warm += 1) await house.ask(cookie, path);
  while (times.length < ROUNDS) times.push(await house.ask(cookie, path));
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
