import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { addActivity, rowOf } from './activities.ts';
import { expectAccessible } from './axe.ts';
import { addPerson, makeCompany, makePerson, signIn, speak } from './people.ts';
import { companyButton, goByMenu, isPhone, openMenu, pickCompany } from './shell.ts';
import { WORDS } from './words.ts';

/** Milliseconds from the pointer leaving the button to its menu being closed, by the page's clock. */
const watchClosing = (button: Locator) =>
  button.evaluate(
    (element) =>
      new Promise<number>((done) => {
        let left = NaN;
        element.addEventListener('mouseleave', () => {
          left = performance.now();
        });
        new MutationObserver(() => {
          if (element.getAttribute('aria-expanded') === 'false') done(performance.now() - left);
        }).observe(element, { attributes: true });
      }),
  );

async function consultantOfTwo() {
  const first = await makeCompany('Depo');
  const second = await makeCompany('Satış');
  const companies = [first.company, second.company];
  return { first, second, email: await addPerson({ role: 'danışman', companies }) };
}

test('a switch of company in one tab starts the other tab over', async ({
  page,
  context,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { first, second, email } = await consultantOfTwo();
  await signIn(page, email);
  await addActivity(page, first.departments[0], 'Sevkiyat kaydı');
  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Sevkiyat kaydı')).toBeVisible();
  const other = await context.newPage();
  await speak(other, locale);
  await other.goto('/veri-isleme');
  await expect(rowOf(other, 'Sevkiyat kaydı')).toBeVisible();

  await pickCompany(page, words, first.name, second.name);
  for (const tab of [page, other]) {
    await expect(companyButton(tab, words, second.name)).toBeVisible();
    const { emptyTitle } = words.records.nouns.processingActivities;
    await expect(tab.getByRole('heading', { name: emptyTitle })).toBeVisible();
    await expect(rowOf(tab, 'Sevkiyat kaydı')).toHaveCount(0);
  }
});

test('an administrator reads the name of the company and has its menu', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { company, name } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/denetim');
  await expect(page.getByTitle(name)).toBeVisible();
  await expect(companyButton(page, words, name)).toHaveCount(0);
  await goByMenu(page, words, 'company', 'organization');
  await expect(page).toHaveURL('/organizasyon');
  await expectAccessible(page);
});

/** Every place of the navigation, in its order, as it stands on the screen. */
async function placesShown(page: Page, words: (typeof WORDS)['tr']): Promise<string[]> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: words.shell.openMenu }).click();
    await expectAccessible(page);
  }
  const nav = page.getByRole('navigation', { name: words.shell.nav });
  const places = isPhone(page) ? ':scope > a, :scope > section > p' : 'li > a, li > button';
  return nav.locator(places).allTextContents();
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(department);
  expect(await placesShown(page, words)).toEqual([department, inventory, actions, documents]);

  for (const closed of ['/sirket', '/tablolar', '/farkindalik-egitimi']) {
    await page.goto(closed);
    await expect(page).toHaveURL('/unauthorized-access');
    await expect(page.getByText(words.shell.unauthorizedTitle)).toBeVisible();
  }
  await expectAccessible(page);

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
  expect(await placesShown(page, words)).toEqual([
    department,
    inventory,
    actions,
    documents,
    `${education}${words.shell.new}`,
  ]);
});

test.describe('menus of the wide navigation', () => {
  test.beforeEach(async ({ page, locale }) => {
    test.skip(isPhone(page), 'a phone has no dropdowns');
    await speak(page, locale);
    const { company } = await makeCompany('Depo');
    await signIn(page, await makePerson('yönetici', company));
    await page.goto('/denetim');
  });

  test('open by hover and close half a second after the pointer left', async ({ page }) => {
    const { places } = WORDS.tr.shell;
    const button = page.getByRole('button', { name: places.inventory, exact: true });
    await button.hover();
    const item = page.getByRole('menuitem', { name: places.suppliers });
    await expect(item).toBeVisible();
    const closing = watchClosing(button);
    await page.mouse.move(700, 800);
    const passed = await closing;
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

  test('open by click and by keyboard, and Escape gives the focus back', async ({ page }) => {
    const { places } = WORDS.tr.shell;
    const first = page.getByRole('menuitem', { name: places.activities });
    const clicked = await openMenu(page, WORDS.tr, 'inventory');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(clicked).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(700, 800);

    for (const key of ['Enter', 'ArrowDown', 'Space']) {
      await clicked.focus();
      await page.keyboard.press(key);
      await expect(first, key).toBeVisible();
      if (key !== 'ArrowDown') await page.keyboard.press('ArrowDown');
      await expect(first, key).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(clicked, key).toBeFocused();
      await expect(first, key).toBeHidden();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/veri-isleme');
  });
});
