import { applications } from '@emanet/contract/applications';
import { expect } from '@playwright/test';
import { expectAccessible } from './steps/axe.ts';
import { makeCompany, makePerson, otherBrowser, readCode, signIn, speak } from './steps/people.ts';
import { test } from './test.ts';
import { WORDS } from './steps/words.ts';

test('somebody applies, confirms by the code, and is answered', async ({
  page,
  browser,
  locale,
}) => {
  test.slow();
  const { company } = await makeCompany('İnsan Kaynakları');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)].applications;
  const form = WORDS[await speak(page, locale)].applicationForm;
  await page.goto('/basvurular');
  await expect(page.getByText(words.empty)).toBeVisible();
  await expectAccessible(page);
  const settings = await page.request.get(applications.settings.path);
  const { slug } = ((await settings.json()) as { data: { slug: string } }).data;

  const visitor = await (await browser.newContext({ locale: locale ?? 'tr-TR' })).newPage();
  await speak(visitor, locale);
  await visitor.goto(`/kvkk-formu/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.title);
  await expectAccessible(visitor);
  await visitor.getByRole('checkbox').nth(5).check();
  await visitor.getByLabel(form.request).fill('Özlük dosyamdaki raporların silinmesini istiyorum.');
  await visitor.getByLabel(form.firstName, { exact: true }).fill('Muhammet Emre');
  await visitor.getByLabel(form.lastName, { exact: true }).fill('Karabulut');
  await visitor.getByLabel(form.nationalId).fill('2481139021');
  await visitor.getByLabel(form.address).fill('Bahçelievler Mah. No: 14/6, Bolu');
  const email = `karabulut-${Date.now()}@ornekposta.test`;
  await visitor.getByLabel(form.email, { exact: true }).fill(email);
  await visitor.getByRole('button', { name: form.send }).click();
  // The number has a digit too few: it is refused, and everything else is kept.
  await expect(visitor.getByLabel(form.nationalId)).toBeFocused();
  await visitor.getByLabel(form.nationalId).fill('10000000146');
  await visitor.getByRole('button', { name: form.send }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.codeTitle);
  await expectAccessible(visitor);
  await visitor.keyboard.type(await readCode(visitor.context(), email));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.receivedTitle);
  await expect(visitor).toHaveURL(/kvkk-formu\/alindi\//);
  await expectAccessible(visitor);
  await visitor.reload();
  await expect(visitor.getByText(/\d{4}\/001/).first()).toBeVisible();
  await visitor.context().close();

  await page.reload();
  await page.getByText('Muhammet Emre Karabulut').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karabulut');
  await expectAccessible(page);
  await page.getByRole('button', { name: words.reveal, exact: true }).click();
  await expect(page.getByText('10000000146')).toBeVisible();
  await page.getByRole('combobox', { name: words.department }).click();
  await page.getByRole('option', { name: 'İnsan Kaynakları' }).click();
  await expect(page.getByText(words.events.atandi, { exact: true }).first()).toBeVisible();
  await page
    .getByRole('textbox', { name: words.text })
    .fill('Sayın {ad_soyad}, raporlarınız silindi. Kurula şikâyet edebilirsiniz (m. 14). Board.');
  await page.getByRole('checkbox', { name: words.check.kontrol }).check();
  await page.getByRole('button', { name: words.send }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.events.cevap_gonderildi, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /-(cevap|answer)\.pdf/ })).toBeVisible();
});

test('a representative is sent away', async ({ browser, locale }) => {
  const { company, departments } = await makeCompany('Satış');
  const page = await otherBrowser(
    browser,
    locale,
    await makePerson('temsilci', company, ...departments),
  );
  await page.goto('/basvurular');
  await expect(page).toHaveURL(/unauthorized-access/);
  await page.context().close();
});
