import { detailIn, detailText } from '@emanet/contract/records/category-detail';
import type { Kind } from './kind.ts';

/** An answer that differs by category of data. */
export const detailKind: Kind = {
  text: (_, value, lang) => {
    const detail = detailIn(String(value));
    return detail ? detailText(detail, lang) : String(value);
  },
};
