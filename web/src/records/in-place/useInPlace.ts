import type { Field } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useMemo, useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { notify } from '../../platform/notify.tsx';
import { useCan, useUser } from '../../platform/session/session.tsx';
import type { ChangedCells } from '../bulk/useBulkEdit.ts';
import { useBulkUndo } from '../bulk/useBulkUndo.ts';
import type { FieldValue } from '../form/values.ts';
import type { Names } from '../kinds/kind.ts';
import { refreshAll } from '../queries.ts';
import { useCompanyId } from '../query-keys.ts';
import { nameOf, type RecordRow, type Register } from '../register.ts';
import { DEPARTMENT, editableFields, isAskedOf } from './editable.ts';

/** `atOnce`: no editor is open that could say that it failed. `after`: done once it is stored. */
type Change = Readonly<{
  row: RecordRow;
  field: Field;
  value: FieldValue;
  atOnce?: true;
  after?: () => void;
}>;

/** A field of a record that is being changed where it is shown. */
export type Asked = Readonly<{ row: RecordRow; field: Field; source: HTMLElement }>;

/**
 * Changes one field of one record where it is shown. It goes the way of a bulk edit of one record,
 * so it has its entry, its undo, and touches nothing that somebody else has edited meanwhile.
 */
export function useInPlace(
  register: Register,
  { departments }: Names,
  onChanged: (cells: ChangedCells | undefined, before?: RecordRow) => void,
) {
  const { t, lang } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const { role } = useUser();
  const mayWrite = useCan(register.endpoints.bulkUpdate.permission);
  const [asked, setAsked] = useState<Asked>();
  // With one department there is none to move a record to.
  const moves = departments.length > 1;
  const fields = useMemo(() => {
    const all = editableFields(register, role).filter(({ name }) => moves || name !== DEPARTMENT);
    return new Map(all.map((one) => [one.name, one]));
  }, [register, role, moves]);
  const { undo, tellOvertaken, say } = useBulkUndo(register, () => onChanged(undefined));

  const save = useMutation({
    mutationFn: ({ row: { id, surum }, field, value }: Change) =>
      call(register.endpoints.bulkUpdate, {
        body: {
          satirlar: [{ id, surum }],
          alan: field.name,
          islem: 'degistir',
          deger: value,
          // Its control has offered to keep the event of a period.
          olaysiz: true,
        },
        idempotencyKey: newKey(),
      }),
    onError: (error, { atOnce }) => atOnce && say(error),
    onSuccess: async ({ data }, { row, field, after }) => {
      await refreshAll(client, company);
      const [refused] = data.reddedilen;
      if (refused) return notify.error(refused.neden);
      tellOvertaken(data);
      if (data.cakisan.length === 0) after?.();
      setAsked(undefined);
      const { toplu_islem } = data;
      if (!toplu_islem) return undefined;
      onChanged({ field: field.name, ids: new Set([row.id]) }, row);
      const name = nameOf(register, row);
      notify.success(
        t('records.inPlace.saved', { name, field: fieldLabel(register.noun, field.name, lang) }),
        { undo: () => undo(toplu_islem) },
      );
      return undefined;
    },
  });

  /** The field of this name where the person may change it in this record. */
  const fieldFor = useCallback(
    (row: RecordRow, name: string) => {
      const field = mayWrite ? fields.get(name) : undefined;
      return field && isAskedOf(field, row) ? field : undefined;
    },
    [mayWrite, fields],
  );
  const { mutate, reset } = save;
  const ask = useCallback(
    (row: RecordRow, name: string, source: HTMLElement) => {
      const field = fieldFor(row, name);
      reset();
      if (field) setAsked({ row, field, source });
    },
    [fieldFor, reset],
  );
  const saveNow = useCallback(
    (row: RecordRow, name: string, value: FieldValue) => {
      const field = fieldFor(row, name);
      if (field) mutate({ row, field, value, atOnce: true });
    },
    [fieldFor, mutate],
  );
  const close = useCallback(() => setAsked(undefined), []);
  const acts = useMemo(() => ({ fieldFor, ask, saveNow }), [fieldFor, ask, saveNow]);
  return {
    ...acts,
    /** Of one identity, for columns that are made once. */
    acts,
    mayWrite,
    asked,
    close,
    save: mutate,
    saving: save.isPending,
    failed: save.isError,
  };
}
export type InPlaceModel = ReturnType<typeof useInPlace>;
export type InPlaceActs = InPlaceModel['acts'];

/** The acts for what stands deep in a screen; without a list around it nothing is edited in place. */
export const InPlaceContext = createContext<InPlaceActs | undefined>(undefined);
