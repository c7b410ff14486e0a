import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { IconBuildingStore, IconFilterOff, IconServer } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { LinePrint } from './LinePrint.tsx';
import { LineTable } from './LineTable.tsx';
import { LineTools } from './LineTools.tsx';
import { assetLine, findLines, sortLines, supplierLine, type LineKind } from './lines.ts';
import { useAssetLines, useSupplierLines } from './queries.ts';
import { useLinePrint } from './useLinePrint.ts';
import type { TableState } from './useTableState.ts';

const LIST_OF = { tedarikciler: '/tedarikciler', varliklar: '/varlik-listesi' } as const;

/** The lines of a kind, and why there are none. */
function useLines(kind: LineKind) {
  const lang = useLanguage();
  const suppliers = useSupplierLines(kind === 'tedarikciler');
  const assets = useAssetLines(kind === 'varliklar');
  const query = kind === 'tedarikciler' ? suppliers : assets;
  const lines = useMemo(
    () =>
      kind === 'tedarikciler'
        ? suppliers.data?.map(supplierLine)
        : assets.data?.map((one) => assetLine(one, lang)),
    [kind, suppliers.data, assets.data, lang],
  );
  return { lines, query };
}

/** Suppliers or assets as a table whose rows unfold. */
export function LinesView({ kind, state }: { kind: LineKind; state: TableState }) {
  const { t } = useTranslation();
  const { lines, query } = useLines(kind);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const q = useDeferredValue(state.q);
  const { special, abroad, sort } = state;
  const shown = useMemo(
    () => sortLines(findLines(lines ?? [], { q, special: special.on, abroad: abroad.on }), sort),
    [lines, q, special.on, abroad.on, sort],
  );
  const printer = useLinePrint(kind, shown, open);

  if (!lines && query.isError)
    return (
      <ErrorState
        error={query.error}
        title={t(`tables.failed.${kind}`)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!lines) return <ListSkeleton />;
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
          title={t('tables.noMatch')}
          text={t('tables.noMatchText')}
        >
          <Button variant="default" onClick={state.clear}>
            {t('tables.clear')}
          </Button>
        </EmptyState>
      ) : (
        <LineTable
          kind={kind}
          lines={shown}
          open={open}
          onToggle={(name, wanted) => setOpen(withName(open, name, wanted))}
          sort={sort}
          onSort={state.setSort}
        />
      )}
      <LinePrint kind={kind} lines={shown} total={lines.length} open={open} />
    </>
  );
}

function withName(names: ReadonlySet<string>, name: string, wanted: boolean): Set<string> {
  const next = new Set(names);
  if (wanted) next.add(name);
  else next.delete(name);
  return next;
}
