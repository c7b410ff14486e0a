import type { z } from 'zod';
import { choicesOf, lookups, type dataCategory } from '@emanet/contract/lookups';
import { isWholeCategory } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import type { App } from '../../platform/http/app.ts';
import { personRoutes } from '../../platform/http/route.ts';

export function lookupRoutes(app: App): void {
  const { reads } = personRoutes(app);
  reads(lookups.personalData, ({ query }) => dataCategories(query.lang));
}

type DataCategory = z.output<typeof dataCategory>;

/** The categories of the registry with the items under each, in one language. */
function dataCategories(lang: Language): DataCategory[] {
  const found = new Map<string, DataCategory>();
  for (const item of choicesOf('kisisel_veriler')) {
    if (!item.group || isWholeCategory(item.code)) continue;
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
