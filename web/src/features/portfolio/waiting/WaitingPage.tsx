import { portfolio } from '@emanet/contract/portfolio';
import { REMINDED_KINDS } from '@emanet/contract/portfolio/several';
import type { Waiting } from '@emanet/contract/portfolio/waiting';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { lazily } from '../../../platform/lazily.ts';
import { dayShort } from '../../../platform/when.ts';
import { NounList } from '../../../records/noun/NounList.tsx';
import { choicesOf } from '../../../ui/filters/filter.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { column, type Column } from '../../../ui/table/column.ts';
import { SelectionBar } from '../../../ui/table/SelectionBar.tsx';
import { TableFooter } from '../../../ui/table/TableFooter.tsx';
import { textColumn } from '../../../ui/table/text-column.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { useClientNames } from '../useClientNames.ts';
import {
  addressOfWaiting,
  isIn,
  keyed,
  narrowedWaiting,
  NO_WAITING_FILTER,
  STATES,
  WAITING_FACES,
  WAITING_SPEC,
  type WaitingRow,
} from './waiting.ts';

const SeveralModal = lazily(
  async () => ({ default: (await import('../SeveralModal.tsx')).SeveralModal }),
  { close: ({ onClose }) => onClose() },
);

const NONE: readonly WaitingRow[] = [];
const idOf = (one: WaitingRow) => one.key;

/** /portfoy/bekleyenler: answers that are missing in all clients, and who owes them. */
export default function WaitingPage() {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const address = useUrlState(WAITING_SPEC);
  const { state: asked, set } = address;
  const clientOf = useClientNames();
  const query = useRead(portfolio.waiting, {}, { staleTime: 0 });
  const rows = useMemo(() => (query.data ? keyed(query.data) : NONE), [query.data]);
  const today = todayInTurkey();
  const [reminded, setReminded] =
    useState<
      Readonly<{ tur: ComponentProps<typeof SeveralModal>['tur']; rows: readonly Waiting[] }>
    >();
  const whatOf = useCallback(
    ({ tur, ad }: Waiting) => [t(`portfolio.waiting.kinds.${tur}`), ad].filter(Boolean).join(': '),
    [t],
  );
  const whoOf = useCallback(
    (one: Waiting) => {
      const { kisiler, sayi, tur, department_name } = one;
      if (tur === 'basvuran') return t('portfolio.waiting.applicant');
      if (tur === 'is') return department_name ?? t('portfolio.client');
      const named = [...kisiler, sayi > kisiler.length && `+${sayi - kisiler.length}`]
        .filter(Boolean)
        .join(', ');
      return [department_name, named || t(`portfolio.waiting.nobody`)].filter(Boolean).join(': ');
    },
    [t],
  );
  const nameOf = useCallback(
    (one: WaitingRow) => [clientOf(one.company_id), whatOf(one), whoOf(one)].join(', '),
    [clientOf, whatOf, whoOf],
  );
  const dayOrDash = useCallback((day: string | null) => (day ? dayShort(day, lang) : '–'), [lang]);
  const columns = useMemo(
    (): readonly Column<WaitingRow>[] => [
      textColumn('ne', t('portfolio.waiting.what'), 300, whatOf, { least: 200 }),
      textColumn('musteri', t('portfolio.client'), 250, (one) => clientOf(one.company_id)),
      textColumn('kim', t('portfolio.waiting.who'), 300, whoOf, { rank: 1 }),
      column('istendi', t('portfolio.waiting.asked'), 110, (one) => dayOrDash(one.istendi), {
        rank: 4,
        sortBy: (one) => one.istendi,
      }),
      column('son', t('clocks.last'), 110, (one) => dayOrDash(one.son_gun), {
        rank: 2,
        sortBy: (one) => one.son_gun ?? '',
      }),
      column('durum', t('fields.state'), 190, (one) => <State one={one} today={today} />, {
        rank: 3,
        paper: (one) => stateText(one, today, t),
      }),
    ],
    [t, whatOf, whoOf, clientOf, dayOrDash, today],
  );
  const table = useDataTable({
    ...{ rows, columns, idOf, nameOf, sort: asked.sort, selectable: true },
    onSort: (sort) => set({ sort }),
    narrow: useCallback(
      (all: readonly WaitingRow[]) =>
        narrowedWaiting(all, asked, today, (one) =>
          [clientOf(one.company_id), whatOf(one), whoOf(one)].join(' '),
        ),
      [asked, today, clientOf, whatOf, whoOf],
    ),
  });
  const clear = () => set(NO_WAITING_FILTER);
  const choice = choicesOf(asked, set);
  const clientsOf = (all: readonly Waiting[]) => [...new Set(all.map((one) => one.company_id))];
  const asking = table.selection.rows.filter(({ tur }) => tur === 'onay');
  const owing = table.selection.rows.flatMap((row) => {
    const tur = REMINDED_KINDS.find((one) => one === row.tur);
    return tur ? { row, work: { company_id: row.company_id, tur, id: row.id } } : [];
  });
  return (
    <NounList
      {...{ table, query, address }}
      title={t('portfolio.waiting.title')}
      back={{ to: '/portfoy', label: t('portfolio.back') }}
      count={
        query.data &&
        [
          t('portfolio.waiting.count', { count: table.rows.length }),
          t('portfolio.inClients', { count: clientsOf(table.rows).length }),
        ].join(', ')
      }
      search={t('portfolio.waiting.search')}
      filters={{
        flags: [],
        choices: [
          choice('clients', t('portfolio.client'), clientsOf(rows).map(String), (value) =>
            clientOf(Number(value)),
          ),
          choice('state', t('fields.state'), STATES, (value) =>
            t(`portfolio.waiting.states.${value}`),
          ),
        ],
      }}
      faces={{
        label: t('portfolio.waiting.what'),
        faces: WAITING_FACES.map((value) => ({
          value,
          label: t(`portfolio.waiting.faces.${value}`),
          count: rows.filter(({ tur }) => value === 'tumu' || tur === value).length,
        })),
        value: asked.face,
        onChange: (face) => set({ face }),
      }}
      failed={t('portfolio.waiting.failed')}
      onClear={clear}
      onOpen={(one) => void go(addressOfWaiting(one))}
      empty={{
        icon: <IconMailCheck size={20} aria-hidden />,
        title: t('portfolio.waiting.empty'),
        text: t('portfolio.waiting.emptyText'),
      }}
      phone={(one) => ({
        name: whatOf(one),
        beside: stateText(one, today, t) && <State one={one} today={today} />,
        below: [clientOf(one.company_id), whoOf(one)].join(', '),
        besideBelow: one.son_gun && dayShort(one.son_gun, lang),
      })}
      footer={
        table.selection.rows.length > 0 ? (
          <SelectionBar selection={table.selection} rows={table.rows}>
            {asking.length > 0 && (
              <Button
                variant="default"
                size="xs"
                onClick={() => setReminded({ tur: 'hatirlatma', rows: asking })}
              >
                {t('portfolio.waiting.remindToConfirm')}
              </Button>
            )}
            <Button
              variant="default"
              size="xs"
              disabled={owing.length === 0}
              onClick={() =>
                setReminded({
                  tur: { tur: 'yanit', satirlar: owing.map(({ work }) => work) },
                  rows: owing.map(({ row }) => row),
                })
              }
            >
              {t('portfolio.several.title.yanit')}
            </Button>
          </SelectionBar>
        ) : (
          <TableFooter table={table} />
        )
      }
    >
      {reminded && (
        <Suspense fallback={null}>
          <SeveralModal
            tur={reminded.tur}
            clients={clientsOf(reminded.rows).map((company_id) => ({
              ...{ company_id, company_name: clientOf(company_id) },
            }))}
            onClose={() => setReminded(undefined)}
          />
        </Suspense>
      )}
    </NounList>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** States of a row in words; empty where the answer is only awaited. */
const stateText = (one: Waiting, today: string, t: Translate): string =>
  STATES.filter((state) => isIn(one, state, today))
    .map((state) =>
      state === 'ulasmadi' && one.ulasmayan > 1
        ? t('portfolio.waiting.undelivered', { count: one.ulasmayan })
        : t(`portfolio.waiting.states.${state}`),
    )
    .join(', ');

function State({ one, today }: Readonly<{ one: Waiting; today: string }>) {
  const { t } = useTranslation();
  const text = stateText(one, today, t);
  return text ? <Tag tone={isIn(one, 'gecti', today) ? 'high' : 'mid'}>{text}</Tag> : null;
}
