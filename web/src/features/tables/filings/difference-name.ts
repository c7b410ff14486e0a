import { VERBIS_IDENTITY } from '@emanet/contract/filings/identity';
import type { FilingDifference } from '@emanet/contract/filings';
import { useTranslation } from '../../../platform/i18n.ts';
import { categoryIn } from './registry-names.ts';

/** Name of a difference: a category of data, a field of the identity, or a part of the whole. */
export function useDifferenceName(): (difference: FilingDifference) => string {
  const { t, lang } = useTranslation();
  return ({ bolum, kategori }) => {
    const field = VERBIS_IDENTITY.find((name) => bolum === 'kimlik' && name === kategori);
    if (field) return t(`company.fields.${field}`);
    return kategori === null ? t(`filings.sections.${bolum}`) : categoryIn(kategori, lang);
  };
}
