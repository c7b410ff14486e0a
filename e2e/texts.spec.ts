import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBoth } from './steps/axe.ts';
import { button, changeActivity } from './steps/activities.ts';
import { addRecord } from './steps/registers.ts';
import { makePerson, signIn } from './steps/people.ts';
import { test } from './test.ts';
import { begin, draft, idOfText, paper, publish, step } from './steps/texts.ts';

test('a notice is made from the register, published, outrun by it and renewed @phone', async ({
  page,
  browser,
  locale,
}) => {
  const { words, activity } = await begin(page, locale);
  const { texts } = words;
  await draft(page, words, /Çalışan Aydınlatma Metni|Notice for Employees/);

  // A gap of the register links to its field, and keeps the text from being approved.
  const lacks = page.getByRole('link', { name: texts.toRecord });
  await expect(lacks).toHaveAttribute('href', `/envanter/guncelle/${activity}?alan=saklama_suresi`);
  await step(page, texts.approve);
  await expect(page.getByText(/Saklama süresi|Retention/i).first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await changeActivity(page, activity, { saklama_suresi: 'is_iliskisi_10' });
  await page.reload();
  await expect(lacks).toBeHidden();

  // Own words around the blocks, in both languages.
  await paper(page)
    .getByRole('button')
    .filter({ hasText: /Bu metin, çalışan|This notice informs/ })
    .click();
  await step(page, words.texts.editText);
  const form = page.getByRole('dialog');
  await form.getByLabel(texts.turkish).fill('Bizim kendi girişimiz.');
  await form.getByLabel(texts.english).fill('Our own beginning.');
  await form.locator('[type=submit]').click();
  await expect(paper(page)).toContainText(/Bizim kendi girişimiz|Our own beginning/);

  await step(page, texts.approve);
  await publish(page, texts);
  await expect(page.getByText(texts.states.guncel).first()).toBeVisible();

  // Anybody reads it, without script.
  const address = await page
    .getByRole('link', { name: texts.openVersion.replace('{{no}}', '1') })
    .getAttribute('href');
  const outside = await browser.newContext({ javaScriptEnabled: false, locale });
  const reader = await outside.newPage();
  await reader.goto(new URL(address ?? '', page.url()).href);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByRole('main')).toContainText(/Bizim kendi girişimiz|Our own beginning/);
  await expect(reader.getByRole('main')).toContainText(/10 yıl|10 years/);

  // The register moves on: stale at once, and the redline names the sentence and the record.
  await changeActivity(page, activity, { saklama_suresi: 'isci_alacagi_5' });
  await page.goto('/metinler');
  await expect(
    page.getByText(texts.states.eskidi_one.replace('{{count}}', '1')).first(),
  ).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto(`${await idOfText(page)}/fark`);
  const change = page.getByRole('region', { name: texts.differenceNo.replace('{{no}}', '1') });
  await expect(change).toContainText('Ücret bordrosu');
  await expect(change).toContainText(texts.fates.degisti);
  await expect(paper(page).locator('ins').first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('a');
  await step(page, texts.prepare);
  await expect(page).toHaveURL(/\/metinler\/\d+$/);
  await expect(paper(page)).toContainText(/Bizim kendi girişimiz|Our own beginning/);
  await expect(paper(page)).toContainText(/5 yıl|5 years/);
  await step(page, texts.approve);
  await publish(page, texts);
  await expect(page.getByText(texts.states.guncel).first()).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('main')).toContainText(/10 yıl|10 years/);
  await expect(reader.locator('.past')).toBeVisible();
  await outside.close();
});

test('the Board’s words of a standard contract can be read and not written', async ({
  page,
  locale,
}) => {
  const { words, department } = await begin(page, locale);
  const { texts } = words;
  const abroad = {
    ...{ yurt_disi_aktarim: true, aktarim_ulkesi: 'Almanya' },
    yurt_disi_mekanizma: 'standart_sozlesme',
  };
  await addRecord(page, supplierTransfers.add, department, {
    ...{ tedarikci_adi: 'Nimbus', veri_isleyen_rolu: 'veri_isleyen', ...abroad },
    standart_sozlesme_turu: 'sorumludan_isleyene',
  });
  await addRecord(page, supplierTransfers.add, department, {
    ...{ tedarikci_adi: 'Atlas', veri_isleyen_rolu: 'ayri_veri_sorumlusu', ...abroad },
  });

  // The transfer is asked for at once, and only one that fits the kind of contract is offered.
  await page.goto('/metinler');
  await step(page, texts.add);
  const form = page.getByRole('dialog');
  await form.getByRole('combobox').first().click();
  await page
    .getByRole('option', { name: /veri sorumlusundan veri işleyene|controller to processor/ })
    .click();
  await form.getByLabel(texts.ofTransfer).click();
  await expect(page.getByRole('option', { name: 'Atlas' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Nimbus' }).click();
  await form.getByRole('button', { name: texts.makeDraft }).click();
  await expect(paper(page)).toContainText('Nimbus');
  await expect(page.getByText(texts.lockedTitle)).toBeVisible();
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  const own = paper(page).getByText(/değiştirilmeden kullanılır|is used unchanged/);
  await expect(own).toBeVisible();
  await own.click();
  await expect(page.getByRole('button', { name: words.texts.editText })).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.removePart })).toHaveCount(0);
  await expectAccessibleInBoth(page);
});

test('a second person is told who edits a draft, and takes it over', async ({
  page,
  browser,
  locale,
}) => {
  const { words } = await begin(page, locale);
  await draft(page, words, /Çalışan Aydınlatma Metni|Notice for Employees/);
  await expect(page.getByRole('button', { name: words.texts.takeOver })).toBeHidden();
  await paper(page).getByRole('button').filter({ hasText: 'Organize Sanayi' }).first().click();
  await step(page, words.texts.writeByHand);
  const form = page.getByRole('dialog');
  await form.getByLabel(words.texts.reason).fill('Adres kısaltıldı');
  await form.locator('[type=submit]').click();
  await expect(form).toBeHidden();
  const company = (await (await page.request.get('/api/metinler/list')).json()) as {
    data: { company_id: number }[];
  };
  const other = await browser.newContext({ locale });
  const second = await other.newPage();
  await signIn(second, await makePerson('yönetici', String(company.data[0]?.company_id)));
  await second.goto(await idOfText(page));
  await second.getByRole('button', { name: words.texts.takeOver }).click();
  await expect(second.getByRole('button', { name: words.texts.takeOver })).toBeHidden();
  await other.close();
});

/** The newest mail to an address, as the demo mailbox shows it. */
async function mailTo(page: Page, address: string): Promise<string> {
  const mailbox = await page.context().newPage();
  await mailbox.goto('/demo/mailbox');
  await mailbox
    .getByRole('listitem')
    .filter({ hasText: address })
    .first()
    .getByRole('link')
    .click({ timeout: 15_000 });
  const text = await mailbox.locator('pre').textContent();
  await mailbox.close();
  return text ?? '';
}

test('a draft is shaped with tools, published and confirmed by an employee without an account', async ({
  page,
  browser,
  locale,
}) => {
  const { words, activity } = await begin(page, locale);
  const { texts } = words;
  await changeActivity(page, activity, { saklama_suresi: 'is_iliskisi_10' });
  await draft(page, words, /Çalışan Aydınlatma Metni|Notice for Employees/);

  // The field behind a word is opened by the keyboard.
  await paper(page)
    .getByRole('button')
    .filter({ hasText: /10 yıl|10 years/ })
    .first()
    .click();
  await page.keyboard.press('Alt+Enter');
  await expect(page).toHaveURL(/alan=saklama_suresi/);
  await page.goBack();

  // A ready sentence comes, goes with a step back, and comes again.
  const ready = /redded|refused/;
  // Coming back moves the paper to where it was, under a menu that was opened before.
  await expect(async () => {
    await step(page, texts.ready);
    await page.getByRole('menuitem', { name: ready }).click({ timeout: 3000 });
  }).toPass();
  await expect(paper(page)).toContainText(ready);
  await step(page, words.common.undo);
  await expect(paper(page)).not.toContainText(ready);
  await step(page, texts.redo);
  await expect(paper(page)).toContainText(ready);
  await expectAccessibleInBoth(page);

  await step(page, texts.approve);
  await publish(page, texts);
  await expect(page.getByText(texts.states.guncel).first()).toBeVisible();
  await page.getByRole('link', { name: words.texts.signatures }).click();
  // A list of nobody has nothing to hand out.
  await expect(page.getByRole('button', { name: texts.askPeople })).toBeVisible();
  await expect(button(page, words.common.export)).toHaveCount(0);
  await step(page, texts.askPeople);
  const email = `calisan-${activity}-${Date.now()}@ornek.test`;
  const form = page.getByRole('dialog');
  const paste = form.getByLabel(texts.paste);
  await form.locator('[type=submit]').click();
  await expect(paste).toHaveAttribute('aria-invalid', 'true');
  await paste.fill(`Deniz Er; ${email}`);
  await form.locator('[type=submit]').click();
  await expect(page.getByText('Deniz Er').first()).toBeVisible();
  // No row opens, so no key is said to open one.
  await expect(page.locator('kbd', { hasText: words.keys.names.enter })).toHaveCount(0);
  await expectAccessibleInBoth(page);

  const [link = ''] = /http\S+\/metin-imza\/\S+/.exec(await mailTo(page, email)) ?? [];
  const outside = await browser.newContext({ javaScriptEnabled: false, locale });
  const reader = await outside.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('main')).toContainText('5/2-c');
  await reader.getByRole('checkbox').check();
  await reader.locator('button[value=kabul]').click();
  await expect(reader.getByRole('status')).toBeVisible();
  await expect(reader.locator('form')).toHaveCount(0);
  await outside.close();
  await page.reload();
  await expect(page.getByText(texts.signatureStates.kabul).first()).toBeVisible();
});
