import { applications } from '@emanet/contract/applications';
import { expect } from '@playwright/test';
import { expectAccessible } from './steps/axe.ts';
import { makeCompany, makePerson, otherBrowser, readCode, signIn, speak } from './steps/people.ts';
import { test } from './test.ts';
import { languageOf, SITE_WORDS, WORDS } from './steps/words.ts';

const PAPER = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF';

test('somebody applies, confirms by the code, and is answered', async ({
  page,
  browser,
  locale,
}) => {
  test.slow();
  const { company } = await makeCompany('İnsan Kaynakları');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)].applications;
  const form = SITE_WORDS[languageOf(locale)].application;
  await page.goto('/basvurular');
  await expect(page.getByText(words.empty)).toBeVisible();
  await expectAccessible(page);
  const settings = await page.request.get(applications.settings.path);
  const { slug } = ((await settings.json()) as { data: { slug: string } }).data;

  const visitor = await (await browser.newContext({ locale: locale ?? 'tr-TR' })).newPage();
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
  await expect(visitor.getByRole('alert')).toHaveText(form.digits.replace('{digits}', '10'));
  await visitor.getByLabel(form.nationalId).fill('10000000146');
  await visitor.getByLabel(form.files).setInputFiles([
    { name: 'vekaletname.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PAPER) },
    { name: 'fazla.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PAPER) },
  ]);
  await visitor
    .getByRole('button', { name: form.removeFile.replace('{name}', 'fazla.pdf') })
    .click();
  await visitor.getByRole('button', { name: form.send }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.codeTitle);
  await expectAccessible(visitor);
  await visitor.keyboard.type(await readCode(visitor.context(), email));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.receivedTitle);
  await expect(visitor).toHaveURL(/kvkk-formu\/alindi\//);
  await expectAccessible(visitor);
  await visitor.reload();
  await expect(visitor.getByText(/\d{4}\/001/).first()).toBeVisible();
  await expect(visitor.getByText('vekaletname.pdf')).toBeVisible();
  await expect(visitor.getByText('fazla.pdf')).toHaveCount(0);
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

test.describe('without script', () => {
  test('somebody applies, with a file, and confirms by the code', async ({ browser, locale }) => {
    const { company } = await makeCompany('Satış');
    const manager = await otherBrowser(browser, locale, await makePerson('yönetici', company));
    const settings = await manager.request.get(applications.settings.path);
    const { slug } = ((await settings.json()) as { data: { slug: string } }).data;
    await manager.context().close();

    const form = SITE_WORDS[languageOf(locale)].application;
    const context = await browser.newContext({
      locale: locale ?? 'tr-TR',
      javaScriptEnabled: false,
    });
    const visitor = await context.newPage();
    await visitor.goto(`/kvkk-formu/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.title);
    await visitor.getByRole('checkbox').first().check();
    await visitor
      .getByLabel(form.request)
      .fill('Verilerimin işlenip işlenmediğini öğrenmek isterim.');
    await visitor.getByLabel(form.firstName, { exact: true }).fill('Anneliese');
    await visitor.getByLabel(form.lastName, { exact: true }).fill('Öztürk-Schäfer');
    await expect(visitor.getByLabel(form.nationality, { exact: true })).toBeHidden();
    await visitor.getByLabel(form.foreigner).check();
    await visitor.getByRole('textbox', { name: form.passport }).fill('C01X00T47');
    await visitor.getByLabel(form.address).fill('Musterstraße 4, Köln');
    await visitor.getByLabel(form.ways.posta).check();
    const email = `schaefer-${Date.now()}@ornekposta.test`;
    await visitor.getByLabel(form.email, { exact: true }).fill(email);
    const attach = () =>
      visitor.getByLabel(form.files).setInputFiles({
        name: 'pass.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(PAPER),
      });
    await attach();
    await visitor.getByRole('button', { name: form.send }).click();

    // The country of the passport is missing: everything but the file has stayed.
    await expect(visitor.getByRole('alert')).toBeVisible();
    await expect(visitor.getByText(form.filesAgain)).toBeVisible();
    await expect(visitor.getByLabel(form.lastName, { exact: true })).toHaveValue('Öztürk-Schäfer');
    await expect(visitor.getByLabel(form.ways.posta)).toBeChecked();
    await visitor.getByLabel(form.nationality, { exact: true }).fill('Deutschland');
    await attach();
    await visitor.getByRole('button', { name: form.send }).click();

    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.codeTitle);
    const code = await readCode(context, email);
    await visitor.getByLabel(form.codeLabel).fill(code === '000000' ? '000001' : '000000');
    await visitor.getByRole('button', { name: form.complete }).click();
    await expect(visitor.getByRole('alert')).toContainText('4');
    await visitor.getByLabel(form.codeLabel).fill(code);
    await visitor.getByRole('button', { name: form.complete }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.receivedTitle);
    await expect(visitor.getByText('pass.pdf')).toBeVisible();
    await expect(visitor.getByText(form.byPostTo)).toBeVisible();
    const paper = await visitor.request.get(
      (await visitor.getByRole('link', { name: form.receiptPdf }).getAttribute('href')) ?? '',
    );
    expect(paper.headers()['content-type']).toBe('application/pdf');
    await context.close();
  });
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
