import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { applications } from '@emanet/contract/applications';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { button } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { addRecord, administrator } from '../steps/registers.ts';
import { test } from '../test.ts';

const OWN = 'Sayın başvuru sahibi, bunu ben yazdım.';

async function openApplication(page: Page) {
  await addRecord(page, applications.add, undefined, {
    basvuran_turu: 'kendisi',
    kaynak: 'dilekce',
    gelis_gunu: todayInTurkey(),
    ad_soyad: 'Deniz Örnek',
    kimlik_no: '10000000146',
    kisi_grubu: 'calisan',
    haklar: ['c'],
    talep: 'Verilerimin silinmesini istiyorum.',
    cevap_yolu: 'eposta',
    eposta: 'deniz@ornekposta.test',
    telefon: '',
    adres: '',
    dil: 'tr',
  });
  const list = await page.request.get(applications.list.path);
  const { data } = applications.list.answers.parse(await list.json());
  await page.goto(`/basvurular/${data[0]?.id}`);
}

test('an answer is asked about, restored, and no template takes its place', async ({
  page,
  locale,
}) => {
  const { words } = await administrator(page, locale);
  const { leave, unsaved } = words.ui;
  await openApplication(page);
  const text = page.getByRole('textbox', { name: words.applications.text });
  await text.fill(OWN);
  const dialog = page.getByRole('dialog', { name: leave.title });
  await page.getByRole('link', { name: words.applications.back }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: leave.keep }).click();
  await expect(page).toHaveURL(/\/basvurular$/);
  await page.goBack();
  await expect(text).toHaveValue(OWN);
  await expect(page.getByText(unsaved.restored.split('(')[0] ?? '')).toBeVisible();

  // A template asks, and what it replaced comes back.
  const template = page.getByRole('combobox', { name: words.applications.template });
  await template.click();
  await page.getByRole('option').first().click();
  const asks = page.getByRole('dialog', { name: words.applications.templateAsk });
  await expect(text).toHaveValue(OWN);
  await asks.getByRole('button', { name: words.applications.templateAppend }).click();
  await expect(text).toHaveValue(new RegExp(`^${OWN}\\n\\n.`, 's'));
  await button(page, words.common.undo).click();
  await expect(text).toHaveValue(OWN);

  await button(page, unsaved.discard).click();
  await expect(text).toHaveValue('');
  await page.getByRole('link', { name: words.applications.back }).click();
  await expect(page).toHaveURL(/\/basvurular$/);
});

test('a note and a form that were left half-written come back', async ({ page, locale }) => {
  const { words } = await administrator(page, locale);
  const { leave } = words.ui;
  const dialog = page.getByRole('dialog', { name: leave.title });
  await openApplication(page);
  const note = page.getByLabel(words.applications.noteLabel);
  await note.fill('Arandı, yarın bakılacak.');
  // The answer is half-written too: one question stands for both.
  await page.getByLabel(words.applications.text).fill(OWN);
  await page.getByRole('link', { name: words.applications.back }).click();
  await dialog.getByRole('button', { name: leave.keep }).click();
  await expect(page).toHaveURL(/\/basvurular$/);
  await page.goBack();
  await expect(note).toHaveValue('Arandı, yarın bakılacak.');
  const answer = page.getByRole('textbox', { name: words.applications.text });
  await expect(answer).toHaveValue(OWN);
  await note.fill('');
  await answer.fill('');

  await page.goto('/sirket');
  const name = page.getByRole('textbox', { name: words.company.fields.unvan });
  const before = await name.inputValue();
  await name.fill('Yarım Kalan A.Ş.');
  await page.getByRole('link', { name: 'Emanet' }).first().click();
  await dialog.getByRole('button', { name: leave.keep }).click();
  await expect(page).toHaveURL(/\/denetim/);
  await page.goBack();
  await expect(name).toHaveValue('Yarım Kalan A.Ş.');
  await button(page, words.ui.unsaved.discard).click();
  await expect(name).toHaveValue(before);
});
