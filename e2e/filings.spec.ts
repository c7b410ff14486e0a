import { processingActivities } from '@emanet/contract/processing-activities';
import { assets } from '@emanet/contract/assets';
import { companies } from '@emanet/contract/companies';
import { choiceOf } from '@emanet/contract/lookups';
import { filings } from '@emanet/contract/filings';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { button } from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { addRecord, administrator } from './steps/registers.ts';
import { downloaded } from './steps/sheets.ts';
import { dayInWords, dayShort } from '../web/src/platform/when.ts';
import { test } from './test.ts';
import { isPhone } from './steps/shell.ts';
import { anyOf, fill, type Language, WORDS } from './steps/words.ts';

const categoryOf = (item: string, language: Language) =>
  choiceOf('kisisel_veriler', item)?.group?.[language] ?? '';
const PERSON = 'Zeynep Kılıç, irtibat kişisi';
const REASON = 'Eksikler görüldü, gelecek hafta tamamlanacak.';

/** No heading stands more than one level below the one before it, and the first is the page's own. */
async function expectHeadingsInOrder(page: Page) {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.length).toBeGreaterThan(1);
  const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect(skips, levels.join(', ')).toEqual([]);
}

test('what was filed is kept, and what differs since then is shown @phone', async ({
  page,
  locale,
}) => {
  const { language, words, depot } = await administrator(page, locale);
  const { filings: texts } = words;
  await addRecord(page, processingActivities.add, depot, {
    surec_ismi: 'Bordro hazırlama',
    islenen_kisisel_veriler: ['ad_soyad'],
    islenme_amaci: ['egitim'],
    saklama_suresi: 'is_iliskisi_10',
  });
  await page.goto('/tablolar?gorunum=verbis');
  await expect(page.getByText(texts.none)).toBeVisible();
  await expectAccessible(page);
  await expectHeadingsInOrder(page);

  await button(page, texts.mark).click();
  const form = page.getByRole('dialog', { name: texts.mark });
  await expect(form.getByLabel(texts.tarih)).toHaveValue(todayInTurkey());
  await form.getByLabel(texts.giren).fill(PERSON);
  await form.getByLabel(texts.notu).fill('İlk kayıt');
  await form.getByLabel(texts.gerekce).fill(REASON);
  await expectAccessible(page);
  await form.getByRole('button', { name: texts.save }).click();
  const history = page.getByRole('list', { name: texts.history });
  // Folded on a phone, which shows the deadline alone.
  const unfold = (summary: string | RegExp) =>
    isPhone(page) ? page.locator('summary').filter({ hasText: summary }).click() : undefined;
  await unfold(texts.history);
  await expect(history).toContainText(PERSON);
  await expect(history).toContainText(texts.first);
  await expect(history).toContainText('İlk kayıt');
  await expect(page.getByText(texts.same)).toBeVisible();

  await addRecord(page, processingActivities.add, depot, {
    surec_ismi: 'Acil durum listesi',
    islenen_kisisel_veriler: ['ad_soyad', 'kan_grubu'],
    islenme_amaci: ['acil_durum'],
    saklama_suresi: 'is_iliskisi_10',
  });
  await page.reload();
  await expect(page.getByText(anyOf(texts.due))).toBeVisible();
  await unfold(texts.history);
  await unfold(anyOf(texts.since_other));
  // The files keep the registry's Turkish words; the screen names them to its reader.
  const differences = page.getByRole('list', { name: anyOf(texts.since_other) });
  await expect(differences.getByRole('listitem')).toHaveCount(2);
  await expect(differences.getByRole('listitem').first()).toContainText(
    `${texts.added} ${choiceOf('kisisel_veriler', 'kan_grubu')?.group?.[language]}`,
  );
  await expect(differences).toContainText(
    choiceOf('islenme_amaci', 'acil_durum')?.[language] ?? '',
  );
  // In English the registry's Turkish words stand beside those of the reader.
  const turkish = differences.locator('[lang="tr"]');
  await expect(turkish).toHaveText(
    language === 'tr'
      ? []
      : [
          categoryOf('kan_grubu', 'tr'),
          categoryOf('ad_soyad', 'tr'),
          choiceOf('islenme_amaci', 'acil_durum')?.tr ?? '',
        ],
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  const asExcel = history.getByRole('button', { name: anyOf(texts.as.xlsx) });
  const rows = await downloaded(page, (await asExcel.getAttribute('aria-label')) ?? '');
  // Rows as they were filed, not as they stand now.
  expect(rows).toHaveLength(2);
  const downloading = page.waitForEvent('download');
  await history.getByRole('button', { name: anyOf(texts.as.pdf) }).click();
  expect((await downloading).suggestedFilename()).toMatch(`${todayInTurkey()}.pdf`);

  await button(page, texts.mark).click();
  await form.getByLabel(texts.giren).fill(PERSON);
  await form.getByLabel(texts.gerekce).fill(REASON);
  await form.getByRole('button', { name: texts.save }).click();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(texts.same)).toBeVisible();
});

test('rows are ticked, measures confirmed, and the exemption tested @phone', async ({
  page,
  locale,
}) => {
  const { words, language, depot } = await administrator(page, locale);
  const { notification: texts } = words;
  await addRecord(page, processingActivities.add, depot, {
    surec_ismi: 'Bordro hazırlama',
    islenen_kisisel_veriler: ['ad_soyad'],
    islenme_amaci: ['egitim'],
    saklama_suresi: 'is_iliskisi_10',
  });
  await addRecord(page, assets.add, depot, {
    varlik_ismi: 'Dosya sunucusu',
    alinan_tedbirler: ['anti_virus'],
  });
  await page.goto('/tablolar?gorunum=verbis');
  // A phone has no head of the table to tick all by.
  const name = categoryOf('ad_soyad', language);
  const tick = page.getByRole('checkbox', { name: fill(texts.tick, { name }) });
  // Drawn before it is kept: only the answer says that a reload will find it.
  const kept = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === filings.tick.path,
  );
  await tick.click();
  await expect(tick).toBeChecked();
  await kept;
  await page.reload();
  await expect(tick).toBeChecked();

  // The jump goes to the row itself, and a row is one line until it is unfolded.
  await button(page, texts.firstOpen).click();
  const firstOpen = page.locator('tr[data-open] input').first();
  await expect(firstOpen).toBeFocused();
  // The row it arrived at is marked, and the way on is in sight however long the section is.
  const [marked, plain] = await firstOpen.evaluate((tick) => {
    const cell = tick.closest('tr')?.children[1];
    const ground = () => cell && getComputedStyle(cell).backgroundColor;
    const held = ground();
    if (tick instanceof HTMLElement) tick.blur();
    return [held, ground()];
  });
  expect(marked).not.toBe(plain);
  if (!isPhone(page)) {
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.evaluate(() => scrollTo({ top: 0 }));
    await expect(page.getByRole('button', { name: anyOf(texts.next) })).toBeInViewport({
      ratio: 1,
    });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  // Every time, and through a filter that leaves no row.
  await button(page, texts.firstOpen).click();
  await expect(firstOpen).toBeFocused();
  await page.getByText(`${texts.filters.degisen} 0`, { exact: true }).click();
  await expect(page.getByText(texts.noneLeft)).toBeVisible();
  await button(page, texts.firstOpen).click();
  await expect(firstOpen).toBeFocused();
  const row = page.locator('tr[data-open]').first();
  if (!isPhone(page)) expect((await row.boundingBox())?.height ?? 99).toBeLessThanOrEqual(41);
  await row.getByRole('button', { name: anyOf(texts.detailsOf, texts.gapsOf) }).click();
  await expect(
    page.getByRole('link', { name: anyOf(words.tables.activityCount_one) }).last(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto('/tablolar?gorunum=verbis&bolum=tedbirler');
  const measure = page.getByRole('row').filter({ hasText: 'Dosya sunucusu' });
  await expect(measure).toContainText(texts.measures.proposal);
  await expectAccessible(page);
  await measure.getByRole('button', { name: anyOf(texts.measures.confirmOf) }).click();
  await expect(measure.getByRole('checkbox')).toBeChecked();
  await expect(measure).toContainText(texts.measures.notEntered);

  await page.goto('/tablolar?gorunum=verbis&bolum=muafiyet');
  await expect(page.getByText(texts.duty.title.unknown)).toBeVisible();
  const books = page.getByRole('radiogroup', { name: texts.duty.balanceBooks });
  await books.getByText(words.records.no, { exact: true }).click();
  await expect(page.getByText(texts.duty.notAsked)).toBeVisible();
  await page.getByLabel(texts.duty.kind).selectOption('avukat');
  await expect(page.getByText(texts.duty.title.exempt)).toBeVisible();
  await expectAccessible(page);
});

test('another contact person is one line with seven days, and is filed from the screen @phone', async ({
  page,
  locale,
}) => {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { filings: texts, company: of } = words;
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('danışman', company));
  await addRecord(page, processingActivities.add, departments[0], {
    surec_ismi: 'Bordro hazırlama',
    islenen_kisisel_veriler: ['ad_soyad'],
    islenme_amaci: ['egitim'],
    saklama_suresi: 'is_iliskisi_10',
  });
  const contact = async (name: string, tckn: string, telephone: string) => {
    await page.goto('/sirket');
    await page.getByRole('combobox', { name: of.fields.irtibat_kisisi }).fill(name);
    await page.getByRole('textbox', { name: of.fields.irtibat_tckn }).fill(tckn);
    await page.getByRole('textbox', { name: of.fields.irtibat_telefon }).fill(telephone);
    const kept = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(kept).toContain(telephone);
    expect(await kept()).not.toContain(tckn);
    const saved = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === companies.update.path,
    );
    await button(page, words.common.saveChanges).click();
    expect((await saved).status()).toBe(200);
  };
  const form = page.getByRole('dialog', { name: texts.mark });
  const file = async () => {
    await button(page, texts.mark).click();
    await form.getByLabel(texts.giren).fill(PERSON);
    await form.getByLabel(texts.gerekce).fill(REASON);
    await form.getByRole('button', { name: texts.save }).click();
    await expect(page.getByText(texts.same)).toBeVisible();
  };
  await contact('Kemal Yurtsever', '10000000146', '0312 555 04 17');
  await page.goto('/tablolar?gorunum=verbis');
  await file();

  await contact('Ayşe Demir', '10000000078', '0312 555 04 18');
  await page.goto('/tablolar?gorunum=verbis&bolum=kimlik');
  const lastDay = dayInWords(daysAfter(todayInTurkey(), 7), language);
  await expect(page.getByText(fill(texts.due, { day: lastDay }))).toBeVisible();
  const since = fill(texts.since_one, { count: 1 });
  if (isPhone(page)) await page.locator('summary').filter({ hasText: since }).click();
  const one = page.getByRole('list', { name: since }).getByRole('listitem');
  await expect(one).toHaveCount(1);
  await expect(one).toContainText('Ayşe Demir; 100 ••• ••• 78; 0312 555 04 18');

  // The number itself is shown on demand, for the registry's screen.
  const identity = page.getByRole('row').filter({ hasText: of.short.irtibat_tckn });
  await expect(identity).toContainText('100 ••• ••• 78');
  await identity.getByRole('button', { name: words.applications.reveal }).click();
  await expect(identity).toContainText('10000000078');
  await expectAccessible(page);
  await file();

  await page.goto('/sirket');
  await page.getByRole('textbox', { name: of.fields.verbis_kayit_no }).fill('3471120');
  await page.getByLabel(of.fields.verbis_silme_tarihi).fill(todayInTurkey());
  await page.getByRole('textbox', { name: of.fields.verbis_silme_nedeni }).fill('Birleşme');
  const deleted = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === companies.update.path,
  );
  await button(page, words.common.saveChanges).click();
  expect((await deleted).status()).toBe(200);
  await page.goto('/tablolar?gorunum=verbis');
  const gone = fill(texts.deleted, { day: dayShort(todayInTurkey(), language) });
  await expect(page.getByText(gone)).toBeVisible();
});

test('a representative sees no filings', async ({ page, locale }) => {
  await speak(page, locale);
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('temsilci', company, ...departments));
  await page.goto('/tablolar?gorunum=verbis');
  await expect(page).toHaveURL(/\/unauthorized-access/);
  for (const { path } of [filings.list, filings.standing])
    expect((await page.request.get(path)).status()).toBe(403);
});
