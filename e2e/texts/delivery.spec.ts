import { processingActivities } from '@emanet/contract/processing-activities';
import { texts as metinler } from '@emanet/contract/texts';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { changeActivity } from '../steps/activities.ts';
import { begin, publishedNotice, step } from '../steps/texts.ts';
import { fill } from '../steps/words.ts';
import { test } from '../test.ts';

test('a published text tells its ways, and its document is linked to the activities it covers', async ({
  page,
  browser,
  context,
  locale,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { words, activity } = await begin(page, locale);
  const { texts } = words;
  await changeActivity(page, activity, { saklama_suresi: 'is_iliskisi_10' });
  const address = await publishedNotice(page);
  await page.goto(address);

  // A visitor comes by the QR code: counted apart, and nobody's.
  const download = page.waitForEvent('download');
  await step(page, fill(texts.qr, { kind: 'SVG' }));
  const svg = await readFile((await (await download).path()) ?? '', 'utf8');
  expect(svg).toContain('<svg');
  await page.getByRole('button', { name: texts.copyAddress }).click();
  const told = await page.request.get(
    metinler.single.path.replace(':id', address.split('/').at(-1) ?? ''),
  );
  const { adres } = ((await told.json()) as { data: { adres: string } }).data;
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(adres, page.url()).href);
  const outside = await browser.newContext({ locale });
  await (await outside.newPage()).goto(new URL(`${adres}?yol=qr`, page.url()).href);
  await outside.close();
  await page.reload();
  const ways = page.getByRole('region', { name: texts.delivery });
  await expect(ways).toContainText(new RegExp(`${texts.ways.qr}\\s*1`));

  // Linked by the register's bulk edit, and taken back.
  const named = async () => {
    const answer = await page.request.get(
      processingActivities.single.path.replace(':id', String(activity)),
    );
    return ((await answer.json()) as { data: { aydinlatma_metni: number | null } }).data
      .aydinlatma_metni;
  };
  const link = page.getByRole('button', { name: fill(texts.linkActivities_one, { count: 1 }) });
  await link.click();
  await expect(page.getByText(fill(texts.linked_one, { count: 1 }))).toBeVisible();
  await expect(link).toBeHidden();
  expect(await named()).not.toBeNull();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: words.common.undo }).click();
  await expect(link).toBeVisible();
  expect(await named()).toBeNull();

  // The document leads back to its text.
  await page.getByRole('link', { name: texts.openDocument }).click();
  await page.getByRole('tab', { name: /faaliyet|activit/i }).click();
  await expect(page.getByRole('region', { name: words.documents.madeBy })).toContainText(
    /Çalışan Aydınlatma Metni|Notice for Employees/,
  );
});
