import {
  DETAIL_CATEGORIES,
  detailIn,
  detailPartName,
  detailValueText,
} from '@emanet/contract/records/category-detail';
import type { Kind } from './kind.ts';

/** An answer that differs by category of data. */
export const detailKind: Kind = {
  text: (_, value, lang) => {
    const detail = detailIn(String(value));
    if (!detail) return String(value);
    const { category, part } = detail;
    const name = DETAIL_CATEGORIES.get(category)?.[lang] ?? category;
    return `${name} · ${detailPartName(part, lang)}: ${detailValueText(part, detail.value, lang)}`;
  },
};
