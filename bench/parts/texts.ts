// Cost of marking texts within an update: `npm run bench -- --only texts`. Starts a database and a server
// of its own; 1,000 texts each rest on the retention periods of 1,000 activities.
import { processingActivities } from '@emanet/contract/processing-activities';
import { texts } from '@emanet/contract/texts';
import { sql } from 'kysely';
import { addActivities } from '../../server/test/many/records.ts';
import { openHouse, quantile } from '../house.ts';

const ACTIVITIES = 1000;
const TEXTS = 1000;
const ROUNDS = 200;
const TARGET_MS = 5;

await using house = await openHouse();
const { address, config, db, makeCompany, makeDepartment, makeUser, cookieFor, settle } = house;

type Place = Readonly<{ headers: Record<string, string>; first: number }>;

const [marked, plain] = [await makePlace(), await makePlace()];
const { company } = marked;
await sql`insert into metinler (company_id, tur, ad, kisa_ad, kapsam, govde, sablon_surumu, durum, yayindaki)
  select ${company}, 'calisan', 'Metin ' || n, 'metin-' || n, '{}', '{}', 1, 'yayinda', 1
  from generate_series(1, ${TEXTS}::int) n`.execute(db.system);
await sql`insert into metin_kaynaklari (company_id, metin_id, kayit_turu, kayit_id, alan, deger, cumleler)
  select m.company_id, m.id, 'veri_harita', v.id, 'saklama_suresi',
    md5((to_jsonb(v) -> 'saklama_suresi')::text), array['sure:veri_harita:' || v.id]
  from metinler m join veri_harita v on v.company_id = m.company_id
  where m.company_id = ${company}`.execute(db.system);
await settle();
// In turns, so that whatever else the machine does falls on both.
const [beside, without]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  without.push(await timed(() => update(plain, round)));
  beside.push(await timed(() => update(marked, round)));
}
const lists: number[] = [];
for (let round = 0; round < 10; round++)
  lists.push(await timed(() => fetch(address + texts.list.path, { headers: marked.headers })));
const costs = beside.map((time, at) => time - (without[at] ?? 0));
const [cost, list] = [quantile(costs, 0.5), quantile(lists, 0.5)];
console.log(
  `update of an activity: median ${quantile(without, 0.5).toFixed(1)} ms, in a company of ${TEXTS} ` +
    `texts ${quantile(beside, 0.5).toFixed(1)} ms; marking costs ${cost.toFixed(1)} ms, target ` +
    `${TARGET_MS} ms; list of these texts, each stale by ${ROUNDS} sentences, ${list.toFixed(0)} ms`,
);

/** A company with activities and somebody who changes them. */
async function makePlace(): Promise<Place & Readonly<{ company: number }>> {
  const company = await makeCompany();
  const where = { company, department: await makeDepartment(company) };
  const { user_id } = await makeUser({ companies: [company] });
  const cookie = await cookieFor(user_id);
  const headers = { cookie, origin: config.BASE_URL, 'content-type': 'application/json' };
  const { first } = await addActivities(db, where, ACTIVITIES);
  return { company, headers, first };
}

/** Changes the retention period of one activity after the other. */
function update({ headers, first }: Place, round: number): Promise<Response> {
  const path = processingActivities.update.path.replace(':id', String(first + round));
  const body = JSON.stringify({ saklama_suresi: `${round + 1} yıl` });
  return fetch(address + path, { method: 'POST', headers, body });
}

async function timed(ask: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  const answer = await ask();
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
  return performance.now() - began;
}
