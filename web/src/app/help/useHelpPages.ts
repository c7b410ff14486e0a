import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../platform/i18n.ts';
import { helpPageOf, type HelpPage } from './markdown.ts';
import { helpTopics, type HelpTopic } from './topics.ts';

const SOURCES = {
  tr: () => import('./pages.tr.ts'),
  en: () => import('./pages.en.ts'),
} as const;

/** Pages of the guide in the language of the screen, with their source for the search. */
export function useHelpPages() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['help', language],
    staleTime: Infinity,
    queryFn: async () => {
      const { pages } = await SOURCES[language]();
      const found = helpTopics.map((topic): [HelpTopic, HelpPage & { source: string }] => {
        const source = pages[`../../locales/help/${topic}.${language}.md`] ?? '';
        return [topic, { ...helpPageOf(source), source }];
      });
      return new Map(found);
    },
  });
}
