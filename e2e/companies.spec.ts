import { randomUUID } from 'node:crypto';
import { companies } from '@emanet/contract/companies';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { png } from '../server/test/sample-files.ts';
import { addActivity } from './steps/activities.ts';
import { expectAccessibleInBoth } from './steps/axe.ts';
import { admin } from './steps/operator.ts';
import { addPerson, makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { companyButton, goByMenu, isPhone, openMenu } from './steps/shell.ts';
import { test } from './test.ts';
import type { Words } from './steps/words.ts';
import { WORDS } from './steps/words.ts';

/**
 * Moves the pointer away from a menu's button; answers how many milliseconds later the menu closed,
 * by the clock of the page.
 */
async function timeClosing(page: Page, button: Locator): Promise<number> {
  await button.evaluate((element) => {
    let left = NaN;
    element.addEventListener('mouseleave', () => {
      left = performance.now();
    });
    new MutationObserver(() => {
      const passed = performance.now() - left;
      if (element.ariaExpanded === 'false') element.setAttribute('data-passed', String(passed));
    }).observe(element, { attributeFilter: ['aria-expanded'] });
  });
  await page.mouse.move(700, 800);
  await expect(button).toHaveAttribute('data-passed');
  return Number(await button.getAttribute('data-passed'));
}

test('one of 200 companies is found by typing, and the screen stays @phone', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const own = randomUUID();
  const names = Array.from({ length: 199 }, (_, place) => `Deneme ${place} ${own}`);
  const wanted = `Çınaraltı Işık Gıda ${own}`;
  const companies: string[] = [];
  for (const name of [...names, wanted]) companies.push(await admin('company', 'add', name));
  await signIn(page, await addPerson({ role: 'danışman', companies }));
  await page.goto('/varlik-listesi');
  await companyButton(page, `Deneme 0 ${own}`).click();
  const search = page.getByRole('searchbox', { name: words.shell.findCompany });
  await expect(page.getByRole('menuitemradio')).toHaveCount(200);
  await search.fill('isik cinar');
  await expect(page.getByRole('menuitemradio')).toContainText([wanted]);
  await search.press('Enter');
  await expect(companyButton(page, wanted)).toBeVisible();
  await expect(page).toHaveURL(/varlik-listesi/);
});

test('an administrator reads the name of the company and has its menu @phone', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { company, name } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/denetim');
  await expect(page.getByTitle(name)).toBeVisible();
  await expect(companyButton(page, name)).toHaveCount(0);
  await goByMenu(page, words, 'company', 'organization');
  await expect(page).toHaveURL('/organizasyon');
  await expectAccessibleInBoth(page);
});

/** These and no other places stand in the navigation. */
async function expectPlaces(page: Page, words: Words, places: readonly string[]) {
  if (isPhone(page)) {
    await page.getByRole('button', { name: words.shell.openMenu }).click();
    await expectAccessibleInBoth(page);
  }
  const nav = page.getByRole('navigation', { name: words.shell.nav });
  const shown = isPhone(page) ? ':scope > a, :scope > section > p' : 'li > a, li > button';
  await expect(nav.locator(shown)).toHaveText([...places]);
}

test('a representative is shown the department and no menu of managers', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { department, inventory, actions, documents, education } = words.shell.places;
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('temsilci', company, ...departments));
  await page.goto('/denetim');
  const greeting = words.dashboard.hello.split('{{')[0] ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toContainText(greeting);
  await expect(page.locator('main')).toContainText('Depo');
  await expectPlaces(page, words, [department, inventory, actions, documents]);

  for (const closed of ['/sirket', '/tablolar', '/farkindalik-egitimi']) {
    await page.goto(closed);
    await expect(page).toHaveURL('/unauthorized-access');
    await expect(page.getByText(words.shell.unauthorizedTitle)).toBeVisible();
  }
  await expectAccessibleInBoth(page);

  const trainer = await addPerson({
    role: 'temsilci',
    companies: [company],
    departments,
    trains: true,
  });
  await page.context().clearCookies();
  await signIn(page, trainer);
  await page.goto('/farkindalik-egitimi');
  await expect(page).toHaveURL('/farkindalik-egitimi');
  const duties = `${education}${words.shell.new}`;
  await expectPlaces(page, words, [department, inventory, actions, documents, duties]);
});

test.describe('menus of the wide navigation', () => {
  test.beforeEach(async ({ page, locale }) => {
    await speak(page, locale);
    const { company, departments } = await makeCompany('Depo');
    await signIn(page, await makePerson('yönetici', company));
    await addActivity(page, departments[0], 'Bordrolar');
    await page.goto('/denetim');
  });

  test('open by hover and close half a second after the pointer left', async ({ page }) => {
    const { shell, registers } = WORDS.tr;
    const button = page.getByRole('button', { name: shell.places.inventory, exact: true });
    await button.hover();
    const item = page.getByRole('menuitem', { name: registers.supplierTransfers.place });
    await expect(item).toBeVisible();
    const passed = await timeClosing(page, button);
    expect(passed).toBeGreaterThanOrEqual(490);
    expect(passed).toBeLessThan(1500);
    await expect(item).toBeHidden();

    // On its way to an item the pointer leaves the button: the menu must wait for it.
    await button.hover();
    await item.hover();
    await page.waitForTimeout(700);
    await expect(item).toBeVisible();
    await item.click();
    await expect(page).toHaveURL('/tedarikciler');
  });

  test('opened by the pointer leave the keyboard where it is', async ({ page }) => {
    const { shell, registers } = WORDS.tr;
    const button = page.getByRole('button', { name: shell.places.inventory, exact: true });
    const item = page.getByRole('menuitem', { name: registers.supplierTransfers.place });
    await page.goto('/veri-isleme');
    const search = page.getByRole('searchbox');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await search.pressSequentially('bor');
    await button.hover();
    await expect(item).toBeVisible();
    await page.keyboard.type('dro');
    await page.mouse.move(700, 800);
    await expect(item).toBeHidden();
    await page.keyboard.type('lar');
    await expect(search).toHaveValue('bordrolar');
    await expect(search).toBeFocused();
  });

  test('close when the pointer has left even after a click inside', async ({ page }) => {
    const { shell } = WORDS.tr;
    const button = page.getByRole('button', { name: shell.places.inventory, exact: true });
    await openMenu(page, WORDS.tr, 'inventory');
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await menu.click({ position: { x: 2, y: 2 } });
    await expect(menu).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('open by click and by keyboard, and Escape gives the focus back', async ({ page }) => {
    const { places } = WORDS.tr.shell;
    const first = page.getByRole('menuitem', { name: places.inventoryOverview });
    const clicked = await openMenu(page, WORDS.tr, 'inventory');
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
    await expect(clicked).toHaveAttribute('aria-expanded', 'false');
    await clicked.hover();
    await page.mouse.move(700, 800);
    // The pointer that has just left closes nothing that a key has opened.
    await clicked.press('Enter');
    await page.waitForTimeout(700);
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');

    for (const key of ['Enter', 'ArrowDown', 'Space']) {
      await clicked.focus();
      await page.keyboard.press(key);
      await expect(first, key).toBeVisible();
      await expect(first, key).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(clicked, key).toBeFocused();
      await expect(first, key).toBeHidden();
    }
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/veri-isleme');
  });
});

test('an administrator keeps the data and the logo of the company', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const { company, departments } = await makeCompany('Depo');
  const email = await makePerson('yönetici', company);
  await makePerson('temsilci', company, ...departments);
  await signIn(page, email);
  await page.goto('/sirket');
  const { company: told } = words;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(told.title);
  await expectAccessibleInBoth(page);

  const tax = page.getByRole('textbox', { name: new RegExp(`^${told.fields.vergi_no}`) });
  await tax.fill('484 084 7212');
  await expect(page.getByText(told.digits.wrong)).toBeVisible();
  const save = page.getByRole('button', { name: words.common.saveChanges });
  await save.click();
  await expect(tax).toBeFocused();
  await expect(tax).toHaveAttribute('aria-invalid', 'true');
  await tax.fill('484 084 7211');
  await page.getByRole('textbox', { name: told.fields.mersis_no }).fill('0484084721100018');
  await expect(page.getByText(told.digits.fits)).toBeVisible();
  await save.click();
  await expect(save).toBeDisabled();
  await expect(page.getByRole('definition').filter({ hasText: '0484084721100018' })).toBeVisible();
  await page.reload();
  await expect(tax).toHaveValue('484 084 7211');

  await page.getByRole('textbox', { name: new RegExp(`^${told.fields.adres}`) }).fill('Gebze');
  // A logo that cannot be loaded leaves no broken picture behind.
  await page.route('**/api/files/**', (route) => route.abort());
  await page.getByRole('button', { name: told.addLogo }).click();
  // It is shown before it is stored: only the answer says that a reload will find it.
  const stored = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === companies.updateLogo.path,
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: words.common.change })).toBeVisible();
  expect((await stored).status()).toBe(200);
  await expect(page.locator('img[src^="/api/files/"]')).toHaveCount(0);
  // The person's own logo is nobody's other change of the data.
  await save.click();
  await expect(save).toBeDisabled();
  await page.unroute('**/api/files/**');
  await page.reload();
  const logo = page.getByRole('img', { name: told.logoOf.split('{{name}}').join('').trim() });
  await expect(logo).toBeVisible();
  await expect(logo).toHaveAttribute('src', /^\/api\/files\//);
  await expectAccessibleInBoth(page);
});
