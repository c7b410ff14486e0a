import { expect } from '@playwright/test';
import { assets } from '@emanet/contract/assets';
import { fieldLabel } from '@emanet/contract/records/labels';
import { addActivity, button, changeActivity, openRecord } from '../steps/activities.ts';
import { expectPaper, printToScreen, putPaperAway } from '../steps/paper.ts';
import { addRecords, administrator } from '../steps/registers.ts';
import { isPhone } from '../steps/shell.ts';
import { test } from '../test.ts';
import { fill } from '../steps/words.ts';

/** More than a screen draws. */
const MANY = 45;

test('a list prints every row that its filters left @phone', async ({ page, locale }) => {
  const { language, words, depot } = await administrator(page, locale);
  const { columns } = words.records;
  const { print } = words.ui;
  await addRecords(page, assets.add, depot, MANY, (n) => ({
    varlik_ismi: `Dolap ${n}`,
    bulundugu_yer: n > 5 ? 'Işıklı arşiv odası' : 'Depo',
  }));
  await page.goto('/varlik-listesi?q=IŞIKLI');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await printToScreen(page);
  if (isPhone(page)) {
    await button(page, words.records.menu).click();
    await page.getByRole('menuitem', { name: print.open }).click();
  } else await button(page, print.open).click();
  await expectPaper(page, words.registers.assets.title);
  const names = page.getByRole('rowheader', { name: /^Dolap \d+$/ });
  await expect(names).toHaveCount(MANY - 5);
  await expect(
    page.getByText(fill(print.filtered, { shown: MANY - 5, total: MANY })),
  ).toBeVisible();
  const place = fieldLabel('assets', 'bulundugu_yer', language);
  await expect(page.getByRole('columnheader', { name: place })).toBeVisible();

  // All columns do not fit beside each other: each record lists its values.
  await putPaperAway(page);
  await page.goto('/varlik-listesi?gorunum=tumu');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expectPaper(page, words.registers.assets.title);
  await expect(names).toHaveCount(MANY);
  await expect(page.getByRole('term').filter({ hasText: place })).toHaveCount(MANY);
  await expect(page.getByRole('term').filter({ hasText: columns.guncelleyen })).toHaveCount(MANY);
});

test('paper, narrower than the screen, shows no phone', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Sevkiyat kaydı');
  await page.goto('/organizasyon');
  await expect(page.getByText('Depo').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 700 });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fields.representatives);
});

test('a balancing test is printed without the list behind it', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  const id = await addActivity(page, depot, 'Sevkiyat kaydı');
  await changeActivity(page, id, { isleme_sarti: ['k5_2_f_mesru_menfaat'] });
  await page.goto('/veri-isleme');
  const drawer = await openRecord(page, words, 'Sevkiyat kaydı');
  // The browser prints what is drawn at this moment; the test reads it then.
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      const heads = [...document.querySelectorAll('h1')].filter((head) => head.checkVisibility());
      document.title = heads.map((head) => head.textContent).join(' | ');
      dispatchEvent(new Event('afterprint'));
    };
  });
  const print = drawer.getByRole('button', { name: words.records.balance.print });
  await print.focus();
  await page.emulateMedia({ media: 'print' });
  await print.evaluate((element) => element instanceof HTMLElement && element.click());
  await expect(page).toHaveTitle(`${words.records.balance.title}: Sevkiyat kaydı`);
});
