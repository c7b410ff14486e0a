import { Button, Group, Text } from '@mantine/core';
import { IconChevronsDown, IconChevronsUp, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { SearchBox } from '../../../ui/filters/SearchBox.tsx';
import { FlagPill } from '../../../ui/filters/FilterPill.tsx';
import type { LineKind } from './lines.ts';
import classes from '../tables.module.css';
import type { useLinePrint } from './useLinePrint.ts';
import type { TableState } from '../useTableState.ts';

type Props = Readonly<{
  state: TableState;
  kind: LineKind;
  shown: number;
  total: number;
  printer: ReturnType<typeof useLinePrint>;
  allOpen: boolean;
  onToggleAll: () => void;
}>;

/** Search, filters, how many lines are shown, and all of them unfolded at once. */
export function LineTools(props: Props) {
  const { state, kind, shown, total, printer, allOpen, onToggleAll } = props;
  const { t } = useTranslation();
  const { q, setQ, special, abroad } = state;
  return (
    <Group gap="sm" mb="md" className={`em-screen ${classes.tools}`}>
      <SearchBox value={q} onSearch={setQ} label={t(`tables.search.${kind}`)} />
      <FlagPill filter={{ key: 'special', label: t('ui.special'), always: true, ...special }} />
      <FlagPill filter={{ key: 'abroad', label: t('ui.abroad'), always: true, ...abroad }} />
      <Text span c="dimmed" fz="sm" ml="auto" className="em-num" role="status">
        {shown === total
          ? t(`tables.count.${kind}`, { count: total })
          : t('tables.countOf', { shown, total, count: total })}
      </Text>
      <Button
        size="xs"
        variant="default"
        disabled={shown === 0}
        leftSection={
          allOpen ? (
            <IconChevronsUp size={15} aria-hidden />
          ) : (
            <IconChevronsDown size={15} aria-hidden />
          )
        }
        onClick={onToggleAll}
      >
        {t(allOpen ? 'tables.foldAll' : 'tables.unfoldAll')}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={shown === 0}
        loading={printer.preparing}
        leftSection={<IconPrinter size={15} aria-hidden />}
        onClick={printer.print}
      >
        {t('ui.print.open')}
      </Button>
    </Group>
  );
}
