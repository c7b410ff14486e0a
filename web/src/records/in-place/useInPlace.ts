import type { Field } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useMemo, useRef, useState } from 'react';
import { showAhead } from '../../nouns/act.ts';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { notify } from '../../platform/notify.tsx';
import { useCan, useUser } from '../../platform/session/session.tsx';
import type { ChangedCells } from '../bulk/useBulkEdit.ts';
import { useBulkUndo } from '../bulk/useBulkUndo.ts';
import type { FieldValue } from '../form/values.ts';
import type { Names } from '../kinds/kind.ts';
import { listKey, refreshAll, singleKey, useCompanyId } from '../query-keys.ts';
import { nameOf, type RecordRow, type Register } from '../register.ts';
import { CONFIRMED, DEPARTMENT, editableFields, isAskedOf } from './editable.ts';

/** `asked`: the editor of the change, which opens again when saving fails. */
type Change = Readonly<{
  row: RecordRow;
  field: Field;
  value: FieldValue;
  asked?: Asked;
  /** Done once it is stored. */
  after?: () => void;
}>;

/** A field of a record that is being changed in place. */
export type Asked = Readonly<{
  row: RecordRow;
  field: Field;
  source: HTMLElement;
  /** Value that could not be saved. */
  unsaved?: FieldValue;
}>;

const SAVING = ['in-place'];

/**
 * Changes one field of one record in place, at once; a refusal restores the old value, gives the
 * reason and opens the editor again with the typed text. It is a bulk edit of one record, so it has
 * its entry, its undo, and never overwrites a newer edit of another person.
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

  const shownOf = ({ row, field, value }: Change): Partial<RecordRow> => ({
    [field.name]: value,
    ...(field.name === CONFIRMED && { onay_surumu: value === true ? row.surum : null }),
    ...(field.name === DEPARTMENT && {
      department_name: departments.find((one) => one.department_id === value)?.department_name,
    }),
  });

  // Versions made by earlier changes, until the list has them itself.
  const made = useRef(new Map<number, number>());
  const versionOf = ({ id, surum }: RecordRow) => Math.max(surum, made.current.get(id) ?? 0);
  const isLast = () => client.isMutating({ mutationKey: SAVING }) <= 1;
  const giveBack = ({ asked: editor, value }: Change) =>
    setAsked((now) => now ?? (editor && { ...editor, unsaved: value }));

  const save = useMutation({
    mutationKey: SAVING,
    // One after the other: the next starts from this one's version.
    scope: { id: 'in-place' },
    mutationFn: ({ row, field, value }: Change) =>
      call(register.endpoints.bulkUpdate, {
        body: {
          satirlar: [{ id: row.id, surum: versionOf(row) }],
          alan: field.name,
          islem: 'degistir',
          deger: value,
          // Its control has offered to keep the event of a period.
          olaysiz: true,
        },
        idempotencyKey: newKey(),
      }),
    onMutate: async (change) => {
      const { row, field } = change;
      onChanged({ field: field.name, ids: new Set([row.id]) }, row);
      const changed = (one: RecordRow) =>
        one.id === row.id ? { ...one, ...shownOf(change) } : one;
      const back = await Promise.all([
        showAhead<RecordRow[]>(client, listKey(company, register), (rows) => rows.map(changed)),
        showAhead<RecordRow>(client, singleKey(company, register, row.id), changed),
      ]);
      return () => back.forEach((one) => one());
    },
    onError: async (error, change, takeBack) => {
      if (isLast()) takeBack?.();
      onChanged(undefined);
      say(error);
      giveBack(change);
      if (isLast()) await refreshAll(client, company);
    },
    onSuccess: async ({ data }, change) => {
      const { row, field, after } = change;
      const [refused] = data.reddedilen;
      if (data.degisen.length > 0) made.current.set(row.id, versionOf(row) + 1);
      else onChanged(undefined);
      if (isLast()) await refreshAll(client, company);
      if (refused) {
        giveBack(change);
        return notify.error(refused.neden);
      }
      tellOvertaken(data);
      if (data.cakisan.length === 0) after?.();
      const { toplu_islem } = data;
      if (!toplu_islem) return undefined;
      const name = nameOf(register, row);
      notify.success(
        t('records.inPlace.saved', { name, field: fieldLabel(register.noun, field.name, lang) }),
        { undo: () => undo(toplu_islem) },
      );
      return undefined;
    },
  });

  /** The field of this name, where the person may change it in this record. */
  const fieldFor = useCallback(
    (row: RecordRow, name: string) => {
      const field = mayWrite ? fields.get(name) : undefined;
      return field && isAskedOf(field, row) ? field : undefined;
    },
    [mayWrite, fields],
  );
  const { mutate } = save;
  const ask = useCallback(
    (row: RecordRow, name: string, source: HTMLElement) => {
      const field = fieldFor(row, name);
      if (field) setAsked({ row, field, source });
    },
    [fieldFor],
  );
  const saveNow = useCallback(
    (row: RecordRow, name: string, value: FieldValue) => {
      const field = fieldFor(row, name);
      if (field) mutate({ row, field, value });
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
  };
}
export type InPlaceModel = ReturnType<typeof useInPlace>;
export type InPlaceActs = InPlaceModel['acts'];

/** The acts for parts deep in a screen; undefined outside a list, where no field is edited. */
export const InPlaceContext = createContext<InPlaceActs | undefined>(undefined);
