import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import startServer from '../../e2e/server.ts';
import config from '../../playwright.config.ts';
import { ensureChromium } from '../chromium.mjs';
import { ensureWebBuilt } from '../web.mjs';

/** A record whose history shows every kind of change. */
const TELLING = 'İşe Giriş Muayenesi ve Sağlık Dosyası';
const PATIENCE = 50;

export type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** The demo, served, and a browser to look at it; both end when their caller is done. */
export async function openDemo() {
  if (!(await ensureWebBuilt()) || !(await ensureChromium())) process.exit(1);
  const stop = await startServer();
  const browser = await chromium.launch(config.use?.launchOptions);
  return {
    browser,
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await stop();
    },
  };
}

/** There is something to read, nothing is being fetched, no skeleton is left. Fonts it awaits. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.getByText(/\S/).first().waitFor();
  await page
    .locator('[aria-busy=true], .mantine-Skeleton-root')
    .first()
    .waitFor({ state: 'detached' });
}

/** Signs a demo account in as a person would, with the code out of the mail; gives its cookies. */
export async function signIn(browser: Browser, baseURL: string, mailFolder: string, name: string) {
  const context = await browser.newContext({ baseURL });
  const email = `${name}@demo.emanet.test`;
  const headers = { origin: baseURL };
  const asked = Date.now();
  await context.request.post('/api/auth/signin/otp', { data: { email }, headers });
  const code = await codeFor(mailFolder, email, asked);
  const answer = await context.request.post('/api/auth/callback/otp', {
    data: { email, code },
    headers,
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** The code in the mail that came after `asked`. */
async function codeFor(mailFolder: string, email: string, asked: number): Promise<string> {
  for (let tried = 0; tried < PATIENCE; tried += 1) {
    const names = await readdir(mailFolder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.eml'))) {
      const path = join(mailFolder, name);
      if ((await stat(path)).mtimeMs < asked) continue;
      const mail = await readFile(path, 'utf8');
      const code = /^\s*(\d{6})\s*$/m.exec(mail)?.[1];
      if (code && mail.includes(email)) return code;
    }
    await sleep(100);
  }
  throw new Error(`No code arrived for ${email}.`);
}

/** The id of the record that the demo tells most about. */
export const tellingRecord = (
  browser: Browser,
  baseURL: string,
  storageState: Session | undefined,
): Promise<number> => recordNamed(browser, baseURL, storageState, TELLING);

/** The id of the processing activity of this name. */
export async function recordNamed(
  browser: Browser,
  baseURL: string,
  storageState: Session | undefined,
  name: string,
): Promise<number> {
  const context = await browser.newContext({ baseURL, storageState });
  const answer = await context.request.get('/api/veriharita/list');
  const { data } = (await answer.json()) as { data: { id: number; surec_ismi: string }[] };
  await context.close();
  const found = data.find(({ surec_ismi }) => surec_ismi === name);
  if (!found) throw new Error(`The demo has no record ${name}.`);
  return found.id;
}
