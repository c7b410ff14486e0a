import { processingActivities } from '@emanet/contract/processing-activities';
import { warningText } from '@emanet/contract/records/labels';
import { crossRule } from '@emanet/contract/tables/cross-rules';
import { expect } from '@playwright/test';
import { expectAccessible } from '../steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { addRecord, administrator } from '../steps/registers.ts';
import { test } from '../test.ts';
import { fill, WORDS } from '../steps/words.ts';

test('rules are listed with their articles, found, and unfolded', async ({ page, locale }) => {
  const { company, departments } = await makeCompany('Satış');
  await signIn(page, await makePerson('temsilci', company, ...departments));
  const lang = await speak(page, locale);
  const words = WORDS[lang];
  await page.goto('/kurallar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.rules.title);
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('9/6');
  const { title, why } = warningText('supplierTransfers', 'arizi_degil', lang);
  await page.getByText(title).first().click();
  await expect(page.locator('[data-detail]').getByText(why)).toBeVisible();
  await expect(page.locator('[data-which="fires"] li').first()).toBeVisible();
  await expect(page.locator('[data-which="silent"] li').first()).toBeVisible();
  await expectAccessible(page);

  const linked = crossRule('varlik_aktarimsiz').title[lang];
  await page.getByRole('searchbox').fill(linked);
  await page.getByText(linked).first().click();
  await expect(page.locator('[data-detail]').getByText(words.rules.linked)).toBeVisible();

  await page.getByRole('searchbox').fill('böyle bir kural yok');
  await expect(page.getByText(words.ui.noMatch.title)).toBeVisible();
});

test('a rule leads through the records that break it', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  for (const surec_ismi of ['Bordro', 'Kargo'])
    await addRecord(page, processingActivities.add, depot, {
      surec_ismi,
      isleme_sarti: ['k5_2_f_mesru_menfaat'],
    });
  await page.goto('/kurallar?kayitlarim=1');
  const way = page.getByRole('link', { name: fill(words.rules.through_other, { count: 2 }) });
  await expect(way.first()).toBeVisible();
  await way.first().click();
  await expect(page).toHaveURL(/kural=.*kayit=/);
  await expect(page.locator('[data-row]')).toHaveCount(2);
});

test('decisions of the Board lead to the records they touch', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  await addRecord(page, processingActivities.add, depot, {
    surec_ismi: 'Sadakat kartı',
    islenen_kisisel_veriler: ['telefon', 'sadakat_puani'],
    kimden_nasil_temin: ['sozlu'],
  });
  await page.goto('/kararlar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.decisions.title);
  await expectAccessible(page);

  await page.goto('/kararlar?kayitlarim=1&q=2026%2F1491');
  await page.locator('[data-row]').first().click();
  const detail = page.locator('[data-detail]');
  await expect(detail.getByText('2027').first()).toBeVisible();
  await expectAccessible(page);
  await detail.getByRole('link', { name: fill(words.rules.through_one, { count: 1 }) }).click();
  await expect(page).toHaveURL(/kural=sadakat_dogrulamasi_yanitsiz/);
  await expect(page.locator('[data-row]')).toHaveCount(1);
});
