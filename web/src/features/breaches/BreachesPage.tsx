import { breaches, type Breach } from '@emanet/contract/breaches';
import { holdsSpecial } from '@emanet/contract/breaches/choices';
import { IconExternalLink, IconFlame, IconPlus, IconShieldExclamation } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { actOf, isAsked, isTyping, KEYS } from '../../platform/keys.ts';
import { useKeydown } from '../../platform/useKeydown.ts';
import { useCan } from '../../platform/session/session.tsx';
import { NounList } from '../../records/noun/NounList.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { countdownOf } from './countdown.ts';
import {
  type Asked,
  countsOf,
  FACES,
  narrowed,
  NOTHING,
  ofKind,
  sourceOf,
  SPEC,
  specialOf,
  yearOf,
} from './filters.ts';
import { StateTags, toneOf, useCountdownWords } from './marks.tsx';
import { OpenBreaches, RegisterFigures } from './Overview.tsx';
import { useBreaches, useDoor } from './queries.ts';
import { useBreachColumns } from './useBreachColumns.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { choicesOf, distinct, type FilterList } from '../../ui/filters/filter.ts';

const AddModal = atFirstMove(() => import('./AddModal.tsx'));

const NONE: readonly Breach[] = [];
const idOf = (row: Breach) => row.id;
const nameOf = (row: Breach) => `${row.ihlal_no} ${row.baslik}`;

/** /veri-ihlalleri: every breach, notified or not, and exercises. */
export default function BreachesPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useBreaches();
  const rows = query.data?.data ?? NONE;
  const address = useUrlState(SPEC);
  const { state: asked, set } = address;
  const [adding, setAdding] = useState<'breach' | 'exercise'>();
  const mayWrite = useCan('breaches.write');
  const door = useDoor();
  const words = useCountdownWords();
  const phone = usePhone();
  const now = useNow();
  const table = useDataTable({
    rows: useMemo(() => ofKind(rows, asked.face), [rows, asked.face]),
    columns: useBreachColumns(now),
    idOf,
    nameOf,
    narrow: useCallback((all: readonly Breach[]) => narrowed(all, asked), [asked]),
  });
  const real = ofKind(rows, 'tumu');
  const counts = countsOf(rows);
  const open = ({ id }: Breach) => void navigate(`/veri-ihlalleri/${id}`);
  const title = t('breaches.title');
  useKeydown((event) => {
    if (isTyping(event.target) || isAsked() || actOf('breaches', event) !== 'add') return;
    event.preventDefault();
    setAdding('breach');
  });
  const addButton = (
    <ActButton icon={IconPlus} onClick={() => setAdding('breach')}>
      {t(mayWrite ? 'breaches.add' : 'breaches.report')}
    </ActButton>
  );
  const exerciseButton = mayWrite && (
    <ActButton variant="default" icon={IconFlame} onClick={() => setAdding('exercise')}>
      {t('breaches.begin')}
    </ActButton>
  );

  return (
    <NounList
      table={table}
      query={query}
      address={address}
      title={title}
      count={query.data && t('breaches.count', { open: counts.acik, closed: counts.kapali })}
      download={useRowsSheet(title, breaches.export, table.rows)}
      tools={
        door.data &&
        !phone && (
          <ActButton
            component="a"
            href={door.data}
            target="_blank"
            variant="subtle"
            color="gray"
            c="var(--em-text)"
            icon={IconExternalLink}
          >
            {t('breaches.door')}
          </ActButton>
        )
      }
      add={
        <>
          {exerciseButton}
          {addButton}
        </>
      }
      importAt={mayWrite && '/veri-ihlalleri/ice-aktar'}
      above={
        <>
          {query.data && <OpenBreaches rows={rows} sirket={query.data.sirket} now={now} />}
          {query.data && rows.length > 0 && !phone && (
            <RegisterFigures rows={real} sirket={query.data.sirket} now={now} />
          )}
        </>
      }
      search={t('breaches.search')}
      filters={useBreachFilters(asked, rows, set)}
      faces={{
        label: t('breaches.show'),
        faces: FACES.map((value) => ({
          value,
          label: t(`breaches.faces.${value}`),
          count: query.data && counts[value],
        })),
        value: asked.face,
        onChange: (face) => set({ face }),
      }}
      onClear={() => set(NOTHING)}
      onClearAll={() => set({ ...NOTHING, face: 'tumu' })}
      failed={t('breaches.failed')}
      empty={{
        icon: <IconShieldExclamation size={20} aria-hidden />,
        title: t('breaches.empty'),
        text: t('breaches.emptyText'),
        children: (
          <>
            {addButton}
            {exerciseButton}
          </>
        ),
      }}
      onOpen={open}
      phone={(row) => ({
        name: row.baslik,
        beside: holdsSpecial(row.kategoriler) && <SpecialMark />,
        below: (
          <>
            {row.ihlal_no} ·{' '}
            <span className="em-toned" data-tone={toneOf(countdownOf(row, now))}>
              {words(countdownOf(row, now))}
            </span>
          </>
        ),
        besideBelow: <StateTags row={row} />,
      })}
      footer={
        <TableFooter
          table={table}
          hints={[[KEYS.breaches.add, t(mayWrite ? 'keys.breaches.add' : 'breaches.report')]]}
        >
          {!phone && <span>{t('breaches.rule')}</span>}
        </TableFooter>
      }
    >
      {adding && (
        <AddModal
          exercise={adding === 'exercise'}
          onClose={() => setAdding(undefined)}
          onDone={open}
        />
      )}
    </NounList>
  );
}

/** The filters of the breaches, for the bar and for the sheet of small screens. */
function useBreachFilters(
  asked: Asked,
  rows: readonly Breach[],
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t } = useTranslation();
  const choice = choicesOf(asked, set);
  return {
    flags: [],
    choices: [
      choice(
        'sources',
        t('breaches.source'),
        distinct(rows.map(sourceOf)),
        (value) => value || t('breaches.noSource'),
      ),
      choice('special', t('breaches.special'), distinct(rows.map(specialOf)), (value) =>
        t(
          value === 'var'
            ? 'breaches.withSpecial'
            : value === 'yok'
              ? 'breaches.withoutSpecial'
              : 'breaches.unknownSpecial',
        ),
      ),
      choice(
        'years',
        t('breaches.year'),
        distinct(rows.map(yearOf)).toReversed(),
        (value) => value,
      ),
    ],
  };
}
