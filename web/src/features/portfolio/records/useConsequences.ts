import type { SeveralRow } from '@emanet/contract/portfolio/several';
import { useTranslation } from '../../../platform/i18n.ts';

type Part = keyof NonNullable<SeveralRow['sonuc']>;

const WORDS = {
  metin: ['portfolio.across.texts', 'portfolio.across.textsUnknown'],
  verbis: ['portfolio.across.filing', 'portfolio.across.filingUnknown'],
} as const;
const PARTS: readonly Part[] = ['metin', 'verbis'];

/** One line about an act: the records, the texts it made stale, the changes for VERBİS. */
export function useConsequences() {
  const { t } = useTranslation();
  return (rows: readonly SeveralRow[]): string => {
    const done = rows.filter(({ durum }) => durum === 'olur');
    const count = done.reduce((sum, { sayi }) => sum + sayi, 0);
    const where = t('portfolio.across.clients', { count: done.length });
    const said = PARTS.flatMap((part) => {
      const [counted, unknown] = WORDS[part];
      const known = done.flatMap(({ sonuc }) => sonuc?.[part] ?? []);
      const missing = done.length - known.length;
      if (known.length === 0) return t(unknown);
      const sum = known.reduce((all, one) => all + one, 0);
      const uncounted = missing > 0 && t('portfolio.across.unknownIn', { count: missing });
      if (sum === 0 && !uncounted) return [];
      return `${t(counted, { count: sum })}${uncounted ? ` (${uncounted})` : ''}`;
    });
    const all = t('portfolio.across.done', { count, where });
    return `${all} ${said.length > 0 ? `${said.join(', ')}.` : t('portfolio.across.nothingMoved')}`;
  };
}
