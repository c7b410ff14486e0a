import { expect, type Page } from '@playwright/test';
import { fieldLabel } from '@emanet/contract/records/labels';
import { QUESTIONS, questionText } from '@emanet/contract/records/questionnaire';
import { addActivity, openRecord } from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import { readMail } from './steps/people.ts';
import { administrator } from './steps/registers.ts';
import { isPhone } from './steps/shell.ts';
import { fill } from './steps/words.ts';
import { test } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The heading of a question, in Turkish or in English. */
const heading = (page: Page, field: string) => {
  const question = QUESTIONS.find((one) => one.field === field);
  if (!question) throw new Error(`nothing asks for ${field}`);
  const either = [questionText(question, 'tr'), questionText(question, 'en')];
  const pattern = either.map((one) => one.replace(/[?.]/g, '\\$&')).join('|');
  return page.getByRole('heading', { level: 1, name: new RegExp(pattern) });
};
const next = (page: Page) => page.locator('button[value=ileri]').click();

test('a person without an account answers on a phone, and the answers are merged field by field @phone', async ({
  page,
  browser,
  context,
  locale,
}) => {
  const { words, language, depot } = await administrator(page, locale);
  const { questionnaires: said } = words;
  await addActivity(page, depot, 'Işık ölçümü');
  await page.goto('/envanter/anketler');
  await page.getByRole('button', { name: said.send }).click();
  const form = page.getByRole('dialog', { name: said.send });
  await form.locator('[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await form.locator('[data-path=department_id]').click();
  await page.getByRole('option', { name: 'Depo' }).click();
  const email = `depo-${Date.now()}@ornek.test`;
  await form.locator('[data-path=fullname]').fill('Deniz Er');
  await form.locator('[data-path=email]').fill(email);
  await form.getByRole('combobox', { name: said.about }).click();
  await page.getByRole('option', { name: 'Işık ölçümü' }).click();
  await form.locator('[data-path=fullname]').click();
  await expectAccessible(page);
  await form.locator('[type=submit]').click();
  await expect(page.getByText(said.states.gonderildi).first()).toBeVisible();

  const [link = ''] = /http\S+\/anket\/\S+/.exec(await readMail(context, email)) ?? [];
  const outside = await browser.newContext({ ...PHONE, locale });
  const phone = await outside.newPage();
  await phone.goto(link);
  await phone.evaluate(() => document.fonts.ready);
  expect(await phone.evaluate(() => document.fonts.check("16px 'Inter Variable'", 'ğ'))).toBe(true);
  await expectAccessible(phone);
  // A question's name stands at its field.
  const label = await phone.locator('label[for=ad]').boundingBox();
  const field = await phone.locator('#ad').boundingBox();
  expect((field?.y ?? 0) - (label?.y ?? 0)).toBeLessThan(40);
  await phone.getByRole('link', { name: 'Işık ölçümü' }).click();
  await expect(heading(phone, 'surec_ismi')).toBeVisible();
  await next(phone);
  await phone.locator('#yazi').fill('Ölçülür, deftere yazılır.');
  await expectAccessible(phone);
  await next(phone);
  await phone.locator('button[value=bilmiyorum]').click();
  await expect(heading(phone, 'ilgili_kisi')).toBeVisible();
  await phone.locator('input[value=calisan]').check();
  await expectAccessible(phone);
  await phone.locator('button[value=liste]').click();
  await outside.close();

  // Another device, without script, goes on where the first stopped.
  const other = await browser.newContext({ ...PHONE, locale, javaScriptEnabled: false });
  const tablet = await other.newPage();
  await tablet.goto(link);
  await expect(tablet.getByRole('link', { name: 'Işık ölçümü' })).toContainText('4/10');
  await tablet.getByRole('link', { name: 'Işık ölçümü' }).click();
  await expect(heading(tablet, 'islenen_kisisel_veriler')).toBeVisible();
  await tablet.goto(link);
  await tablet.locator('#ad').fill('Kapı kaydı');
  await tablet.locator('form[action*=is-ekle] button').click();
  await tablet.locator('#yazi').fill('Gelen yazılır.');
  await tablet.locator('button[value=liste]').click();
  await tablet.locator('form[action*=bitir] button').click();
  await expect(tablet.getByRole('status')).toBeVisible();
  await expect(tablet.locator('form')).toHaveCount(0);
  await other.close();

  await page.reload();
  await expect(page.getByText(said.states.tamamlandi).first()).toBeVisible();
  if (isPhone(page)) await page.getByText('Deniz Er').first().click();
  else await page.getByText('Deniz Er').first().dblclick();
  if (!/anketler\/\d+/.test(page.url())) await page.getByText('Deniz Er').first().press('Enter');
  const panel = page.getByRole('region', { name: 'Işık ölçümü' });
  await expect(panel).toContainText(fill(said.changes, { name: 'Işık ölçümü' }));
  const people = fieldLabel('processingActivities', 'ilgili_kisi', language);
  await expect(panel.getByLabel(fill(said.decisionOn, { field: people }))).toHaveValue(
    said.ways.yerine,
  );
  await expectAccessible(page);
  await panel.getByRole('button', { name: fill(said.merge_other, { count: 2 }) }).click();
  await expect(panel.getByRole('link', { name: said.openRecord })).toBeVisible();
  const added = page.getByRole('region', { name: 'Kapı kaydı' });
  await added.getByRole('button', { name: fill(said.addRecord_other, { count: 2 }) }).click();
  await expect(added.getByRole('link', { name: said.openRecord })).toBeVisible();
  await page.goto('/veri-isleme');
  const drawer = await openRecord(page, words, 'Kapı kaydı');
  await expect(drawer).toContainText('Gelen yazılır.');
  await expect(drawer).toContainText('(anket: Deniz Er)');
});
