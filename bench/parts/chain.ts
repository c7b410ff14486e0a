// How many entries a second the chains and the outbox take together: `npm run bench -- --only chain`.
// Entries go into the change logs of 100 companies, each with a mail in the same transaction, as the
// application writes both: as one company's request, and in one journey to the database.
import { sql } from 'kysely';
import { scopeOfJob } from '../../server/src/platform/access/scope.ts';
import { commitWith } from '../../server/src/platform/db.ts';
import { enqueueMail } from '../../server/src/platform/mail/outbox.ts';
import { openHouse, quantile } from '../house.ts';

const COMPANIES = 100;
const WRITERS = 8;
const SECONDS = 10;
const WANTED = 1000;

await using house = await openHouse();
const { config, db, makeCompany, makeDepartment, makeUser } = house;

type Place = Readonly<{ company: number; department: number; user: number }>;

const places: Place[] = [];
for (let made = 0; made < COMPANIES; made += 1) {
  const company = await makeCompany();
  const department = await makeDepartment(company);
  const { user_id: user } = await makeUser({ companies: [company] });
  places.push({ company, department, user });
}
await measure(places, 2);
const { perSecond, times } = await measure(places, SECONDS);
console.log(
  `${Math.round(perSecond)} transactions a second, each an entry in the chain of one of ` +
    `${COMPANIES} companies and a mail (wanted ≥ ${WANTED}); ` +
    `half within ${quantile(times, 0.5).toFixed(1)} ms, 99 of 100 within ${quantile(times, 0.99).toFixed(1)} ms`,
);

/** Writers that each take the next company, for so long. */
async function measure(places: readonly Place[], seconds: number) {
  const times: number[] = [];
  let count = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const writer = async () => {
    while (performance.now() < until) {
      const place = places[(count += 1) % places.length];
      if (!place) return;
      const start = performance.now();
      await write(place, count);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return { times, perSecond: (times.length * 1000) / (performance.now() - began) };
}

async function write({ company, department, user }: Place, number: number): Promise<void> {
  const alanlar = [{ alan: 'dosya_ismi', eski: null, yeni: `Dosya ${number}` }];
  await db.write(scopeOfJob({ kind: 'job', job: 'bench' }, company), (tx) =>
    Promise.all([
      sql`insert into change_logs
        (company_id, department_id, tur, record_id, islem, user_id, guncelleyen, alanlar)
        values (${company}, ${department}, 'veri_harita', ${number}, 'güncelleme', ${user},
          'Deneme', ${JSON.stringify(alanlar)}::jsonb)`.execute(tx),
      enqueueMail(tx, config, {
        to: `kisi${number}@ornek.test`,
        language: 'tr',
        content: { subject: 'Deneme', blocks: [] },
        company_id: company,
      }),
      commitWith(tx),
    ]),
  );
}
