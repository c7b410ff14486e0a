import { fill } from '@emanet/contract/shared/fill';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { Block } from './layout.ts';

type Values = Readonly<Record<string, string | number>>;

/** Says the sentences of a mail in a language; `{name}` in a sentence is the place of a value. */
export const speaker =
  <Key extends string>(
    sentences: Readonly<Record<Key, Sentence>>,
    lang: Language,
    known: Values = {},
  ) =>
  (key: Key, more: Values = {}): string =>
    fill(sentences[key][lang], { ...known, ...more });

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const quiet = (value: string): Block => ({ kind: 'quiet', text: value });
export const link = (label: string, address: string): Block => ({ kind: 'link', label, address });
