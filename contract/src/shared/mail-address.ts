import { visibleText } from './clean-text.ts';

const ASCII = /^[\0-\x7f]*$/;
const DOMAIN_NAME = /^[\p{L}\p{N}\p{M}.-]+$/u;

/** The letters that Turkish keyboards write where an address means an i. */
const withAsciiI = (text: string): string => withPlainI(text).replaceAll('ı', 'i');
/** The capital İ as a small i; without Turkish rules its lower case keeps a combining dot. */
const withPlainI = (text: string): string =>
  text.replaceAll('İ', 'i').replace(/([iı])\u0307/g, '$1');

/**
 * The ASCII spelling of a domain. A domain whose only other letters are İ and ı was written by a Turkish
 * keyboard; any other is an internationalised name, which mail servers know by its Punycode.
 */
function asciiDomain(domain: string): string {
  const plain = withAsciiI(domain);
  if (ASCII.test(plain)) return plain;
  if (!DOMAIN_NAME.test(domain)) return domain;
  try {
    const turkish = /\.tr$/i.test(domain);
    const labels = domain.split('.').map((label) => loweredLabel(label, turkish));
    return new URL(`http://${labels.join('.')}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * A label with letters of Turkish alone gets Turkish lower case; its capital I is no i. German and French have
 * ç, ö and ü as well, so these count only below .tr.
 */
function loweredLabel(label: string, turkish: boolean): string {
  const plain = withAsciiI(label);
  if (ASCII.test(plain)) return plain;
  const name = withPlainI(label);
  return (turkish ? /[çğıöşüÇĞÖŞÜ]/ : /[ğışĞŞ]/).test(name) ? name.replaceAll('I', 'ı') : name;
}

/**
 * The one spelling of an e-mail address as it may be typed or pasted: without `<>`, `mailto:` and
 * invisible characters, in small ASCII letters, so that one person is one account. What is no address
 * stays none.
 */
export function mailAddress(typed: string): string {
  const text = visibleText(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/^<\s*|\s*>$/g, '')
    .replace(/^ma[iıİ]lto:\s*/i, '')
    .replace(/(@[^?\s]*)\?.*$/s, '$1')
    .trim();
  const at = text.lastIndexOf('@');
  if (at < 0) return withAsciiI(text).toLowerCase();
  return `${withAsciiI(text.slice(0, at)).toLowerCase()}@${asciiDomain(text.slice(at + 1)).toLowerCase()}`;
}
