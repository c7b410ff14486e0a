import type { DocumentRow } from '@emanet/contract/documents';
import { Avatar, Group } from '@mantine/core';
import { IconFileText, IconFileTypeDocx, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort, when } from '../../platform/when.ts';
import { initialsOf } from '../../ui/initials.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { Review } from './Review.tsx';

/** Icon of a document's file type. */
export function FileIcon({ type }: { type: string | null }) {
  const props = {
    size: 18,
    stroke: 1.5,
    'aria-hidden': true,
    color: 'var(--em-text-3)',
    style: { flex: 'none' },
  };
  if (type === 'application/pdf') return <IconFileTypePdf {...props} />;
  if (type?.startsWith('image/')) return <IconPhoto {...props} />;
  return type === null ? <IconFileText {...props} /> : <IconFileTypeDocx {...props} />;
}

/** The columns of the documents; `onGive` offers to set a day where there is none. */
export function useDocumentColumns(
  onGive: ((document: DocumentRow) => void) | undefined,
): readonly Column<DocumentRow>[] {
  const { t, lang } = useTranslation();
  return useMemo(
    (): Column<DocumentRow>[] => [
      {
        id: 'dokuman_ismi',
        label: t('documents.document'),
        width: 420,
        least: 240,
        cell: (row) => (
          <Group component="span" gap="xs" wrap="nowrap" miw={0}>
            <FileIcon type={row.dosya_turu} />
            <Cut title={row.dokuman_ismi} />
          </Group>
        ),
        paper: (row) => row.dokuman_ismi,
        sortBy: (row) => row.dokuman_ismi,
      },
      column(
        'tur',
        t('fields.type'),
        190,
        (row) => <Tag>{t(`documents.types.${row.dokuman_tur}`)}</Tag>,
        { rank: 1, sortBy: (row) => row.dokuman_tur },
      ),
      column('faaliyet', t('documents.uses'), 130, (row) => row.faaliyet_sayisi, {
        rank: 2,
        figure: true,
        fallsFirst: true,
        sortBy: (row) => row.faaliyet_sayisi,
      }),
      column(
        'surum',
        t('fields.version'),
        80,
        (row) => (row.dosya_adi === null ? '–' : row.dosya_surumu),
        { rank: 5, figure: true, sortBy: (row) => row.dosya_surumu },
      ),
      column(
        'gozden',
        t('documents.review'),
        150,
        (row) => <Review document={row} onGive={onGive} />,
        {
          rank: 0,
          paper: (row) => (row.gozden_gecirme ? dayShort(row.gozden_gecirme, lang) : '–'),
          sortBy: (row) => row.gozden_gecirme ?? '',
        },
      ),
      {
        id: 'guncelleyen',
        label: t('documents.by'),
        width: 180,
        rank: 4,
        cell: (row) => (
          <Group component="span" gap="xs" wrap="nowrap" miw={0}>
            <Avatar size={22} color="petrol" aria-hidden>
              {initialsOf(row.guncelleyen)}
            </Avatar>
            <Cut title={row.guncelleyen} />
          </Group>
        ),
        paper: (row) => row.guncelleyen,
        sortBy: (row) => row.guncelleyen,
      },
      column(
        'guncelleme',
        t('documents.updated'),
        120,
        (row) => <span className="em-num">{when(row.lastupdated, lang)}</span>,
        { rank: 3, fallsFirst: true, sortBy: (row) => row.lastupdated },
      ),
    ],
    [t, lang, onGive],
  );
}
