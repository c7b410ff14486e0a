import { useState } from 'react';
import { processingActivities } from '@emanet/contract/processing-activities';
import { SHOWN_OF_A_KIND, type FoundGroup } from '@emanet/contract/search';
import { choicesOf } from '@emanet/contract/lookups';
import { registerEntry } from '@emanet/contract/records/registers';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan, useCompanyOrNone, useUser } from '../../platform/session/session.tsx';
import { groupOfRegister, isRegister } from '../../platform/texts/register-text.ts';
import { wordsOf } from '../../ui/word-search.ts';
import { bestFirst, entriesOf, matching, type Entry, type Group } from './entries.ts';
import { readRecent, recentEntries, recentKey } from './recent.ts';
import { useFound } from './useFound.ts';
import { useActions, useScreens } from './useOffers.ts';

/** Legal bases by article and name; each leads to the activities that rest on it. */
const basisEntries = (lang: Language, hint: string): Entry[] =>
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

/** Content of the palette for the typed text: recent choices at first, then all that fits. */
export function usePalette(q: string) {
  const { t, lang } = useTranslation();
  const screens = useScreens();
  const actions = useActions();
  const mayRead = useCan(processingActivities.list.permission);
  const bases = mayRead ? basisEntries(lang, t('search.basis')) : [];
  const found = useFound(q);
  const { user_id } = useUser();
  const key = recentKey(user_id, useCompanyOrNone()?.company_id ?? 0);
  const [recent] = useState(() => readRecent(key));
  const words = wordsOf(q);
  const group = (name: 'recent' | 'screens' | 'actions', entries: readonly Entry[]): Group => ({
    key: name,
    title: t(`search.groups.${name}`),
    entries,
  });
  const nameOf = ({ tur }: FoundGroup) =>
    t(isRegister(tur) ? groupOfRegister(tur) : `search.groups.${tur}`);
  const ofKind = (found: FoundGroup): Group => ({
    key: found.tur,
    title: found.yakin ? t('search.near', { group: nameOf(found) }) : nameOf(found),
    entries: entriesOf(found, q.trim(), {
      all: t('common.showAll'),
      typeOf: (type) => t(`form.documents.types.${type}`, { defaultValue: type }),
    }),
  });

  const groups =
    words.length === 0
      ? [
          group('recent', recentEntries(recent, screens)),
          group('actions', actions.adding),
          group('screens', screens),
        ]
      : bestFirst(
          [
            group('screens', matching([...screens, ...bases], words).slice(0, SHOWN_OF_A_KIND)),
            group('actions', matching(actions.all, words).slice(0, SHOWN_OF_A_KIND)),
            ...(found.groups ?? []).map(ofKind),
          ],
          words,
        );
  return {
    ...found,
    words,
    recentKey: key,
    groups: groups.filter((one) => one.entries.length > 0),
  };
}
