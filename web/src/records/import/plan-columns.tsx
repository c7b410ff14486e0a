import type { TFunction } from 'i18next';
import type { PlannedRow } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import type { Column } from '../../ui/table/column.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { Cut } from '../../ui/table/Cut.tsx';
import { FATES } from './rows.ts';
import type { ImportTarget } from './target.ts';

const TONES = {
  eklenecek: 'done',
  degisecek: 'plain',
  ayni: 'plain',
  reddedilecek: 'high',
} as const;

/** Fate of a row, as a coloured word. */
export function FateMark({ fate }: { fate: PlannedRow['durum'] }) {
  const { t } = useTranslation();
  return <Tag tone={TONES[fate]}>{t(`import.fate.${fate}`)}</Tag>;
}

/** The first problem of a refused row, or the fields that are written. */
function inShort(row: PlannedRow, target: ImportTarget): string {
  const [problem] = row.sorunlar;
  if (problem) return `${problem.hucre}: ${problem.neden}`;
  return row.alanlar.map(({ alan }) => target.labelOf(alan)).join(', ');
}

/** Columns of a checked file. */
export const planColumns = (t: TFunction, target: ImportTarget): readonly Column<PlannedRow>[] => [
  {
    id: 'ad',
    label: t('fields.record'),
    width: 340,
    least: 220,
    cell: ({ ad }) => <Cut title={ad}>{ad || t('form.unnamed')}</Cut>,
    sortBy: ({ ad }) => ad,
  },
  {
    id: 'satir',
    label: t('import.heads.row'),
    width: 80,
    figure: true,
    cell: ({ satir }) => satir,
    sortBy: ({ satir }) => satir,
  },
  {
    id: 'departman',
    label: t('fields.department'),
    width: 200,
    cell: ({ departman }) => <Cut title={departman}>{departman}</Cut>,
    sortBy: ({ departman }) => departman,
  },
  {
    id: 'durum',
    label: t('fields.result'),
    width: 140,
    rank: 1,
    cell: ({ durum }) => <FateMark fate={durum} />,
    sortBy: ({ durum }) => FATES.indexOf(durum),
  },
  {
    id: 'ne',
    label: t('import.heads.details'),
    width: 380,
    rank: 9,
    cell: (row) => <Cut title={inShort(row, target)}>{inShort(row, target)}</Cut>,
  },
];
