import { createHash } from 'node:crypto';
import type { FilingRow, FilingSection } from '@emanet/contract/filings/preparation';
import type { Notification } from '@emanet/contract/tables';
import { ORDER, registryMeasures, SECTIONS } from './differences.ts';

/** Ticks by section and row, as they are stored. */
export type Tick = Readonly<{
  bolum: FilingSection;
  satir: string;
  imza: string;
  kaydeden: string;
  tarih: string;
}>;

type Content = Readonly<{ bolum: FilingSection; satir: string; degerler: readonly string[] }>;

const digestOf = (values: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);

/** Everything that is entered in the registry, row by row. */
const contentOf = (notification: Notification): Content[] => [
  ...notification.kategoriler.map(({ kategori, ad }) => ({
    bolum: 'kategoriler' as const,
    satir: kategori,
    degerler: [ad],
  })),
  ...ORDER.flatMap((bolum) =>
    notification.kategoriler.map((one) => ({
      bolum,
      satir: one.kategori,
      degerler: SECTIONS[bolum](one),
    })),
  ),
  ...registryMeasures(notification).map(({ kod, ad }) => ({
    bolum: 'tedbirler' as const,
    satir: kod,
    degerler: [ad],
  })),
];

const keyOf = ({ bolum, satir }: Pick<Content, 'bolum' | 'satir'>) => `${bolum}/${satir}`;

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Filled rows of a notification, with the last filing's values and who entered them. */
export function rowsOf(
  now: Notification,
  last: Notification | undefined,
  ticks: readonly Tick[],
): FilingRow[] {
  const before = new Map(last && contentOf(last).map((one) => [keyOf(one), one.degerler]));
  const ticked = new Map(ticks.map((one) => [keyOf(one), one]));
  const current = contentOf(now);
  const present = new Set(current.map(keyOf));
  const gone = (last ? contentOf(last) : [])
    .filter((one) => one.bolum === 'kategoriler' || one.bolum === 'tedbirler')
    .filter((one) => !present.has(keyOf(one)))
    .map((one) => ({ ...one, degerler: [] }));
  return [...current, ...gone].flatMap((one) => {
    const earlier = before.get(keyOf(one)) ?? [];
    const onceki = last && !same(earlier, one.degerler) ? [...earlier] : null;
    if (one.degerler.length === 0 && !onceki?.length) return [];
    const imza = digestOf(one.degerler);
    const tick = ticked.get(keyOf(one));
    return {
      ...one,
      degerler: [...one.degerler],
      onceki,
      imza,
      isaret: tick?.imza === imza ? { kaydeden: tick.kaydeden, tarih: tick.tarih } : null,
    };
  });
}
