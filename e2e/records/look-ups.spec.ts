import { expect } from '@playwright/test';
import { addActivity, fieldOf, rowOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { administrator } from '../steps/registers.ts';
import { test } from '../test.ts';
import { WORDS } from '../steps/words.ts';

const NAMES = ['Banka İşleri', 'Idari İşler', 'İnsan Kaynakları', 'Kanal Satış', 'Kan Merkezi'];
const MANY = [...NAMES, 'Depo', 'Muhasebe', 'Ulaştırma', 'Yönetim'];

test('typing and Enter takes the best match of a look-up', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { company, departments } = await makeCompany(...MANY);
  await signIn(page, await makePerson('yönetici', company));
  await addActivity(page, departments[3], 'Bayi görüşmesi');
  await addActivity(page, departments[4], 'Bağış kaydı');

  await page.goto('/envanter/ekle');
  const department = fieldOf(page, language, 'department_id');
  await department.click();
  await department.pressSequentially('kan m');
  await page.keyboard.press('Enter');
  await expect(department).toHaveValue('Kan Merkezi');

  const data = fieldOf(page, language, 'islenen_kisisel_veriler');
  await data.click();
  // The open list scrolls, and stays open while one after the other is chosen.
  await expectAccessible(page);
  await data.pressSequentially('kan g');
  await page.keyboard.press('Enter');
  const taken = page.getByRole('button', { name: /kan grubu/i });
  await expect(taken).toHaveCount(1);

  await page.goto('/veri-isleme');
  const { filters } = words.records;
  const pill = { name: filters.department, exact: true, expanded: false };
  await page.getByRole('button', pill).click();
  await page.getByRole('textbox', { name: words.ui.filters.find }).pressSequentially('KAN');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(rowOf(page, 'Bağış kaydı')).toBeVisible();
  await expect(rowOf(page, 'Bayi görüşmesi')).toHaveCount(0);
});

test('a long choice is read whole on a phone @phone', async ({ page, locale }) => {
  const { language } = await administrator(page, locale);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/envanter/ekle');
  await fieldOf(page, language, 'saklama_suresi').click();
  const list = page.getByRole('listbox').filter({ visible: true });
  await expect(list).toHaveCount(1);
  const cut = await list.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});
