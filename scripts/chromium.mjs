import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The first is made for machines: it draws no window, and tests take a tenth less processor time. */
const packages = ['chromium-headless-shell', 'chromium'];
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine, or the one CHROMIUM_PATH names. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : places)].find((path) => existsSync(path));
}

/** Installs the distribution's Chromium where there is none and this user may. */
export async function ensureChromium() {
  if (findChromium()) return true;
  const why = process.env.CHROMIUM_PATH ? 'is not where CHROMIUM_PATH says' : await install();
  if (findChromium()) return true;
  console.error(
    `Chromium ${why}, so the browser tests cannot run. Install it with the system's package ` +
      'manager (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
  return false;
}

/** Tries, and returns why there is none if there still is none. */
async function install() {
  if (!existsSync('/usr/bin/apt-get')) return 'is not installed';
  const root = process.getuid?.() === 0;
  const mayInstall = root || (await run('sudo', ['-n', 'true'])).code === 0;
  if (!mayInstall) return 'is not installed and only root may install it';
  console.log('Installing Chromium from the distribution …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) =>
    root ? run('apt-get', args, { env }) : run('sudo', ['-n', 'apt-get', ...args], { env });
  await apt('update');
  for (const name of packages) {
    if (findChromium()) break;
    const { code, output } = await apt('install', '-y', '--no-install-recommends', name);
    if (code !== 0) console.error(output);
  }
  return 'could not be installed from the distribution';
}
