import type { ReactNode } from 'react';
import { Accordion, Button, Drawer, Group, Switch } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { ChoiceList } from './ChoiceList.tsx';
import classes from './filters.module.css';
import type { FilterList } from './filter.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  list: FilterList;
  shown: number;
  /** How the rows are ordered. */
  order: ReactNode;
  /** Part below the filters. */
  saved: ReactNode;
  onClear: () => void;
};

/** All filters on a sheet of their own, for small screens. */
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
        body: classes.sheet,
        content: classes.sheetContent,
        title: classes.sheetTitle,
      }}
    >
      <div className={classes.sheetScroll}>
        {order}
        <div className={classes.sheetFlags}>
          {list.flags.map((filter) => (
            <Switch
              key={filter.key}
              withThumbIndicator={false}
              label={filter.label}
              checked={filter.on}
              onChange={filter.toggle}
            />
          ))}
        </div>
        <Accordion multiple order={3}>
          {list.choices.map((filter) => (
            <Accordion.Item key={filter.key} value={filter.key}>
              <Accordion.Control>
                <Group justify="space-between" wrap="nowrap">
                  {filter.label}
                  {filter.chosen.length > 0 && (
                    <span className={classes.value}>{filter.chosen.length}</span>
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
      </div>
      <div className={classes.sheetFoot}>
        <Button variant="default" onClick={onClear}>
          {t('ui.filters.clear')}
        </Button>
        <Button onClick={onClose}>{t('ui.filters.show', { count: shown })}</Button>
      </div>
    </Drawer>
  );
}
