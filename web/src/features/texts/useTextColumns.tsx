import type { TextRow } from '@emanet/contract/texts';
import { kindOf } from '@emanet/contract/texts/kinds';
import { Anchor } from '@mantine/core';
import { IconFileText, IconWorld } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import type { Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { stateOf } from './filters.ts';
import { StateMark } from './StateMark.tsx';
import css from './texts.module.css';

/** The columns of the texts. */
export function useTextColumns(): readonly Column<TextRow>[] {
  const { t } = useTranslation();
  const lang = useLanguage();
  return useMemo(
    (): Column<TextRow>[] => [
      {
        id: 'ad',
        label: t('fields.text'),
        width: 360,
        least: 220,
        cell: (row) => (
          <span className={css.name}>
            <IconFileText size={18} stroke={1.5} aria-hidden />
            <Cut title={row.ad} />
          </span>
        ),
        paper: (row) => row.ad,
        sortBy: (row) => row.ad,
      },
      {
        id: 'durum',
        label: t('texts.state'),
        width: 190,
        rank: 0,
        cell: (row) => <StateMark text={row} />,
        paper: (row) => t(`texts.states.${stateOf(row)}`, { count: row.eskiyen }),
        sortBy: (row) => stateOf(row),
      },
      {
        id: 'kaynak',
        label: t('texts.sources'),
        width: 110,
        rank: 3,
        figure: true,
        fallsFirst: true,
        cell: (row) => (row.yayindaki === null ? '–' : row.kaynak_sayisi),
        sortBy: (row) => row.kaynak_sayisi,
      },
      {
        id: 'adres',
        label: t('texts.address'),
        width: 250,
        rank: 2,
        cell: (row) =>
          row.adres ? (
            <Anchor className={css.name} href={row.adres} target="_blank" rel="noreferrer">
              <IconWorld size={16} aria-hidden />
              <Cut title={row.adres} />
            </Anchor>
          ) : (
            <span className="em-quiet">
              {t(kindOf(row.tur).open ? 'texts.notYet' : 'texts.notOpen')}
            </span>
          ),
        paper: (row) => row.adres ?? '–',
      },
      {
        id: 'surum',
        label: t('fields.version'),
        width: 130,
        rank: 1,
        cell: (row) =>
          row.yayindaki === null || row.yayin_tarihi === null ? (
            '–'
          ) : (
            <span className="em-num">{`${row.yayindaki}, ${when(row.yayin_tarihi, lang)}`}</span>
          ),
        sortBy: (row) => row.yayin_tarihi ?? '',
      },
      {
        id: 'onaylayan',
        label: t('texts.approver'),
        width: 160,
        rank: 4,
        cell: (row) => (row.onaylayan ? <Cut title={row.onaylayan} /> : '–'),
        sortBy: (row) => row.onaylayan ?? '',
      },
    ],
    [t, lang],
  );
}
