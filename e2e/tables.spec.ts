import { articleIn } from '@emanet/contract/shared/articles';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import { choiceOf, choicesOf } from '@emanet/contract/lookups';
import { countryText } from '@emanet/contract/shared/countries';
import { crossRule } from '@emanet/contract/tables/cross-rules';
import { gapName } from '@emanet/contract/tables/gaps';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { tables } from '@emanet/contract/tables';
import { button, drawerOf, rowOf } from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { expectPaper, printToScreen, putPaperAway } from './steps/paper.ts';
import { addRecord, addRecords, administrator } from './steps/registers.ts';
import { chosen } from './steps/sheets.ts';
import { isPhone } from './steps/shell.ts';
import { test } from './test.ts';
import { fill, WORDS, type Language } from './steps/words.ts';

/** More suppliers than a screen draws. */
const MANY = 34;

const nameOf = (lookup: Parameters<typeof choiceOf>[0], code: string, language: Language) =>
  choiceOf(lookup, code)?.[language] ?? '';
const categoryOf = (item: string, language: Language) =>
  choiceOf('kisisel_veriler', item)?.group?.[language] ?? '';

/** A supplier abroad that receives health data, another one, and a cabinet. */
async function fillRegisters(page: Page, department: string | undefined) {
  await addRecord(page, processingActivities.add, department, {
    surec_ismi: 'Bordro hazırlama',
    islenen_kisisel_veriler: ['ad_soyad', 'kan_grubu'],
    ilgili_kisi: ['calisan', 'kefil'],
    islenme_amaci: ['acil_durum', 'egitim'],
    isleme_sarti: ['k6_3_b_kanun'],
    saklama_suresi: 'is_iliskisi_10',
  });
  const list = await page.request.get(processingActivities.list.path);
  const { data } = processingActivities.list.answers.parse(await list.json());
  const linked = { veri_harita_id: data.map(({ id }) => id) };
  await addRecord(page, supplierTransfers.add, department, {
    ...linked,
    tedarikci_adi: 'Işık Bordro',
    aktarilan_kisisel_veriler: ['ad_soyad', 'kan_grubu'],
    ilgili_kisi: ['calisan'],
    aktarim_amaci: ['egitim'],
    aktarim_sarti: ['k6_3_b_kanun'],
    alici_grubu: 'tedarikciler',
    yurt_disi_aktarim: true,
    aktarim_ulkesi: 'Çekya',
  });
  await addRecord(page, supplierTransfers.add, department, {
    tedarikci_adi: 'Çınar Kargo',
    aktarilan_kisisel_veriler: ['teslimat_adresi'],
  });
  await addRecord(page, assets.add, department, {
    ...linked,
    varlik_ismi: 'Özlük dolabı',
    alinan_tedbirler: ['sifreleme'],
  });
}

/** A line, and what it unfolds into. */
const lineOf = (page: Page, name: string) =>
  page.locator(`[data-row="${name}"], [data-detail="${name}"]`);

const detailOf = (page: Page, name: string) => page.locator(`[data-detail="${name}"]`);

test('suppliers and assets unfold into what they receive and hold @phone', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  const { tables: texts } = words;
  await page.goto('/tablolar');
  await expect(page.getByRole('heading', { name: texts.empty.tedarikciler.title })).toBeVisible();
  await expectAccessible(page);
  await fillRegisters(page, depot);
  await page.reload();

  const opener = page.getByRole('button', { name: 'Işık Bordro' });
  await expect(page.getByRole('button', { name: 'Çınar Kargo' })).toBeVisible();
  await page.getByLabel(texts.search.tedarikciler).fill('IŞIK');
  await expect(page.getByRole('button', { name: 'Çınar Kargo' })).toHaveCount(0);
  await expect(page).toHaveURL(/q=I%C5%9EIK/);
  await opener.click();
  const line = lineOf(page, 'Işık Bordro');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const country = countryText('Çekya', language);
  for (const text of [
    categoryOf('kan_grubu', language),
    nameOf('kisisel_veriler', 'kan_grubu', language),
    nameOf('ilgili_kisi', 'calisan', language),
    nameOf('islenme_amaci', 'egitim', language),
    articleIn('6/3-b', language),
    country,
    fill(texts.mechanismMissing_one, { count: 1 }),
  ])
    await expect(
      line
        .getByText(text, { exact: text !== country })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  await expectAccessible(page);
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');

  await page.getByLabel(texts.search.tedarikciler).fill('');
  await button(page, words.ui.abroad).click();
  await expect(page).toHaveURL(/yurtdisi=1/);
  await expect(page.getByRole('button', { name: 'Çınar Kargo' })).toHaveCount(0);
  await page.goto('/tablolar');
  await button(page, texts.unfoldAll).click();
  await expect(page.getByRole('button', { expanded: true, name: 'Çınar Kargo' })).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await button(page, texts.foldAll).click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');

  await page.getByText(texts.views.varliklar, { exact: true }).click();
  await expect(page).toHaveURL(/gorunum=varliklar/);
  await page.getByRole('button', { name: 'Özlük dolabı' }).click();
  const cabinet = detailOf(page, 'Özlük dolabı');
  await expect(cabinet).toContainText(nameOf('alinan_tedbirler', 'sifreleme', language));
  await expectAccessible(page);
  await cabinet.getByRole('link', { name: 'Bordro hazırlama' }).click();
  await expect(page.getByRole('dialog')).toContainText('Bordro hazırlama');
});

test('all rows are printed, unfolded as on the screen @phone', async ({ page, locale }) => {
  const { language, words, depot } = await administrator(page, locale);
  const { tables: texts } = words;
  await fillRegisters(page, depot);
  await addRecords(page, supplierTransfers.add, depot, MANY, (n) => ({
    tedarikci_adi: `Tedarikçi ${n}`,
  }));
  await page.goto('/tablolar');
  await page.getByRole('button', { name: 'Işık Bordro' }).click();
  await page.keyboard.press('End');
  await printToScreen(page);
  await button(page, words.ui.print.open).click();
  await expectPaper(page, texts.sheets.tedarikciler);
  await expect(page.getByRole('rowheader', { name: /^Tedarikçi \d+$/ })).toHaveCount(MANY);
  const unfolded = page.getByRole('table', {
    name: fill(texts.categoriesOf, { name: 'Işık Bordro' }),
  });
  await expect(unfolded).toContainText(nameOf('kisisel_veriler', 'kan_grubu', language));
  await expect(page.getByRole('table')).toHaveCount(2);

  // The keys that print do the same, of rows that were never in sight.
  await putPaperAway(page);
  await page.getByLabel(texts.search.tedarikciler).fill('ışık');
  await button(page, texts.foldAll).click();
  await page.getByLabel(texts.search.tedarikciler).fill('');
  await expect(page.getByRole('button', { name: /^Tedarikçi \d+/ }).first()).toBeVisible();
  await button(page, texts.unfoldAll).click();
  await page.keyboard.press('Control+p');
  await expectPaper(page, texts.sheets.tedarikciler);
  const unknown = page.getByText(texts.noData.tedarikciler).filter({ visible: true });
  await expect(unknown).toHaveCount(MANY);
});

test('arrows move from line to line and unfold', async ({ page, locale }) => {
  const { depot } = await administrator(page, locale);
  await fillRegisters(page, depot);
  await page.goto('/tablolar');
  const [first, second] = [rowOf(page, 'Çınar Kargo'), rowOf(page, 'Işık Bordro')];
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
});

/** A section of the notification, by the rail or, where there is no room, the select. */
async function openPart(
  page: Page,
  words: (typeof WORDS)[Language],
  part: 'amaclar' | 'saklama' | 'ilgili_kisiler' | 'yurt_disi',
) {
  const rail = page.getByRole('navigation', { name: words.notification.rail });
  if (isPhone(page)) await rail.getByRole('combobox').selectOption(part);
  else await rail.getByRole('button', { name: words.notification.parts[part] }).click();
  await expect(page.getByRole('heading', { name: words.notification.parts[part] })).toBeVisible();
}

test('the notification is read, copied and exported @phone', async ({ page, locale, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { language, words, depot } = await administrator(page, locale);
  const { tables: texts } = words;
  await fillRegisters(page, depot);
  await page.goto('/tablolar?gorunum=verbis');

  const { notification } = words;
  const health = categoryOf('kan_grubu', language);
  const row = page.getByRole('row').filter({ hasText: health });
  await openPart(page, words, 'saklama');
  // The period as the registry takes it; the event stands in the activity.
  await expect(row).toContainText(language === 'tr' ? '10 yıl' : '10 years');
  const other = nameOf('ilgili_kisi', 'diger', language);
  await openPart(page, words, 'ilgili_kisiler');
  await expect(row).toContainText(`${other} (${nameOf('ilgili_kisi', 'kefil', language)})`);
  await openPart(page, words, 'amaclar');
  const contact = categoryOf('teslimat_adresi', language);
  // Nothing in an activity is not known, and no answer of the registry.
  await expect(page.getByRole('row').filter({ hasText: contact })).toContainText(
    notification.unknown,
  );
  await expectAccessible(page);

  // The registry's own words are copied, whatever the language of the screen.
  const list = `${health}: ${notification.parts.amaclar}`;
  await button(page, fill(texts.copyOf, { list })).click();
  await expect(row.getByRole('button', { name: words.common.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    ['acil_durum', 'egitim'].map((code) => nameOf('islenme_amaci', code, 'tr')).join('\n'),
  );

  const [head, ...rows] = await chosen(page, words.common.export);
  expect(head?.[0]).toBe(language === 'tr' ? 'Veri kategorisi' : 'Data category');
  expect(rows.map((row) => row[0])).toEqual(
    ['ad_soyad', 'teslimat_adresi', 'kan_grubu'].map((item) => categoryOf(item, language)),
  );

  await page.getByText(texts.views.matris, { exact: true }).click();
  const matrix = page.getByRole('region', { name: texts.views.matris });
  const group = matrix.getByRole(isPhone(page) ? 'listitem' : 'row');
  await expect(group.filter({ hasText: other })).toContainText('1');
  // On a phone nothing scrolls sideways: each group lists its categories.
  if (isPhone(page))
    expect(await matrix.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await expectAccessible(page);
});

test('every category of the matrix is in sight, shaded, and leads to its records', async ({
  page,
  locale,
}) => {
  const { words, depot } = await administrator(page, locale);
  const items = choicesOf('kisisel_veriler');
  const first = (code: string | undefined) => items.find(({ group }) => group?.code === code);
  const categories = [...new Set(items.map(({ group }) => group?.code))];
  const held = categories.flatMap((code) => first(code)?.code ?? []);
  const add = (surec_ismi: string, islenen_kisisel_veriler: readonly string[]) =>
    addRecord(page, processingActivities.add, depot, {
      surec_ismi,
      islenen_kisisel_veriler,
      ilgili_kisi: ['calisan'],
    });
  await add('Bordro', held);
  await add('Kargo', ['ad_soyad']);
  await page.goto('/tablolar?gorunum=matris');
  const matrix = page.getByRole('region', { name: words.tables.views.matris });
  const heads = matrix.getByRole('columnheader');
  await expect(heads).toHaveCount(categories.length + 1);
  for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(words.tables.matrixScale)).toBeVisible();
  await expect(matrix.getByRole('cell', { name: '2', exact: true })).toHaveAttribute(
    'data-held',
    '4',
  );
  await matrix.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/islenen_kisisel_veriler=/);
  await expect(page.locator('[data-row]')).toHaveCount(2);
});

test('a gap leads to the records that it comes from @phone', async ({ page, locale }) => {
  const { language, words, depot } = await administrator(page, locale);
  await fillRegisters(page, depot);
  for (const name of ['Puantaj', 'Servis'])
    await addRecord(page, processingActivities.add, depot, {
      surec_ismi: name,
      islenen_kisisel_veriler: ['kan_grubu'],
    });
  await page.goto('/tablolar?gorunum=verbis');
  const health = categoryOf('kan_grubu', language);
  await openPart(page, words, 'saklama');

  // Several: the list of them, with a pill that names the gap.
  const unfold = () => button(page, fill(words.notification.gapsOf, { name: health })).click();
  await unfold();
  // The number is said once, by the sentence or by its link.
  const said = page.locator('[data-gap]').first();
  await expect(said).toContainText('2');
  expect((await said.innerText()).match(/2/g)).toHaveLength(1);
  // A section in which something is missing says so, whatever is entered of it.
  if (!isPhone(page))
    await expect(
      page
        .getByRole('button', { name: words.notification.parts.saklama })
        .getByRole('img', { name: words.notification.lacks }),
    ).toBeVisible();
  await page
    .getByRole('link', {
      name: fill(words.registers.processingActivities.behind_other, { count: 2 }),
    })
    .click();
  await expect(page).toHaveURL(/\/veri-isleme\?verbis=sure_eksik\.saglik_bilgileri/);
  await expect(rowOf(page, 'Puantaj')).toBeVisible();
  await expect(rowOf(page, 'Servis')).toBeVisible();
  await expect(rowOf(page, 'Bordro hazırlama')).toHaveCount(0);
  if (!isPhone(page)) {
    await expectAccessible(page);
    const name = `VERBİS: ${health}: ${gapName('sure_eksik', language)}`;
    await button(page, fill(words.ui.filters.remove, { name })).click();
    await expect(rowOf(page, 'Bordro hazırlama')).toBeVisible();
    await expect(page).not.toHaveURL(/verbis/);
  }

  // One: the record itself; the first gap is of the transfer that does not say whether it goes abroad.
  await page.goto('/tablolar?gorunum=verbis');
  await openPart(page, words, 'yurt_disi');
  await unfold();
  await page
    .getByRole('link', { name: fill(words.registers.supplierTransfers.behind_one, { count: 1 }) })
    .first()
    .click();
  await expect(drawerOf(page, words, 'Çınar Kargo')).toBeVisible();
});

test('linked records that contradict each other are not called sound', async ({ page, locale }) => {
  const { words, language, depot } = await administrator(page, locale);
  await addRecord(page, processingActivities.add, depot, { surec_ismi: 'Bordro' });
  await page.goto('/tablolar?gorunum=capraz');
  await expect(page.getByText(words.tables.cross.none)).toBeVisible();
  // A supplier takes part, and no transfer says which.
  await addRecord(page, processingActivities.add, depot, {
    surec_ismi: 'Kargo teslimi',
    dahil_oluyormu: 'evet',
  });
  await page.reload();
  const found = page.getByRole('row').filter({ hasText: 'Kargo teslimi' });
  await expect(found).toContainText(crossRule('tedarikci_aktarimsiz').title[language]);
  await expect(page.getByText(words.tables.cross.none)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.tables.sheets.cevaplar }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  expect((await download).suggestedFilename()).toContain(words.tables.sheets.cevaplar);
  await found.getByRole('link', { name: 'Kargo teslimi' }).click();
  await expect(drawerOf(page, words, 'Kargo teslimi')).toBeVisible();
});

test('a failed table says so and tries again', async ({ page, locale }) => {
  const { words } = await administrator(page, locale);
  const path = `**${tables.notification.path}`;
  await page.route(path, (route) => route.fulfill({ status: 500 }));
  await page.goto('/tablolar?gorunum=verbis');
  await expect(page.getByRole('alert')).toContainText(words.tables.failed.verbis);
  await expectAccessible(page);
  await page.unroute(path);
  await button(page, words.common.retry).click();
  await expect(page.getByRole('heading', { name: words.tables.empty.verbis.title })).toBeVisible();
});

test('an empty table is neither exported nor printed', async ({ page, locale }) => {
  const { words } = await administrator(page, locale);
  const { empty } = words.tables;
  for (const view of ['tedarikciler', 'varliklar', 'verbis', 'matris'] as const) {
    await page.goto(`/tablolar?gorunum=${view}`);
    await expect(page.getByRole('heading', { name: empty[view].title })).toBeVisible();
    await expect(button(page, words.common.export)).toBeDisabled();
  }
});

test('a representative is turned away', async ({ page, locale }) => {
  const language = await speak(page, locale);
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('temsilci', company, ...departments));
  await page.goto('/tablolar');
  await expect(page).toHaveURL(/\/unauthorized-access/);
  expect((await page.request.get(tables.suppliers.path)).status()).toBe(403);
  const { places } = WORDS[language].shell;
  await expect(page.getByRole('link', { name: places.tables })).toHaveCount(0);
});
