import { expect } from '@playwright/test';
import { assets } from '@emanet/contract/assets';
import { documents } from '@emanet/contract/documents';
import { fieldLabel } from '@emanet/contract/records/labels';
import { verdictName } from '@emanet/contract/records/verdict';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { addActivity, changeActivity, openRecord, rowOf } from '../steps/activities.ts';
import { expectAccessible } from '../steps/axe.ts';
import { addRecord, administrator, formOf } from '../steps/registers.ts';
import { test } from '../test.ts';
import { fill } from '../steps/words.ts';

const NAME = 'Poyraz Bulut';

test('an open record says what is wrong and leads to where it is put right @phone', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  await addRecord(page, supplierTransfers.add, depot, {
    // Complete but for the notification of its standard contract.
    tedarikci_adi: NAME,
    tedarikci_unvan: 'Poyraz Bulut Hizmetleri A.Ş.',
    hizmet_konusu: 'Bordroların hazırlanması',
    veri_isleyen_rolu: 'veri_isleyen',
    durum: true,
    aktarilan_kisisel_veriler: ['ad_soyad', 'tckn'],
    ilgili_kisi: ['calisan'],
    aktarim_amaci: ['mevzuata_uygunluk'],
    aktarim_sarti: ['k5_2_cc_hukuki_yukumluluk'],
    alici_grubu: 'tedarikciler',
    aktarim_yontemi: ['kep_aktarim', 'portal_aktarim'],
    aktarim_sikligi: 'aylik',
    yurt_disi_aktarim: true,
    aktarim_ulkesi: 'Almanya',
    yurt_disi_mekanizma: 'standart_sozlesme',
    standart_sozlesme_turu: 'sorumludan_isleyene',
    standart_sozlesme_yetki: true,
    standart_sozlesme_imza_sekli: 'el_yazisi',
    standart_sozlesme_imza_tarihi: '2026-01-05',
    sozlesme_var_mi: true,
    sozlesme_tarihi: '2026-01-05',
    alinan_tedbirler: ['sifreleme'],
    saklama_suresi: 'is_iliskisi_10',
  });
  await page.goto('/tedarikciler');
  await expect(rowOf(page, NAME)).toBeVisible();
  const drawer = await openRecord(page, words, NAME);
  const { drawer: said } = words.records;
  const field = 'standart_sozlesme_bildirim_tarihi';
  const label = fieldLabel('supplierTransfers', field, language);

  // From another tab the head leads back to the warning, which has the last day beside it.
  await drawer.getByRole('tab', { name: words.documents.title }).click();
  await expect(drawer.getByRole('heading', { name: said.noDocuments })).toBeVisible();
  const verdict = verdictName('Eksik', language);
  await drawer.getByRole('button', { name: fill(words.records.verdict.show, { verdict }) }).click();
  const panel = drawer.locator('[data-spot="verdict"]');
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('9');
  await expect(drawer).toContainText(language === 'tr' ? '12 Ocak 2026' : '12 January 2026');
  await expectAccessible(page);

  await drawer.getByRole('link', { name: fill(said.fillIn, { field: label }) }).click();
  await expect(formOf(page, 'supplierTransfers', language)(field)).toBeFocused();
});

test('a record added from an activity names it already', async ({ page, locale }) => {
  const { language, words, depot } = await administrator(page, locale);
  await addActivity(page, depot, 'Sevkiyat kaydı');
  await page.goto('/veri-isleme');
  const drawer = await openRecord(page, words, 'Sevkiyat kaydı');
  await drawer.getByRole('tab', { name: words.records.drawer.links }).click();
  await drawer.getByRole('link', { name: words.registers.assets.add }).click();
  await expect(page.locator('#field-veri_harita_id')).toContainText('Sevkiyat kaydı');
  await formOf(page, 'assets', language)('varlik_ismi').fill('Sevkiyat klasörü');
  await page.getByRole('button', { name: words.common.save, exact: true }).click();
  // Back where it was asked for; from there on to the new record.
  const tab = drawer.getByRole('tab', { name: words.records.drawer.links, selected: true });
  await expect(tab).toBeVisible();
  await drawer.getByRole('link', { name: 'Sevkiyat klasörü' }).click();
  const made = page.getByRole('dialog', {
    name: fill(words.records.drawer.label, { name: 'Sevkiyat klasörü' }),
  });
  await expect(made.getByRole('link', { name: 'Sevkiyat kaydı' })).toBeVisible();
  // An asset names no documents, so it has no tab for them.
  await expect(made.getByRole('tab')).toHaveCount(3);
  const kept = assets.list.answers.parse(await (await page.request.get(assets.list.path)).json());
  expect(kept.data.map((one) => one.varlik_ismi)).toEqual(['Sevkiyat klasörü']);
});

test('a record that a link opens names its document before anybody moves', async ({
  page,
  locale,
}) => {
  const { depot } = await administrator(page, locale);
  const text = { dokuman_ismi: 'Kargo politikası', dokuman_tur: 'Politika' };
  await addRecord(page, documents.add, undefined, text);
  const id = await addActivity(page, depot, NAME);
  const { data } = documents.list.answers.parse(
    await (await page.request.get(documents.list.path)).json(),
  );
  await changeActivity(page, id, { aydinlatma_metni: data[0]?.id });
  await page.goto(`/veri-isleme?kayit=${id}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(text.dokuman_ismi).first()).toBeVisible();
});
