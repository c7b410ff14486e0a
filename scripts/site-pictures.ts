// `npm run site-pictures`: the public site's true pictures of the product, taken from the demo, its
// social pictures and its icons. They are kept in the repository; run it when screens have changed.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sizes from '../web/src/site/pictures/sizes.json' with { type: 'json' };
import * as acts from './pictures/acts.ts';
import { openDemo, settled, recordNamed, signIn, type Session } from './pictures/visitor.ts';
import { LANGUAGES, type Language } from './pictures/words.ts';

type Name = keyof typeof sizes;
type Shot = Readonly<{
  path: string;
  window: { width: number; height: number };
  act?: acts.Act;
  /** Area of the window: from its left edge and top by default. */
  from?: string;
}>;

/** A record with special category data and a warning about its basis. */
const TELLING = 'Sendika Aidatı Kesintisi';
const SHARPNESS = 1.5;
const QUALITY = 72;
/** Of the picture that a phone shows first, and waits for. */
const SMALL_QUALITY = 40;
const WINDOW = { width: 1264, height: 790 };
const NARROW = { width: 1112, height: 900 };

const SHOTS: Readonly<Record<Name, Shot>> = {
  liste: { path: '/veri-isleme', window: WINDOW },
  kayit: {
    path: '/veri-isleme?kayit=:kayit',
    window: { width: 1440, height: 900 },
    from: '[role=dialog]',
  },
  excel: {
    path: '/envanter/ice-aktar',
    window: NARROW,
    act: acts.checkSheet,
    from: 'main',
  },
  harita: {
    path: '/tedarikci-haritasi?secim=tedarikci:%C3%A7%C3%B6z%C3%BCma%C4%9F',
    window: WINDOW,
  },
  verbis: { path: '/tablolar?gorunum=verbis', window: NARROW, from: 'main' },
};

const root = join(import.meta.dirname, '..');
const pictures = join(root, 'web/src/site/pictures');
const publicFolder = join(root, 'web/public');

await using demo = await openDemo();
const { browser } = demo;
const baseURL = process.env.E2E_URL ?? '';
const mails = join(process.env.E2E_DATA_DIR ?? '', 'mail');
const session = await signIn(browser, baseURL, mails, 'danisman');
const record = await recordNamed(browser, baseURL, session, TELLING);
for (const language of LANGUAGES) {
  for (const name of Object.keys(sizes) as Name[])
    await takeShot(browser, { baseURL, session, record }, language, name);
  await takeSocial(browser, baseURL, language);
}
await takeIcons(browser);

type World = Readonly<{ baseURL: string; session: Session; record: number }>;

async function takeShot(
  browser: Browser,
  { baseURL, session, record }: World,
  language: Language,
  name: Name,
): Promise<void> {
  const { path, window, act, from } = SHOTS[name];
  const context = await browser.newContext({
    baseURL,
    viewport: window,
    deviceScaleFactor: SHARPNESS,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: language === 'tr' ? 'tr-TR' : 'en-GB',
    timezoneId: 'Europe/Istanbul',
    storageState: session,
  });
  await context.addInitScript((kept) => localStorage.setItem('emanet-dil', kept), language);
  // Entries read for one picture stay unread in the next.
  await context.route('**/api/change-logs/mark-read/**', (route) =>
    route.fulfill({ json: { message: '' } }),
  );
  const page = await context.newPage();
  await page.goto(path.replace(':kayit', String(record)));
  await settled(page);
  await act?.(page, language);
  await settled(page);
  const box = from ? await page.locator(from).first().boundingBox() : undefined;
  const { phone, ...whole } = sizes[name];
  const { x, y } = box ?? { x: 0, y: 0 };
  const save = async (ending: string, size: Size, quality = QUALITY) => {
    const { width, height } = size;
    const file = join(pictures, `${name}.${language}${ending}.webp`);
    await writeFile(file, await captured(page, { x, y, width, height }, quality));
  };
  await save('', whole);
  await save('.phone', phone);
  if (name === 'liste') await save('.small', sizes.liste.small, SMALL_QUALITY);
  await context.close();
}

type Size = Readonly<{ width: number; height: number }>;
type Clip = Size & Readonly<{ x: number; y: number }>;

/** The picture in the browser's own WebP, which needs no library. */
async function captured(page: Page, clip: Clip, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    // The browser leaves the sharpness of the window out of a part of it.
    clip: { ...clip, scale: SHARPNESS },
  });
  return Buffer.from(data, 'base64');
}

/** Mark, claim and the list, as other sites show a link to this one. */
async function takeSocial(browser: Browser, baseURL: string, language: Language): Promise<void> {
  const viewport = { width: 1200, height: 630 };
  const page = await browser.newPage({ baseURL, viewport, bypassCSP: true, colorScheme: 'light' });
  await page.goto(language === 'tr' ? '/' : '/en');
  const list = await readFile(join(pictures, `liste.${language}.webp`), 'base64');
  const brand = await page.locator('.brand').first().innerHTML();
  const claim = await page.locator('h1').innerHTML();
  await page.evaluate(
    `document.body.innerHTML = ${JSON.stringify(socialPage(brand, claim, list))}`,
  );
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(publicFolder, `social-${language}.png`) });
  await page.close();
}

function socialPage(brand: string, claim: string, picture: string): string {
  return `<div style="position:fixed;inset:0;overflow:hidden;background:#083338;color:#fff">
    <div class="brand" style="padding:56px 64px 0;zoom:1.25">${brand}</div>
    <h1 style="margin:20px 64px 0;width:900px;font-size:58px;line-height:1.06;letter-spacing:-.036em;font-weight:640">${claim}</h1>
    <img src="data:image/webp;base64,${picture}" style="position:absolute;left:64px;top:330px;width:1072px;border-radius:10px">
  </div>`;
}

/** The mark as a touch icon, and as the .ico that browsers ask for by themselves. */
async function takeIcons(browser: Browser): Promise<void> {
  const mark = await readFile(join(root, 'web/src/app/mark.svg'), 'utf8');
  const drawn = async (size: number, corners: boolean) => {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = corners ? mark : mark.replace('rx="7"', '');
    await page.setContent(
      `<body style="margin:0">${svg.replace('<svg', '<svg style="display:block"')}`,
    );
    const picture = await page.screenshot({ omitBackground: true });
    await page.close();
    return picture;
  };
  await writeFile(join(publicFolder, 'apple-touch-icon.png'), await drawn(180, false));
  const small = await drawn(32, true);
  // One entry: reserved, type, count; then width, height, colours, reserved, planes, depth, length, offset.
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(small.length, 14);
  head.writeUInt32LE(head.length, 18);
  await writeFile(join(publicFolder, 'favicon.ico'), Buffer.concat([head, small]));
}
