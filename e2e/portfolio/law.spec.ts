import { portfolio } from '@emanet/contract/portfolio';
import { processingActivities } from '@emanet/contract/processing-activities';
import { expect } from '@playwright/test';
import { addPerson, makeCompany, signIn, speak } from '../steps/people.ts';
import { addRecord } from '../steps/registers.ts';
import { test } from '../test.ts';
import { fill, WORDS } from '../steps/words.ts';

const TILL = {
  surec_ismi: 'Sadakat kartı',
  islenen_kisisel_veriler: ['telefon', 'sadakat_puani'],
  kimden_nasil_temin: ['sozlu'],
  ilgili_kisi: ['musteri'],
  sadakat_dogrulamasi: 'dogrulama_yok',
};

test('a decision opens its action in the client that it concerns, and takes it back @phone', async ({
  page,
  locale,
}) => {
  test.slow();
  const words = WORDS[await speak(page, locale)];
  const { law, several } = words.portfolio;
  const made = [await makeCompany('Market'), await makeCompany('Depo')];
  const companies = made.map(({ company }) => company);
  await signIn(page, await addPerson({ role: 'danışman', name: 'Selin Aydoğan', companies }));
  const [market] = made;
  await addRecord(page, processingActivities.add, market?.departments[0], TILL, market?.company);

  await page.goto('/portfoy/mevzuat/2026-266');
  await page.getByRole('button', { name: fill(law.open_one, { count: 1 }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: fill(several.go.mevzuat_one, { count: 1 }) }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(law.openedIn, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.common.undo }).first().click();
  await expect(page.getByText(law.openedIn, { exact: true })).toHaveCount(0);
});

test('a partner tags a client, which filters the portfolio, and writes a note @phone', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  const { firm } = words.portfolio;
  const made = [await makeCompany('Market'), await makeCompany('Depo')];
  const companies = made.map(({ company }) => company);
  await signIn(page, await addPerson({ role: 'danışman', name: 'Selin Aydoğan', companies }));
  await page.goto('/portfoy/firma');
  await page
    .getByRole('button', { name: new RegExp(`: ${firm.tags}$`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: firm.tags }).fill('Holding, Zincir');
  await dialog.getByRole('button', { name: words.common.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Holding')).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(fill(firm.notes_other, { count: 0 })) })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: firm.note }).fill('Her çarşamba aranacak');
  await dialog.getByRole('button', { name: words.common.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: new RegExp(`: ${fill(firm.notes_one, { count: 1 })}$`) }),
  ).toBeVisible();

  const listed = page.waitForResponse((answer) => answer.url().endsWith(portfolio.firms.path));
  await page.goto('/portfoy?etiket=Holding');
  await listed;
  await expect(page.locator('[data-row]')).toHaveCount(1);
});
