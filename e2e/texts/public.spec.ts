import { texts as metinler } from '@emanet/contract/texts';
import { expect } from '@playwright/test';
import { changeActivity } from '../steps/activities.ts';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { actOnText, begin, publishedNotice } from '../steps/texts.ts';
import { test } from '../test.ts';

test('the public page fits a phone, marks special-category data and leads to earlier versions @phone', async ({
  page,
  browser,
  locale,
}) => {
  const { activity } = await begin(page, locale);
  await changeActivity(page, activity, {
    saklama_suresi: 'is_iliskisi_10',
    islenen_kisisel_veriler: ['ad_soyad', 'saglik_raporu'],
    isleme_sarti: ['k6_3_f_istihdam_isg'],
  });
  const id = Number((await publishedNotice(page)).split('/').at(-1));
  await changeActivity(page, activity, { saklama_suresi: 'isci_alacagi_5' });
  await actOnText(page, metinler.prepare.path, id);
  await actOnText(page, metinler.approve.path, id);
  await actOnText(page, metinler.publish.path, id);
  const { data } = metinler.single.answers.parse(
    await (await page.request.get(metinler.single.path.replace(':id', String(id)))).json(),
  );
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale });
  const reader = await context.newPage();
  await reader.goto(new URL(data.adres ?? '', process.env.E2E_URL).href);
  await expect(reader.locator('.special').first()).toBeVisible();
  const wide = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expectAccessibleInBoth(reader);
  const earlier = reader.getByRole('contentinfo').getByRole('link', { name: /sürümler|versions/ });
  await earlier.click();
  const versions = reader.locator('#surumler');
  await expect(versions).toBeInViewport();
  await versions.getByRole('link', { name: /^1 · / }).click();
  await expect(reader.locator('.past')).toBeVisible();
  await expectAccessibleInBoth(reader);
  await context.close();
});
