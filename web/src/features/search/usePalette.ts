import { useState } from 'react';
import { useLocation } from 'react-router';
import { processingActivities } from '@emanet/contract/processing-activities';
import {
  type FoundAcrossGroup,
  type FoundGroup,
  search,
  SHOWN_OF_A_KIND,
} from '@emanet/contract/search';
import { choicesOf } from '@emanet/contract/lookups';
import { registerEntry } from '@emanet/contract/records/registers';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan, useCompanyOrNone, useUser } from '../../platform/session/session.tsx';
import { groupOfRegister, isRegister } from '../../platform/texts/register-text.ts';
import {
  bestFirst,
  clientEntriesOf,
  entriesOf,
  matching,
  namingCompany,
  type Entry,
  type Group,
} from './entries.ts';
import { readRecent, recentEntries, recentKey } from './recent.ts';
import { useActions, useScreens } from './useOffers.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { wordsOf } from '@emanet/contract/shared/turkish';
import { useRead } from '../../nouns/read.ts';

const TYPING_PAUSE_MS = 120;
const FRESH_MS = 10_000;
const OPTIONS = { staleTime: FRESH_MS, retry: false } as const;

/**
 * Findings of the server for the typed text. The last answer stays until the next one arrives; an
 * answer that is no longer needed is dropped. `settled`: the answer belongs to `typed`. `across`:
 * in all clients of a consultant.
 */
function useFound(typed: string, across: boolean) {
  const company = useCompanyOrNone()?.company_id;
  const wanted = typed.trim();
  const [q] = useDebouncedValue(wanted, TYPING_PAUSE_MS);
  const enabled = q !== '' && wanted !== '' && company !== undefined;
  const asked = { query: { q } };
  const here = useRead(search.find, asked, {
    ...OPTIONS,
    enabled: enabled && !across,
    placeholderData: (before) => before,
  });
  const everywhere = useRead(search.findAcross, asked, {
    ...OPTIONS,
    enabled: enabled && across,
    placeholderData: (before) => before,
  });
  const query = across ? everywhere : here;
  const nothing = wanted === '' || company === undefined;
  const offline = !nothing && query.fetchStatus === 'paused';
  // The time of the next answer is unknown, so the last one does not replace it.
  const unknown = nothing || (offline && query.isPlaceholderData);
  return {
    groups: unknown || across ? undefined : here.data,
    /** Findings in all clients, where `across` is set. */
    clients: unknown || !across ? undefined : everywhere.data,
    error: nothing ? null : query.error,
    offline,
    settled:
      nothing || (q === wanted && !query.isPlaceholderData && query.fetchStatus !== 'fetching'),
    retry: () => void query.refetch(),
  };
}

/** Legal bases by article and name; each links to the activities based on it. */
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

/** Is no company chosen, so that the screen shows all clients? */
export const useIsPortfolio = (): boolean => useLocation().pathname.startsWith('/portfoy');

/**
 * Content of the palette for the typed text: recent choices at first, then all matches. `across`:
 * records are searched in all clients of a consultant.
 */
export function usePalette(q: string, across: boolean) {
  const { t, lang } = useTranslation();
  const portfolio = useIsPortfolio();
  const company = useCompanyOrNone();
  const hidden = portfolio ? company : undefined;
  const screens = namingCompany(useScreens(), hidden);
  const offered = useActions(portfolio);
  const actions = {
    adding: namingCompany(offered.adding, hidden),
    all: namingCompany(offered.all, hidden),
  };
  const mayRead = useCan(processingActivities.list.permission);
  const bases = mayRead ? namingCompany(basisEntries(lang, t('search.basis')), hidden) : [];
  const found = useFound(q, across);
  const { user_id } = useUser();
  const key = recentKey(user_id, company?.company_id ?? 0);
  const [recent] = useState(() => readRecent(key));
  const words = wordsOf(q);
  const group = (name: 'recent' | 'screens' | 'actions', entries: readonly Entry[]): Group => ({
    key: name,
    title: t(`search.groups.${name}`),
    entries,
  });
  const typeOf = (type: string) => t(`documents.types.${type}`, { defaultValue: type });
  const nameOf = ({ tur }: Pick<FoundGroup, 'tur'>) =>
    t(isRegister(tur) ? groupOfRegister(tur) : `search.groups.${tur}`);
  const ofKind = (found: FoundGroup): Group => ({
    key: found.tur,
    title: found.yakin ? t('search.near', { group: nameOf(found) }) : nameOf(found),
    entries: entriesOf(found, q.trim(), { all: t('common.showAll'), typeOf }),
  });
  const ofClients = (found: FoundAcrossGroup): Group => ({
    key: found.tur,
    title: found.dahasi ? t('search.firstOf', { group: nameOf(found) }) : nameOf(found),
    entries: clientEntriesOf(found, { typeOf }),
  });

  const groups =
    words.length === 0
      ? [
          // They belong to one company.
          ...(portfolio ? [] : [group('recent', recentEntries(recent, screens))]),
          group('actions', actions.adding),
          group('screens', screens),
        ]
      : bestFirst(
          [
            group('screens', matching([...screens, ...bases], words).slice(0, SHOWN_OF_A_KIND)),
            group('actions', matching(actions.all, words).slice(0, SHOWN_OF_A_KIND)),
            ...(found.groups ?? []).map(ofKind),
            ...(found.clients ?? []).map(ofClients),
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
