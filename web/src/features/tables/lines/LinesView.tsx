import { useCallback, useMemo } from 'react';
import { Button, Group, Text } from '@mantine/core';
import {
  IconBuildingStore,
  IconChevronsDown,
  IconChevronsUp,
  IconFilterOff,
  IconPrinter,
  IconServer,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { actOf } from '../../../platform/keys.ts';
import { notify } from '../../../platform/notify.tsx';
import { useKeydown } from '../../../platform/useKeydown.ts';
import { AbroadMark } from '../../../ui/AbroadMark.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { columnsOf, Missing } from './columns.tsx';
import { LinePrint } from './LinePrint.tsx';
import {
  assetLine,
  findLines,
  inDictionaryOrder,
  supplierLine,
  type Line,
  type LineKind,
} from './lines.ts';
import { useAssetLines, useFetchUnfolded, useSupplierLines } from '../queries.ts';
import { Unfolding } from './Unfolding.tsx';
import type { TableState } from '../useTableState.ts';
import { SearchBox } from '../../../ui/filters/SearchBox.tsx';
import { FlagPill } from '../../../ui/filters/FilterPill.tsx';
import type { RowId } from '../../../ui/table/useSelection.ts';
import { printedOpen } from './printed.ts';
import classes from '../tables.module.css';

const LIST_OF = { tedarikciler: '/tedarikciler', varliklar: '/varlik-listesi' } as const;

const NONE: readonly Line[] = [];
const nameOf = (line: Line) => line.name;

/** A line on a small screen: its name, its number of activities, and its gaps. */
const phoneLine = (line: Line, t: TFunction) => ({
  name: line.name,
  beside: line.special && <SpecialMark />,
  below: [line.about, t('tables.activityCount', { count: line.activities }), ...line.countries]
    .filter(Boolean)
    .join(' · '),
  besideBelow: (
    <>
      {line.missing > 0 && (
        <Missing>{t('tables.mechanismMissing', { count: line.missing })}</Missing>
      )}
      {line.abroad && <AbroadMark />}
    </>
  ),
});

/** The lines of a kind, or the reason why there are none. */
function useLines(kind: LineKind) {
  const lang = useLanguage();
  const suppliers = useSupplierLines(kind === 'tedarikciler');
  const assets = useAssetLines(kind === 'varliklar');
  const query = kind === 'tedarikciler' ? suppliers : assets;
  const lines = useMemo(() => {
    const found =
      kind === 'tedarikciler'
        ? suppliers.data?.map(supplierLine)
        : assets.data?.map((one) => assetLine(one, lang));
    return found && inDictionaryOrder(found);
  }, [kind, suppliers.data, assets.data, lang]);
  return { lines, query };
}

/** Suppliers or assets as a table whose rows unfold. */
export function LinesView({ kind, state }: { kind: LineKind; state: TableState }) {
  const { t } = useTranslation();
  const { lines, query } = useLines(kind);
  const columns = useMemo(() => columnsOf(kind, t), [kind, t]);
  const { q } = state;
  const special = state.special.on;
  const abroad = state.abroad.on;
  const table = useDataTable({
    rows: lines ?? NONE,
    columns,
    idOf: nameOf,
    nameOf,
    sort: state.sort,
    onSort: state.setSort,
    narrow: useCallback(
      (rows: readonly Line[]) => findLines(rows, { q, special, abroad }),
      [q, special, abroad],
    ),
  });
  const { rows: shown, open, setOpen } = table;
  const printer = useLinePrint(kind, shown, open);

  if (!lines && query.isError)
    return <ErrorState query={query} title={t(`tables.failed.${kind}`)} />;
  if (!lines) return <TableSkeleton columns={columns} />;
  if (lines.length === 0)
    return (
      <EmptyState
        icon={kind === 'varliklar' ? <IconServer size={20} /> : <IconBuildingStore size={20} />}
        title={t(`tables.empty.${kind}.title`)}
        text={t(`tables.empty.${kind}.text`)}
      >
        <Button component={Link} to={LIST_OF[kind]}>
          {t(`tables.empty.${kind}.first`)}
        </Button>
      </EmptyState>
    );

  const allOpen = shown.length > 0 && shown.every((line) => open.has(line.name));
  return (
    <>
      <LineTools
        state={state}
        kind={kind}
        shown={shown.length}
        total={lines.length}
        printer={printer}
        allOpen={allOpen}
        onToggleAll={() => setOpen(allOpen ? new Set() : new Set(shown.map((one) => one.name)))}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<IconFilterOff size={20} />}
          title={t('common.noRowMatches')}
          text={t('tables.noMatchText')}
        >
          <Button variant="default" onClick={state.clear}>
            {t('common.clearFilters')}
          </Button>
        </EmptyState>
      ) : (
        <DataTable
          table={table}
          label={t(`tables.views.${kind}`)}
          detail={(line) => <Unfolding line={line} />}
          phone={(line) => phoneLine(line, t)}
          listing={`${q} ${special} ${abroad}`}
        />
      )}
      <LinePrint kind={kind} lines={shown} total={lines.length} open={open} />
    </>
  );
}

type Props = Readonly<{
  state: TableState;
  kind: LineKind;
  shown: number;
  total: number;
  printer: ReturnType<typeof useLinePrint>;
  allOpen: boolean;
  onToggleAll: () => void;
}>;

/** Search, filters, the number of lines, and a button that unfolds all. */
function LineTools(props: Props) {
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

/**
 * Prints the table by a button or the print keys. Details unfolded on paper are fetched first,
 * because hidden rows have not loaded theirs yet.
 */
function useLinePrint(kind: LineKind, lines: readonly Line[], open: ReadonlySet<RowId>) {
  const fetchUnfolded = useFetchUnfolded(kind);
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchUnfolded(printedOpen(lines, open)),
    onSuccess: () => window.print(),
    onError: (error) => notify.error(error.message),
  });
  const print = () => {
    if (!isPending) mutate();
  };
  useKeydown((event) => {
    if (actOf('tables', event) !== 'print') return;
    event.preventDefault();
    print();
  });
  return { print, preparing: isPending };
}
