import type { TFunction } from 'i18next';
import type { PlannedRow } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import { column, type Column } from '../../ui/table/column.ts';
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

/** The first problem of a refused row, or the written fields. */
function inShort(row: PlannedRow, target: ImportTarget): string {
  const [problem] = row.sorunlar;
  if (problem) return `${problem.hucre}: ${problem.neden}`;
  return row.alanlar.map(({ alan }) => target.labelOf(alan)).join(', ');
}

/** Columns of a checked file. */
export const planColumns = (t: TFunction, target: ImportTarget): readonly Column<PlannedRow>[] => [
  column(
    'ad',
    t('fields.record'),
    340,
    ({ ad }) => <Cut title={ad}>{ad || t('form.unnamed')}</Cut>,
    { least: 220, sortBy: ({ ad }) => ad },
  ),
  column('satir', t('import.heads.row'), 80, ({ satir }) => satir, {
    figure: true,
    sortBy: ({ satir }) => satir,
  }),
  column(
    'departman',
    t('fields.department'),
    200,
    ({ departman }) => <Cut title={departman}>{departman}</Cut>,
    { sortBy: ({ departman }) => departman },
  ),
  column('durum', t('fields.result'), 140, ({ durum }) => <FateMark fate={durum} />, {
    rank: 1,
    sortBy: ({ durum }) => FATES.indexOf(durum),
  }),
  column(
    'ne',
    t('import.heads.details'),
    380,
    (row) => <Cut title={inShort(row, target)}>{inShort(row, target)}</Cut>,
    { rank: 9 },
  ),
];
