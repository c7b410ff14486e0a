// `npm run screenshots`: every screen in both languages, schemes and sizes, to be looked at.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { screens, type Screen } from './pictures/screens.ts';
import { openDemo, settled, signIn, tellingRecord, type Session } from './pictures/visitor.ts';
import { LANGUAGES, type Language } from './pictures/words.ts';

const SCHEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
const folder = join(import.meta.dirname, '..', 'screenshots');

type Look = Readonly<{
  language: Language;
  scheme: (typeof SCHEMES)[number];
  size: (typeof SIZES)[number];
}>;
type World = Readonly<{
  browser: Browser;
  baseURL: string;
  record: number;
  sessions: ReadonlyMap<string, Session>;
}>;

/** Words on the command line take only the pictures whose file names hold all of them. */
const asked = process.argv.slice(2);
const failed: string[] = [];
let taken = 0;

await using demo = await openDemo();
await takeAll(demo.browser);
console.log(`${taken} pictures in ${folder}`);
if (failed.length > 0) {
  console.error(`${failed.length} could not be taken:\n${failed.join('\n')}`);
  process.exitCode = 1;
}

async function takeAll(browser: Browser): Promise<void> {
  const baseURL = process.env.E2E_URL ?? '';
  const mailFolder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const sessions = new Map<string, Session>();
  for (const name of new Set(['danisman', ...screens.map(({ as }) => as ?? 'danisman')])) {
    if (name !== 'nobody') sessions.set(name, await signIn(browser, baseURL, mailFolder, name));
  }
  const record = await tellingRecord(browser, baseURL, sessions.get('danisman'));
  if (asked.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const looks = LANGUAGES.flatMap((language) =>
    SCHEMES.flatMap((scheme) => SIZES.map((size): Look => ({ language, scheme, size }))),
  );
  const world = { browser, baseURL, record, sessions };
  const halves = [0, 1].map(async (half) => {
    for (const look of looks.filter((_, at) => at % 2 === half)) await takeLook(world, look);
  });
  await Promise.all(halves);
}

/** All screens in one look; people keep their browser from one to the next, as at work. */
async function takeLook(world: World, look: Look): Promise<void> {
  const { language, scheme, size } = look;
  const contexts = new Map<string, BrowserContext>();
  for (const screen of screens) {
    const name = `${screen.name}.${language}.${scheme}.${size.width}`;
    if (!asked.every((word) => name.includes(word))) continue;
    const who = screen.as ?? 'danisman';
    const context = contexts.get(who) ?? (await open(world, look, who));
    contexts.set(who, context);
    try {
      await take(context, look, screen, world.record, join(folder, `${name}.png`));
      taken += 1;
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : 'failed'}`);
    }
  }
  for (const context of contexts.values()) await context.close();
}

async function open(world: World, look: Look, who: string): Promise<BrowserContext> {
  const { language, scheme, size } = look;
  const context = await world.browser.newContext({
    baseURL: world.baseURL,
    viewport: size,
    hasTouch: size.width < 900,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: language === 'tr' ? 'tr-TR' : 'en-GB',
    timezoneId: 'Europe/Istanbul',
    storageState: world.sessions.get(who),
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(
    ([kept, chosen]) => {
      localStorage.setItem('emanet-dil', kept);
      localStorage.setItem('mantine-color-scheme-value', chosen);
    },
    [language, scheme] as const,
  );
  // Entries read for one picture stay unread in the next.
  await context.route('**/api/change-logs/mark-read/**', (route) =>
    route.fulfill({ json: { message: '' } }),
  );
  return context;
}

async function take(
  context: BrowserContext,
  { language }: Look,
  screen: Screen,
  record: number,
  file: string,
): Promise<void> {
  await using page = await context.newPage();
  const { path } = screen;
  const address = typeof path === 'string' ? path : path[language];
  await page.goto(address.replace(':kayit', String(record)));
  await settled(page);
  await screen.act?.(page, language);
  await settled(page);
  await page.screenshot({ path: file, fullPage: screen.whole ?? false });
}
