import { portfolio } from '@emanet/contract/portfolio';
import type { Field } from '@emanet/contract/records/fields';
import type { SeveralRow, SeveralWork, UndoneRow } from '@emanet/contract/portfolio/several';
import { MOST_BULK, type BulkPlan } from '@emanet/contract/records/bulk';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAct } from '../../../nouns/act.ts';
import { call } from '../../../platform/api/client.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useBulkDraft, type BulkEditModel } from '../../../records/bulk/useBulkEdit.ts';
import type { Selection } from '../../../ui/table/useSelection.ts';
import { ClientRows } from './ClientRows.tsx';
import type { AcrossRow, ListAcross } from './lists.tsx';
import { useConsequences } from './useConsequences.ts';

const WAITS_MS = 300;

/** The rows of an act by client, and its undo. */
export type Result = Readonly<{ rows: readonly SeveralRow[]; undo: () => void }>;

const NOTHING: BulkPlan = {
  ...{ degisecek: [], bostu: 0, olayli: [], bosalacak: [], uyarilacak: [], ayni: 0 },
  ...{ sorulmayan: 0, cakisan: [], reddedilen: [], bulunamayan: [] },
};

/** The plans of all clients as one. */
const together = (rows: readonly SeveralRow[]): BulkPlan =>
  rows.reduce<BulkPlan>(
    (sum, { plan: one = NOTHING }) => ({
      degisecek: [...sum.degisecek, ...one.degisecek],
      bostu: sum.bostu + one.bostu,
      olayli: [...sum.olayli, ...one.olayli],
      bosalacak: [...sum.bosalacak, ...one.bosalacak],
      uyarilacak: [...sum.uyarilacak, ...one.uyarilacak],
      ayni: sum.ayni + one.ayni,
      sorulmayan: sum.sorulmayan + one.sorulmayan,
      cakisan: [...sum.cakisan, ...one.cakisan],
      reddedilen: [...sum.reddedilen, ...one.reddedilen],
      bulunamayan: [...sum.bulunamayan, ...one.bulunamayan],
    }),
    NOTHING,
  );

const asGiven = (fields: readonly Field[]) => fields;

/** A list's bulk edit over several clients: a preview of each, then one act with one undo. */
export function useEditAcross<Row extends AcrossRow>(
  list: ListAcross<Row>,
  selection: Selection<Row>,
  nameOf: (company_id: number) => string,
  onDone: (result: Result) => void,
): BulkEditModel {
  const { t, lang } = useTranslation();
  const saidOf = useConsequences();
  const { isFilled, ...edit } = useBulkDraft({ fields: list.edited }, asGiven);
  const { draft } = edit;
  const { rows } = selection;
  const labelOf = (name: string) => list.label({ t, lang }, name);
  // Sent again after a failure, the same act is done once in each client.
  const [number, setNumber] = useState(newKey);
  const is = useMemo(
    (): SeveralWork => ({
      // A list without a type offers no field, so that nothing of it is sent.
      ...{ tur: 'alan', kayit_turu: list.editedType ?? 'veri_harita', ...draft },
      satirlar: rows.map(({ company_id, id, surum }) => ({ company_id, id, surum })),
    }),
    [list, draft, rows],
  );
  const company_ids = useMemo(() => [...new Set(rows.map(({ company_id }) => company_id))], [rows]);
  const ready = isFilled && rows.length > 0 && rows.length <= MOST_BULK;
  const now = useMemo(() => ({ company_ids, is }), [company_ids, is]);
  const [asked] = useDebouncedValue(now, WAITS_MS);
  const preview = useQuery({
    queryKey: ['portfolio-preview', 'alan', asked],
    queryFn: ({ signal }) => call(portfolio.preview, { body: asked, signal }),
    enabled: edit.opened && ready,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
  const found = ready ? preview.data?.data : undefined;

  const undo = useAct(portfolio.undoSeveral, {
    parts: (toplu_islem: string) => ({ body: { toplu_islem } }),
    told: ({ data }) => [t('portfolio.undone'), ...leftOf(data)].join(' '),
  });
  function leftOf(undone: readonly UndoneRow[]): string[] {
    const kept = undone.flatMap(({ company_id, durum, kalan = [] }) => {
      if (durum === 'degisti' && kalan.length === 0) return [nameOf(company_id)];
      return kalan.map(({ ad, guncelleyen, neden }) => {
        const why = [nameOf(company_id), guncelleyen, neden].filter(Boolean).join('; ');
        return `${ad || t('portfolio.across.goneRecord')} (${why})`;
      });
    });
    const fields = [...new Set(undone.flatMap(({ donmeyen = [] }) => donmeyen))];
    return [
      ...(kept.length > 0 ? [t('portfolio.across.kept', { what: kept.join(', ') })] : []),
      ...(fields.length > 0
        ? [t('portfolio.across.notBack', { fields: fields.map(labelOf).join(', ') })]
        : []),
    ];
  }

  const save = useAct(portfolio.several, {
    parts: (toplu_islem: string) => ({ body: { toplu_islem, company_ids, is } }),
    onDone: ({ data }, toplu_islem) => {
      setNumber(newKey());
      edit.close();
      selection.clear();
      let isAsked = false;
      // Offered in the toast and in the result: whichever is pressed first undoes it.
      const takeBack = () => {
        if (isAsked) return;
        isAsked = true;
        // A failed one may be tried again.
        undo.mutate(toplu_islem, { onError: () => void (isAsked = false) });
      };
      notify.success(saidOf(data), { undo: takeBack });
      onDone({ rows: data, undo: takeBack });
    },
    // Where all were left out meanwhile, the refusal leads to the reasons in the list.
    onError: (error) => {
      notify.error(error.message);
      void preview.refetch();
    },
  });

  return {
    ...edit,
    open: (...given) => {
      setNumber(newKey());
      edit.open(...given);
    },
    count: rows.length,
    tooMany: rows.length > MOST_BULK,
    plan: found && together(found),
    checking: ready && (preview.isFetching || asked !== now),
    failed: ready && preview.isError,
    save: () => save.mutate(number),
    saving: save.isPending,
    beside: found && <ClientRows rows={found} nameOf={nameOf} />,
  };
}
