// How long the records linked to an activity take, and the counts of the menu: `npm run bench -- --only links`.
// Starts a database and a server of its own and fills the registers of one company.
import { inventory } from '@emanet/contract/inventory';
import { processingActivities } from '@emanet/contract/processing-activities';
import { addActivities, addLinked } from '../../server/test/many/records.ts';
import { openHouse, quantile } from '../house.ts';

const ACTIVITIES = 2000;
const SIZES = [1000, 100_000];
const ROUNDS = 50;

await using house = await openHouse();
const { address, db, makeCompany, makeDepartment, makeUser, cookieFor } = house;

const company = await makeCompany();
const where = { company, department: await makeDepartment(company) };
const { user_id } = await makeUser({ companies: [company] });
const cookie = await cookieFor(user_id);
const ids = await addActivities(db, where, ACTIVITIES);
let stored = 0;
for (const size of SIZES) {
  await addLinked(db, where, ids, size - stored);
  stored = size;
  const links = processingActivities.links.path.replace(':id', String(ids.first + 7));
  for (const path of [links, inventory.counts.path]) await measure(size, path, cookie);
}

async function measure(size: number, path: string, cookie: string): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const answer = await fetch(address + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(await answer.text());
    bytes = (await answer.text()).length;
    times.push(performance.now() - began);
  }
  const at = (share: number) => quantile(times, share).toFixed(1);
  console.log(
    `${size} rows a register, ${path}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, ${bytes} bytes`,
  );
}
