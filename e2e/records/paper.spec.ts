import { expect } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sessionCookie } from '../steps/operator.ts';
import { test } from '../test.ts';

const COMPANY = 'Ilgaz Gıda Sanayi ve Ticaret A.Ş.';
const LEAST_POINTS = 8;
/** A4 lying down, in points. */
const SHEET = { width: 842, height: 595 };

/** Screens that are handed to a board, with a column head that each sheet of a long table repeats. */
const SCREENS = [
  ['/tedarikci-haritasi', 'Ülke'],
  ['/varlik-haritasi', 'Faaliyet'],
  ['/denetim', 'Kalan'],
  ['/performans', 'Ay'],
  ['/veri-isleme', 'Departman'],
  ['/varlik-listesi', 'Departman'],
  ['/aksiyonlar?gorunum=liste', 'Departman'],
  ['/dokumanlar', 'Güncelleyen'],
  ['/tablolar?gorunum=verbis', ''],
  ['/tablolar?gorunum=matris', ''],
] as const;

for (const [address, head] of SCREENS)
  test(`${address} is a sheet for a board`, async ({ page }) => {
    await page.context().addCookies([await sessionCookie('yonetici@demo.emanet.test')]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    await page.locator('main:has(h1):not(:has([aria-busy=true]))').waitFor();
    await page.waitForLoadState('networkidle');
    const pages = await readPages(await page.pdf({ preferCSSPageSize: true }));
    pages.forEach(({ size, texts }, at) => {
      const written = texts.map(({ text }) => text).join(' ');
      expect.soft(size, 'A4').toEqual(SHEET);
      expect.soft(written).toContain(COMPANY);
      expect.soft(written).toContain(`${at + 1} / ${pages.length}`);
      for (const { text, points, left, right } of texts) {
        expect.soft(points, text).toBeGreaterThanOrEqual(LEAST_POINTS);
        expect.soft(left, text).toBeGreaterThanOrEqual(0);
        expect.soft(right, text).toBeLessThanOrEqual(SHEET.width);
      }
    });
    const headed = pages.filter(({ texts }) => texts.some(({ text }) => text === head));
    if (head) expect(headed.length).toBeGreaterThanOrEqual(2);
    // White paper, and dark letters on it, whatever the screen.
    const [ground, letters] = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const sheet = document.querySelector('body > [class*=sheet]');
      const colors = [
        getComputedStyle(document.documentElement).getPropertyValue('--em-surface'),
        sheet && getComputedStyle(sheet).getPropertyValue('--em-text'),
      ];
      dispatchEvent(new Event('afterprint'));
      return colors;
    });
    expect([ground, letters]).toEqual(['#ffffff', '#1f1e1b']);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

/** Texts of a printed paper, each with its size and its place. */
async function readPages(pdf: Buffer) {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = [];
  for (let no = 1; no <= read.numPages; no += 1) {
    const page = await read.getPage(no);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , c = 0, d = 0, left = 0] = item.transform.map(Number);
      const points = Math.round(Math.hypot(c, d) * 10) / 10;
      return [{ text: item.str, points, left, right: left + item.width }];
    });
    pages.push({ size: { width: Math.round(width), height: Math.round(height) }, texts });
  }
  return pages;
}
