import { Box, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CellProblem, PlannedRow } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import { Changes } from '../drawer/Changes.tsx';
import css from './plan.module.css';
import type { ImportTarget } from './target.ts';

const LINE = 27;
const AROUND = 28;

/** About how high the details of a row are until they are drawn and measured. */
export const detailHeight = ({ alanlar, sorunlar }: PlannedRow): number =>
  AROUND + LINE * alanlar.length + 2 * LINE * sorunlar.length;

type Props = Readonly<{
  target: ImportTarget;
  row: PlannedRow;
  correction: (problem: CellProblem) => ReactNode;
}>;

/** The cells of one row of the file that would be written, and why others cannot be. */
export function PlanDetail({ target, row, correction }: Props) {
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
}: Readonly<{ problems: readonly CellProblem[] }> & Pick<Props, 'correction'>) {
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
