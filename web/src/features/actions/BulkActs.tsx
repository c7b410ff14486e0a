import { ACTION_RISKS, MOST_IN_BULK, type Action, type BulkBody } from '@emanet/contract/actions';
import { Button, Menu } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { useDepartments } from '../../records/name-queries.ts';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import type { TableModel } from '../../ui/table/useDataTable.ts';
import type { Acts } from './useActs.ts';

/** Acts on all ticked actions at once; each is one change that is undone as a whole. */
export function BulkActs({ table, acts }: { table: TableModel<Action>; acts: Acts }) {
  const { t } = useTranslation();
  const departments = useDepartments().data ?? [];
  const { selection, rows } = table;
  const change = (degisiklik: BulkBody['degisiklik']) => {
    acts.bulk({ rows: selection.rows.slice(0, MOST_IN_BULK), degisiklik });
    selection.clear();
  };
  return (
    <SelectionBar selection={selection} rows={rows}>
      <Button size="xs" variant="default" onClick={() => change({ durum: true })}>
        {t('actions.complete')}
      </Button>
      <Menu>
        <Menu.Target>
          <Button size="xs" variant="default">
            {t('actions.bulk.risk')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ACTION_RISKS.map((risk) => (
            <Menu.Item key={risk} onClick={() => change({ risk })}>
              {t(`ui.risk.${risk}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu>
        <Menu.Target>
          <Button size="xs" variant="default">
            {t('actions.bulk.department')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
          {departments.map(({ department_id, department_name }) => (
            <Menu.Item key={department_id} onClick={() => change({ department_id })}>
              {department_name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button size="xs" variant="default" onClick={() => change({ guncel: false })}>
        {t('ui.archive.archive')}
      </Button>
    </SelectionBar>
  );
}
