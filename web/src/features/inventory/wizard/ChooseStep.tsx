import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ActivityGroup } from './ActivityGroup.tsx';
import { LibraryFilter } from './LibraryFilter.tsx';
import type { LibraryGroup } from './library.ts';
import { narrow } from './library.ts';
import css from './wizard.module.css';

/** Step 1: pick activities out of the library. */
export function ChooseStep(props: {
  groups: readonly LibraryGroup[];
  chosen: ReadonlySet<number>;
  copied: ReadonlySet<number>;
  onChoose: (ids: readonly number[], on: boolean) => void;
}) {
  const { groups, chosen, copied, onChoose } = props;
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [department, setDepartment] = useState<string | null>(null);
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => narrow(groups, wanted, department), [groups, wanted, department]);
  const showAll = () => {
    setSearch('');
    setDepartment(null);
  };
  return (
    <div className={css.choose}>
      <LibraryFilter
        groups={groups}
        chosen={chosen}
        search={search}
        onSearch={setSearch}
        department={department}
        onDepartment={setDepartment}
      />
      <div className={css.groups}>
        {shown.map((group) => (
          <ActivityGroup
            key={group.department}
            group={group}
            chosen={chosen}
            copied={copied}
            onChoose={onChoose}
          />
        ))}
        {shown.length === 0 && (
          <EmptyState
            icon={<IconSearchOff size={20} />}
            title={t('inventory.wizard.nothingFound')}
            text={t('inventory.wizard.nothingFoundHint')}
          >
            <Button variant="default" onClick={showAll}>
              {t('inventory.wizard.showAll')}
            </Button>
          </EmptyState>
        )}
      </div>
    </div>
  );
}
