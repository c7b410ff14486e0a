import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { actOf } from '../../platform/keys.ts';
import { notify } from '../../platform/notify.tsx';
import { useKeydown } from '../../platform/useKeydown.ts';
import { listAddress } from '../list-address.ts';
import { nameOf, type RecordRow, type Register } from '../register.ts';
import { useCompany, useUser } from '../../platform/session/session.tsx';
import { askedField, focusFirst } from './anchors.ts';
import { type Draft, draftKey, readDraft } from './draft/draft.ts';
import type { RecordFormProps } from './form-props.ts';
import { useAssetLinks } from './storage/useAssetLinks.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useDraft } from './draft/useDraft.ts';

/** The values of a form, its places of storage and its draft, and the page after saving. */
export function useFormWork({ register, rules, row, start, copied, back }: RecordFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const finished = useRef(false);
  const id = row?.id;
  const form = useRecordForm(register, rules, {
    id,
    values: start,
    surum: row?.surum,
    found: row?.uyarilar,
  });
  const places = useAssetLinks(register, id, form.values.department_id);
  const { links } = places;
  const work = useMemo(() => ({ ...form.work, links }), [form.work, links]);
  const kept = useKeptWork(register, { id, copied }, work);

  function onSaved(saved: RecordRow, unchanged?: string) {
    finished.current = true;
    kept.draft.drop();
    const name = nameOf(register, saved);
    const said = places.changed ? undefined : unchanged;
    notify.success(said ?? t(row ? 'form.saved' : 'form.added', { name }));
    places.save(saved.id);
    void navigate(back ?? listAddress(register, saved.id), { replace: true });
  }
  const submit = () => form.submit(onSaved);
  const dirty = form.dirty || places.changed || copied !== undefined;

  useBeginning(id === undefined);
  useKeydown((event) => {
    if (actOf('forms', event) !== 'save') return;
    event.preventDefault();
    if (!kept.offered && !form.conflict) submit();
  });
  return {
    form,
    /** For the field of places of storage. */
    places: places.value,
    ...kept,
    /** Continues with a stored draft. */
    resume: (draft: Draft) => {
      form.resume(draft);
      places.resume(draft.links);
    },
    submit,
    onSaved,
    /** Would leaving lose work? */
    holds: useCallback(() => dirty && !finished.current, [dirty]),
  };
}

export type FormWork = ReturnType<typeof useFormWork>;

/** A form starts at its top; the shell would restore the page's last scroll position. */
function useBeginning(isNew: boolean) {
  useEffect(() => {
    scrollTo(0, 0);
    if (isNew && !askedField(location.search)) focusFirst();
  }, [isNew]);
}

type Of = Readonly<{ id: number | undefined; copied: number | undefined }>;

/** Draft of a form on this device: the current one, and an earlier one on offer. */
function useKeptWork(
  register: Register,
  { id, copied }: Of,
  work: Omit<Draft, 'savedAt' | 'name'>,
) {
  const { user_id } = useUser();
  const { company_id } = useCompany();
  const key = draftKey({ user: user_id, company: company_id, noun: register.noun, id, copied });
  const [offered, setOffered] = useState(() => readDraft(localStorage, key, register.fields));
  return {
    draft: useDraft(key, register, work),
    offered,
    /** The offer was taken or refused. */
    settleOffer: () => setOffered(undefined),
  };
}
