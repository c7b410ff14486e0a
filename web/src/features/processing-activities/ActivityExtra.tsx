import { inventory, TEMPLATE_COMPANY_ID } from '@emanet/contract/inventory';
import type { Values } from '@emanet/contract/records/fields';
import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { LibraryOrigin } from '../../records/library/LibraryOrigin.tsx';
import { libraryKey } from '../../records/query-keys.ts';
import BalancingTest from './BalancingTest.tsx';

/** The part below the fields of an activity: the library row of a copy, and its balancing test. */
export default function ActivityExtra({ row }: Readonly<{ row: Values }>) {
  const { veri_isleme_faaliyetleri_id: id } = row;
  return (
    <>
      {typeof id === 'number' && <CopiedFrom id={id} />}
      <BalancingTest row={row} />
    </>
  );
}

/** The source of the library row from which an activity was copied. */
function CopiedFrom({ id }: Readonly<{ id: number }>) {
  const { t, lang } = useTranslation();
  const { data: entry } = useQuery({
    queryKey: [...libraryKey(TEMPLATE_COMPANY_ID), 'source', id, lang],
    queryFn: async ({ signal }) => {
      const { data } = await call(inventory.library, { query: { id: String(id), lang }, signal });
      return data[0] ?? null;
    },
    staleTime: Infinity,
  });
  if (!entry) return null;
  return (
    <Box component="section" aria-label={t('inventory.library.copied')} px="xl" pb="xl">
      <LibraryOrigin entry={entry} />
    </Box>
  );
}
