import { readFile, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessibleInBoth } from './steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { SITE_WORDS, WORDS } from './steps/words.ts';
import { test } from './test.ts';

test('a sealed file is made, downloaded and verified; one changed byte is named @phone', async ({
  page,
  locale,
}, info) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const lang = await speak(page, locale);
  const words = WORDS[lang].evidence;
  await page.goto('/kanit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expectAccessibleInBoth(page);

  // Tables need the names of people: what is missing is said, and nothing can be asked for.
  const tables = words.one.replace('{{name}}', words.sections.makine.title);
  const ask = page.getByRole('button', { name: words.ask });
  await page.getByRole('checkbox', { name: tables }).check();
  await expect(page.getByText(words.machineNot)).toBeVisible();
  await expect(ask).toBeDisabled();
  await page.getByRole('checkbox', { name: tables }).uncheck();
  await page.getByLabel(words.purpose).fill('Bağımsız denetim');
  await ask.click();

  const link = page.getByRole('link', { name: words.download.split(' ')[0] ?? '' });
  await expect(link).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(words.facts.digests)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const [whole, bad] = [info.outputPath('whole.zip'), info.outputPath('bad.zip')];
  await download.saveAs(whole);
  const bytes = await readFile(whole);
  const at = Math.floor(bytes.length / 3);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(bad, bytes);

  const { verify } = SITE_WORDS[lang];
  await page.goto(lang === 'tr' ? '/dogrulama' : '/en/dogrulama');
  await page.getByLabel(verify.choose).setInputFiles(whole);
  await expect(page.getByRole('heading', { name: verify.whole })).toBeVisible({ timeout: 60_000 });
  await expectAccessibleInBoth(page);
  await page.getByLabel(verify.choose).setInputFiles(bad);
  await expect(page.getByRole('heading', { name: verify.changed })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('listitem').filter({ hasText: verify.isChanged })).toBeVisible();
});
