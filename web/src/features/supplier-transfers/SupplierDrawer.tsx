import { LINKING_REGISTERS } from '@emanet/contract/records/registers';
import { suppliers, type ListedSupplier, type SupplierUses } from '@emanet/contract/suppliers';
import { Box, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { at, useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useReadsAll } from '../../platform/session/session.tsx';
import drawer from '../../records/drawer/drawer.module.css';
import { LinkedLine } from '../../records/drawer/LinkedRecords.tsx';
import linked from '../../records/drawer/linked.module.css';
import { LinkedHead } from '../../records/drawer/LinkedHead.tsx';
import { NounDrawer } from '../../records/noun/NounDrawer.tsx';
import type { DrawerWays } from '../../records/noun/NounList.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Facts } from '../../ui/panel/Facts.tsx';
import { changesOfEntry, ENTRY_FIELDS, shownIn } from './entry.ts';

const KINDS = ['veri_aktarim', 'varlik_listesi'] as const;
const COUNTS = { veri_aktarim: 'aktarim_sayisi', varlik_listesi: 'varlik_sayisi' } as const;

type Props = DrawerWays &
  Readonly<{
    supplier: ListedSupplier;
    /** Entries of its menu; none where nothing may be changed. */
    acts: ReactNode;
  }>;

/** A supplier beside the directory: its details, then the transfers and assets that name it. */
export default function SupplierDrawer({ supplier, ...rest }: Props) {
  const { t, lang } = useTranslation();
  const facts = ENTRY_FIELDS.filter(
    (field) => field !== 'tedarikci_adi' && shownIn(supplier, field, lang) !== '',
  ).map(
    (field) => [t(`supplierDirectory.fields.${field}`), shownIn(supplier, field, lang)] as const,
  );
  return (
    <NounDrawer
      tur="tedarikci_listesi"
      id={supplier.id}
      name={supplier.tedarikci_adi}
      above={t('supplierDirectory.title')}
      facts={
        facts.length > 0 ? (
          <Facts facts={facts} />
        ) : (
          <Text fz="meta" c="dimmed">
            {t('supplierDirectory.noDetails')}
          </Text>
        )
      }
      changesOf={(fields) => changesOfEntry(fields, { t, lang })}
      {...rest}
    >
      <Uses supplier={supplier} />
    </NounDrawer>
  );
}

function Uses({ supplier }: Pick<Props, 'supplier'>) {
  const { t } = useTranslation();
  const query = useRead(suppliers.uses, at(supplier.id));
  if (query.isPending)
    return (
      <Stack p="xl" aria-busy role="status" aria-label={t('common.loading')}>
        <Skeleton height={18} width="30%" />
        <Skeleton height={46} />
        <Skeleton height={46} />
      </Stack>
    );
  if (!query.data)
    return (
      <Box px="xl" py="far">
        <ErrorState panel={false} query={query} title={t('supplierDirectory.usesFailed')} />
      </Box>
    );
  return KINDS.map((kind) => (
    <Records key={kind} kind={kind} supplier={supplier} uses={query.data} />
  ));
}

type RecordsProps = Pick<Props, 'supplier'> &
  Readonly<{ kind: (typeof KINDS)[number]; uses: SupplierUses }>;

function Records({ kind, supplier, uses }: RecordsProps) {
  const { t } = useTranslation();
  const unusedWords = useReadsAll() ? 'unusedBy' : 'unusedHereBy';
  const register = LINKING_REGISTERS.find(({ tur }) => tur === kind);
  const rows = uses[kind];
  const count = Math.max(supplier[COUNTS[kind]], rows.length);
  if (!register) return null;
  return (
    <section className={drawer.section}>
      <LinkedHead title={t(`supplierDirectory.uses.${kind}`)} count={count} />
      {rows.length === 0 ? (
        <Text fz="meta" c="dimmed">
          {t(`supplierDirectory.${unusedWords}.${kind}`)}
        </Text>
      ) : (
        <ul className="em-card em-lines">
          {rows.map((row) => (
            <li key={row.id} className={`em-hover ${linked.line}`}>
              <LinkedLine
                row={row}
                list={register.path}
                unnamed={t('supplierDirectory.noService')}
              />
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && (
        <Text fz="meta" c="dimmed">
          {t('supplierDirectory.firstOnes', { count: rows.length })}
        </Text>
      )}
    </section>
  );
}
