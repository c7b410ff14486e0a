import { bulkFields, MOST_BULK, waysOf, type BulkWay } from '@emanet/contract/records/bulk';
import { isEmpty, type Field } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { notify } from '../../platform/notify.tsx';
import { useUser } from '../../platform/session/session.tsx';
import type { Selection } from '../../ui/table/useSelection.ts';
import type { FieldValue } from '../form/values.ts';
import { bulkKey, refreshAll, useCompanyId } from '../query-keys.ts';
import type { RecordRow, Register } from '../register.ts';
import { useBulkUndo } from './useBulkUndo.ts';

/** The cells that the last bulk edit changed. */
export type ChangedCells = Readonly<{ field: string; ids: ReadonlySet<number> }>;

type Draft = Readonly<{ alan: string; islem: BulkWay; deger: FieldValue; olaysiz: boolean }>;
const BLANK: Draft = { alan: '', islem: 'degistir', deger: null, olaysiz: false };

/** Field, way and value of a bulk edit; `among`: picks the fields of the register that may change. */
export function useBulkDraft(
  { fields: all }: Pick<Register, 'fields'>,
  among: (fields: readonly Field[]) => readonly Field[] = bulkFields,
) {
  const { role } = useUser();
  const [opened, setOpened] = useState(false);
  const [draft, setDraft] = useState(BLANK);
  const fields = useMemo(
    () => among(all).filter((one) => one.writableBy?.includes(role) ?? true),
    [all, among, role],
  );
  const field = fields.find(({ name }) => name === draft.alan);
  return {
    opened,
    /** Opens with a field already chosen, and with its value where that is known. */
    open: (alan = '', deger: FieldValue = null) => {
      setDraft({ ...BLANK, alan, deger });
      setOpened(true);
    },
    close: () => setOpened(false),
    fields,
    field,
    draft,
    ways: field ? waysOf(field) : [],
    chooseField: (alan: string) => setDraft({ ...BLANK, alan }),
    chooseWay: (islem: BulkWay) => setDraft((before) => ({ ...before, islem })),
    setValue: (deger: FieldValue) => setDraft((before) => ({ ...before, deger })),
    /** Does a period without an event keep the events of the old ones? */
    keepEvents: (kept: boolean) => setDraft((before) => ({ ...before, olaysiz: !kept })),
    /** There is something to write. */
    isFilled: field !== undefined && !isEmpty(draft.deger),
  };
}

/** State of a bulk edit: the new value of one field, its preview, and its undo. */
export function useBulkEdit(
  register: Register,
  selection: Selection<RecordRow>,
  onChanged: (cells: ChangedCells | undefined) => void,
) {
  const { t, lang } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const { isFilled, ...edit } = useBulkDraft(register);
  const { opened, draft } = edit;
  const { bulkUpdate, checkBulkUpdate } = register.endpoints;
  const { rows } = selection;
  const satirlar = useMemo(() => rows.map(({ id, surum }) => ({ id, surum })), [rows]);
  const ready = isFilled && satirlar.length <= MOST_BULK;

  const asked = useDeferredValue(useMemo(() => ({ satirlar, ...draft }), [satirlar, draft]));
  const plan = useQuery({
    queryKey: bulkKey(company, register, asked),
    queryFn: async ({ signal }) => (await call(checkBulkUpdate, { body: asked, signal })).data,
    enabled: opened && ready && satirlar.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

  const { undo, tellOvertaken, say } = useBulkUndo(register, () => onChanged(undefined));
  const save = useMutation({
    mutationFn: () => call(bulkUpdate, { body: { satirlar, ...draft }, idempotencyKey: newKey() }),
    onError: say,
    onSuccess: async ({ data, message, degismedi }) => {
      const changed = new Set(data.degisen);
      await refreshAll(client, company);
      onChanged({ field: draft.alan, ids: changed });
      edit.close();
      const left = new Set([...data.cakisan, ...data.reddedilen].map(({ id }) => id));
      if (left.size === 0) selection.clear();
      else selection.toggleMany(rows.filter(({ id }) => !left.has(id)));
      const { toplu_islem } = data;
      const name = fieldLabel(register.noun, draft.alan, lang);
      if (toplu_islem)
        notify.success(t('records.bulk.done', { count: changed.size, field: name }), {
          undo: () => undo(toplu_islem),
        });
      else if (degismedi) notify.success(message);
      tellOvertaken(data);
    },
  });

  return {
    ...edit,
    open: (...given: Parameters<typeof edit.open>) => {
      onChanged(undefined);
      edit.open(...given);
    },
    count: rows.length,
    tooMany: rows.length > MOST_BULK,
    /** Preview; undefined while no change is chosen. */
    plan: ready ? plan.data : undefined,
    checking: ready && plan.isFetching,
    failed: ready && plan.isError,
    save: () => save.mutate(),
    saving: save.isPending,
  };
}
export type BulkEditModel = ReturnType<typeof useBulkEdit> &
  Readonly<{
    /** Of an edit in several companies: what happens in each. */
    beside?: ReactNode;
  }>;
