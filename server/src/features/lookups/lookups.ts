import type { dataCategory } from '@emanet/contract/lookups';
import { choicesOf } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';

type DataCategory = z.output<typeof dataCategory>;

/** The categories of the registry with the items under each, in one language. */
export function dataCategories(lang: Language): DataCategory[] {
  const found = new Map<string, DataCategory>();
  for (const item of choicesOf('kisisel_veriler')) {
    if (!item.group) continue;
    const category = found.get(item.group.code) ?? {
      kategori: item.group.code,
      ad: item.group[lang],
      ozel_nitelikli: item.special === true,
      veriler: [],
    };
    category.veriler.push({ kod: item.code, ad: item[lang] });
    found.set(category.kategori, category);
  }
  return [...found.values()];
}
