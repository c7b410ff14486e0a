import { REGISTER_NOUNS, type RegisterNoun } from '@emanet/contract/records/registers';
import { keptKeys, workKey, WRITTEN } from '../../platform/session/kept-work.ts';

/** A draft that signing out deletes. */
export type UnsavedDraft = Readonly<{
  key: string;
  company: number;
  /** Undefined for text outside the registers. */
  noun: RegisterNoun | undefined;
  isNew: boolean;
  name: string;
  savedAt: number;
}>;

/** Unsaved work that signing out deletes. `picks`: activities chosen in the wizard. */
export type UnsavedWork = Readonly<{ drafts: readonly UnsavedDraft[]; picks: number }>;

const parsed = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

function draftUnder(key: string, text: string | null, user: number): UnsavedDraft[] {
  const [company, named, id] = key.slice(workKey('drafts', user, '').length).split(':');
  const noun = REGISTER_NOUNS.find((one) => one === named);
  const { name, savedAt } = parsed(text);
  if ((!noun && named !== WRITTEN) || typeof savedAt !== 'number') return [];
  return [
    {
      key,
      company: Number(company),
      noun,
      isNew: !/^\d+$/.test(id ?? ''),
      name: typeof name === 'string' ? name : '',
      savedAt,
    },
  ];
}

/** Unsaved work of a person, the last one first; empty in a browser that forbids storing. */
export function unsavedWorkOf(user: number): UnsavedWork {
  try {
    const drafts = keptKeys(localStorage, 'drafts', user)
      .flatMap((key) => draftUnder(key, localStorage.getItem(key), user))
      .sort((a, b) => b.savedAt - a.savedAt);
    const picks = keptKeys(sessionStorage, 'picks', user).map((key) => {
      const { chosen } = parsed(sessionStorage.getItem(key));
      return Array.isArray(chosen) ? chosen.length : 0;
    });
    return { drafts, picks: picks.reduce((sum, one) => sum + one, 0) };
  } catch {
    return { drafts: [], picks: 0 };
  }
}
