import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
// The main job must work in both languages at both widths; other tests do with one of each.
const everywhere = /@everywhere/;
// A test whose steps or layout differ on a narrow screen runs on a phone too, and in English there.
const onPhone = /@phone|@everywhere/;

// Two popups of the address bar cost every window as much as a page of ours. Chromium heeds the
// last list alone, so what Playwright switches off in its own stands here again.
const switchedOff = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter'],
  ...['PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/server.ts',
  fullyParallel: true,
  workers: 2,
  // A test that needs its second try is named at the end of `npm test`.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Slow machines pass too: a test waits for what it names, never for a time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_URL,
    actionTimeout: 30_000,
    timezoneId: 'Europe/Istanbul',
    // Actions, requests and messages; pictures cost as much as everything else the browser does.
    trace: {
      mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
      screenshots: false,
      snapshots: false,
    },
    screenshot: 'only-on-failure',
    // What Chromium read and compiled of the scripts serves the next test, which begins without
    // cookies, kept texts or open pages.
    reuseContext: true,
    launchOptions: {
      executablePath: findChromium(),
      // Where the machine names no alphabet Chromium calls a file with Turkish letters "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-default-apps',
        '--no-first-run',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        `--disable-features=${switchedOff.join(',')}`,
      ],
    },
  },
  projects: [
    // Projects begin in this order: at the end no worker is left alone with the long main job.
    {
      name: 'desktop-en',
      // The main job passes every screen, so one of its runs sees them all in the dark.
      use: { viewport: desktop, locale: 'en-US', colorScheme: 'dark' },
      grep: everywhere,
    },
    {
      name: 'phone-tr',
      use: { viewport: phone, locale: 'tr-TR', hasTouch: true },
      grep: everywhere,
    },
    {
      name: 'phone-en',
      use: {
        viewport: phone,
        locale: 'en-US',
        hasTouch: true,
        // As for those who are made unwell by what moves.
        contextOptions: { reducedMotion: 'reduce' },
      },
      grep: onPhone,
    },
    { name: 'desktop-tr', use: { viewport: desktop, locale: 'tr-TR' } },
  ],
});
