import type { TextRow } from '@emanet/contract/texts';
import { kindOf } from '@emanet/contract/texts/kinds';
import { scopeOf } from '@emanet/contract/texts/scope';
import { stateOf } from '@emanet/contract/texts/states';
import { Anchor, Avatar } from '@mantine/core';
import {
  IconFileText,
  IconSignature,
  IconSparkles,
  IconWorld,
  IconWorldShare,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { when } from '../../../platform/when.ts';
import { initialsOf } from '../../../ui/initials.ts';
import { column, type Column } from '../../../ui/table/column.ts';
import { Cut } from '../../../ui/table/Cut.tsx';
import { NoticeMark } from './NoticeMark.tsx';
import { StateMark } from '../StateMark.tsx';
import css from '../texts.module.css';

/** State of a text in its list; a standard contract before its notification shows that clock. */
export const ListedState = ({ text }: { text: TextRow }) =>
  text.bildirim === null ? <StateMark text={text} /> : <NoticeMark bildirim={text.bildirim} />;

export function useTextColumns(): readonly Column<TextRow>[] {
  const { t, lang } = useTranslation();
  return useMemo(
    (): Column<TextRow>[] => [
      {
        id: 'ad',
        label: t('fields.text'),
        width: 330,
        least: 200,
        cell: (row) => {
          const Icon = kindOf(row.tur).locked ? IconWorldShare : IconFileText;
          return (
            <span className={`em-inline em-thin ${css.name}`}>
              <Icon size={18} stroke={1.5} aria-hidden />
              <Cut title={row.ad} />
              {row.sablon_yeni && (
                <span className={`em-rigid em-brand em-inline`} title={t('texts.newTemplate')}>
                  <IconSparkles size={15} aria-label={t('texts.newTemplate')} role="img" />
                </span>
              )}
            </span>
          );
        },
        paper: (row) => row.ad,
        sortBy: (row) => row.ad,
      },
      {
        id: 'kapsam',
        label: t('texts.scope.title'),
        width: 200,
        rank: 3,
        cell: (row) => {
          const said = scopeOf(row, lang);
          return said ? <Cut title={said} /> : '–';
        },
        paper: (row) => scopeOf(row, lang) || '–',
        sortBy: (row) => scopeOf(row, lang),
      },
      column('durum', t('texts.state'), 190, (row) => <ListedState text={row} />, {
        rank: 0,
        paper: (row) => <ListedState text={row} />,
        sortBy: (row) => row.bildirim ?? stateOf(row),
      }),
      {
        id: 'kaynak',
        label: t('fields.source'),
        width: 96,
        rank: 4,
        figure: true,
        fallsFirst: true,
        cell: (row) =>
          row.yayindaki === null ? (
            '–'
          ) : (
            <Anchor component={Link} to={`/metinler/${row.id}`} inherit fw={560}>
              {t('texts.sourceCount', { count: row.kaynak_sayisi })}
            </Anchor>
          ),
        paper: (row) => (row.yayindaki === null ? '–' : row.kaynak_sayisi),
        sortBy: (row) => row.kaynak_sayisi,
      },
      {
        id: 'adres',
        label: t('texts.address'),
        width: 190,
        rank: 2,
        cell: (row) =>
          row.adres ? (
            <Anchor
              className={`em-inline em-thin ${css.name}`}
              href={row.adres}
              target="_blank"
              rel="noreferrer"
              inherit
            >
              <IconWorld size={16} aria-hidden />
              <Cut title={row.adres}>{`/${row.kisa_ad}`}</Cut>
            </Anchor>
          ) : (
            <span className="em-quiet">
              {t(kindOf(row.tur).open ? 'texts.notYet' : 'texts.notOpen')}
            </span>
          ),
        paper: (row) => row.adres ?? '–',
        sortBy: (row) => row.adres ?? '',
      },
      {
        id: 'surum',
        label: t('fields.version'),
        width: 112,
        rank: 1,
        fallsFirst: true,
        cell: (row) =>
          row.yayindaki === null || row.yayin_tarihi === null ? (
            '–'
          ) : (
            <span className="em-num">{`${row.yayindaki}, ${when(row.yayin_tarihi, lang)}`}</span>
          ),
        sortBy: (row) => row.yayin_tarihi ?? '',
      },
      column('onaylayan', t('texts.approver'), 176, (row) => <Approver row={row} />, {
        rank: 5,
        paper: (row) => row.onaylayan ?? '–',
        sortBy: (row) => row.onaylayan ?? '',
      }),
    ],
    [t, lang],
  );
}

/** Person who approved the version in force, or the state of a supplier contract's signing. */
function Approver({ row }: { row: TextRow }) {
  const { t } = useTranslation();
  if (kindOf(row.tur).ofTransfer && row.yayindaki !== null) {
    const said = t(row.iki_taraf ? 'texts.bothParties' : 'texts.supplierAwaited');
    return (
      <span
        className={`em-inline em-thin ${css.name}`}
        title={t('texts.approvedBy', { by: row.onaylayan ?? '' })}
      >
        <IconSignature size={17} aria-hidden />
        <Cut title={said} />
      </span>
    );
  }
  if (!row.onaylayan) return '–';
  return (
    <span className={`em-inline em-thin ${css.name}`}>
      <Avatar size={22} color="petrol" aria-hidden>
        {initialsOf(row.onaylayan)}
      </Avatar>
      <Cut title={row.onaylayan} />
    </span>
  );
}
