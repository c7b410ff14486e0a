import { hash } from 'node:crypto';

/** A value of a row as the database prints it; nothing where it has none. */
type Printed = string | null;

/** Columns of an entry as the database prints them, with the digest stored beside them. */
export type PrintedEntry = Readonly<
  Record<'id' | 'company_id' | 'department_id' | 'tur' | 'record_id' | 'islem', string> &
    Record<'guncelleyen' | 'tarih' | 'alanlar' | 'aktor_turu' | 'ozet', string> & {
      user_id: Printed;
      geri_alinan: Printed;
      toplu_islem: Printed;
      geri_donulen: Printed;
      /** By which rule the digest was made; nothing for entries of before there were two. */
      ozet_surumu: Printed;
    }
>;

/** Columns of an event of an application, printed likewise. */
export type PrintedEvent = Readonly<
  Record<'company_id' | 'basvuru_id' | 'sira' | 'tur' | 'veri' | 'aktor_turu', string> &
    Record<'guncelleyen' | 'tarih' | 'ozet', string> & { user_id: Printed; tuz: Printed }
>;

const INSTANT = /^(\d{4,6}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** Microseconds since 1970 of an instant printed in UTC, which goes into digests so. */
function microseconds(printed: string): string {
  const [, day, time, fraction = ''] = INSTANT.exec(printed) ?? [];
  if (!day || !time) return printed;
  const seconds = Date.parse(`${day}T${time}Z`) / 1000;
  return String(BigInt(seconds) * 1_000_000n + BigInt(fraction.padEnd(6, '0')));
}

/** Texts are written by both sides of jsonb and JSON alike: the same escapes, nothing else changed. */
const textOf = (value: string) => JSON.stringify(value);

const sha256 = (value: string) => hash('sha256', value);

const arrayOf = (...values: readonly Printed[]) =>
  `[${values.map((value) => value ?? 'null').join(', ')}]`;

const wholeEnd = ({ aktor_turu, geri_alinan, toplu_islem, geri_donulen }: PrintedEntry) => [
  ...[textOf(aktor_turu), geri_alinan],
  ...[toplu_islem === null ? null : textOf(toplu_islem), geri_donulen],
];

/** Whether this version knows the rule by which an entry's digest was made. */
export const isOfKnownRule = ({ ozet_surumu }: PrintedEntry): boolean =>
  ozet_surumu === null || ozet_surumu === '2';

/** Entries of persons, and those that take nothing back, are older than these columns. */
const formerEnd = ({ aktor_turu, geri_alinan }: PrintedEntry) => [
  ...(aktor_turu === 'kisi' ? [] : [textOf(aktor_turu)]),
  ...(geri_alinan === null ? [] : [geri_alinan]),
];

/** Line of an entry of before in the note of acts that 0614_acts_in_digests.sql has made; mostly none. */
export function lineOfAct(entry: PrintedEntry): string | undefined {
  const { id, toplu_islem, geri_donulen, ozet_surumu } = entry;
  if (ozet_surumu !== null || (toplu_islem === null && geri_donulen === null)) return undefined;
  return [id, toplu_islem ?? '-', geri_donulen ?? '-'].join(' ');
}

/** Digest of an entry behind the digest before it, reckoned without any function of the database. */
export const entryDigest = (previous: string, entry: PrintedEntry): string =>
  sha256(
    previous +
      arrayOf(
        ...[entry.id, entry.company_id, entry.department_id, textOf(entry.tur), entry.record_id],
        ...[textOf(entry.islem), entry.user_id, textOf(entry.guncelleyen)],
        ...[microseconds(entry.tarih), entry.alanlar],
        ...(entry.ozet_surumu === '2' ? wholeEnd(entry) : formerEnd(entry)),
      ),
  );

/** The same of an event of an application, whose salt is destroyed with it. */
export const eventDigest = (previous: string, event: PrintedEvent): string =>
  sha256(
    previous +
      (event.tuz ?? '') +
      arrayOf(
        ...[event.company_id, event.basvuru_id, event.sira, textOf(event.tur), event.veri],
        ...[textOf(event.aktor_turu), event.user_id, textOf(event.guncelleyen)],
        microseconds(event.tarih),
      ),
  );
