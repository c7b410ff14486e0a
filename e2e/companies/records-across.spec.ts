import { actions } from '@emanet/contract/actions';
import { fieldLabel } from '@emanet/contract/records/labels';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { addPerson, makeCompany, signIn, speak } from '../steps/people.ts';
import { addRecord } from '../steps/registers.ts';
import { test } from '../test.ts';
import { fill, WORDS, type Words } from '../steps/words.ts';

const CLIENTS = 50;
const WITH_SUPPLIER = 18;
const MOST_CLICKS = 10;
const MOST_CLICKS_OF_WEEK = 12;
const SUPPLIER = 'Bulutix';
const SEARCH = '[data-list-search]';

/** Clients of one consultant, of whom the first ones have a transfer abroad to the same supplier. */
async function clientsOf(page: Page, count: number, having: number) {
  const made: Awaited<ReturnType<typeof makeCompany>>[] = [];
  for (let at = 0; at < count; at += 1) made.push(await makeCompany('Depo'));
  const companies = made.map(({ company }) => company);
  await signIn(page, await addPerson({ role: 'danışman', name: 'Selin Aydoğan', companies }));
  for (const { company, departments } of made.slice(0, having))
    await addRecord(
      page,
      supplierTransfers.add,
      departments[0],
      { tedarikci_adi: SUPPLIER, yurt_disi_aktarim: true, aktarim_ulkesi: 'Almanya' },
      company,
    );
  return made;
}
const rowsOf = (page: Page) => page.locator('[data-row]');

test('a supplier of 18 among 50 clients moves in ten clicks, and back in one', async ({
  page,
  locale,
}) => {
  test.slow();
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { bulk } = words.records;
  const { across } = words.portfolio;
  const made = await clientsOf(page, CLIENTS, WITH_SUPPLIER);
  await page.goto('/portfoy');
  await expect(rowsOf(page).first()).toBeVisible();

  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks += 1;
  };
  await click(page.getByRole('button', { name: words.shell.places.portfolio, exact: true }));
  await click(page.getByRole('menuitem', { name: words.shell.places.portfolioRecords }));
  await click(page.locator('label').filter({ hasText: words.registers.supplierTransfers.place }));
  await expect(rowsOf(page)).toHaveCount(WITH_SUPPLIER);
  // Escape clears a selection; the clicks of this are not the task's.
  await rowsOf(page).first().getByRole('checkbox').click();
  const bar = page.getByRole('toolbar', { name: words.ui.selection.label });
  await expect(bar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await click(page.locator(SEARCH));
  await page.keyboard.type(SUPPLIER);
  await click(page.getByRole('checkbox', { name: words.ui.table.selectAll }));
  await click(page.getByRole('button', { name: bulk.open }));
  const panel = page.getByRole('dialog', { name: bulk.open });
  await expect(panel.getByRole('combobox', { name: words.common.field })).toBeFocused();
  await page.keyboard.type(fieldLabel('supplierTransfers', 'aktarim_ulkesi', language));
  await page.keyboard.press('Enter');
  await click(panel.getByLabel(words.changeLog.after));
  await page.keyboard.type('ABD');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Deneme' })).toHaveCount(
    WITH_SUPPLIER,
  );
  await expectAccessibleInBoth(page);
  await click(panel.getByRole('button', { name: fill(bulk.save_other, { count: WITH_SUPPLIER }) }));
  const result = page.getByRole('dialog', { name: across.result });
  const where = fill(across.clients_other, { count: WITH_SUPPLIER });
  await expect(
    result.getByText(fill(across.done_other, { count: WITH_SUPPLIER, where })),
  ).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });

  const countries = async () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/portfoy/kayitlar/veri_aktarim');
      const { data } = (await answer.json()) as { data: { aktarim_ulkesi: string }[] };
      return [...new Set(data.map(({ aktarim_ulkesi }) => aktarim_ulkesi))];
    });
  expect(await countries()).toEqual(['ABD']);
  await result.getByRole('button', { name: words.common.undo }).click();
  await expect(page.getByText(words.portfolio.undone)).toBeVisible();
  expect(await countries()).toEqual(['Almanya']);

  // The daily questions are one press each from the portfolio.
  for (const [place, title] of [
    [words.shell.places.portfolioChanges, words.portfolio.changes.title],
    [words.shell.places.portfolioWaiting, words.portfolio.waiting.title],
  ] as const) {
    await page.goto('/portfoy');
    clicks = 0;
    await click(page.getByRole('main').getByRole('link', { name: place }));
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(clicks).toBe(1);
  }
  await planWeek(page, words, made);
});

/** The week of all clients: everything is given to a colleague and moved, one duty waits. */
async function planWeek(
  page: Page,
  words: Words,
  made: readonly Awaited<ReturnType<typeof makeCompany>>[],
): Promise<void> {
  await addPerson({
    role: 'danışman',
    name: 'Mert Tuna',
    companies: made.map((one) => one.company),
  });
  const son_tarih = daysAfter(todayInTurkey(Date.now()), 2);
  for (const { company, departments } of made)
    await addRecord(
      page,
      actions.add,
      departments[0],
      { aksiyon_ismi: 'Haftanın işi', risk: 'Orta', son_tarih },
      company,
    );
  await page.goto('/portfoy');
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks += 1;
  };
  const { plan, assign } = words.portfolio;
  await click(page.getByRole('main').getByRole('link', { name: words.portfolio.week }).first());
  // The portfolio, which is drawn until the week has come, has a box of its own for everything.
  await expect(rowsOf(page).filter({ hasText: 'Haftanın işi' }).first()).toBeVisible();
  const everything = page.getByRole('columnheader').getByRole('checkbox');
  await click(everything);
  await click(page.getByRole('button', { name: assign, exact: true }).last());
  await click(page.getByRole('menuitem', { name: /Mert Tuna/ }));
  await expect(rowsOf(page).first()).toContainText('Mert Tuna');
  await click(everything);
  await click(page.getByRole('button', { name: plan.move }));
  await click(page.getByRole('menuitem').nth(1));
  await click(page.locator('label').filter({ hasText: words.portfolio.groups.plan }));
  await expect(page.getByText(plan.unplanned)).toHaveCount(0);
  await click(rowsOf(page).first().getByRole('checkbox'));
  await click(page.getByRole('button', { name: plan.state }));
  await expect(rowsOf(page).getByText(plan.state).first()).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS_OF_WEEK);
  const given = await page.evaluate(async () => {
    const answer = await fetch('/api/portfoy/yaklasan');
    const { data } = (await answer.json()) as {
      data: { isler: { sahip: { ad: string } | null }[] };
    };
    return data.isler.map(({ sahip }) => sahip?.ad);
  });
  expect(given.filter((name) => name === 'Mert Tuna').length).toBeGreaterThanOrEqual(CLIENTS);
}

test('a row opens over the list and leads into its client, and an empty list says so @phone', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { across } = words.portfolio;
  const [first] = await clientsOf(page, 2, 1);
  await page.goto('/portfoy/kayitlar');
  await expect(page.getByText(across.empty)).toBeVisible();
  await page.goto('/portfoy/kayitlar/tedarikciler?q=yokboyle');
  await expect(page.getByText(across.noneFound)).toBeVisible();
  await page.getByRole('button', { name: words.common.clearFilters }).last().click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expectAccessibleInBoth(page);
  await expect(rowsOf(page).first()).toContainText(first?.name ?? '');
  await rowsOf(page).first().click();
  const drawer = page.getByRole('dialog', { name: SUPPLIER });
  await expect(drawer.getByText(first?.name ?? '')).toBeVisible();
  await expect(
    drawer.getByText(fieldLabel('supplierTransfers', 'aktarim_ulkesi', language)),
  ).toBeVisible();
  await expectAccessibleInBoth(page);
  await drawer.getByRole('link', { name: across.openInClient }).click();
  await expect(page).toHaveURL(/\/tedarikciler\?.*kayit=\d+/);
  await expect(page.getByRole('heading', { name: SUPPLIER }).first()).toBeVisible();

  // A noun that is no register has the same list, by its own fields.
  const department = first?.departments[0];
  const action = { aksiyon_ismi: 'Envanteri gözden geçir', risk: 'Yüksek' } as const;
  await addRecord(page, actions.add, department, action, first?.company);
  await page.goto('/portfoy/kayitlar/aksiyonlar?risk=Y%C3%BCksek');
  await rowsOf(page).filter({ hasText: action.aksiyon_ismi }).click();
  await expect(page.getByRole('dialog', { name: action.aksiyon_ismi })).toContainText(
    first?.name ?? '',
  );
});

test('a list over clients is kept as a view and downloaded as it is narrowed', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const [first, second] = await clientsOf(page, 2, 2);
  await page.goto(`/portfoy/kayitlar/tedarikciler?musteri=${second?.company}`);
  await expect(rowsOf(page)).toHaveCount(1);
  const { saved } = words.records;
  await page.getByRole('button', { name: saved.title }).click();
  await page.getByRole('textbox', { name: saved.name }).fill('Yalnız ikinci');
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('navigation', { name: saved.title });
  await expect(tabs.getByRole('button', { name: 'Yalnız ikinci' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tabs.getByRole('button', { name: words.savedViews.all }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await tabs.getByRole('button', { name: 'Yalnız ikinci' }).click();
  await expect(rowsOf(page)).toHaveCount(1);

  await page.getByRole('button', { name: words.common.export }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  expect(text).toContain(second?.name);
  expect(text).not.toContain(first?.name);

  // Another list has views of its own.
  await page.goto('/portfoy/kayitlar/aksiyonlar');
  await expect(page.getByText(words.portfolio.across.empty)).toBeVisible();
  await expect(tabs).toHaveCount(0);
});

test('the records of all clients belong to consultants alone', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const { company } = await makeCompany('Depo');
  await signIn(page, await addPerson({ role: 'yönetici', companies: [company] }));
  await page.goto('/portfoy/kayitlar');
  await expect(page.getByText(words.shell.unauthorizedTitle)).toBeVisible();
});
