import { choicesOf } from '@emanet/contract/lookups';
import { registerEntry } from '@emanet/contract/records/registers';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Entry } from './entries.ts';

/** Legal bases by article and name; each leads to the activities that rest on it. */
export const basisEntries = (lang: Language, hint: string): Entry[] =>
  choicesOf('isleme_sarti').map((choice): Entry => {
    const { path } = registerEntry('processingActivities');
    const name = choice[lang];
    return {
      key: `basis:${choice.code}`,
      kind: 'screen',
      icon: 'processingActivities',
      label: choice.article ? `${articleIn(choice.article, lang)} ${name}` : name,
      hint,
      to: `${path}?${new URLSearchParams({ isleme_sarti: choice.code })}`,
    };
  });
