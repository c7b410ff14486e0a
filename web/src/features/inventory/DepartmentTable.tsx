import '@mantine/core/styles/Table.layer.css';
import { Paper, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { CompletenessBar } from '../../ui/CompletenessBar.tsx';
import { processingActivityRegister } from '../processing-activities/register.ts';
import css from './inventory.module.css';
import type { DepartmentFigures } from './overview.ts';

type Filter = Readonly<Record<string, string>>;

const COLUMNS: readonly { key: 'warnings' | 'high' | 'special'; filter: Filter }[] = [
  { key: 'warnings', filter: { uyari: '1' } },
  { key: 'high', filter: { risk: 'Yüksek' } },
  { key: 'special', filter: { ozel: '1' } },
];

/** The list, filtered by one department (or none) and by what a figure counts. */
function addressOf({ id }: DepartmentFigures, filter: Filter = {}): string {
  const params = new URLSearchParams({ ...(id > 0 && { departman: String(id) }), ...filter });
  return params.size > 0
    ? `${processingActivityRegister.path}?${params}`
    : processingActivityRegister.path;
}

/** One line per department; every figure links to its rows. */
export function DepartmentTable(props: {
  lines: readonly DepartmentFigures[];
  total: DepartmentFigures;
}) {
  const { lines, total } = props;
  const { t } = useTranslation();
  return (
    <Paper withBorder style={{ overflow: 'hidden' }}>
      <Table
        className={`em-small ${css.table} em-num`}
        horizontalSpacing={14}
        aria-label={t('inventory.overview.byDepartment')}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('inventory.overview.department')}</Table.Th>
            <Table.Th scope="col" className={css.number}>
              {t('inventory.overview.activities')}
            </Table.Th>
            <Table.Th scope="col">{t('inventory.overview.completeness')}</Table.Th>
            {COLUMNS.map(({ key }) => (
              <Table.Th scope="col" key={key} className={css.number}>
                {t(`inventory.overview.${key}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} name={line.name} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Line line={total} name={t('inventory.overview.total')} />
        </Table.Tfoot>
      </Table>
    </Paper>
  );
}

function Line({ line, name }: { line: DepartmentFigures; name: string }) {
  const { t } = useTranslation();
  return (
    <Table.Tr>
      <Table.Th scope="row" className={css.name}>
        <Link className="em-whole" to={addressOf(line)}>
          {name}
        </Link>
      </Table.Th>
      <Table.Td className={css.number} data-label={t('inventory.overview.activities')}>
        {line.activities}
      </Table.Td>
      <Table.Td>
        {line.activities > 0 ? (
          <CompletenessBar value={line.completeness} />
        ) : (
          <Text span inherit c="dimmed">
            {t('inventory.overview.none')}
          </Text>
        )}
      </Table.Td>
      {COLUMNS.map(({ key, filter }) => (
        <Table.Td
          key={key}
          className={css.number}
          data-figure={key}
          data-tone={key === 'high' || key === 'special' ? key : undefined}
          data-label={t(`inventory.overview.${key}`)}
          data-zero={line[key] === 0 || undefined}
        >
          {line[key] > 0 ? (
            <Link
              to={addressOf(line, filter)}
              aria-label={t(`inventory.overview.${key}Count`, { count: line[key] })}
            >
              {line[key]}
            </Link>
          ) : (
            '0'
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
