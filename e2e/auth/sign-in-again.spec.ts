import { expect } from '@playwright/test';
import { expectAccessible } from '../steps/axe.ts';
import { ageSessions } from '../steps/operator.ts';
import { makeCompany, makePerson, readCode, signIn, speak } from '../steps/people.ts';
import { WORDS } from '../steps/words.ts';
import { test } from '../test.ts';

test('an old sign-in is renewed over the page, and what was asked goes on', async ({
  page,
  locale,
}) => {
  test.setTimeout(150_000);
  const words = WORDS[await speak(page, locale)];
  const { erase } = words.company;
  const { evidence } = words;
  const { company, name } = await makeCompany('Depo');
  const email = await makePerson('yönetici', company);
  await signIn(page, email);
  await page.goto('/kanit');
  await ageSessions(email, 61);
  const again = page.getByRole('dialog', { name: words.security.againTitle });
  let before = '';
  const renew = async () => {
    await again.getByRole('button', { name: words.security.againSend }).click();
    const boxes = again.getByRole('group', { name: words.security.againCode }).getByRole('textbox');
    await expect(boxes).toHaveCount(6);
    await expectAccessible(page);
    let code = '';
    const isNew = async () => {
      code = await readCode(page.context(), email);
      return /^\d{6}$/.test(code) && code !== before;
    };
    await expect.poll(isNew, { timeout: 30_000 }).toBe(true);
    before = code;
    await boxes.first().focus();
    await page.keyboard.type(code);
    await expect(again).toHaveCount(0);
  };
  await page.getByRole('button', { name: evidence.ask }).click();
  await renew();
  const link = page.getByRole('link', { name: evidence.download.split(' ')[0] });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await page.goto('/sirket?bolum=veri');

  // Given up, the form keeps what was typed; with the code it goes through.
  await ageSessions(email, 61);
  await page.getByRole('button', { name: erase.open }).click();
  const form = page.getByRole('dialog').filter({ hasNot: page.getByRole('group') });
  await form.getByRole('textbox').fill(name);
  await form.getByRole('button', { name: erase.ask }).click();
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(again).toHaveCount(0);
  await expect(form.getByRole('textbox')).toHaveValue(name);
  await form.getByRole('button', { name: erase.ask }).click();
  await renew();
  await expect(page.getByRole('link', { name: words.shell.closed.toCompany })).toBeVisible();
});
