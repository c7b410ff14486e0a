import {
  MEASURES,
  partsOf,
  scoreOf,
  type Performance,
  type Tallies,
  type TallyName,
} from '@emanet/contract/performance';
import type { Language } from '@emanet/contract/shared/primitives';
import type { TFunction } from 'i18next';

const WHOLE = MEASURES.reduce((sum, { weight }) => sum + weight, 0);

const PERCENT = {
  tr: new Intl.NumberFormat('tr', { style: 'percent' }),
  en: new Intl.NumberFormat('en', { style: 'percent' }),
};
const ONE_DIGIT = {
  tr: new Intl.NumberFormat('tr', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
};

export const percentText = (share: number, lang: Language): string => PERCENT[lang].format(share);
export const pointsText = (points: number, lang: Language) => ONE_DIGIT[lang].format(points);

/** A share from 0 to 1; undefined without a count. */
export function shareOf(counted: Tallies | null, name: TallyName): number | undefined {
  const { pay, payda } = counted?.[name] ?? { pay: 0, payda: 0 };
  return payda > 0 ? pay / payda : undefined;
}

/** Average days until an action was closed. */
export function closingDays(counted: Tallies): number | undefined {
  const share = shareOf(counted, 'kapanma');
  return share === undefined ? undefined : Math.round(share);
}

/** The score by its points, with the weight that could be earned where a part was left out. */
export const scoreText = (counted: Tallies, t: TFunction, lang: Language): string => {
  const { points, weight } = sumOf(counted);
  return weight === WHOLE
    ? `= ${pointsText(points, lang)}`
    : t('performance.sumText', {
        points: pointsText(points, lang),
        weight,
        score: scoreOf(counted),
      });
};

/** Sum of a score's parts, and the weight that could be earned. */
export function sumOf(counted: Tallies) {
  const parts = partsOf(counted);
  return {
    points: parts.reduce((sum, one) => sum + one.points, 0),
    weight: parts.reduce((sum, one) => sum + one.weight, 0),
  };
}

/** Points by which the score differs from the month before; undefined without both. */
export function changeOf({ aylar, olculer }: Pick<Performance, 'aylar' | 'olculer'>) {
  const before = aylar.at(-2)?.olculer;
  const [now, then] = [scoreOf(olculer), before ? scoreOf(before) : null];
  return now === null || then === null ? undefined : now - then;
}

/** Level of a score, on the scale of completeness. */
export const levelOf = (score: number): 'full' | 'good' | 'low' =>
  score >= 80 ? 'full' : score >= 60 ? 'good' : 'low';

/** Largest changes of the months: first and last score, largest step, most changed measure. */
export function standingOut(aylar: Performance['aylar']) {
  const kept = aylar.flatMap(({ ay, olculer }) => {
    const score = olculer && scoreOf(olculer);
    return score === null ? [] : [{ ay, olculer, score }];
  });
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last || first === last) return undefined;
  const steps = kept.slice(1).map(({ ay, score }, at) => ({
    ay,
    by: score - (kept[at]?.score ?? score),
  }));
  const moved = MEASURES.flatMap(({ name }) => {
    const [then, now] = [shareOf(first.olculer, name), shareOf(last.olculer, name)];
    return then === undefined || now === undefined
      ? []
      : [{ name, by: Math.round((now - then) * 100) }];
  });
  return { first, last, step: furthest(steps), measure: furthest(moved) };
}

/** The largest change, up or down; undefined without any. */
const furthest = <One extends { by: number }>(changes: readonly One[]): One | undefined =>
  changes.filter(({ by }) => by !== 0).sort((a, b) => Math.abs(b.by) - Math.abs(a.by))[0];

/** "+5", "−3". */
export const signed = (by: number): string => `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
