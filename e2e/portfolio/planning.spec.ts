import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { clocks } from '@emanet/contract/clocks';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { addPerson, makeCompany, signIn, speak } from '../steps/people.ts';
import { addRecord } from '../steps/registers.ts';
import { test } from '../test.ts';
import { fill, WORDS } from '../steps/words.ts';

const NAMES = ['Birinci', 'İkinci', 'Üçüncü'];

/** Clients of one consultant, with an action that a colleague opened and a late day of the law in each. */
async function clientsOf(page: Page, count: number) {
  const made = await Promise.all(Array.from({ length: count }, () => makeCompany('Depo')));
  const companies = made.map(({ company }) => company);
  const colleague = await addPerson({ role: 'danışman', name: 'Mert Tuna', companies });
  const own = await addPerson({ role: 'danışman', name: 'Selin Aydoğan', companies });
  await signIn(page, colleague);
  const today = todayInTurkey(Date.now());
  for (const [at, { company, departments }] of made.entries()) {
    await addRecord(
      page,
      actions.add,
      departments[0],
      { aksiyon_ismi: `${NAMES[at]} iş`, risk: 'Orta', son_tarih: daysAfter(today, 2) },
      company,
    );
    await addRecord(
      page,
      clocks.add,
      undefined,
      { tur: 'kurul_belge', ad: 'Kurul yazısı', baslangic: daysAfter(today, -12) },
      company,
    );
  }
  await page.context().clearCookies();
  await signIn(page, own);
  return made;
}
const rowsOf = (page: Page) => page.locator('[data-row]');

test('what colleagues changed is one press away, leads to the record, and is seen once @phone', async ({
  page,
  locale,
  isMobile,
}) => {
  const words = WORDS[await speak(page, locale)];
  const [first] = await clientsOf(page, 2);
  await page.goto('/portfoy/degisiklikler');
  const { changes } = words.portfolio;
  await expect(page.getByRole('heading', { name: changes.title, level: 1 })).toBeVisible();
  const line = rowsOf(page).filter({ hasText: 'Birinci iş' });
  await expect(line).toContainText(fill(changes.begun_one, { count: 1 }));
  await expectAccessibleInBoth(page);
  if (!isMobile) {
    await page.locator('label').filter({ hasText: changes.groups.kisi }).click();
    await expect(page.getByText('Mert Tuna').first()).toBeVisible();
    await page.locator('label').filter({ hasText: changes.groups.musteri }).click();
    await expect(page.getByText(first?.name ?? '').first()).toBeVisible();
  }
  await page.locator('[data-list-search]').fill('Birinci iş');
  await expect(rowsOf(page)).toHaveCount(1);
  await line.click();
  // The other client loads the page anew; Back before it has begun would be lost.
  await expect(page.getByRole('dialog', { name: 'Birinci iş' })).toBeVisible();
  await expect(page).toHaveURL(/\/aksiyonlar\?aksiyon=\d+/);
  await page.goBack();
  await expect(page.locator('[data-list-search]')).toHaveValue('Birinci iş');
  await page.getByRole('button', { name: changes.see }).click();
  await expect(page.getByText(changes.seen)).toBeVisible();
  await page.getByRole('button', { name: words.common.undo }).click();
  await expect(page.getByText(words.portfolio.undone)).toBeVisible();
});

test('who has not answered is a face of the portfolio and a list of its own @phone', async ({
  page,
  locale,
  isMobile,
}) => {
  const words = WORDS[await speak(page, locale)];
  const [first] = await clientsOf(page, 2);
  const letter = {
    ...{ basvuran_turu: 'kendisi', kaynak: 'dilekce', dil: 'tr', ad_soyad: 'Pelin Erdem' },
    ...{ gelis_gunu: daysAfter(todayInTurkey(Date.now()), -40), haklar: ['b'] },
    ...{ talep: 'Bilgi istiyorum.', cevap_yolu: 'eposta', eposta: 'pelin@ornekposta.test' },
  };
  await addRecord(page, applications.add, undefined, letter, first?.company);
  await page.goto('/portfoy');
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${words.portfolio.faces.yanit} \\d`) })
    .click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(first?.name ?? '');

  await page.goto('/portfoy/bekleyenler');
  const { waiting } = words.portfolio;
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(waiting.kinds.basvuru);
  await expect(rowsOf(page)).toContainText(waiting.states.gecti);
  await expect(page.getByText('Pelin Erdem')).toHaveCount(0);
  await expectAccessibleInBoth(page);
  if (isMobile) return;
  await rowsOf(page).click();
  await expect(page).toHaveURL(/\/basvurular\/\d+/);
});

test('the week of many clients is planned in few presses', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  await clientsOf(page, 3);
  await page.goto('/portfoy/hafta');
  await expect(rowsOf(page)).toHaveCount(6);
  let presses = 0;
  const press = async (target: ReturnType<Page['locator']>) => {
    presses += 1;
    await target.click();
  };
  const { plan } = words.portfolio;
  const everything = page.getByRole('columnheader').getByRole('checkbox');
  await press(everything);
  await press(page.getByRole('button', { name: words.portfolio.assign, exact: true }).last());
  await press(page.getByRole('menuitem', { name: /Mert Tuna/ }));
  await expect(rowsOf(page).getByText('Mert Tuna')).toHaveCount(6);
  await press(everything);
  await press(page.getByRole('button', { name: plan.move }));
  await press(page.getByRole('menuitem').nth(1));
  await press(page.locator('label').filter({ hasText: words.portfolio.groups.plan }));
  await expect(page.getByText(plan.unplanned)).toHaveCount(0);
  await press(rowsOf(page).first().getByRole('checkbox'));
  await press(page.getByRole('button', { name: plan.state }));
  await expect(rowsOf(page).getByText(plan.state)).toHaveCount(1);
  expect(presses).toBeLessThanOrEqual(12);
  await page.getByRole('button', { name: words.common.undo }).last().click();
  await expect(rowsOf(page).getByText(plan.state)).toHaveCount(0);
  // Each person's load stands in the heading.
  await page.locator('label').filter({ hasText: words.portfolio.groups.kisi }).click();
  await expect(
    page.getByText(`Mert Tuna · ${fill(plan.planned_other, { count: 6 })}`),
  ).toBeVisible();
});

test('a long touch ticks a client on a phone @everywhere', async ({ page, locale, hasTouch }) => {
  test.skip(!hasTouch, 'a wide screen has boxes');
  const words = WORDS[await speak(page, locale)];
  await clientsOf(page, 3);
  await page.goto('/portfoy');
  const row = rowsOf(page).first();
  await row.dispatchEvent('touchstart');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await row.dispatchEvent('touchend');
  await row.dispatchEvent('click');
  await expect(page).toHaveURL(/\/portfoy$/);
  await expect(row).toHaveAttribute('aria-checked', 'true');
  await expect(
    page.getByRole('toolbar').getByText(fill(words.ui.selection.count_one, { count: 1 })),
  ).toBeVisible();
});
