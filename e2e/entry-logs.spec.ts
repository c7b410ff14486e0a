import { auth } from '@emanet/contract/auth';
import { expect } from '@playwright/test';
import { expectAccessibleInBoth } from './steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { exported } from './steps/sheets.ts';
import { test } from './test.ts';
import { WORDS } from './steps/words.ts';

const wrong = (email: string) => ({ data: { email, code: '000000' } });

test('failures are shown to the administrator, found, and saved as a sheet @phone', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany();
  const email = await makePerson('yönetici', company);
  await page.request.post(auth.enterCode.path, wrong(email));
  await signIn(page, email);
  const words = WORDS[await speak(page, locale)];
  await page.goto('/giris-kayitlari');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.entryLogs.title);
  await expect(page.getByText(words.entryLogs.kinds.kod_gecersiz).first()).toBeVisible();
  await expect(page.getByText('Ece Örnek').first()).toBeVisible();
  await expectAccessibleInBoth(page);

  const search = page.getByRole('searchbox');
  await search.fill('kimse yok');
  await expect(page.getByText(words.ui.noMatch.title)).toBeVisible();
  await search.fill('ece ornek');
  await expect(page.getByText('Ece Örnek').first()).toBeVisible();
  await expect(page).toHaveURL(/q=ece/);

  const [heads, ...rows] = await exported(page, words);
  expect(heads).toHaveLength(8);
  expect(rows.flat()).toContain(email);
});

test('a company without entries says so, and a representative is sent away', async ({
  page,
  browser,
}) => {
  const { company, departments } = await makeCompany('Satış');
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/giris-kayitlari');
  await expect(page.getByText(/API yanıtında veri yok|No data in the API/)).toBeVisible();
  await expectAccessibleInBoth(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, await makePerson('temsilci', company, ...departments));
  await other.goto('/giris-kayitlari');
  await expect(other).toHaveURL(/unauthorized-access/);
  await context.close();
});
