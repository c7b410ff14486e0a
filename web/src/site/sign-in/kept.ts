import type { Settings } from './settings.ts';

const root = document.documentElement;

/** Reads what this browser keeps; nothing where storing is forbidden. */
export function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then the choice lasts as long as the page.
  }
}

/** Shows the colour scheme that was chosen in the application. */
export function showKeptScheme({ kept }: Settings): void {
  const scheme = read(kept.scheme);
  if (scheme === 'dark' || scheme === 'light') root.style.colorScheme = scheme;
}

/**
 * Keeps the language that the address asks for. The Turkish address alone asks for none: then the
 * kept one leads to the page in it. True when the page is left.
 */
export function followLanguage({ kept, other, own }: Settings): boolean {
  const address = new URL(location.href);
  if (address.pathname.startsWith('/api/')) {
    // A form brought this page, whose address nobody can open again.
    history.replaceState(null, '', own);
    return false;
  }
  const asked = address.searchParams.get('lang');
  const before = read(kept.language);
  if (asked === null && root.lang === 'tr' && before === 'en') {
    location.replace(other + address.search + address.hash);
    return true;
  }
  if (asked !== null || root.lang !== 'tr') write(kept.language, root.lang);
  if (asked !== null) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  return false;
}
