import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Words } from './words.ts';

type Place = keyof Words['shell']['places'];

/** Below this width the navigation is a drawer and the list has no table. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 900;

/** The selector at the top right while it shows this company. */
export const companyButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name });

/** Goes to a screen of a menu the way a person does. */
export async function goByMenu(page: Page, words: Words, menu: Place, place: Place): Promise<void> {
  const { places } = words.shell;
  if (isPhone(page)) {
    await page.getByRole('button', { name: words.shell.openMenu }).click();
    const drawer = page.getByRole('dialog', { name: words.shell.nav });
    await drawer.getByRole('link', { name: places[place] }).click();
    await expect(drawer).toBeHidden();
    return;
  }
  await openMenu(page, words, menu);
  await page.getByRole('menuitem', { name: places[place] }).click();
}

/** Opens a menu of the wide navigation by a click; answers its button. */
export async function openMenu(page: Page, words: Words, menu: Place) {
  const name = words.shell.places[menu];
  const button = page.getByRole('navigation').getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return button;
}

/** Switches a consultant's company; the page starts over with the data of the other one. */
export async function pickCompany(page: Page, from: string, to: string) {
  await companyButton(page, from).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitemradio', { name: to }).click();
  await reloaded;
  await expect(companyButton(page, to)).toBeVisible();
}

/** The button of one's own name. */
export const profileButton = (page: Page) => page.getByRole('button', { name: /profil/i });

/** The menu of one's own name, opened. */
export async function openProfile(page: Page): Promise<void> {
  await profileButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** The options of one field that chooses, open already; those of a field that still closes are left out. */
export async function optionsOf(field: Locator): Promise<Locator> {
  await expect(field).toHaveAttribute('aria-controls', /./);
  const list = (await field.getAttribute('aria-controls')) ?? '';
  return field.page().locator(`[id="${list}"]`).getByRole('option');
}
