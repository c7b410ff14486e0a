import { texts as metinler } from '@emanet/contract/texts';
import { expect, type Page } from '@playwright/test';
import { changeActivity } from '../steps/activities.ts';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { actOnText, begin, paper, publishedNotice } from '../steps/texts.ts';
import { fill } from '../steps/words.ts';
import { test } from '../test.ts';

/** A published notice whose register has moved on in three sentences. */
async function outrun(page: Page, locale: string | undefined) {
  const { words, activity } = await begin(page, locale);
  await changeActivity(page, activity, { saklama_suresi: 'is_iliskisi_10' });
  const address = await publishedNotice(page);
  await changeActivity(page, activity, {
    saklama_suresi: 'isci_alacagi_5',
    isleme_sarti: ['k5_2_a_kanun'],
    islenen_kisisel_veriler: ['ad_soyad'],
  });
  return { words, address };
}

test('differences of a text are decided by keys, and a new version takes the decisions @phone', async ({
  page,
  locale,
}) => {
  const { words, address } = await outrun(page, locale);
  const { texts } = words;
  await page.goto(`${address}/fark`);
  const card = (no: number) =>
    page.getByRole('region', { name: fill(texts.differenceNo, { no }), exact: true });
  const isCurrent = (no: number) => expect(card(no)).toHaveAttribute('data-current', 'true');
  const ours = /Bordro sözümüz budur|These are our words/;
  const done = (count: number) => expect(page.getByText(`${count} / 3`).first()).toBeVisible();
  await isCurrent(1);
  await done(0);
  // The field with its value before and after: data that went, another legal basis.
  await expect(card(1).locator('del').first()).toBeVisible();
  await expect(card(2).locator('ins').first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('j');
  await isCurrent(2);
  await page.keyboard.press('k');
  await isCurrent(1);
  await page.keyboard.press('a');
  await expect(card(1)).toContainText(texts.decisions.al);
  await isCurrent(2);

  // A reload loses nothing.
  await page.reload();
  await done(1);
  await isCurrent(2);
  await expect(card(1)).toContainText(texts.decisions.al);

  // A new version asks for what is open first.
  const prepare = page.getByRole('button', { name: texts.prepare });
  await prepare.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(fill(texts.decideFirst_other, { count: 2 }))).toBeVisible();
  await expect(page).toHaveURL(/\/fark$/);
  await isCurrent(2);

  // By hand needs a reason.
  await page.keyboard.press('e');
  const form = page.getByRole('dialog');
  await expect(form.getByLabel(texts.turkish)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bordro sözümüz budur.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('These are our words.');
  await form.getByLabel(texts.reason).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText(texts.reasonAsked)).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.type('Çalışanlarla kararlaştırıldı');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(card(2)).toContainText(texts.decisions.elle);
  await expect(paper(page)).toContainText(ours);
  await isCurrent(3);
  await page.keyboard.press('b');
  await expect(card(3)).toContainText(texts.decisions.birak);
  await done(3);

  await expect(prepare).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/metinler\/\d+$/);
  await expect(paper(page)).toContainText(ours);
  // Left out: the published period stays, though the register says another.
  await expect(paper(page)).toContainText(/10 yıl|10 years/);
});

test('a text is shown clean and beside what it will be', async ({ page, locale }) => {
  const { words, address } = await outrun(page, locale);
  const { redlineFaces } = words.texts;
  await page.goto(`${address}/fark`);
  await expect(paper(page).locator('del').first()).toBeVisible();
  await page.getByText(redlineFaces.temiz, { exact: true }).click();
  await expect(paper(page).locator('del, ins')).toHaveCount(0);
  await expect(paper(page)).toContainText('5 yıl');
  await page.getByText(redlineFaces['yan-yana'], { exact: true }).click();
  await expect(paper(page)).toHaveCount(2);
  await expect(paper(page).first()).toContainText('10 yıl');
  await expect(paper(page).last()).toContainText('5 yıl');
  await expectAccessibleInBoth(page);
  await page.reload();
  await expect(paper(page)).toHaveCount(2);
});

test('a change of a text that somebody else prepared meanwhile is refused', async ({
  page,
  locale,
}) => {
  const { words, address } = await outrun(page, locale);
  await page.goto(`${address}/fark`);
  await expect(page.getByText('0 / 3').first()).toBeVisible();
  for (const _ of [1, 2, 3]) await page.keyboard.press('a');
  await expect(page.getByText('3 / 3').first()).toBeVisible();
  const id = Number(address.split('/').at(-1));
  await actOnText(page, metinler.prepare.path, id);
  await page.getByRole('button', { name: words.texts.prepare }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/fark$/);
});
