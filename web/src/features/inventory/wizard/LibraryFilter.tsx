import { Button, Menu, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { LibraryGroup } from './library.ts';
import css from './wizard.module.css';

type Entry = {
  key: string;
  department: string | null;
  name: string;
  total: number;
  picked: number;
};

/** Search and department filter: a rail on wide screens, one line with a menu on narrow ones. */
export function LibraryFilter(props: {
  groups: readonly LibraryGroup[];
  chosen: ReadonlySet<number>;
  search: string;
  onSearch: (search: string) => void;
  department: string | null;
  onDepartment: (department: string | null) => void;
}) {
  const { groups, chosen, search, onSearch, department, onDepartment } = props;
  const { t } = useTranslation();
  const all = groups.flatMap(({ items }) => items);
  const entries: Entry[] = [
    { key: '', department: null, name: t('inventory.wizard.all'), total: all.length, picked: 0 },
    ...groups.map((group) => ({
      key: group.department,
      department: group.department,
      name: group.department,
      total: group.items.length,
      picked: group.items.filter(({ id }) => chosen.has(id)).length,
    })),
  ];
  const figures = (entry: Entry) => (
    <>
      {entry.picked > 0 && (
        <span className={css.picked}>
          {entry.picked}
          <span className="em-unseen"> {t('inventory.wizard.pickedSuffix')}</span>
        </span>
      )}
      <span className={css.total}>{entry.total}</span>
    </>
  );
  return (
    <div className={css.filter}>
      <TextInput
        type="search"
        size="xs"
        className={css.search}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        placeholder={t('inventory.wizard.search')}
        aria-label={t('inventory.wizard.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
      />
      <nav className={css.rail} aria-label={t('inventory.wizard.department')}>
        <p className={css.railTitle}>{t('inventory.wizard.department')}</p>
        {entries.map((entry) => (
          <UnstyledButton
            key={entry.key}
            className={css.railItem}
            aria-pressed={entry.department === department}
            onClick={() => onDepartment(entry.department)}
          >
            <span className={css.railName}>{entry.name}</span>
            {figures(entry)}
          </UnstyledButton>
        ))}
      </nav>
      <Menu position="bottom-end" width={290} withinPortal={false}>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            className={css.railMenu}
            rightSection={<IconChevronDown size={15} aria-hidden />}
          >
            {department ?? t('inventory.wizard.department')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={css.railMenuList}>
          {entries.map((entry) => (
            <Menu.Item
              key={entry.key}
              onClick={() => onDepartment(entry.department)}
              rightSection={<span className={css.menuFigures}>{figures(entry)}</span>}
              data-current={entry.department === department || undefined}
            >
              {entry.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
