import { processingActivities } from '@emanet/contract/processing-activities';
import { texts as metinler } from '@emanet/contract/texts';
import { textSignatures } from '@emanet/contract/texts/signatures';
import { expect } from '@playwright/test';
import { expectAccessible } from '../steps/axe.ts';
import { readMail, speak } from '../steps/people.ts';
import { addRecord } from '../steps/registers.ts';
import { actOnText, addText, registerOfNotices } from '../steps/texts.ts';
import { WORDS } from '../steps/words.ts';
import { test } from '../test.ts';

test('a consent is withdrawn over its link, and by hand when the person wrote', async ({
  page,
  browser,
  context,
  locale,
}) => {
  const { department, activity } = await registerOfNotices(page);
  const { texts } = WORDS[await speak(page, locale)];
  const consent = { ...activity, isleme_sarti: ['k5_1_acik_riza'] };
  for (const surec_ismi of ['Bülten', 'Fotoğraf'])
    await addRecord(page, processingActivities.add, department, { ...consent, surec_ismi });
  const { id } = await addText(page, { tur: 'riza', kapsam: { gruplar: ['calisan'] } });
  await actOnText(page, metinler.approve.path, id);
  await actOnText(page, metinler.publish.path, id);
  const email = `riza-${Date.now()}@ornek.test`;
  await addRecord(page, { path: textSignatures.ask.path.replace(':id', String(id)) }, undefined, {
    kisiler: [{ fullname: 'Deniz Er', email }],
  });
  const [link = ''] = /http\S+\/metin-imza\/\S+/.exec(await readMail(context, email)) ?? [];
  const outside = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
  const reader = await outside.newPage();
  await reader.goto(link);
  await reader.getByRole('checkbox').check();
  for (const choice of await reader.locator('input[value=kabul]').all()) await choice.check();
  await reader.locator('form button').click();
  const back = reader.locator('#geri-alma');
  await expect(back).toBeVisible();
  await expectAccessible(reader);
  await back.getByRole('checkbox').first().check();
  await back.locator('button').first().click();
  await expect(reader.getByText(/geri alınan rıza: 1|consent withdrawn: 1/)).toBeVisible();
  await outside.close();

  await page.goto(`/metinler/${id}/imzalar`);
  await expect(page.getByText(texts.signatureStates.kismi).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Deniz Er/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: texts.takeBack }).click();
  const dialog = page.getByRole('dialog', { name: texts.takeBack });
  await dialog.locator('[type=submit]').click();
  const reason = dialog.getByLabel(texts.takeBackReason);
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('12 sayılı dilekçe');
  await expectAccessible(page);
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText(texts.signatureStates.geri_alindi).first()).toBeVisible();
});
