import { texts as metinler } from '@emanet/contract/texts';
import { expect } from '@playwright/test';
import { changeActivity } from '../steps/activities.ts';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { addRecord } from '../steps/registers.ts';
import { begin, idOfText, paper, step } from '../steps/texts.ts';
import { test } from '../test.ts';

test('a source shows its value and last change; its sentence can be cut off and tied again', async ({
  page,
  locale,
}) => {
  const { words, activity } = await begin(page, locale);
  const { texts } = words;
  await changeActivity(page, activity, {
    saklama_suresi: 'is_iliskisi_10',
    islenen_kisisel_veriler: ['ad_soyad', 'saglik_raporu'],
    isleme_sarti: ['k6_3_f_istihdam_isg'],
  });
  await addRecord(page, metinler.add, undefined, { tur: 'calisan' });
  await page.goto(await idOfText(page));
  const period = paper(page)
    .getByRole('button')
    .filter({ hasText: /10 yıl|10 years/ })
    .first();
  await period.click();
  const side = page.getByRole('main');
  const fact = (name: string) => side.getByRole('term').filter({ hasText: name });
  await expect(fact(texts.value)).toBeVisible();
  await expect(fact(texts.lastChanged)).toBeVisible();
  // The record with the number of its fields here, marked for its special-category data.
  await expect(
    side.getByRole('listitem').filter({ hasText: 'Ücret bordrosu' }).last(),
  ).toContainText(/\d (alan|fields?)/);
  await expectAccessibleInBoth(page);

  await step(page, texts.cutLink);
  await expect(period).toHaveAttribute('data-by', 'hand');
  await changeActivity(page, activity, { saklama_suresi: 'isci_alacagi_5' });
  await page.reload();
  await expect(paper(page)).toContainText(/10 yıl|10 years/);
  await expect(page.getByText(/Kayıtta “.*5 yıl|The register says “.*5 years/)).toBeVisible();
  await period.click();
  await step(page, texts.follow);
  await expect(paper(page)).toContainText(/5 yıl|5 years/);

  // The paper gives way to the PDF, and comes back.
  await step(page, texts.preview);
  await expect(page.locator('[data-pdf] canvas')).toBeVisible({ timeout: 30_000 });
  await step(page, texts.toPaper);
  await expect(paper(page)).toBeVisible();
});
