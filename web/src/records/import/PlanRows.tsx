import { Box, Group, Stack } from '@mantine/core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { IconCheck, IconFilterOff, IconTableOff } from '@tabler/icons-react';
import type { CellProblem, ImportPlan, PlannedRow } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Sort } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { Changes } from '../drawer/Changes.tsx';
import { FateMark, planColumns } from './plan-columns.tsx';
import { toWrite, type Fate } from './rows.ts';
import type { ImportTarget } from './target.ts';
import css from './plan.module.css';

const LINE = 27;
const AROUND = 28;

/** Estimated height of a row's details until they are drawn and measured. */
const detailHeight = ({ alanlar, sorunlar }: PlannedRow): number =>
  AROUND + LINE * alanlar.length + 2 * LINE * sorunlar.length;

type DetailProps = Readonly<{
  target: ImportTarget;
  row: PlannedRow;
  correction: (problem: CellProblem) => ReactNode;
}>;

/** The cells of one row that would be written, and the reasons of the others. */
function PlanDetail({ target, row, correction }: DetailProps) {
  const { t } = useTranslation();
  return (
    <Box fz="sm" pt="sm" pb="md" style={{ overflowWrap: 'anywhere' }}>
      {row.alanlar.length + row.sorunlar.length === 0 && t('import.newRow')}
      <Changes changes={target.changesOf(row)} />
      <Problems problems={row.sorunlar} correction={correction} />
    </Box>
  );
}

function Problems({
  problems,
  correction,
}: Readonly<{ problems: readonly CellProblem[] }> & Pick<DetailProps, 'correction'>) {
  if (problems.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" className={`em-small ${css.problems}`}>
      {problems.map((problem, at) => (
        <Group component="li" key={at} gap="near" wrap="nowrap" align="flex-start">
          <code className="em-num">{problem.hucre}</code>
          <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            {problem.baslik && <b>{problem.baslik}: </b>}
            {problem.neden}
            {correction(problem)}
          </Box>
        </Group>
      ))}
    </Stack>
  );
}

const AS_IN_FILE: Sort = { key: 'satir', descending: false };
const idOf = ({ sayfa, satir }: PlannedRow) => (sayfa === null ? satir : `${sayfa}!${satir}`);

type Props = Readonly<{
  target: ImportTarget;
  rows: readonly PlannedRow[];
  fate: Fate | undefined;
  plan: ImportPlan;
  /** Text that the rows were searched for. */
  q: string;
  /** Field that corrects a problem, beside it. */
  correction: (problem: CellProblem) => ReactNode;
}>;

/** The rows of the file with an effect or a refusal; changes and problems are unfolded. */
export function PlanRows({ target, rows, fate, plan, q, correction }: Props) {
  const { t } = useTranslation();
  const [sort, setSort] = useState(AS_IN_FILE);
  const columns = useMemo(() => planColumns(t, target), [t, target]);
  const unfolded = useMemo(
    () => plan.satirlar.filter(({ durum }) => durum !== 'eklenecek').map(idOf),
    [plan],
  );
  const nameOf = useCallback(
    ({ ad, satir }: PlannedRow) => ad || t('import.row', { number: satir }),
    [t],
  );
  const table = useDataTable({
    rows,
    columns,
    idOf,
    nameOf,
    sort,
    onSort: setSort,
    unfolded,
  });
  if (rows.length === 0)
    return (
      <Box flex={1} display="grid" mih={0} style={{ overflowY: 'auto' }}>
        <NoRows fate={fate} plan={plan} searched={q !== ''} />
      </Box>
    );
  return (
    <DataTable
      table={table}
      label={t('import.rows')}
      listing={`${fate ?? ''} ${q}`}
      detail={(row) => <PlanDetail target={target} row={row} correction={correction} />}
      detailHeight={detailHeight}
      phone={(row) => ({
        name: row.ad || t('form.unnamed'),
        below: [row.sayfa, t('import.row', { number: row.satir }), row.departman]
          .filter(Boolean)
          .join(' · '),
        beside: <FateMark fate={row.durum} />,
      })}
    />
  );
}

/** Explains an empty list: the file changes nothing, or no row fits the filters. */
function NoRows({ fate, plan, searched }: Pick<Props, 'fate' | 'plan'> & { searched: boolean }) {
  const { t } = useTranslation();
  const same = plan.ozet.ayni;
  if (Object.values(plan.ozet).every((count) => count === 0))
    return (
      <EmptyState
        icon={<IconTableOff size={20} />}
        title={t('import.none.empty')}
        text={t('import.none.emptyText')}
      />
    );
  const nothing = toWrite(plan) === 0 && plan.ozet.reddedilecek === 0;
  if (!searched && (fate === 'ayni' || nothing))
    return (
      <EmptyState
        icon={<IconCheck size={20} />}
        title={t(nothing ? 'import.none.title' : 'import.none.same', { count: same })}
        text={t('import.none.sameText', { count: same })}
      />
    );
  return (
    <EmptyState
      icon={<IconFilterOff size={20} />}
      title={t('common.noRowMatches')}
      text={t('import.none.noMatchText')}
    />
  );
}
