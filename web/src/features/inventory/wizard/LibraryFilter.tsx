import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import marks from '../../../ui/marks.module.css';
import { RailItem } from '../../../ui/rail/Rail.tsx';
import { MenuAct } from '../../../ui/menu/MenuAct.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
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
        <span className={`${marks.tag} ${marks.unread}`}>
          {entry.picked}
          <span className="em-unseen"> {t('inventory.wizard.pickedSuffix')}</span>
        </span>
      )}
      <Box component="span" miw={20} ta="end" className="em-num">
        {entry.total}
      </Box>
    </>
  );
  return (
    <div className={`em-scroll ${css.filter}`}>
      <TextInput
        type="search"
        size="xs"
        flex={1}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        placeholder={t('inventory.wizard.search')}
        aria-label={t('inventory.wizard.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
      />
      <Box component="nav" visibleFrom="md" aria-label={t('fields.department')}>
        <Text mt="lg" mb="tight" px="near" fz="xs" fw={560} c="dimmed">
          {t('fields.department')}
        </Text>
        <Stack component="ul" gap={0}>
          {entries.map((entry) => (
            <RailItem
              key={entry.key}
              current={entry.department === department ? 'true' : undefined}
              mark={null}
              title={entry.name}
              count={figures(entry)}
              onClick={() => onDepartment(entry.department)}
            />
          ))}
        </Stack>
      </Box>
      <MenuButton
        position="bottom-end"
        width={290}
        withinPortal={false}
        className={`em-scroll ${css.departments}`}
        styles={{ dropdown: { maxHeight: '60dvh' } }}
        button={(button) => (
          <Button
            {...button}
            variant="default"
            size="xs"
            hiddenFrom="md"
            maw="50%"
            rightSection={<IconChevronDown size={15} aria-hidden />}
          >
            {department ?? t('fields.department')}
          </Button>
        )}
      >
        {entries.map((entry) => (
          <MenuAct
            key={entry.key}
            onClick={() => onDepartment(entry.department)}
            rightSection={
              <Group component="span" gap="sm" fz="xs">
                {figures(entry)}
              </Group>
            }
            data-current={entry.department === department || undefined}
          >
            {entry.name}
          </MenuAct>
        ))}
      </MenuButton>
    </div>
  );
}
