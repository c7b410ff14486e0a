import { suppliers } from '@emanet/contract/suppliers';
import { useAct } from '../../nouns/act.ts';
import { at, useRead } from '../../nouns/read.ts';
import type { bodyOfEntry } from './entry.ts';

/** The transfers and assets that name a supplier. */
export const useSupplierUses = (id: number) => useRead(suppliers.uses, at(id));

/** Takes an entry out of the directory, or puts it back. */
export function useSupplierRemoval() {
  const remove = useAct(suppliers.delete, { parts: at });
  const restore = useAct(suppliers.create, {
    parts: (body: ReturnType<typeof bodyOfEntry>) => ({ body }),
  });
  return { remove, restore };
}
