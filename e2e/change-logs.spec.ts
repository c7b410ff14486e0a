import type { Locator, Page } from '@playwright/test';
import { serverText } from '@emanet/contract/locales/server-texts';
import { expect } from '@playwright/test';
import { auth } from '@emanet/contract/auth';
import { fieldLabel } from '@emanet/contract/records/labels';
import { suppliers } from '@emanet/contract/suppliers';
import {
  addActivity,
  button,
  changeActivity,
  drawerOf,
  fieldOf,
  openRecord,
  registered,
  rowOf,
} from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import { addPerson, makeCompany, otherBrowser, signIn, speak } from './steps/people.ts';
import { addRecord, administrator } from './steps/registers.ts';
import { isPhone } from './steps/shell.ts';
import { test } from './test.ts';
import type { Language } from './steps/words.ts';
import { anyOf, fill, WORDS } from './steps/words.ts';

const NAME = 'Sevkiyat kaydı';
const label = (field: string, language: Language) =>
  fieldLabel('processingActivities', field, language);

/** Two people of one company, the first signed in, and one record both may edit. */
async function twoPeople(page: Page) {
  const { company, departments } = await makeCompany('Depo');
  const companies = [company];
  const emails = [
    await addPerson({ role: 'yönetici', companies, name: 'Ayşe Şahin' }),
    await addPerson({ role: 'yönetici', companies, name: 'İsmail Çınar' }),
  ] as const;
  await signIn(page, emails[0]);
  const id = await addActivity(page, departments[0], NAME);
  return { id, company, other: emails[1], form: `/envanter/guncelle/${id}` };
}

/** Deletes an activity past the list, as part of an act. */
async function deleteRecord(page: Page, id: number, act: string) {
  const { request } = page;
  const { csrfToken } = auth.csrf.answers.parse(await (await request.get('/api/auth/csrf')).json());
  const answer = await request.delete(`/api/veriharita/delete/${id}?toplu_islem=${act}`, {
    headers: { 'X-CSRF-Token': csrfToken },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Opens the form and writes into fields; nothing is saved yet. */
async function write(page: Page, form: string, language: Language, values: Record<string, string>) {
  await page.goto(form);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  for (const [field, value] of Object.entries(values))
    await fieldOf(page, language, field).fill(value);
}

test('two people save one record: the second chooses, nothing is lost @phone', async ({
  page,
  browser,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { other, form, id } = await twoPeople(page);
  const rival = await otherBrowser(browser, locale, other);
  await write(page, form, language, {
    dosya_ismi: 'Benim dosyam',
    saklama_suresi: '39 ay',
    faaliyet_aciklamasi: 'Benim açıklamam',
  });
  await write(rival, form, language, {
    dosya_ismi: 'Onun dosyası',
    faaliyet_aciklamasi: 'Onun açıklaması',
    gerceklestirme_amaci: 'Onun gerekçesi',
  });
  await button(rival, words.common.saveChanges).click();
  await expect(drawerOf(rival, words, NAME)).toBeVisible();

  await button(page, words.common.saveChanges).click();
  const { conflict } = words.form;
  const modal = page.getByRole('dialog', { name: conflict.title });
  await expect(modal).toContainText('İsmail Çınar');
  await expectAccessible(page);
  const side = (field: string, of: 'mine' | 'theirs') =>
    modal
      .getByRole('radiogroup', { name: label(field, language) })
      .getByRole('radio', { name: conflict[of] });
  // Where only one of the two wrote, that one's words are proposed.
  await expect(side('gerceklestirme_amaci', 'theirs')).toBeChecked();
  await expect(side('saklama_suresi', 'mine')).toBeChecked();
  await side('dosya_ismi', 'theirs').click();
  await side('faaliyet_aciklamasi', 'mine').click();
  await button(page, conflict.save).click();
  await expect(drawerOf(page, words, NAME)).toBeVisible();

  const row = (await registered(page)).find((one) => one.id === id);
  expect(row).toMatchObject({
    dosya_ismi: 'Onun dosyası',
    saklama_suresi: '39 ay',
    faaliyet_aciklamasi: 'Benim açıklamam',
    gerceklestirme_amaci: 'Onun gerekçesi',
    surum: 3,
  });
  await rival.context().close();
});

test('a change by somebody else is counted until it was looked at', async ({
  page,
  browser,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { other, form, company } = await twoPeople(page);
  const rival = await otherBrowser(browser, locale, other);
  await write(rival, form, language, { dosya_ismi: 'Yeni dosya' });
  await button(rival, words.common.saveChanges).click();
  await expect(drawerOf(rival, words, NAME)).toBeVisible();
  await rival.context().close();

  // To somebody who was added afterwards it is no news.
  const newcomer = await otherBrowser(
    browser,
    locale,
    await addPerson({ role: 'yönetici', companies: [company] }),
  );
  await newcomer.goto('/veri-isleme');
  const unread = anyOf(words.ui.unreadLong_one, words.ui.unreadLong_other);
  await expect(rowOf(newcomer, NAME)).toBeVisible();
  await expect(rowOf(newcomer, NAME).getByTitle(unread)).toHaveCount(0);
  await newcomer.context().close();

  await page.goto('/veri-isleme');
  const badge = rowOf(page, NAME).getByTitle(fill(words.ui.unreadLong_one, { count: 1 }));
  await expect(badge).toBeVisible();
  const drawer = await openRecord(page, words, NAME);
  const changes = drawer.getByRole('tab', { name: words.common.changes });
  const count = changes.getByRole('img', {
    name: fill(words.ui.unreadLong_one, { count: 1 }),
  });
  await expect(count).toBeVisible();
  await expectAccessible(page);
  await changes.click();

  const entry = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(entry).toContainText('İsmail Çınar');
  await expect(entry).toContainText(fill(words.changeLog.other.updated_one, { count: 1 }));
  await expect(entry).toContainText(label('dosya_ismi', language));
  await expect(entry.getByLabel(words.changeLog.before)).toHaveText('Eski dosya');
  await expect(entry.getByLabel(words.changeLog.after)).toHaveText('Yeni dosya');
  await expectAccessible(page);
  await expect(count).toBeHidden();
  await drawer.getByRole('button', { name: words.common.close }).click();
  await expect(badge).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, NAME)).toBeVisible();
  await expect(badge).toHaveCount(0);
});

test('an unread count that fails shows none and hides nothing else @phone', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { id } = await twoPeople(page);
  await page.route('**/api/change-logs/unread-count/**', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } }),
  );
  await page.goto(`/veri-isleme?kayit=${id}`);
  const drawer = drawerOf(page, words, NAME);
  const changes = drawer.getByRole('tab', { name: words.common.changes });
  await expect(changes).toHaveText(words.common.changes);
  await changes.click();
  await expect(drawer.getByRole('tabpanel')).toContainText(words.changeLog.self.added);
  if (isPhone(page)) await expect(rowOf(page, NAME)).toBeAttached();
});

test('one field of a change is taken back at its line, the other stays', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { id } = await twoPeople(page);
  await changeActivity(page, id, { dosya_ismi: 'İkinci dosya', faaliyet_aciklamasi: 'Açıklama' });
  await page.goto('/veri-isleme');
  const drawer = await openRecord(page, words, NAME);
  await drawer.getByRole('tab', { name: words.common.changes }).click();
  const { revert, revertField, revertFieldTitle, reverted } = words.changeLog;
  const field = fill(revertField, { field: label('dosya_ismi', language) });
  await drawer.getByRole('button', { name: field }).click();
  const question = page.getByRole('dialog', { name: revertFieldTitle });
  await expect(question).toContainText('İkinci dosya');
  await expect(question).not.toContainText('Açıklama');
  await expectAccessible(page);
  await question.getByRole('button', { name: revert }).click();
  await expect(page.getByText(reverted)).toBeVisible();
  expect((await registered(page))[0]).toMatchObject({
    dosya_ismi: 'Eski dosya',
    faaliyet_aciklamasi: 'Açıklama',
  });
});

test('settings, company data and departments have a log from which they go back', async ({
  page,
  locale,
}) => {
  const { words, language } = await administrator(page, locale);
  const { applications, changeLog, common, organization, training, texts } = words;
  const { notificationSettings } = words;
  const takeBack = async (within: Locator) => {
    await within.getByRole('button', { name: changeLog.revert, exact: true }).first().click();
    const question = page.getByRole('dialog', { name: changeLog.revertTitle });
    await question.getByRole('button', { name: changeLog.revert }).click();
    await expect(question).toBeHidden();
  };
  const history = (title: string) =>
    page.getByRole('dialog', { name: `${title}: ${common.history}` });

  await page.goto('/farkindalik-egitimi/ayarlar');
  const renewal = page.getByRole('switch', { name: training.settings.renewal });
  await expect(renewal).toBeChecked();
  await renewal.click({ force: true });
  await expect(page.getByText(training.settings.renewalOff)).toBeVisible();
  await button(page, common.history).click();
  await expectAccessible(page);
  await takeBack(history(training.part.settings));
  await expect(renewal).toBeChecked();

  await page.goto('/notification-settings');
  const digest = page.getByRole('switch', { name: notificationSettings.digest.mail });
  await digest.click({ force: true });
  await button(page, notificationSettings.save).click();
  await expect(page.getByText(serverText('notificationSettings.saved')[language])).toBeVisible();
  await button(page, common.history).click();
  await takeBack(history(notificationSettings.title));
  await expect(digest).not.toBeChecked();
  // The history stays open, and the form goes on from what was stored.
  await expect(history(notificationSettings.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history(notificationSettings.title)).toBeHidden();
  for (const on of [true, false]) {
    const answer = page.waitForResponse('**/api/companies/update-notification/**');
    await digest.click({ force: true });
    await button(page, notificationSettings.save).click();
    expect((await answer).status()).toBe(200);
    await expect(digest).toBeChecked({ checked: on });
  }

  await page.goto('/organizasyon');
  await button(page, fill(words.ui.table.menu, { name: 'Depo' })).click();
  await page.getByRole('menuitem', { name: organization.rename }).click();
  const naming = page.getByRole('dialog');
  await naming.getByRole('textbox').fill('Ambar');
  await naming.getByRole('button', { name: common.save }).click();
  await expect(page.getByText('Ambar', { exact: true }).first()).toBeVisible();
  await button(page, organization.history.open).click();
  await takeBack(page.getByRole('dialog', { name: organization.history.title }));
  await expect(page.getByText('Depo', { exact: true }).first()).toBeVisible();

  await page.goto('/metinler');
  const openSettings = async () => {
    const menu = isPhone(page);
    if (menu) await button(page, words.records.menu).click();
    await page.getByRole(menu ? 'menuitem' : 'button', { name: texts.settings }).click();
  };
  await openSettings();
  const settings = page.getByRole('dialog', { name: texts.settings });
  await settings.getByRole('switch', { name: texts.settingsRule }).click({ force: true });
  await settings.getByRole('button', { name: common.save }).click();
  await expect(settings).toBeHidden();
  await openSettings();
  await settings.getByText(common.history, { exact: true }).click();
  await takeBack(settings);
  await expect(settings.getByRole('switch', { name: texts.settingsRule })).not.toBeChecked();

  await page.goto('/basvurular');
  await button(page, applications.form).click();
  const form = page.getByRole('dialog', { name: applications.formTitle });
  const years = form.getByRole('textbox', { name: applications.keep });
  await years.fill('10');
  await form.getByRole('button', { name: common.save }).click();
  await expect(form).toBeHidden();
  await button(page, applications.form).click();
  await form.getByText(common.history, { exact: true }).click();
  await expect(form.getByRole('listitem').filter({ hasText: applications.keep })).toContainText(
    '10',
  );
  await takeBack(form);
  await expect(years).toHaveValue('3');
});

test('a change is taken back from the log, unless a later one stands in the way @phone', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { id } = await twoPeople(page);
  await changeActivity(page, id, { dosya_ismi: 'İkinci dosya' });
  await changeActivity(page, id, { dosya_ismi: 'Üçüncü dosya', faaliyet_aciklamasi: 'Açıklama' });
  await page.goto('/veri-isleme');
  const drawer = await openRecord(page, words, NAME);
  await drawer.getByRole('tab', { name: words.common.changes }).click();
  const { revert, revertTitle, reverted } = words.changeLog;
  const entry = drawer.getByRole('listitem').filter({ has: page.locator('time') });
  const question = page.getByRole('dialog', { name: revertTitle });

  // The older of two changes of one field waits for the newer one.
  await entry.nth(1).getByRole('button', { name: revert, exact: true }).click();
  await expect(question).toContainText('İkinci dosya');
  await question.getByRole('button', { name: revert }).click();
  await expect(question.getByRole('alert').or(question.getByRole('status'))).toContainText(
    'Ayşe Şahin',
  );
  await expectAccessible(page);
  await button(page, words.common.cancel).click();

  await entry.nth(0).getByRole('button', { name: revert, exact: true }).click();
  await question.getByRole('button', { name: revert }).click();
  await expect(page.getByText(reverted)).toBeVisible();
  await expect(entry).toHaveCount(4);
  await expect(entry.nth(0)).toContainText(
    fill(words.changeLog.takesBack, { by: 'Ayşe Şahin', at: '' }).split('(')[1]?.slice(0, 10) ?? '',
  );
  expect((await registered(page))[0]).toMatchObject({
    dosya_ismi: 'İkinci dosya',
    faaliyet_aciklamasi: null,
  });
});

test('many deleted records come back as one act, and a supplier has its history', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  const { acts } = words;
  for (const name of ['Bordro', 'İşe alım']) await addActivity(page, depot, name);
  await page.goto('/veri-isleme');
  await expect(rowOf(page, 'Bordro')).toBeVisible();
  const ids = (await registered(page)).map((one) => Number(one['id']));
  const act = crypto.randomUUID();
  for (const id of ids) await deleteRecord(page, id, act);

  await page.goto('/son-islemler');
  const row = page.locator('[data-row]').first();
  await expect(row).toContainText(fill(acts.deeds.deleted_other, { count: 2 }));
  // On a phone it stands beside the row, which is a button itself.
  await page
    .getByRole('main')
    .getByRole('button', { name: words.changeLog.revert })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: acts.revertTitle });
  await expect(dialog).toContainText('Bordro');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.changeLog.revert }).click();
  await expect(page.getByText(fill(acts.reverted_other, { count: 2 }))).toBeVisible();
  await expect(page.getByText(acts.takenBack).first()).toBeVisible();
  expect((await registered(page)).map((one) => one['surec_ismi']).toSorted()).toEqual(
    ['Bordro', 'İşe alım'].toSorted(),
  );

  // An entry of the log leads to its own act, of whose entries it may be any.
  await page.goto('/veri-isleme');
  const record = await openRecord(page, words, 'Bordro');
  await record.getByRole('tab', { name: words.common.changes }).click();
  await record.getByRole('link', { name: acts.partOf }).last().click();
  await expect(page).toHaveURL(/\/son-islemler\?islem=\d+/);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(row).toContainText(fill(acts.deeds.deleted_other, { count: 2 }));
  await page.getByRole('button', { name: acts.all }).click();
  await expect(page.locator('[data-row]')).toHaveCount(2);

  await addRecord(page, suppliers.create, undefined, { tedarikci_adi: 'Kuzey Kargo' });
  await page.goto('/tedarikciler/rehber');
  await page.getByText('Kuzey Kargo').first().click();
  const drawer = page.getByRole('dialog', { name: 'Kuzey Kargo' });
  await expect(drawer.getByRole('heading', { name: words.common.history })).toBeVisible();
  await expect(drawer.getByText(words.changeLog.other.added)).toBeVisible();
});
