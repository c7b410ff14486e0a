import { randomUUID } from 'node:crypto';
import { png } from '../server/test/sample-files.ts';
import { actions } from '@emanet/contract/actions';
import { portfolio } from '@emanet/contract/portfolio';
import { clocks } from '@emanet/contract/clocks';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { expect, type Page } from '@playwright/test';
import { admin } from './steps/operator.ts';
import { expectAccessibleInBoth } from './steps/axe.ts';
import { addPerson, makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { expectPaper, printToScreen, putPaperAway } from './steps/paper.ts';
import { addRecord } from './steps/registers.ts';
import { optionsOf } from './steps/shell.ts';
import { test } from './test.ts';
import { fill, WORDS, type Words } from './steps/words.ts';

/** Three clients of one consultant, each with an action of its own day; the first has it late. */
async function clientsOf(page: Page) {
  const made = [await makeCompany('Depo'), await makeCompany('Depo'), await makeCompany('Depo')];
  const companies = made.map(({ company }) => company);
  await signIn(page, await addPerson({ role: 'danışman', name: 'Selin Aydoğan', companies }));
  await addPerson({ role: 'danışman', name: 'Mert Tuna', companies: companies.slice(0, 1) });
  const today = todayInTurkey(Date.now());
  for (const [at, { company, departments }] of made.entries())
    await addRecord(
      page,
      actions.add,
      departments[0],
      { aksiyon_ismi: `İş ${at}`, risk: 'Orta', son_tarih: daysAfter(today, at * 2 - 2) },
      company,
    );
  const [, second] = made;
  await addRecord(
    page,
    clocks.add,
    undefined,
    { tur: 'kurul_belge', ad: 'Kurul yazısı', baslangic: daysAfter(today, -3) },
    second?.company,
  );
  return made;
}
/** Gives a client a day of the law that has passed. */
const makeLate = (page: Page, client: Readonly<{ company: string }> | undefined) =>
  addRecord(
    page,
    clocks.add,
    undefined,
    {
      ...{ tur: 'kurul_belge', ad: 'Geciken yazı' },
      baslangic: daysAfter(todayInTurkey(Date.now()), -60),
    },
    client?.company,
  );
const rowsOf = (page: Page) => page.locator('[data-row]');

test('a consultant sees all clients, opens one at its deadline and comes back @phone', async ({
  page,
  locale,
  isMobile,
}) => {
  const words = WORDS[await speak(page, locale)];
  const [first, second] = await clientsOf(page);
  await makeLate(page, first);
  await page.goto('/portfoy');
  await expect(page.getByRole('heading', { name: words.portfolio.title, level: 1 })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(3);
  // A client that is late by law stands first, before one with a day of the law to come.
  await expect(rowsOf(page).first()).toContainText(first?.name ?? '');
  await expect(rowsOf(page).nth(1)).toContainText(second?.name ?? '');
  await expectAccessibleInBoth(page);

  const face = (name: string) =>
    page.locator('label').filter({ hasText: new RegExp(`^${name} \\d`) });
  await face(words.portfolio.faces.geciken).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).first()).toContainText(first?.name ?? '');
  await face(words.portfolio.faces.tumu).click();
  await page.locator('[data-list-search]').fill(second?.name ?? '');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]q=/);
  if (isMobile) await rowsOf(page).first().click();
  else {
    await rowsOf(page).first().focus();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/sureler\?sure=\d+/);
  // The other client loads the page anew; Back before it has begun would be lost.
  await expect(page.getByRole('heading', { name: words.clocks.title, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/portfoy\?q=/);
  await expect(rowsOf(page)).toHaveCount(1);
});

test('a week is sorted, assigned by the keyboard, finished, and undone', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const [first] = await clientsOf(page);
  await makeLate(page, first);
  await page.goto('/portfoy');
  const { person, assign } = words.portfolio;
  await page.getByRole('columnheader').getByRole('button', { name: person }).click();
  await expect(page).toHaveURL(/sirala=kim/);
  // The next duty by law is given to somebody in its client's row, and taken back.
  const client = rowsOf(page).filter({ hasText: first?.name ?? '' });
  const owner = client.locator('[data-assign]');
  await expect(owner).toHaveAttribute('title', /Selin Aydoğan/);
  await owner.click();
  await page.getByPlaceholder(words.portfolio.findPerson).fill('mert');
  await page.getByRole('menuitem', { name: /Mert Tuna/ }).click();
  await expect(owner).toContainText('Mert Tuna');
  await page.getByRole('button', { name: words.common.undo }).click();
  await expect(owner).toContainText(assign);
  // A menu higher than the window scrolls.
  await page.setViewportSize({ width: 1280, height: 480 });
  await rowsOf(page).first().locator('[data-act="menu"]').click();
  const last = page.getByRole('menuitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portfoy/hafta');
  await expect(page.getByText(words.clocks.ranks.lateStatutory).first()).toBeVisible();
  const late = rowsOf(page).filter({ hasText: 'İş 0' });
  await late.focus();
  await page.keyboard.press('a');
  await page.getByPlaceholder(words.portfolio.findPerson).fill('mert');
  await expect(page.getByRole('menuitem', { name: /Mert Tuna/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(late).toContainText('Mert Tuna');
  await page.getByRole('button', { name: words.common.undo }).click();
  await expect(late).not.toContainText('Mert Tuna');

  await late.locator('[data-act="menu"]').click();
  await page.getByRole('menuitem', { name: words.portfolio.finish }).click();
  await expect(late).toHaveCount(0);
  await page.getByRole('button', { name: words.common.undo }).last().click();
  await expect(late).toHaveCount(1);
  await expect(page.getByText(fill(words.portfolio.lateCount_other, { count: 2 }))).toBeVisible();
});

test('a printed portfolio is the consultant’s, with no company open as well', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const { portfolio } = WORDS[language];
  await clientsOf(page);
  await page.goto('/portfoy');
  await expect(rowsOf(page)).toHaveCount(3);
  await printToScreen(page);
  await page.evaluate(() => window.print());
  const owner = page.getByText(`Selin Aydoğan, ${portfolio.allClients},`);
  await expect(owner).toBeAttached();
  await expectPaper(page, portfolio.title);
  await putPaperAway(page);
  // Nor does the screen need one: the address names a company that is none of theirs.
  await page.goto('/portfoy?sirket=999999999');
  await expect(page.getByRole('heading', { name: portfolio.title, level: 1 })).toBeVisible();
});

test('the portfolio belongs to consultants of several companies', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/portfoy');
  await expect(page.getByText(words.shell.unauthorizedTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: words.shell.places.portfolio })).toHaveCount(0);
  await signIn(page, await makePerson('danışman', company));
  await page.goto('/denetim');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.shell.places.portfolio })).toHaveCount(0);
});

test('a consultant whose last client has left sees an empty portfolio and may open one', async ({
  page,
  locale,
}) => {
  const { portfolio } = WORDS[await speak(page, locale)];
  const { company } = await makeCompany();
  const email = await makePerson('danışman', company);
  // The command names no id, which `admin` takes for a failure.
  await admin('user', 'remove', email, '--company', company).catch(() => undefined);
  await signIn(page, email);
  await page.goto('/veri-isleme');
  await expect(page.getByText(portfolio.empty, { exact: true })).toBeVisible();
  await admin('user', 'clients', email, '--limit', '1');
  await page.reload();
  await expect(page.getByText(portfolio.first)).toBeVisible();
  await page.goto('/portfoy/hafta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(portfolio.week);
  await page.goto('/portfoy/yeni');
  await expect(page.getByRole('button', { name: portfolio.openClient })).toBeEnabled();
});

async function chooseSector(page: Page, words: Words) {
  await page.getByRole('combobox', { name: words.portfolio.sector }).click();
  await page.getByRole('option').first().click();
}

test('no client is opened before the set of its sector is there', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const made = [await makeCompany(), await makeCompany()];
  const companies = made.map(({ company }) => company);
  const email = await addPerson({ role: 'danışman', companies });
  await signIn(page, email);
  // The right is asked for before the form.
  await page.goto('/portfoy/yeni');
  await expect(page.getByText(words.portfolio.new.noRight)).toBeVisible();
  await admin('user', 'clients', email, '--limit', '1');
  await page.route(/sektor-seti/, (route) => route.abort());
  await page.goto('/portfoy/yeni');
  await chooseSector(page, words);
  await expect(page.getByRole('button', { name: words.common.retry })).toBeVisible();
  await expect(page.getByRole('button', { name: words.portfolio.openClient })).toBeDisabled();
  const none = [
    fill(words.common.departments_other, { count: 0 }),
    fill(words.common.activities_other, { count: 0 }),
  ].join(', ');
  await expect(page.getByText(none)).toHaveCount(0);
});

test('a client is opened with the set of its sector', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const made = [await makeCompany(), await makeCompany()];
  const companies = made.map(({ company }) => company);
  const email = await addPerson({ role: 'danışman', companies });
  await admin('user', 'clients', email, '--limit', '1');
  await signIn(page, email);
  await page.goto('/portfoy');
  await page.getByRole('link', { name: words.portfolio.add }).click();
  await expectAccessibleInBoth(page);
  await page.getByLabel(words.portfolio.name).fill('Kestanelik Polikliniği');
  await page.getByLabel(words.portfolio.taxNumber).fill('123');
  await page.getByRole('button', { name: words.portfolio.openClient }).click();
  await expect(page.getByLabel(words.portfolio.taxNumber)).toHaveAttribute('aria-invalid', 'true');
  const sector = page.getByRole('combobox', { name: words.portfolio.sector });
  await expect(sector).toHaveAttribute('aria-invalid', 'true');
  await chooseSector(page, words);
  await page.getByLabel(words.portfolio.taxNumber).fill('1234567890');
  const boss = `${randomUUID()}@ornek.test`;
  await page.getByLabel(words.portfolio.new.administrator).fill('Ayşe Yönetici');
  await page.getByLabel(words.portfolio.new.address).fill(boss);
  const list = `Tülay Işık; ${randomUUID()}@ornek.test\nBozuk satır`;
  await page.getByRole('textbox', { name: words.fields.representatives }).fill(list);
  await expect(page.getByText('Tülay Işık').last()).toBeVisible();
  // The departments of the sector are proposed: one gets another name, one is added.
  const named = page.getByRole('textbox', { name: /departmanının adı|Name of the department/ });
  await named.first().fill('Personel Birimi');
  const further = page.getByLabel(words.portfolio.new.further).first();
  await further.fill('Ar-Ge Merkezi');
  await further.press('Enter');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('button', { name: words.portfolio.openClient }).click();
  await expect(page).toHaveURL(/\/organizasyon$/);
  await expect(page.getByText('Tülay Işık').first()).toBeVisible();
  await expect(page.getByText('Personel Birimi').first()).toBeVisible();
  await expect(page.getByText('Ar-Ge Merkezi').first()).toBeVisible();
  await page.goto('/sirket');
  await expect(page.getByRole('img', { name: /Kestanelik/ })).toBeVisible();
  await page.goto('/sirket?bolum=erisim');
  await expect(page.getByText('Ayşe Yönetici').first()).toBeVisible();
  await page.goto('/portfoy');
  await expect(rowsOf(page)).toHaveCount(3);
});

test('chosen clients get a consultant in charge, and one undo takes it back', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const [first] = await clientsOf(page);
  const { promise: entered, resolve: enter } = Promise.withResolvers<undefined>();
  // Enter comes before the options do, and takes the best match once they are there.
  await page.route(`**${portfolio.colleagues.path}`, async (route) => {
    await entered;
    await route.continue();
  });
  await page.goto('/portfoy');
  await rowsOf(page).first().focus();
  for (const key of ['x', 'ArrowDown', 'x', 'ArrowDown', 'x']) await page.keyboard.press(key);
  await page.getByRole('button', { name: words.portfolio.charge }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: words.fields.consultant }).fill('mert');
  await page.keyboard.press('Enter');
  enter(undefined);
  await expect(form.getByText(fill(words.portfolio.willCharge_one, { count: 1 }))).toBeVisible();
  await form.getByRole('button', { name: words.portfolio.assign }).click();
  const row = rowsOf(page).filter({ hasText: first?.name ?? '' });
  await expect(row.getByTitle('Mert Tuna')).toBeVisible();
  await page.getByRole('button', { name: words.common.undo }).click();
  await expect(row.getByTitle('Mert Tuna')).toHaveCount(0);
});

test('chosen clients get an action with a preview, and one undo takes it back', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { several } = words.portfolio;
  await clientsOf(page);
  await page.goto('/portfoy');
  await rowsOf(page).first().focus();
  for (const key of ['x', 'ArrowDown', 'x']) await page.keyboard.press(key);
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: several.title.aksiyon, exact: true })
    .click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: words.actions.fields.aksiyon_ismi }).fill('Kontrol');
  const departments = form.getByRole('combobox', { name: words.fields.departments });
  await departments.click();
  await (await optionsOf(departments)).first().click();
  const go = form.getByRole('button', { name: fill(several.go.aksiyon_other, { count: 2 }) });
  await expect(go).toBeEnabled();
  await expectAccessibleInBoth(page);
  await go.click();
  await expect(page.getByText(fill(several.done.aksiyon_other, { count: 2 }))).toBeVisible();
  await page.getByRole('button', { name: words.common.undo }).click();
  await expect(page.getByText(words.portfolio.undone)).toBeVisible();
  await page.goto('/portfoy');
  await rowsOf(page).first().focus();
  await page.keyboard.press('h');
  await expect(form.getByText(several.reasons.temsilci_yok).first()).toBeVisible();
});

test('a refusal in all of the clients leads to the reasons in the list', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { several } = words.portfolio;
  await clientsOf(page);
  let refused = false;
  await page.route('**/api/portfoy/toplu/onizleme', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object[] };
    const left = refused ? { durum: 'atlanir', neden: 'askida' } : { durum: 'olur', neden: null };
    await route.fulfill({ json: { ...body, data: body.data.map((one) => ({ ...one, ...left })) } });
  });
  await page.route('**/api/portfoy/toplu', (route) => {
    refused = true;
    const error = 'WORK_NOWHERE';
    return route.fulfill({ status: 409, json: { error, message: error, code: error } });
  });
  await page.goto('/portfoy');
  await rowsOf(page).first().focus();
  await page.keyboard.press('h');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: fill(several.go.hatirlatma_one, { count: 1 }) }).click();
  await expect(form.getByText(several.reasons.askida).first()).toBeVisible();
});

test('a view keeps filters and columns, and a hidden column stays hidden', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const [first] = await clientsOf(page);
  await makeLate(page, first);
  // Room for every column.
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto('/portfoy?goster=geciken');
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect(head(words.portfolio.person)).toBeVisible();
  await page.getByRole('button', { name: words.ui.columns.choose }).click();
  await page.getByRole('checkbox', { name: words.portfolio.person }).uncheck();
  await page.keyboard.press('Escape');
  await expect(head(words.portfolio.person)).toHaveCount(0);
  const views = page.getByRole('button', { name: words.records.saved.title });
  await views.click();
  await page.getByLabel(words.records.saved.name).fill('Geç kalanlar');
  await page.getByRole('button', { name: words.common.save }).click();
  await expect(
    page.getByText(fill(words.records.saved.saved, { name: 'Geç kalanlar' })),
  ).toBeVisible();
  await page.goto('/portfoy');
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(head(words.portfolio.person)).toHaveCount(0);
  await page
    .getByRole('navigation', { name: words.records.saved.title })
    .getByRole('button', { name: 'Geç kalanlar', exact: true })
    .click();
  await expect(page).toHaveURL(/goster=geciken/);
  await expect(rowsOf(page)).toHaveCount(1);
});
