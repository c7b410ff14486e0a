import { ACTION_RISKS, MOST_IN_BULK, type Action, type BulkBody } from '@emanet/contract/actions';
import { Button } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { useDepartments } from '../../records/name-queries.ts';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import type { TableModel } from '../../ui/table/useDataTable.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
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
      <MenuButton
        button={(button) => (
          <Button {...button} size="xs" variant="default">
            {t('actions.bulk.risk')}
          </Button>
        )}
      >
        {ACTION_RISKS.map((risk) => (
          <MenuAct key={risk} onClick={() => change({ risk })}>
            {t(`ui.risk.${risk}`)}
          </MenuAct>
        ))}
      </MenuButton>
      <MenuButton
        className="em-scroll"
        styles={{ dropdown: { maxHeight: '50dvh' } }}
        button={(button) => (
          <Button {...button} size="xs" variant="default">
            {t('actions.bulk.department')}
          </Button>
        )}
      >
        {departments.map(({ department_id, department_name }) => (
          <MenuAct key={department_id} onClick={() => change({ department_id })}>
            {department_name}
          </MenuAct>
        ))}
      </MenuButton>
      <Button size="xs" variant="default" onClick={() => change({ guncel: false })}>
        {t('ui.archive.archive')}
      </Button>
    </SelectionBar>
  );
}
