import '@mantine/core/styles/Accordion.layer.css';
import type { ReactNode } from 'react';
import { Accordion, Button, Drawer, Group, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { FilterList } from './filter.ts';
import css from './sheet.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  list: FilterList;
  shown: number;
  /** Order of the rows. */
  order: ReactNode;
  /** Part below the filters. */
  saved: ReactNode;
  onClear: () => void;
};

/** All filters on a separate sheet, for small screens. */
export default function FilterSheet({
  opened,
  onClose,
  list,
  saved,
  shown,
  order,
  onClear,
}: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="88%"
      title={t('ui.filters.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{
        body: `em-column em-clip em-fill ${css.sheet}`,
        content: `em-column em-clip ${css.content}`,
      }}
      styles={{ title: { fontSize: 'var(--mantine-font-size-lg)' } }}
    >
      <Stack className="em-fill em-scroll" gap="lg" pb="lg">
        {order}
        <Stack gap="md">
          {list.flags.map((filter) => (
            <Switch
              key={filter.key}
              withThumbIndicator={false}
              label={filter.label}
              checked={filter.on}
              onChange={filter.toggle}
            />
          ))}
        </Stack>
        <Accordion multiple order={3}>
          {list.choices.map((filter) => (
            <Accordion.Item key={filter.key} value={filter.key}>
              <Accordion.Control>
                <Group justify="space-between" wrap="nowrap">
                  {filter.label}
                  {filter.chosen.length > 0 && (
                    <Text span fz="sm" fw={620} c="var(--em-brand)">
                      {filter.chosen.length}
                    </Text>
                  )}
                </Group>
              </Accordion.Control>
              <Accordion.Panel>
                <ChoiceList filter={filter} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
        {saved}
      </Stack>
      <div className={`em-line-top em-stack ${css.foot}`}>
        <Button variant="default" onClick={onClear}>
          {t('common.clearFilters')}
        </Button>
        <Button onClick={onClose}>{t('ui.filters.show', { count: shown })}</Button>
      </div>
    </Drawer>
  );
}
