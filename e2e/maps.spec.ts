import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { auth } from '@emanet/contract/auth';
import { countryText } from '@emanet/contract/shared/countries';
import { button, drawerOf } from './steps/activities.ts';
import { expectAccessible } from './steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { isPhone } from './steps/shell.ts';
import { test } from './test.ts';
import { anyOf, fill, WORDS, type Words } from './steps/words.ts';

const PNG = '89504e470d0a1a0a';
const HEALTH = ['ad_soyad', 'kan_grubu'];

/** Adds a record past the forms, as the person who is signed in. */
async function store(page: Page, base: string, data: object): Promise<number> {
  const { request } = page;
  const { csrfToken } = auth.csrf.answers.parse(await (await request.get('/api/auth/csrf')).json());
  const headers = { 'X-CSRF-Token': csrfToken };
  const answer = await request.post(`/api/${base}/add`, { headers, data });
  const text = await answer.text();
  expect(answer.status(), text).toBe(201);
  return Number(/"id":(\d+)/.exec(text)?.[1]);
}

/** Two departments that share a supplier; one of them sends special data abroad. */
async function makeMap(page: Page, locale: string | undefined) {
  const language = await speak(page, locale);
  const words = WORDS[language];
  const { company, departments } = await makeCompany('İş Sağlığı', 'Depo');
  const [health = '', depot = ''] = departments;
  const ids = { health: Number(health), depot: Number(depot) };
  await signIn(page, await makePerson('yönetici', company));
  const exam = await store(page, 'veriharita', {
    surec_ismi: 'İşe giriş muayenesi',
    department_id: ids.health,
    islenen_kisisel_veriler: HEALTH,
  });
  const shipping = await store(page, 'veriharita', {
    surec_ismi: 'Sevkiyat',
    department_id: ids.depot,
  });
  await store(page, 'veriaktarim', {
    tedarikci_adi: 'Işık Bulut',
    department_id: ids.health,
    veri_harita_id: [exam],
    aktarilan_kisisel_veriler: HEALTH,
    yurt_disi_aktarim: true,
    aktarim_ulkesi: 'İrlanda',
    hizmet_konusu: 'Yedekleme',
  });
  const transfer = await store(page, 'veriaktarim', {
    tedarikci_adi: 'Turna Kargo',
    department_id: ids.depot,
    veri_harita_id: [shipping],
    yurt_disi_aktarim: false,
  });
  await store(page, 'varlik-listesi', {
    varlik_ismi: 'Arşiv dolabı',
    department_id: ids.depot,
    veri_harita_id: [shipping],
    tedarikci_adi: 'Turna Kargo',
  });
  return { words, language, company, depot, transfer };
}

/** A box of the map: it is called by its name, then by its kind and marks. */
const boxOf = (page: Page, name: string) =>
  page.locator('[data-box]').and(page.getByRole('button', { name: `${name}, ` }));

const panelOf = (page: Page, words: Words, name: string) =>
  page.getByRole('complementary', { name: fill(words.maps.panel, { name }) });

/** Presses the switch of what goes abroad; on a phone it stands on the sheet of filters. */
async function turnAbroad(page: Page, words: Words) {
  const { filters } = words.ui;
  if (isPhone(page)) await button(page, words.ui.filters.title).click();
  await page.getByRole('switch', { name: words.maps.onlyAbroad }).click();
  if (!isPhone(page)) return;
  const sheet = page.getByRole('dialog', { name: filters.title });
  await sheet.getByRole('button', { name: anyOf(filters.show_one, filters.show_other) }).click();
  await expect(sheet).toBeHidden();
}

test('a large map fits without becoming too small to read; its tools take one row @phone', async ({
  page,
  locale,
}) => {
  const words = WORDS[await speak(page, locale)];
  await signIn(page, 'yonetici@demo.emanet.test');
  await page.goto('/tedarikci-haritasi');
  const box = page.locator('[data-box]').first();
  await expect(box).toBeVisible();
  const before = (await box.boundingBox())?.height ?? 0;
  await button(page, words.maps.fit).click();
  // Texts are drawn on a canvas, as large as the boxes over it.
  await expect
    .poll(async () => ((await box.boundingBox())?.height ?? 0) / before)
    .toBeGreaterThanOrEqual(0.74);
  const search = await page.getByRole('searchbox', { name: words.maps.search }).boundingBox();
  const zoom = await button(page, words.maps.fit).boundingBox();
  const middle = (one: typeof zoom) => (one?.y ?? 0) + (one?.height ?? 0) / 2;
  expect(Math.abs(middle(search) - middle(zoom))).toBeLessThan(4);
});

test('a map is empty at first, and says what belongs there', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)];
  const { company } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  for (const [path, text] of [
    ['/tedarikciler', words.maps.suppliers],
    ['/varlik-listesi', words.maps.assets],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: words.maps.open, exact: true }).click();
    await expect(page.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: text.back }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('a box lights its path and leads to its record', async ({ page, locale }) => {
  const { words, transfer } = await makeMap(page, locale);
  await page.goto('/tedarikci-haritasi');
  await expect(page.locator('[data-box]')).toHaveCount(8);
  await expect(boxOf(page, 'Işık Bulut')).toHaveAccessibleName(
    ['Işık Bulut', words.maps.kinds.tedarikci, words.ui.special, words.ui.abroad].join(', '),
  );
  await expectAccessible(page);

  await boxOf(page, 'Turna Kargo').click();
  await expect(boxOf(page, 'Turna Kargo')).toHaveAttribute('aria-pressed', 'true');
  const panel = panelOf(page, words, 'Turna Kargo');
  await expect(panel.getByRole('listitem')).toHaveText([/Sevkiyat.*Depo/]);
  await expectAccessible(page);
  await panel.getByRole('button', { name: /Sevkiyat/ }).click();
  await expect(page.getByRole('heading', { name: 'Sevkiyat' })).toBeFocused();
  await panelOf(page, words, 'Sevkiyat')
    .getByRole('button', { name: words.common.clearSelection })
    .click();
  await expect(boxOf(page, 'Sevkiyat')).toBeFocused();
  await boxOf(page, 'Sevkiyat').click();
  await expect(panelOf(page, words, 'Sevkiyat')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('complementary')).toBeHidden();

  await boxOf(page, 'Turna Kargo').click();
  await page.reload();
  await panel.getByRole('link', { name: words.maps.openRecord }).click();
  await expect(page).toHaveURL(new RegExp(`/tedarikciler\\?kayit=${transfer}$`));
  await expect(drawerOf(page, words, 'Turna Kargo')).toBeVisible();
});

test('a map is walked, zoomed and left by keys alone', async ({ page, locale }) => {
  const { words } = await makeMap(page, locale);
  await page.goto('/tedarikci-haritasi');
  await boxOf(page, 'Depo').focus();
  await page.keyboard.press('ArrowRight');
  await expect(boxOf(page, 'Sevkiyat')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(boxOf(page, 'Turna Kargo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page, words, 'Turna Kargo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page).not.toHaveURL(/secim/);

  const width = async () => (await boxOf(page, 'Turna Kargo').boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(before, 0);
  await button(page, words.common.zoomOut).click();
  await expect.poll(width).toBeLessThan(before * 0.9);
});

test('a map is dragged, and a drag chooses nothing', async ({ page, locale }) => {
  const { words } = await makeMap(page, locale);
  await page.goto('/tedarikci-haritasi');
  const box = boxOf(page, 'Depo');
  await box.focus();
  const left = async () => (await box.boundingBox())?.x ?? 0;
  const width = async () => (await box.boundingBox())?.width ?? 0;
  const before = await width();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 2);
  await page.getByRole('group', { name: words.maps.open, exact: true }).evaluate((stage) => {
    stage.scrollTo({ left: 0 });
  });
  await expect.poll(left).toBeGreaterThan(0);
  const start = await left();
  const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
  await page.mouse.move(start + 150, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(start + 100, y + height / 2, { steps: 4 });
  await page.mouse.move(start + 30, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeCloseTo(start - 120, -1);
  await expect(page.getByRole('complementary')).toBeHidden();
});

test('a map is searched, narrowed and read as a list @phone', async ({ page, locale }) => {
  const { words, language } = await makeMap(page, locale);
  await page.goto('/tedarikci-haritasi');
  const search = page.getByRole('searchbox', { name: words.maps.search });
  await search.fill('IŞ');
  const turn = (at: number) => page.getByText(fill(words.maps.hit, { at, count: 3 }));
  await expect(turn(1)).toBeVisible();
  await search.press('Enter');
  await expect(turn(2)).toBeVisible();
  await button(page, words.maps.previousHit).click();
  await expect(turn(1)).toBeVisible();
  await expect(page).toHaveURL(/q=I%C5%9E/);
  await button(page, words.ui.search.clear).click();

  await turnAbroad(page, words);
  await expect(page.locator('[data-box]')).toHaveCount(4);
  await expect(boxOf(page, 'Turna Kargo')).toHaveCount(0);
  await page.getByText(words.common.list, { exact: true }).click();
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveText([/İşe giriş muayenesi.*Işık Bulut/]);
  await expect(rows).toContainText(countryText('İrlanda', language));
  await expect(rows).toContainText(words.ui.special);
  await expectAccessible(page);

  await page.reload();
  await expect(rows).toHaveCount(1);
  await turnAbroad(page, words);
  await expect(rows).toHaveCount(2);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 }).last()).toHaveText(
    words.maps.suppliers.title,
  );
  await expect(page.getByRole('cell', { name: 'Turna Kargo' }).last()).toBeVisible();
});

test('a map is downloaded whole, as a picture', async ({ page, locale }) => {
  const { words } = await makeMap(page, locale);
  await page.goto('/tedarikci-haritasi');
  await expect(boxOf(page, 'Depo')).toBeVisible();
  await expect(button(page, words.maps.download)).toBeInViewport({ ratio: 1 });
  const downloading = page.waitForEvent('download');
  await button(page, words.maps.download).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toContain(words.maps.suppliers.title);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 8).toString('hex')).toBe(PNG);
  // Twice the width that a picture is laid out for, whatever the screen, margins included.
  expect(file.readUInt32BE(16)).toBe(2 * (1200 + 2 * 24));
  expect(file.readUInt32BE(20)).toBeGreaterThan(2 * 150);
  const colors = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const ctx = canvas.getContext('2d');
    ctx?.drawImage(image, 0, 0);
    const pixels = ctx?.getImageData(0, 0, image.width, image.height).data ?? [];
    const found = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4)
      found.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
    return found.size;
  }, file.toString('base64'));
  expect(colors).toBeGreaterThan(50);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > div > canvas')).toBeVisible();
  await expect(boxOf(page, 'Depo')).toBeHidden();
});

test('a representative sees the own department alone', async ({ page, locale, browser }) => {
  const { words, company, depot } = await makeMap(page, locale);
  const email = await makePerson('temsilci', company, depot);
  const own = await (await browser.newContext()).newPage();
  await speak(own, locale);
  await signIn(own, email);
  await own.goto('/tedarikci-haritasi');
  await expect(own.locator('[data-box]')).toHaveCount(4);
  await expect(boxOf(own, 'Depo')).toBeVisible();
  await own.goto('/varlik-haritasi');
  await expect(boxOf(own, 'Arşiv dolabı')).toBeVisible();
  await boxOf(own, 'Arşiv dolabı').click();
  await expect(panelOf(own, words, 'Arşiv dolabı').getByRole('listitem')).toHaveText([
    /Sevkiyat/,
    /Turna Kargo/,
  ]);
  await own.context().close();
});

test('a map that cannot be fetched says so and tries again', async ({ page, locale }) => {
  const { words } = await makeMap(page, locale);
  await page.route('**/harita/*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/varlik-haritasi');
  await expect(page.getByRole('heading', { name: words.maps.assets.failed })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/harita/*');
  await button(page, words.common.retry).click();
  await expect(boxOf(page, 'Arşiv dolabı')).toBeVisible();
});
