// Long lists of work and people in Chromium: `npm run bench -- --only boards`. 1,000 actions as a
// list and on the board, frames while a card is dragged and while it is moved by keys, 500
// departments with 2,000 people, and a portfolio of 50 and of 300 clients that is scrolled. A database
// and a server of its own, with the built web.
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { openWeb, quantile } from '../house.ts';

const ACTIONS = 1000;
const DEPARTMENTS = 500;
const PEOPLE = 2000;
const CLIENTS = [50, 300] as const;
const ROUNDS = 5;
const WANTED_MS = 1000;
const WANTED_FPS = 60;

await using house = await openWeb();

const company = await house.makeCompany();
const department = await house.makeDepartment(company);
const { user_id } = await house.makeUser({ companies: [company], role: 'yönetici' });
const context = await house.windowOf(user_id);
const page = await context.newPage();
await sql`
  insert into aksiyonlar (company_id, department_id, aksiyon_ismi, risk, durum, son_tarih, guncelleyen)
  select ${company}, ${department}, 'Aksiyon ' || n, (array['Yüksek', 'Orta', 'Düşük'])[1 + n % 3],
    n % 4 = 0, current_date + n % 60, 'Deneme'
  from generate_series(1, ${ACTIONS}::int) n`.execute(house.db.system);
await page.goto(`${house.address}/aksiyonlar?gorunum=liste`);
await measure(page, `list of ${ACTIONS} actions`, '/aksiyonlar?gorunum=liste', '[data-row]');
await measure(page, `board of ${ACTIONS} actions`, '/aksiyonlar', '[data-action-card]');
const [dragged, keyed] = [await framesOfDrag(page), await framesOfKeys(page)];
console.log(
  `board: ${dragged.toFixed(0)} frames a second under the mouse, ${keyed.toFixed(0)} by keys ` +
    `(wanted ${WANTED_FPS})`,
);
await addPeople(company);
await measure(page, `${DEPARTMENTS} departments`, '/organizasyon', '[data-row]');
await measure(page, `${PEOPLE} people`, '/organizasyon?sekme=temsilciler', '[data-row]');
for (const count of CLIENTS) await measurePortfolio(count);

/** Time from asking for a screen inside the application until its rows stand there. */
async function measure(page: Page, what: string, path: string, rows: string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto(`${house.address}/giris-kayitlari`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    times.push(
      // Until the frame after the one in which they are there.
      await page.evaluate<number>(`(async () => {
        const began = performance.now();
        history.pushState({}, '', ${JSON.stringify(path)});
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        while (!document.querySelector(${JSON.stringify(rows)}))
          await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now() - began;
      })()`),
    );
  }
  const warm = times.slice(1);
  console.log(
    `${what}: ${quantile(warm, 0.5).toFixed(0)} ms, worst ${Math.max(...warm).toFixed(0)}, ` +
      `first ${times[0]?.toFixed(0)} (wanted < ${WANTED_MS})`,
  );
}

/** The list of a consultant's clients until it is drawn, and its frames under the wheel. */
async function measurePortfolio(count: number): Promise<void> {
  const companies: number[] = [];
  while (companies.length < count) companies.push(await house.makeCompany());
  const consultant = await house.makeUser({ companies, role: 'danışman' });
  const context = await house.windowOf(consultant.user_id);
  const page = await context.newPage();
  await page.goto(`${house.address}/portfoy`);
  await measure(page, `portfolio of ${count} clients`, '/portfoy', '[data-row]');
  await page.locator('[data-row]').first().hover();
  const counted = await frames(page);
  for (let turn = 0; turn < 120; turn += 1) await page.mouse.wheel(0, turn < 60 ? 200 : -200);
  console.log(`scrolled: ${(await counted()).toFixed(0)} frames a second (wanted ${WANTED_FPS})`);
  await context.close();
}

/** Counts frames from now on; gives a function that says how many there were in a second. */
async function frames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`
    window.counted = { began: performance.now(), frames: 0 };
    const count = () => { window.counted.frames += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);`);
  return () =>
    page.evaluate<number>(
      'window.counted.frames * 1000 / (performance.now() - window.counted.began)',
    );
}

/** A card is dragged to and fro over all columns for some seconds. */
async function framesOfDrag(page: Page): Promise<number> {
  const box = await page.locator('[data-action-card]').first().boundingBox();
  if (!box) throw new Error('there is no card');
  const y = box.y + 5;
  await page.mouse.move(box.x + 5, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, y + 10, { steps: 5 });
  const counted = await frames(page);
  for (let turn = 0; turn < 4; turn += 1) {
    await page.mouse.move(1300, y + 200, { steps: 40 });
    await page.mouse.move(box.x + 30, y + 10, { steps: 40 });
  }
  const rate = await counted();
  await page.mouse.up();
  return rate;
}

/** A card goes from column to column by the keys. */
async function framesOfKeys(page: Page): Promise<number> {
  await page.locator('[data-action-card]').first().focus();
  const counted = await frames(page);
  for (let turn = 0; turn < 6; turn += 1) {
    await page.keyboard.press(turn % 2 === 0 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
    await page.waitForTimeout(400);
  }
  return counted();
}

async function addPeople(company: number): Promise<void> {
  await sql`
    insert into departments (company_id, department_name)
    select ${company}, 'Departman ' || n from generate_series(2, ${DEPARTMENTS}::int) n`.execute(
    house.db.system,
  );
  await sql`
    with made as (
      insert into users (email, fullname, role)
      select 'kisi' || n || '@olcum.test', 'Kişi ' || n, 'temsilci' from generate_series(1, ${PEOPLE}::int) n
      returning user_id),
    placed as (select user_id, row_number() over (order by user_id) as n from made),
    rooms as (
      select department_id, row_number() over (order by department_id) as n from departments
      where company_id = ${company})
    insert into memberships (user_id, company_id, department_id, company_active, sira)
    select placed.user_id, ${company}, rooms.department_id, true, 0
    from placed join rooms on rooms.n = 1 + placed.n % ${DEPARTMENTS}`.execute(house.db.system);
}
