import { expect } from '@playwright/test';
import { makePdf } from '../server/src/platform/pdf/pdf.ts';
import { expectAccessibleInBoth } from './steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { administrator } from './steps/registers.ts';
import { test } from './test.ts';
import { fill, WORDS } from './steps/words.ts';

const pdf = async (title: string) => ({
  name: `${title}.pdf`,
  mimeType: 'application/pdf',
  buffer: await makePdf({ title, lang: 'tr', foot: title, blocks: [{ text: title }] }),
});

test('a document is added, gets its file, a newer one, goes to the archive and is deleted', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)];
  const { documents, ui } = words;
  const name = 'Çalışan Aydınlatma Metni';
  await page.goto('/dokumanlar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documents.title);
  await expectAccessibleInBoth(page);

  await page.getByRole('button', { name: documents.add }).click();
  await page.getByRole('textbox', { name: documents.name }).fill(name);
  await page.getByRole('combobox', { name: words.fields.type }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: documents.addAndUpload }).click();
  const drawer = page.getByRole('dialog', { name });
  const choose = async (title: string) =>
    drawer.locator('input[type=file]').setInputFiles(await pdf(title));
  await choose('Birinci');
  // The page draws it itself, and its words are there for those who cannot see it.
  await expect(drawer.locator('canvas[data-drawn]')).toBeVisible();
  await expect(drawer.getByText('Birinci').first()).toBeAttached();
  const status = drawer.getByRole('toolbar').getByRole('status');
  await expect(status).toHaveText(fill(ui.pdf.page, { number: 1, pages: 1 }));
  await drawer.getByRole('button', { name: documents.upload }).click();
  await choose('İkinci');
  await expect(drawer.getByText(words.common.versionNo.replace('{{no}}', '2'))).toBeVisible();

  await drawer.getByRole('tab', { name: documents.files }).click();
  await page.getByRole('button', { name: fill(documents.compareVersion, { no: 1 }) }).click();
  const sides = page.getByRole('dialog', { name: fill(documents.compareTitle, { name }) });
  await expect(sides.getByRole('heading', { level: 3 })).toHaveCount(2);
  await sides.getByRole('button', { name: words.common.close }).click();
  await expect(sides).toBeHidden();
  await drawer.getByRole('button', { name: documents.showVersion.replace('{{no}}', '1') }).click();
  await expect(drawer.getByText(documents.earlierOpen.replace('{{no}}', '1'))).toBeVisible();
  await drawer.getByRole('tab', { name: words.common.history }).click();
  await expect(drawer.getByText('İkinci.pdf')).toBeVisible();
  await expectAccessibleInBoth(page);

  const act = async (label: string) => {
    await drawer
      .getByRole('button', { name: words.ui.table.menu.replace('{{name}}', name) })
      .click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
  };
  await act(ui.archive.archive);
  await expect(page.getByText(documents.empty)).toBeVisible();
  await page.goto('/dokuman-arsiv');
  await page.getByText(name).click();
  await act(ui.archive.delete);
  await page.getByRole('button', { name: ui.archive.delete, exact: true }).click();
  await expect(page.getByText(ui.archive.empty)).toBeVisible();
  await page.getByRole('button', { name: words.common.undo }).click();
  await expect(page.getByText(name).first()).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('a large file says how much of it has gone, and can be given up', async ({ page, locale }) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)];
  const { documents, ui, common } = words;
  const name = 'Saklama ve İmha Politikası';
  await page.goto('/dokumanlar');
  await page.getByRole('button', { name: documents.add }).click();
  await page.getByRole('textbox', { name: documents.name }).fill(name);
  await page.getByRole('combobox', { name: words.fields.type }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: documents.addAndUpload }).click();
  const drawer = page.getByRole('dialog', { name });

  // As over a slow line: 12 MB would take forty seconds.
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow);
  const { buffer, ...file } = await pdf('Büyük');
  const large = { ...file, buffer: Buffer.concat([buffer, Buffer.alloc(12_000_000, 32)]) };
  await drawer.locator('input[type=file]').setInputFiles(large);
  const progress = drawer.getByRole('progressbar', {
    name: ui.file.sending.replace('{{name}}', file.name),
  });
  await expect
    .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
    .toBeGreaterThan(0);
  await drawer.getByRole('button', { name: common.cancel }).click();
  await expect(progress).toBeHidden();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.reload();
  await expect(page.getByRole('dialog', { name }).locator('input[type=file]')).toBeAttached();
});

test('files chosen together become documents @wide', async ({ page, locale }) => {
  const { words } = await administrator(page, locale);
  const { many } = words.documents;
  await page.goto('/dokumanlar');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: many.choose }).click();
  await (
    await choosing
  ).setFiles([
    await pdf('Saklama_politikasi'),
    await pdf('Aydinlatma metni'),
    await pdf('Acik riza'),
  ]);
  const dialog = page.getByRole('dialog', { name: fill(many.title_other, { count: 3 }) });
  const file = 'Saklama_politikasi.pdf';
  await dialog.getByLabel(fill(many.nameOf, { file })).fill('Saklama politikası');
  await dialog.getByRole('button', { name: fill(many.save_other, { count: 3 }) }).click();
  await expect(page.getByText(fill(many.done_other, { count: 3 }))).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await expect(page.locator('[data-row]', { hasText: 'Saklama politikası' })).toBeVisible();
});
