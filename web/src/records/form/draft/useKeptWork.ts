import { useState } from 'react';
import { useCompany, useUser } from '../../../platform/session/session.tsx';
import type { Register } from '../../register.ts';
import { draftKey, readDraft, type Draft } from './draft.ts';
import { useDraft } from './useDraft.ts';

type Of = Readonly<{ id: number | undefined; copied: number | undefined }>;

/** Draft of a form on this device: the one kept now, and an earlier one that is on offer. */
export function useKeptWork(
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
