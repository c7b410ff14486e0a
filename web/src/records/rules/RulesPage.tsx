import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { dayShort } from '../../platform/when.ts';
import { flagsOf } from '../../ui/filters/filter.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { flagParam, textParam } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { NounList } from '../noun/NounList.tsx';
import { findRules, ruleRows, type Broken, type RuleRow } from './rules.ts';
import { countOf, Through } from './Through.tsx';
import { useBroken } from './useBroken.ts';

const Examples = atFirstMove(() => import('./Examples.tsx'));
const Behind = atFirstMove(() => import('./decisions/Behind.tsx'));

const SPEC = { q: textParam('q'), mine: flagParam('kayitlarim') };
const ABOUT = { fz: 'meta', c: 'var(--em-text-2)' } as const;
const LAW_TEXT = 'https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6698&MevzuatTur=1&MevzuatTertip=5';
const idOf = (row: RuleRow) => row.id;
const nameOf = (row: RuleRow) => row.title;
/** Grouped by register, without sorting by column heads. */
const groupOf = ({ register }: RuleRow) => ({ key: register, label: register });

function columnsOf(
  t: TFunction,
  dayOf: (day: string) => string,
  broken: Broken | undefined,
): Column<RuleRow>[] {
  const text = (id: 'article' | 'why', width: number): Column<RuleRow> => ({
    id,
    label: t(`rules.columns.${id}`),
    width,
    cell: (row) => <Cut title={row[id]} />,
    paper: (row) => row[id],
  });
  return [
    column('title', t('rules.columns.title'), 340, (row) => <Cut title={row.title} />, {
      least: 240,
    }),
    column('seviye', t('rules.columns.seviye'), 100, (row) => <RiskMark risk={row.seviye} />),
    column('mine', t('rules.columns.mine'), 150, (row) => <Through row={row} broken={broken} />, {
      rank: 1,
      paper: (row) => countOf(broken, row) || '',
    }),
    text('article', 260),
    column('validFrom', t('rules.columns.validFrom'), 130, (row) => dayOf(row.validFrom)),
    text('why', 420),
  ];
}

/** /kurallar: the product's checks, with their article and first day. */
export default function RulesPage() {
  const { t, lang } = useTranslation();
  const address = useUrlState(SPEC);
  const { state, set } = address;
  const rows = useMemo(() => ruleRows(lang), [lang]);
  const broken = useBroken();
  const mine = rows.filter((row) => countOf(broken, row) > 0);
  const table = useDataTable({
    rows,
    columns: useMemo(() => columnsOf(t, (day) => dayShort(day, lang), broken), [t, lang, broken]),
    idOf,
    nameOf,
    narrow: useCallback(
      (all: readonly RuleRow[]) =>
        findRules(all, state.q).filter((row) => !state.mine || countOf(broken, row) > 0),
      [state.q, state.mine, broken],
    ),
    groupOf,
  });
  return (
    <NounList
      table={table}
      query={{ data: rows, error: null, refetch: () => undefined }}
      address={address}
      title={t('rules.title')}
      count={t('rules.count', { count: rows.length })}
      text={t('rules.text')}
      tools={
        <>
          <Anchor component={Link} to="/kararlar">
            {t('decisions.title')}
          </Anchor>
          <Anchor href={LAW_TEXT} target="_blank" rel="noreferrer">
            {t('rules.law')}
          </Anchor>
        </>
      }
      search={t('rules.search')}
      filters={{
        choices: [],
        flags: [flagsOf(state, set)('mine', t('rules.broken', { count: mine.length }))],
      }}
      onClear={() => set({ q: '', mine: false })}
      failed={t('rules.title')}
      empty={{
        icon: <IconScale size={20} aria-hidden />,
        title: t('rules.title'),
        text: t('rules.text'),
      }}
      detail={(row) => <RuleDetail row={row} broken={broken} />}
      phone={(row) => ({
        name: row.title,
        beside: <RiskMark risk={row.seviye} />,
        below: row.article,
      })}
    />
  );
}

/** The reason of a rule, its fields, its basis, and its examples. */
function RuleDetail({ row, broken }: Readonly<{ row: RuleRow; broken: Broken | undefined }>) {
  const { t } = useTranslation();
  return (
    <Stack gap="tight" maw="76ch" px="md" pt={3} pb="md">
      <Text>{row.why}</Text>
      <Through row={row} broken={broken} named />
      <Group gap={3} {...ABOUT}>
        {row.article}
        {row.unverified && <Tag tone="mid">{t('common.unverified')}</Tag>}
      </Group>
      {row.cites && <Behind row={row} />}
      {row.linked && <Text {...ABOUT}>{t('rules.linked')}</Text>}
      <Text {...ABOUT}>{t('rules.reads', { fields: row.fields.join(', ') })}</Text>
      <Examples source={row.source} />
    </Stack>
  );
}
