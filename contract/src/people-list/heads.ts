import { searchable } from '../shared/turkish.ts';

/** Meaning of a column of a list of people. `number` and `identity` are never taken over. */
export type ColumnKind =
  'given' | 'family' | 'email' | 'department' | 'language' | 'identity' | 'unknown';

/** Words by which companies call the people of a list. */
const PEOPLE = [
  ...['personel', 'calisan', 'musteri', 'uye', 'ogrenci', 'hasta', 'kisi', 'katilimci', 'veli'],
  ...[
    'ilgili kisi',
    'aday',
    'danisan',
    'abone',
    'alici',
    'sakin',
    'misafir',
    'ziyaretci',
    'kursiyer',
  ],
  ...['temsilci', 'yetkili', 'ogretmen', 'hissedar', 'ortak', 'bagisci', 'sigortali'],
  ...['employee', 'customer', 'client', 'member', 'student', 'patient', 'person', 'participant'],
  ...['recipient', 'attendee', 'contact', 'guest'],
].join('|');

const KINDS: readonly (readonly [ColumnKind, RegExp])[] = [
  ['identity', /\b(tckn|t c|tc|kimlik|pasaport|passport|identity|national id|vkn|ssn)\b/],
  ['language', /^((e posta|eposta|mail|e mail|yazisma) )?(dili?|language)$/],
  ['email', /^(?!kep\b).*\b(e ?posta|e ?mail|elektronik posta)|\bmail( adres\w*| address)?$/],
  [
    'family',
    new RegExp(
      `^((${PEOPLE})(lar|ler|s)?(in|nin)? )?(soyad|soyadi|soyisim|soyismi|last name|lastname|surname|family name)$`,
    ),
  ],
  [
    'given',
    new RegExp(
      `^((${PEOPLE})(lar|ler|s)?(in|nin)? ?)?(ad|adi|adlari|isim|ismi|adsoyad|((full|first|given|middle|second|ikinci|orta) ?)?(name|names|ad|adi))?( ?(ve|and|&)? ?(soyad|soyadi|soyisim|soyismi|surname|last name))?$`,
    ),
  ],
  [
    'department',
    /^(calistigi |bagli oldugu |is )?(departman|bolum|birim|mudurluk|daire|servis|department|dept|unit|division|team|ekip)(i|u|ler|lar)?( adi| name)?$/,
  ],
];

const keyOf = (head: string): string =>
  searchable(head)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();

/** The meaning of a column by its head, in Turkish or English. */
export function kindOfHead(head: string): ColumnKind {
  const key = keyOf(head);
  return (key && KINDS.find(([, pattern]) => pattern.test(key))?.[0]) || 'unknown';
}

/** Heads of columns that are of no use here, and show that a row is one of heads. */
const OTHERS =
  /^(sira|no|sira no|sicil|sicil no|unvan|gorev|title|job title)$|^(iletisim|contact)\b|\b(telefon|tel|gsm|cep|phone|mobile)\b/;

/** Is this the row of heads? It has no address, and names the column of addresses or that of names. */
export function areHeads(cells: readonly string[]): boolean {
  if (cells.some((cell) => cell.includes('@'))) return false;
  const kinds = cells.map(kindOfHead);
  const known = kinds.filter(
    (kind, at) => kind !== 'unknown' || OTHERS.test(keyOf(cells[at] ?? '')),
  ).length;
  const isOnlyName = cells.length === 1 && kinds[0] === 'given' && asksWholeName(cells[0] ?? '');
  return kinds.includes('email') || isOnlyName || (known > 1 && kinds.includes('given'));
}

/** Does a head of names already ask for the whole name, so that another column repeats a part of it? */
export const asksWholeName = (head: string): boolean =>
  /soyad|soyisim|surname|last/.test(keyOf(head));

/** Word of a head that names the person of its column; a list may name two people in a row. */
export const personIn = (head: string): string | undefined =>
  new RegExp(`^(${PEOPLE})`).exec(keyOf(head))?.[1];

/** Signs between the names of a head, and the values of its cells. */
const SIGNS = /\s*[/|–—\n]\s*|\s+-\s+/;

/** The names in a head whose cells hold several values: "Ad Soyad / Unvan / E-posta". */
export function headsIn(head: string): string[] {
  const names = head.split(SIGNS).filter((name) => name.trim() !== '');
  const kinds = names.map(kindOfHead).filter((kind) => kind !== 'unknown');
  return names.length > 1 && new Set(kinds).size > 1 ? names : [head];
}

/** The values of a cell below so many names; what is left over stays with the last one. */
export function valuesIn(cell: string, names: number): string[] {
  if (names === 1) return [cell];
  const parts = cell.split(SIGNS);
  return Array.from({ length: names }, (_, at) =>
    at < names - 1 ? (parts[at] ?? '') : parts.slice(at).join(' '),
  );
}
