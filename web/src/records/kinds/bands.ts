import { bandsOf } from '@emanet/contract/records/kinds/bands';
import type { Language } from '@emanet/contract/shared/primitives';
import { i18n } from '../../platform/i18n.ts';
import type { Filter } from './kind.ts';

/** Choices of a filter by size: the bands between some limits, the first from zero. */
export function bandFilter(
  limits: readonly number[],
  sizeOf: (value: unknown) => number | undefined,
  textOf: (size: number, lang: Language) => string,
): Filter {
  const bands = bandsOf(limits);
  return {
    options: (_, lang) =>
      [...bands].map(([value, { from, to }]) => ({
        value,
        label:
          to === undefined
            ? i18n.t('records.bands.from', { lng: lang, from: textOf(from, lang) })
            : i18n.t(from === 0 ? 'records.bands.below' : 'records.bands.between', {
                lng: lang,
                from: textOf(from, lang),
                to: textOf(to, lang),
              }),
      })),
    passes: (value, chosen) => {
      const size = sizeOf(value);
      const band = bands.get(chosen);
      if (size === undefined || !band) return false;
      return size >= band.from && (band.to === undefined || size < band.to);
    },
  };
}
