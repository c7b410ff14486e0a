import { processingActivities } from '@emanet/contract/processing-activities';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts } from '@emanet/contract/texts';
import { expect, type Page } from '@playwright/test';
import { button, rowOf } from '../steps/activities.ts';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { speak } from '../steps/people.ts';
import { addRecord } from '../steps/registers.ts';
import { chosen } from '../steps/sheets.ts';
import { addText, registerOfNotices, verb } from '../steps/texts.ts';
import { test } from '../test.ts';
import { WORDS } from '../steps/words.ts';

const ABROAD = {
  ...{ tedarikci_adi: 'Kestrel Analytics', hizmet_konusu: 'Ölçümleme', durum: true },
  ...{ veri_isleyen_rolu: 'veri_isleyen', yurt_disi_aktarim: true, aktarim_ulkesi: 'Hollanda' },
  ...{ yurt_disi_mekanizma: 'standart_sozlesme', standart_sozlesme_turu: 'sorumludan_isleyene' },
  standart_sozlesme_imza_tarihi: '2026-01-05',
};

/** A published notice, a draft, and a standard contract that nobody has notified. */
async function begin(page: Page, locale: string | undefined) {
  const language = await speak(page, locale);
  const { department, activity } = await registerOfNotices(page);
  const values = { ...activity, surec_ismi: 'Ücret bordrosu' };
  await addRecord(page, processingActivities.add, department, values);
  await addRecord(page, supplierTransfers.add, department, ABROAD);
  const { data: transfers } = supplierTransfers.list.answers.parse(
    await (await page.request.get(supplierTransfers.list.path)).json(),
  );
  const notice = await addText(page, { tur: 'calisan' });
  await verb(page, texts.approve, notice.id);
  await verb(page, texts.publish, notice.id);
  await addText(page, { tur: 'ziyaretci', ad: 'Depo ziyaretçisi metni' });
  await addText(page, { tur: 'ss2', kapsam: { aktarim: transfers[0]?.id } });
  return { words: WORDS[language], notice, language };
}

test('the list shows scope, clock and figures, folds groups and leads to the differences', async ({
  page,
  locale,
}) => {
  const { words, notice } = await begin(page, locale);
  const { texts: said } = words;
  await page.goto('/metinler');
  const contract = rowOf(page, 'Kestrel Analytics');
  await expect(contract).toContainText(/Bildirim \d+ gün gecikti|Notice \d+ days late/);
  await expect(contract).toContainText('Hollanda');
  await expect(contract).not.toContainText(said.states.taslak);
  await expect(page.getByText(said.lockedNote)).toBeVisible();
  await expectAccessibleInBoth(page);

  // A figure narrows the list to what it counts.
  await page.getByRole('button', { name: new RegExp(`^1 ?${said.notices}`) }).click();
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.getByRole('button', { name: new RegExp(`^1 ?${said.notices}`) }).click();
  await expect(page.locator('[data-row]')).toHaveCount(3);

  // A folded group is kept in the sheet.
  const heading = page.getByRole('button', { name: words.texts.groups.standart, exact: true });
  await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(contract).toHaveCount(0);
  const [titles, ...rows] = await chosen(page, words.common.export);
  expect(titles).toContain(words.texts.scope.title);
  expect(rows.map((row) => row[2])).toContain('Kestrel Analytics, Hollanda');
  expect(rows).toHaveLength(3);

  // Words of the scope find a text; the key leads to its differences.
  await page.locator('[data-list-search]').fill('çalışan');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.locator('[data-list-search]').press('ArrowDown');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(new RegExp(`/metinler/${notice.id}/fark$`));
});

test('a draft is deleted and brought back, a published text archived and taken out', async ({
  page,
  locale,
}) => {
  const { words } = await begin(page, locale);
  await page.goto('/metinler');
  const act = async (name: string, item: string) => {
    await rowOf(page, name).locator('[data-act=menu]').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const undo = () => page.getByRole('button', { name: words.common.undo }).last().click();
  const draft = rowOf(page, 'Depo ziyaretçisi metni');
  await act('Depo ziyaretçisi metni', words.ui.archive.delete);
  await page.getByRole('dialog').getByRole('button', { name: words.ui.archive.delete }).click();
  await expect(draft).toHaveCount(0);
  await undo();
  await expect(draft).toHaveCount(1);

  const notice = /Çalışan Aydınlatma Metni|Notice for Employees/;
  const published = page.locator('[data-row]').filter({ hasText: notice });
  await published.locator('[data-act=menu]').click();
  await expect(page.getByRole('menuitem', { name: words.ui.archive.delete })).toHaveCount(0);
  await page.getByRole('menuitem', { name: words.ui.archive.archive }).click();
  await expect(published).toHaveCount(0);
  await page.goto('/metinler?arsiv=1');
  await expect(published).toHaveCount(1);
  await published.locator('[data-act=menu]').click();
  await page.getByRole('menuitem', { name: words.ui.archive.unarchive }).click();
  await expect(published).toHaveCount(0);
  await undo();
  await expect(published).toHaveCount(1);
});

test('a text begins with the words of a Word file', async ({ page, locale }) => {
  const { words, notice, language } = await begin(page, locale);
  const path = texts.file.path.replace(':id', String(notice.id));
  const file = await page.request.get(`${path}?tur=docx&lang=${language}`);
  await page.goto('/metinler');
  await button(page, words.texts.add).click();
  const form = page.getByRole('dialog');
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: words.texts.withWord }).click();
  await (
    await choosing
  ).setFiles({
    name: 'eski-metin.docx',
    mimeType: 'application/octet-stream',
    buffer: await file.body(),
  });
  await expect(form.getByText('eski-metin.docx')).toBeVisible();
  await form.getByRole('button', { name: words.texts.makeDraft }).click();
  await expect(page).toHaveURL(/\/metinler\/\d+$/);
  // The paper is in the reader's language, the name of a text in the company's.
  if (language === 'tr') await expect(page.getByRole('article')).toContainText(notice.ad);
  await expect(page.getByRole('article')).toContainText('SHA-256');
});

test('the palette finds a text by words of its name and opens it', async ({ page, locale }) => {
  const { words } = await begin(page, locale);
  await page.goto('/metinler');
  await page.getByRole('button', { name: words.search.button, exact: true }).click();
  await page.getByRole('combobox').fill('ziyaretçi depo');
  const hit = page.getByRole('option').filter({ hasText: 'Depo ziyaretçisi metni' });
  await hit.click();
  await expect(page).toHaveURL(/\/metinler\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Depo ziyaretçisi metni');
});
