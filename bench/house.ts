import { get } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { findChromium } from '../scripts/chromium.mjs';
import { buildApp } from '../server/src/app.ts';
import { authenticate } from '../server/src/features/auth/actor.ts';
import { openSession } from '../server/src/features/auth/sessions.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { loadConfig } from '../server/src/platform/start/config.ts';
import { cookieName } from '../server/src/platform/http/credential.ts';
import { openStore } from '../server/src/platform/files/open-store.ts';
import { createLog } from '../server/src/platform/start/log.ts';
import { factories } from '../server/test/factories.ts';
import { startApp } from './api/servers.ts';
import { openGround } from './ground.ts';

/** A database and a listening server of a benchmark's own; `web` is the folder of a built web. */
export async function openHouse(web?: string) {
  const ground = await openGround();
  const { db, folder: DATA_DIR, url: databaseUrl } = ground;
  const config = {
    ...loadConfig({ DATABASE_URL: databaseUrl, SECRET: 'x'.repeat(40), DATA_DIR }),
    RATE_LIMIT: 'off' as const,
  };
  const files = await openStore(config);
  const services = { clock: systemClock, config, db, log: createLog('error'), files };
  const app = await buildApp(services, authenticate(db), web);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    services,
    address,
    config,
    db,
    /** The database itself, as its owner. */
    databaseUrl,
    ...factories(db),
    /** The cookie of a new session. */
    cookieFor: async (user_id: number) =>
      `${cookieName(config)}=${await openSession(db.system, user_id)}`,
    /** One request; the answer is thrown away as it comes. */
    ask: (cookie: string, path: string) => ask(address + path, cookie),
    settle: () => settle(databaseUrl),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await ground[Symbol.asyncDispose]();
    },
  };
}

/** The same with the server in a process of its own, as it is served: what it does costs the caller nothing. */
export async function openHouseApart() {
  const ground = await openGround();
  const { db, folder, url } = ground;
  const server = await startApp(url, folder);
  return {
    server,
    address: server.address,
    ...factories(db),
    cookieFor: async (user_id: number) =>
      `emanet-${new URL(server.address).port}=${await openSession(db.system, user_id)}`,
    settle: () => settle(url),
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      await ground[Symbol.asyncDispose]();
    },
  };
}

function ask(url: string, cookie: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(String(answer.statusCode)));
      answer.resume();
      answer.on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

/** A Chromium as every part has it. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });

/** The built web in a house of its own, and windows of a browser that are signed in to it. */
export async function openWeb() {
  const house = await openHouse(join(import.meta.dirname, '../web/dist'));
  const browser = await openBrowser();
  return {
    ...house,
    windowOf: async (user_id: number) => {
      const [name = '', value = ''] = (await house.cookieFor(user_id)).split('=');
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name, value, url: house.address }]);
      return context;
    },
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await house[Symbol.asyncDispose]();
    },
  };
}

/** Gives the planner its statistics, which a database makes by itself within a minute of much writing. */
async function settle(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query('analyze');
  await owner.end();
}

/** The value below which `share` of the times lie. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
