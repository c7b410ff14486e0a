import { KINDS, STATUSES } from '@emanet/contract/board/decisions';
import { Anchor } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { choicesOf, flagsOf } from '../../../ui/filters/filter.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { column, type Column } from '../../../ui/table/column.ts';
import { Cut } from '../../../ui/table/Cut.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { flagParam, listParam, textParam } from '../../../ui/url-state/url-param.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { NounList } from '../../noun/NounList.tsx';
import type { Broken } from '../rules.ts';
import { useBroken } from '../useBroken.ts';
import { DecisionDetail } from './DecisionDetail.tsx';
import { decisionRows, findDecisions, touchedBy, type DecisionRow } from './decisions.ts';

const SPEC = {
  q: textParam('q'),
  kinds: listParam('tur'),
  statuses: listParam('durum'),
  years: listParam('yil'),
  mine: flagParam('kayitlarim'),
};
const NONE = { q: '', kinds: [], statuses: [], years: [], mine: false };
const idOf = (row: DecisionRow) => row.id;
const nameOf = (row: DecisionRow) => row.title;

function columnsOf(t: TFunction, broken: Broken | undefined): Column<DecisionRow>[] {
  const text = (id: 'concerns' | 'asks', width: number): Column<DecisionRow> => ({
    id,
    label: t(`decisions.columns.${id}`),
    width,
    cell: (row) => <Cut title={row[id]} />,
    paper: (row) => row[id],
  });
  return [
    column('title', t('decisions.columns.title'), 560, (row) => <Cut title={row.title} />, {
      least: 240,
    }),
    column('no', t('decisions.columns.no'), 110, (row) => row.entry.no ?? ''),
    column('day', t('decisions.columns.day'), 120, (row) => row.day),
    column('mine', t('rules.columns.mine'), 110, (row) => touchedBy(broken, row) || '', {
      rank: 1,
    }),
    column('status', t('decisions.columns.status'), 170, (row) => (
      <Tag tone="mid">{row.status}</Tag>
    )),
    column('kind', t('fields.kind'), 140, (row) => row.kind),
    text('concerns', 260),
    text('asks', 420),
  ];
}

/** /kararlar: decisions and announcements of the Authority, and the records that they touch. */
export default function DecisionsPage() {
  const { t, lang } = useTranslation();
  const address = useUrlState(SPEC);
  const { state, set } = address;
  const rows = useMemo(() => decisionRows(lang), [lang]);
  const broken = useBroken();
  const table = useDataTable({
    rows,
    columns: useMemo(() => columnsOf(t, broken), [t, broken]),
    idOf,
    nameOf,
    narrow: useCallback(
      (all: readonly DecisionRow[]) => findDecisions(all, state, broken),
      [state, broken],
    ),
    groupOf: useCallback(
      ({ year }: DecisionRow) => ({ key: year, label: year || t('decisions.undated') }),
      [t],
    ),
  });
  const choice = choicesOf(state, set);
  const mine = rows.filter((row) => touchedBy(broken, row) > 0).length;
  return (
    <NounList
      table={table}
      query={{ data: rows, error: null, refetch: () => undefined }}
      address={address}
      title={t('decisions.title')}
      count={t('decisions.count', { count: rows.length })}
      text={t('decisions.text')}
      tools={
        <Anchor component={Link} to="/kurallar">
          {t('rules.title')}
        </Anchor>
      }
      search={t('decisions.search')}
      filters={{
        choices: [
          choice('kinds', t('fields.kind'), Object.keys(KINDS), (one) => KINDS[one]?.[lang] ?? one),
          choice(
            'statuses',
            t('decisions.columns.status'),
            Object.keys(STATUSES),
            (one) => STATUSES[one]?.[lang] ?? one,
          ),
          choice(
            'years',
            t('decisions.year'),
            [...new Set(rows.map(({ year }) => year))].filter(Boolean),
            (one) => one,
          ),
        ],
        flags: [flagsOf(state, set)('mine', t('decisions.mine', { count: mine }))],
      }}
      onClear={() => set(NONE)}
      failed={t('decisions.title')}
      empty={{
        icon: <IconGavel size={20} aria-hidden />,
        title: t('decisions.title'),
        text: t('decisions.text'),
      }}
      detail={(row) => <DecisionDetail row={row} broken={broken} />}
      phone={(row) => ({
        name: row.title,
        beside: row.day,
        below: [row.status, row.concerns, row.kind, row.entry.no].filter(Boolean).join(' · '),
        besideBelow: touchedBy(broken, row) > 0 && (
          <b className="em-num">
            {t('rules.columns.mine')} {touchedBy(broken, row)}
          </b>
        ),
      })}
    />
  );
}
