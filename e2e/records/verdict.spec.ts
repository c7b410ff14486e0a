import { expect, type Locator } from '@playwright/test';
import { assets } from '@emanet/contract/assets';
import { choiceOf } from '@emanet/contract/lookups';
import { fieldLabel, warningText } from '@emanet/contract/records/labels';
import { verdictName } from '@emanet/contract/records/verdict';
import {
  addActivity,
  button,
  changeActivity,
  openRecord,
  registered,
  rowOf,
} from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { addRecord, administrator } from '../steps/registers.ts';
import { test } from '../test.ts';
import { fill } from '../steps/words.ts';

const NOUN = 'processingActivities';
const NAME = 'Sevkiyat kaydı';
const CUPBOARD = 'Arşiv dolabı';
/** Answers with which an asset lacks nothing, its activities apart. */
const SOUND = {
  ...{ varlik_ismi: CUPBOARD, varlik_turu: 'kilitli_dolap', varlik_sahibi: 'Depo sorumlusu' },
  ...{ varlik_durumu: 'kullanimda', bulundugu_yer: 'Depo', yurt_disi_mi: false },
  ...{
    gizlilik_derecesi: 'gizli',
    erisim_yetkilileri: 'Depo',
    alinan_tedbirler: ['egitim_farkindalik'],
  },
  ...{ saklama_suresi: 'sozlesme_10', imha_yontemi: 'yok_etme' },
};

test('a missing legal basis is mended in three clicks where the verdict names it @phone', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  const id = await addActivity(page, depot, NAME);
  await changeActivity(page, id, { isleme_sarti: [], islenen_kisisel_veriler: ['ad_soyad'] });
  await page.goto('/veri-isleme');
  await expect(rowOf(page, NAME)).toContainText(verdictName('Eksik', language));
  const drawer = await openRecord(page, words, NAME);
  const { verdict: said, drawer: drawn } = words.records;
  const panel = drawer.locator('[data-spot="verdict"]');
  const field = fieldLabel(NOUN, 'isleme_sarti', language);
  const { title, why } = warningText(NOUN, 'hukuki_sebep_yok', language);
  const first = panel.locator('li').first();
  await expect(first).toContainText(title);
  await expect(first).toContainText(`${said.why} ${why}`);
  await expect(first.getByRole('link')).toHaveAttribute('href', /kurallar/);
  // The gravest five of them, and all on demand.
  const lines = panel.locator('[data-cause]');
  await expect.poll(() => lines.count()).toBeLessThanOrEqual(5);
  await panel.getByRole('button', { name: new RegExp(said.all.split(' (')[0] ?? '') }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(5);
  await expectAccessible(page);

  await panel.getByRole('button', { name: `${drawn.fill}: ${field}` }).click();
  const editor = page.getByRole('dialog', { name: field });
  const basis = choiceOf('isleme_sarti', 'k5_2_c_sozlesme')?.[language] ?? '';
  await page.getByRole('option', { name: basis }).first().click();
  await button(page, words.common.save).last().click();
  await expect(editor).toBeHidden();
  await expect(panel).not.toContainText(title);
  expect((await registered(page))[0]?.['isleme_sarti']).toEqual(['k5_2_c_sozlesme']);
});

test('a verdict narrows and orders the list, and falls back when the record changes', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  const activity = await addActivity(page, depot, NAME);
  // Whether the asset keeps its data too long is asked as long as no activity names any.
  await changeActivity(page, activity, { islenen_kisisel_veriler: ['ad_soyad'] });
  await addRecord(page, assets.add, depot, { ...SOUND, veri_harita_id: [activity] });
  await addRecord(page, assets.add, depot, { varlik_ismi: 'Boş kutu' });
  await page.goto('/varlik-listesi');
  await expect(rowOf(page, 'Boş kutu')).toContainText(verdictName('Eksik', language));
  await page.goto(`/varlik-listesi?${new URLSearchParams({ hukum: 'Hazır' })}`);
  await expect(rowOf(page, CUPBOARD)).toContainText(verdictName('Hazır', language));
  await expect(rowOf(page, 'Boş kutu')).toHaveCount(0);

  const drawer = await openRecord(page, words, CUPBOARD);
  const { verdict: said } = words.records;
  await expect(drawer.getByText(said.unconfirmed)).toBeVisible();
  const confirm = drawer.getByRole('button', { name: words.common.confirm, exact: true });
  await confirm.click();
  await expect(drawer.getByText(said.head['Onaylı'])).toBeVisible();
  await drawer.getByText('Depo sorumlusu').hover();
  const owner = fieldLabel('assets', 'varlik_sahibi', language);
  const edit = fill(words.records.inPlace.edit, { field: owner });
  await drawer.getByRole('button', { name: edit }).click();
  await page.getByRole('dialog', { name: owner }).getByLabel(owner).fill('Arşiv sorumlusu');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText(said.lapsed)).toBeVisible();
  await confirm.click();
  await expect(drawer.getByText(said.head['Onaylı'])).toBeVisible();
});

test('a warned record is nowhere shown as done, and its warning has one tone', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  const activity = await addActivity(page, depot, NAME);
  await addRecord(page, assets.add, depot, {
    ...SOUND,
    ...{ veri_harita_id: [activity], gizlilik_derecesi: 'kamuya_acik', ozel_nitelikli_veri: true },
  });
  await page.goto('/varlik-listesi');
  await expect(rowOf(page, CUPBOARD)).toContainText(verdictName('Uyarılı', language));
  const drawer = await openRecord(page, words, CUPBOARD);
  await expect(drawer.locator('[data-tone="mid"]').first()).toBeAttached();
  await expect(drawer.locator('[data-tone="done"]')).toHaveCount(0);
  const { title } = warningText('assets', 'gizlilik_uyumsuz', language);
  const toneOf = (within: Locator) =>
    within
      .locator('svg')
      .first()
      .evaluate((node) => getComputedStyle(node).color);
  const inDrawer = await toneOf(
    drawer
      .locator('[data-cause]')
      .filter({ hasText: title })
      .locator('div')
      .filter({
        has: page.locator('svg'),
        hasText: title,
      }),
  );
  const id = new URL(page.url()).searchParams.get('kayit');
  await page.goto(`/envanter/varlik/guncelle/${id}`);
  const inForm = page.locator('[data-high]').filter({ hasText: title });
  await expect(inForm).toBeVisible();
  expect(await toneOf(inForm)).toBe(inDrawer);
});

test('a warning is answered where the verdict names it, and the answer is taken back', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  const id = await addActivity(page, depot, NAME);
  await changeActivity(page, id, {
    islenen_kisisel_veriler: ['kamera_kaydi'],
    saklama_suresi: 'cctv_90',
  });
  await page.goto('/veri-isleme');
  const drawer = await openRecord(page, words, NAME);
  const { verdict: said } = words.records;
  const panel = drawer.locator('[data-spot="verdict"]');
  const all = panel.getByRole('button', { name: new RegExp(said.all.split(' (')[0] ?? '') });
  if (await all.isVisible()) await all.click();
  const { title } = warningText(NOUN, 'kamera_suresi_uzun', language);
  const reason = 'Banka şubesinde kayıt mevzuat gereği doksan gün saklanır.';

  await panel.getByRole('button', { name: fill(said.answerNamed, { title }) }).click();
  const dialog = page.getByRole('dialog', { name: said.answerTitle });
  await dialog.getByLabel(said.reason).fill('.'.repeat(20));
  await dialog.getByRole('button', { name: said.answer }).click();
  await expect(dialog.getByLabel(said.reason)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(said.reason).fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: said.answer }).click();
  await expect(dialog).toBeHidden();
  const answers = panel.locator('[data-answers]');
  await expect(answers).toContainText(title);
  await expect(answers).toContainText(reason);
  await expect(panel.locator('[data-cause]').filter({ hasText: title })).toHaveCount(0);

  await answers.getByRole('button', { name: fill(said.withdrawNamed, { title }) }).click();
  await expect(answers).toHaveCount(0);
  expect((await registered(page))[0]?.['uyari_cevaplari']).toEqual([]);
});
