import Bowser from 'bowser';

const major = (version: string | undefined) => version?.split('.')[0];

/** A browser without its version, `Chrome, Windows`: an update makes no other browser of it. */
export const browserKind = (user_agent: string): string | null =>
  browserOf(user_agent)?.replace(/ \d+(?=,|$)/, '') ?? null;

/** `Chrome 142, Windows`, read from a browser's own words; nothing when it does not say. */
export function browserOf(user_agent: string): string | null {
  if (user_agent === '') return null;
  const { browser, os } = Bowser.parse(user_agent);
  if (!browser.name) return null;
  const name = [browser.name, major(browser.version)].filter(Boolean).join(' ');
  return os.name ? `${name}, ${os.name}` : name;
}
