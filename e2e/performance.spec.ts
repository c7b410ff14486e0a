import { expect } from '@playwright/test';
import { actions } from '@emanet/contract/actions';
import { processingActivities } from '@emanet/contract/processing-activities';
import { expectAccessible } from './steps/axe.ts';
import { expectPaper, printToScreen, putPaperAway } from './steps/paper.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { addRecord, addRecords } from './steps/registers.ts';
import { chosen } from './steps/sheets.ts';
import { test } from './test.ts';
import { fill, WORDS } from './steps/words.ts';

test('the score shows its formula, leads to its rows and goes into a sheet and onto paper @phone', async ({
  page,
  locale,
}) => {
  const { common, performance, ui } = WORDS[await speak(page, locale)];
  const { company, departments } = await makeCompany('Depo', 'Satış');
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/performans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(performance.title);
  await expect(page.getByText(performance.emptyTitle)).toBeVisible();
  await expectAccessible(page);

  await addRecords(page, processingActivities.add, departments[0], 3, (n) => ({
    surec_ismi: `İş ${n}`,
  }));
  await addRecord(page, actions.add, departments[1], {
    aksiyon_ismi: 'Dolap kilidi',
    risk: 'Yüksek',
  });
  await page.reload();
  const formula = page.getByRole('table').first();
  await expect(formula.getByRole('row', { name: performance.measures.eksiksizlik })).toContainText(
    '0 / 3',
  );
  await expect(formula.getByRole('row', { name: performance.measures.yurt_disi })).toContainText(
    fill(performance.unknown_other, { count: 3 }),
  );
  await expect(formula.getByRole('row', { name: performance.measures.egitim })).toContainText(
    performance.none,
  );
  await expect(page.getByText(performance.tooEarly)).toBeVisible();
  await page.getByText(performance.faces.tablo, { exact: true }).click();
  await expect(page.getByRole('table', { name: performance.months })).toBeVisible();
  await expect(page.getByRole('row', { name: /Satış/ })).toContainText('1');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  const [head, whole] = await chosen(page, common.export);
  expect(head).toContain(performance.score);
  expect(whole).toContain(3);

  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await printToScreen(page);
  await page.getByRole('button', { name: ui.print.open, exact: true }).click();
  await expectPaper(page, performance.title);
  await putPaperAway(page);
  await page.setViewportSize(size);

  await formula.getByRole('link', { name: performance.measures.eksiksizlik }).click();
  await expect(page).toHaveURL('/veri-isleme?eksik=1');
  await expect(page.getByText('İş 1').first()).toBeVisible();
});
