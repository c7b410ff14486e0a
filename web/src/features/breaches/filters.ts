import type { Breach } from '@emanet/contract/breaches';
import { holdsSpecial } from '@emanet/contract/breaches/choices';
import { DAY_MS, dayOf } from '@emanet/contract/shared/time/today';
import { among } from '../../ui/filters/filter.ts';
import { listParam, oneOfParam, textParam, type StateOf } from '../../ui/url-state/url-param.ts';
import { searchFor } from '../../ui/word-search.ts';

/** Faces of the register; exercises have their own. */
export const FACES = ['tumu', 'acik', 'kapali', 'tatbikat'] as const;
export type Face = (typeof FACES)[number];

export const SPEC = {
  q: textParam('q'),
  face: oneOfParam('goster', FACES),
  sources: listParam('varlik'),
  special: listParam('ozel'),
  years: listParam('yil'),
};
export type Asked = StateOf<typeof SPEC>;
export const NOTHING = { q: '', sources: [], special: [], years: [] } as const;

export const yearOf = ({ ogrenme }: Breach): string => dayOf(ogrenme).slice(0, 4);
export const specialOf = ({ kategoriler }: Breach): string =>
  kategoriler.length === 0 ? 'bilinmiyor' : holdsSpecial(kategoriler) ? 'var' : 'yok';
export const sourceOf = ({ kayit_adi }: Breach): string => kayit_adi ?? '';

/** The rows behind a face's count: exercises have their own face, breaches all others. */
export const ofKind = (rows: readonly Breach[], face: Face): readonly Breach[] =>
  rows.filter(({ tatbikat }) => tatbikat === (face === 'tatbikat'));

const onFace = (row: Breach, face: Face): boolean =>
  row.tatbikat ? face === 'tatbikat' : face === 'tumu' || row.durum === face;

/** Counts of every face, without the other filters. */
export const countsOf = (rows: readonly Breach[]): Readonly<Record<Face, number>> => {
  const of = (face: Face) => rows.filter((row) => onFace(row, face)).length;
  return { tumu: of('tumu'), acik: of('acik'), kapali: of('kapali'), tatbikat: of('tatbikat') };
};

const YEAR_MS = 365 * DAY_MS;

/** Breaches of the last twelve months. */
export const lastYear = (rows: readonly Breach[], now: number): readonly Breach[] =>
  learnedWithin(rows, now - YEAR_MS, now);

const learnedWithin = (rows: readonly Breach[], from: number, until: number) =>
  rows.filter(({ ogrenme }) => Date.parse(ogrenme) > from && Date.parse(ogrenme) <= until);

/**
 * Breaches of the twelve months before the last ones, and the first recorded day, where the company
 * was not recorded here all that time. A span without records has no count.
 */
export function yearBefore(
  rows: readonly Breach[],
  now: number,
  since: string,
): Readonly<{ count?: number; unknownBefore?: string }> {
  const [begin, from, until] = [Date.parse(since), now - 2 * YEAR_MS, now - YEAR_MS];
  const count = learnedWithin(rows, from, until).length;
  if (begin <= from) return { count };
  return { ...((count > 0 || begin < until) && { count }), unknownBefore: dayOf(since) };
}

/** The breaches after search and filters. */
export function narrowed(rows: readonly Breach[], asked: Asked): readonly Breach[] {
  const found = searchFor(asked.q);
  return rows.filter(
    (row) =>
      onFace(row, asked.face) &&
      among(asked.sources, sourceOf(row)) &&
      among(asked.special, specialOf(row)) &&
      among(asked.years, yearOf(row)) &&
      found(`${row.ihlal_no} ${row.baslik} ${sourceOf(row)}`),
  );
}
