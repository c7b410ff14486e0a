import { Button, Stack } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { SectorPicks } from '../../../records/library/SectorPicks.tsx';
import { LIBRARY_PARTS, useSector, type LibraryPart } from '../../../records/library/useSector.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ActivityGroup } from './ActivityGroup.tsx';
import { LibraryFilter } from './LibraryFilter.tsx';
import type { LibraryGroup, LibrarySource } from './library.ts';
import { narrow, partOf } from './library.ts';
import css from './wizard.module.css';

const LibraryPreview = lazy(() => import('./LibraryPreview.tsx'));

/** Step 1: pick activities out of the library. */
export function ChooseStep(props: {
  groups: readonly LibraryGroup[];
  sources: ReadonlyMap<number, LibrarySource> | undefined;
  chosen: ReadonlySet<number>;
  copied: ReadonlySet<number>;
  onChoose: (ids: readonly number[], on: boolean) => void;
}) {
  const { groups, sources, chosen, copied, onChoose } = props;
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [department, setDepartment] = useState<string | null>(null);
  const wanted = useDeferredValue(search);
  const [part, setPart] = useSector();
  const [previewed, setPreviewed] = useState<number>();
  const inPart = useMemo(() => partOf(groups, part), [groups, part]);
  const shown = useMemo(() => narrow(inPart, wanted, department), [inPart, wanted, department]);
  const preview = groups.flatMap(({ items }) => items).find(({ id }) => id === previewed);
  const pick = (next: LibraryPart) => {
    setPart(next);
    setDepartment(null);
  };
  const showAll = () => {
    setSearch('');
    pick('tumu');
  };
  return (
    <div className={`em-grow em-columns ${css.choose}`}>
      <LibraryFilter
        groups={inPart}
        chosen={chosen}
        search={search}
        onSearch={setSearch}
        department={department}
        onDepartment={setDepartment}
      />
      <Stack gap="panels" className={css.groups}>
        <SectorPicks parts={LIBRARY_PARTS} value={part} onPick={pick} />
        {shown.map((group) => (
          <ActivityGroup
            key={group.department}
            group={group}
            chosen={chosen}
            copied={copied}
            onChoose={onChoose}
            onShow={setPreviewed}
          />
        ))}
        {shown.length === 0 && (
          <EmptyState
            icon={<IconSearchOff size={20} />}
            title={t('inventory.wizard.nothingFound')}
            text={t('inventory.wizard.nothingFoundHint')}
          >
            <Button variant="default" onClick={showAll}>
              {t('common.showAll')}
            </Button>
          </EmptyState>
        )}
      </Stack>
      {preview && (
        <Suspense>
          <LibraryPreview
            key={preview.id}
            activity={preview}
            source={sources?.get(preview.id)}
            chosen={chosen.has(preview.id)}
            onChoose={(on) => onChoose([preview.id], on)}
            onClose={() => setPreviewed(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
