import { portfolio, type Client } from '@emanet/contract/portfolio';
import type {
  ClientKind,
  SeveralKind,
  SeveralRow,
  SeveralWork,
} from '@emanet/contract/portfolio/several';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../nouns/act.ts';
import { call } from '../../platform/api/client.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { ActionFields, NEW_ACTION, workOf } from './ActionFields.tsx';
import css from './several.module.css';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

const WAITS_MS = 300;

type ReadyWork = Extract<SeveralWork, { tur: 'yanit' | 'mevzuat' }>;
type Props = Readonly<{
  /** Its details are asked here, unless it brings them. */
  tur: ClientKind | ReadyWork;
  clients: readonly Pick<Client, 'company_id' | 'company_name'>[];
  onClose: () => void;
}>;

/** Work in chosen clients: first the recipients, then the work itself, with one undo for all. */
export function SeveralModal({ tur: wanted, clients: given, onClose }: Props) {
  const tur = typeof wanted === 'string' ? wanted : wanted.tur;
  // Clients at the time of opening, because the list behind changes.
  const [clients] = useState(given);
  const { t } = useTranslation();
  const [action, setAction] = useState(NEW_ACTION);
  // Sent again after a failure, the same work is done once in each client.
  const [number, setNumber] = useState(newKey);
  const is: SeveralWork =
    typeof wanted !== 'string' ? wanted : wanted === 'aksiyon' ? workOf(action) : { tur: wanted };
  const company_ids = clients.map(({ company_id }) => company_id);
  const [asked] = useDebouncedValue(JSON.stringify({ ...is, aksiyon_ismi: undefined }), WAITS_MS);
  const preview = useQuery({
    queryKey: ['portfolio-preview', tur, company_ids, asked],
    queryFn: ({ signal }) =>
      call(portfolio.preview, {
        body: { company_ids, is: 'eposta' in is ? { ...is, aksiyon_ismi: '–' } : is },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
  const rows = preview.data?.data ?? [];
  const named = new Map(clients.map(({ company_id, company_name }) => [company_id, company_name]));
  const nameOf = ({ company_id }: Readonly<{ company_id: number }>) => named.get(company_id) ?? '–';
  const doable = rows.filter(({ durum }) => durum === 'olur');
  const reasonOf = ({ neden }: SeveralRow) => t(`portfolio.several.reasons.${neden ?? 'hata'}`);

  const undo = useAct(portfolio.undoSeveral, {
    parts: (toplu_islem: string) => ({ body: { toplu_islem } }),
    told: ({ data }) => {
      const kept = data.filter(({ durum }) => durum === 'degisti');
      const left = data.reduce((sum, { giden }) => sum + giden, 0);
      return [
        t('portfolio.undone'),
        left > 0 && t('portfolio.several.left', { count: left }),
        kept.length > 0 && t('portfolio.several.kept', { who: kept.map(nameOf).join(', ') }),
      ]
        .filter(Boolean)
        .join(' ');
    },
  });
  const work = useAct(portfolio.several, {
    parts: (toplu_islem: string) => ({ body: { toplu_islem, company_ids, is } }),
    onDone: ({ data }, toplu_islem) => {
      const done = data.filter(({ durum }) => durum === 'olur');
      const left = data.filter(({ durum }) => durum !== 'olur');
      const text = [
        t(`portfolio.several.done.${tur}`, { count: done.length }),
        left.length > 0 &&
          t('portfolio.several.leftOut', {
            who: left.map((one) => `${nameOf(one)} (${reasonOf(one)})`).join(', '),
          }),
      ]
        .filter(Boolean)
        .join(' ');
      notify.success(text, { undo: () => undo.mutate(toplu_islem) });
      onClose();
    },
    // Where all were left out meanwhile, the refusal leads to the reasons in the list.
    onError: (error) => {
      notify.error(error.message);
      void preview.refetch();
    },
  });
  // Without a department every client would be left out.
  const undecided = tur === 'aksiyon' && action.departmanlar.length === 0;
  const ready = doable.length > 0 && (tur !== 'aksiyon' || action.aksiyon_ismi.trim() !== '');
  return (
    <OpenModal onClose={onClose} size="lg" title={t(`portfolio.several.title.${tur}`)}>
      <Stack gap="md">
        <Text size="sm" c="var(--em-text-2)">
          {t(`portfolio.several.text.${tur}`)}
        </Text>
        {tur === 'aksiyon' && (
          <ActionFields
            value={action}
            onChange={(changed) => {
              setAction(changed);
              setNumber(newKey());
            }}
            departments={preview.data?.departmanlar ?? []}
          />
        )}
        {preview.isError && <Note tone="high">{preview.error.message}</Note>}
        {preview.isPending && clients.map((one) => <Skeleton key={one.company_id} height={38} />)}
        {rows.length > 0 && !undecided && (
          <>
            <Text fw={600} role="status">
              {[
                t('portfolio.several.doable', { count: doable.length }),
                t('portfolio.several.mails', {
                  count: doable.reduce((sum, { kisiler }) => sum + kisiler.length, 0),
                }),
                rows.length > doable.length &&
                  t('portfolio.several.skipped', { count: rows.length - doable.length }),
              ]
                .filter(Boolean)
                .join(', ')}
            </Text>
            <ul className={`em-card em-lines em-scroll ${css.several}`}>
              {rows.map((row) => (
                <li
                  key={row.company_id}
                  className={`em-small em-stack ${css.row}`}
                  data-skipped={row.durum !== 'olur' || undefined}
                >
                  <Text inherit fw={560} truncate>
                    {nameOf(row)}
                  </Text>
                  {row.durum === 'olur' ? (
                    <Receives row={row} tur={tur} />
                  ) : (
                    <span>{reasonOf(row)}</span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <Text size="xs" c="var(--em-text-3)">
          {t('portfolio.several.waits')}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button disabled={!ready} loading={work.isPending} onClick={() => work.mutate(number)}>
            {t(`portfolio.several.go.${tur}`, { count: doable.length })}
          </Button>
        </Group>
      </Stack>
    </OpenModal>
  );
}

/** People of a client who get a mail, and facts of the work in this client. */
function Receives({ row, tur }: Readonly<{ row: SeveralRow; tur: SeveralKind }>) {
  const { t } = useTranslation();
  const people = row.kisiler.map(({ fullname, email }) => `${fullname || email} <${email}>`);
  return (
    <>
      <Text fz="smaller" title={people.join('\n')}>
        {row.kisiler.length > 0
          ? row.kisiler.map(({ fullname, email }) => fullname || email).join(', ')
          : t('portfolio.several.nobody')}
      </Text>
      <span>
        {[
          row.departman,
          row.sayi > 0 &&
            tur !== 'yanit' &&
            (tur === 'onay_turu' || tur === 'mevzuat'
              ? t(tur === 'mevzuat' ? 'common.records' : 'common.departments', { count: row.sayi })
              : t('portfolio.several.open', { count: row.sayi })),
          t('portfolio.several.people', { count: row.kisiler.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
