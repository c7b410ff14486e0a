import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choiceOf } from '@emanet/contract/lookups';
import { articleIn } from '@emanet/contract/shared/articles';
import { button, expectShown, fieldOf, openRecord, rowOf } from './activities.ts';
import { expectAccessible } from './axe.ts';
import { chooseDepartment, expectFiltered } from './filters.ts';
import { ofLibrary } from './library.ts';
import { readCode } from './people.ts';
import { openProfile } from './shell.ts';
import type { Language, Words } from './words.ts';
import { fill, loginOf, WORDS } from './words.ts';

const OLD_BASIS = 'k5_2_f_mesru_menfaat';
const NEW_BASIS = 'k5_1_acik_riza';
const OLD_PERIOD = 'aday_1';
const NEW_PERIOD = 'is_iliskisi_10';

/** By the screens: the address, then the code out of the demo mailbox. */
export async function enterByMail(page: Page, words: Words, email: string) {
  const { login } = words;
  await page.goto(loginOf(words === WORDS.en ? 'en' : 'tr'));
  await page.getByLabel(login.email).fill(email);
  await expectAccessible(page);
  await button(page, login.continue).click();
  await expect(page.getByRole('dialog', { name: login.codeTitle })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(await readCode(page.context(), email));
  // A consultant of several clients begins with all of them.
  await expect(page).toHaveURL('/portfoy');
  await expectAccessible(page);
  await page.goto('/denetim');
  await expectAccessible(page);
}

/** Ticks the activities and gives each one of the departments, in turn. */
export async function assign(
  page: Page,
  words: Words,
  names: readonly string[],
  departments: readonly string[],
) {
  const { wizard } = words.inventory;
  for (const name of names) await page.getByRole('checkbox', { name: ofLibrary(name) }).check();
  await expectAccessible(page);
  await button(page, fill(wizard.continue, { count: names.length })).click();
  for (const [at, activity] of names.entries()) {
    const name = ofLibrary(activity, (called) => fill(wizard.departmentOf, { activity: called }));
    const department = departments[at % departments.length] ?? '';
    await page.getByRole('combobox', { name }).selectOption(department);
  }
  await expectAccessible(page);
}

/** Creates them and sees the count grow to its end. */
export async function watchProgress(page: Page, words: Words, count: number) {
  await button(page, fill(words.inventory.wizard.create, { count })).click();
  const progress = page.getByRole('dialog');
  await expect(progress).toContainText(`2 / ${count}`);
  // The check takes longer than a few activities do.
  if (count > 20) await expectAccessible(page);
  await expect(progress).toContainText(`${count} / ${count}`, { timeout: count * 3000 });
  await expect(page).toHaveURL(/\/veri-isleme/, { timeout: 15_000 });
}

/** Narrows the list by department and search; both survive a reload. `other` must not be found. */
export async function findAgain(
  page: Page,
  words: Words,
  wanted: { name: string; other: string; department: string; departmentId: string | undefined },
  counts: { inDepartment: number; total: number },
) {
  await chooseDepartment(page, words, wanted.department);
  await expectShown(page, words, counts.inDepartment, counts.total);
  const search = page.getByRole('searchbox', { name: words.records.search.label });
  // Capitals, and every i the wrong one of the two: found all the same.
  const typed = wanted.name
    .toLocaleUpperCase('tr')
    .replaceAll(/[Iİ]/g, (i) => (i === 'I' ? 'İ' : 'I'));
  await search.fill(typed);
  await expect(rowOf(page, wanted.other)).toHaveCount(0);
  await expect(rowOf(page, wanted.name)).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === typed);
  await page.reload();
  await expect(search).toHaveValue(typed);
  await expect(rowOf(page, wanted.name)).toBeVisible();
  await expect(rowOf(page, wanted.other)).toHaveCount(0);
  await expectFiltered(page, words, wanted.department, wanted.departmentId);
}

type Looked = 'isleme_sarti' | 'saklama_suresi';

/** A choice as forms and change logs name it. */
const named = (field: Looked, code: string, language: Language) => {
  const choice = choiceOf(field, code);
  const article = choice?.article && articleIn(choice.article, language);
  return [article, choice?.[language]].filter(Boolean).join(' ');
};

/** Opens a record, changes its legal basis and retention in the form, and sees both in the drawer. */
export async function correct(page: Page, language: Language, name: string) {
  const words = WORDS[language];
  const drawer = await openRecord(page, words, name);
  await expectAccessible(page);
  await drawer.getByRole('link', { name: words.common.edit }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);

  const old = fill(words.form.multi.remove, { name: named('isleme_sarti', OLD_BASIS, language) });
  await page.locator('#field-isleme_sarti').getByRole('button', { name: old }).click();
  await fieldOf(page, language, 'isleme_sarti').click();
  const basis = page.getByRole('option', { name: named('isleme_sarti', NEW_BASIS, language) });
  await expect(basis).toBeVisible();
  await expectAccessible(page);
  await basis.click();
  await page.keyboard.press('Escape');
  await fieldOf(page, language, 'saklama_suresi').fill('');
  const period = named('saklama_suresi', NEW_PERIOD, language);
  await page.getByRole('option', { name: period }).first().click();
  await button(page, words.common.saveChanges).click();

  await expect(drawer).toContainText(choiceOf('isleme_sarti', NEW_BASIS)?.[language] ?? '');
  await expect(drawer).toContainText(period);
  await expect(drawer).not.toContainText(choiceOf('isleme_sarti', OLD_BASIS)?.[language] ?? '');
}

/** Reads in the change log of the open record who did what, old and new. */
export async function readChanges(page: Page, language: Language) {
  const { changeLog, common } = WORDS[language];
  await page.getByRole('tab', { name: common.changes }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(changeLog.you);
  await expect(panel).toContainText(changeLog.self.copied);
  // The third is the explanation of the legal basis that was taken away.
  await expect(panel).toContainText(fill(changeLog.self.updated_other, { count: 3 }));
  await expect(panel).toContainText(`− ${named('isleme_sarti', OLD_BASIS, language)}`);
  await expect(panel).toContainText(`+ ${named('isleme_sarti', NEW_BASIS, language)}`);
  const period = (when: string, code: string) =>
    panel.getByLabel(`${when}: ${named('saklama_suresi', code, language)}`);
  await expect(period(changeLog.before, OLD_PERIOD)).toBeVisible();
  await expect(period(changeLog.after, NEW_PERIOD)).toBeVisible();
  await expectAccessible(page);
}

/** Leaves; the register then asks to sign in. */
export async function leave(page: Page, words: Words) {
  const login = loginOf(words === WORDS.en ? 'en' : 'tr');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: words.common.close }).click();
  await openProfile(page);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: words.shell.signOut }).click();
  await expect(page).toHaveURL(login);
  await page.goto('/veri-isleme');
  await expect(page).toHaveURL(`${login}?donus=%2Fveri-isleme`);
  await expect(page.getByLabel(words.login.email)).toBeVisible();
}
