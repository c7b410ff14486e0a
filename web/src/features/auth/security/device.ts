const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** Name for this device, read from its user agent; empty when it names none. */
export const ownDevice = (agent: string = navigator.userAgent): string =>
  SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

/** Whether a browser's name and system, as parsed by the server, are a telephone's. */
export const isHandheld = (browser: string | null): boolean =>
  /iOS|Android|iPhone|iPad|Mobile/.test(browser ?? '');
