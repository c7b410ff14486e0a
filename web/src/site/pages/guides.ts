import type { Texts } from '../texts.ts';

type Topic = keyof Texts['topics'];

/** The guides in their order; each is `locales/site/guide-<slug>.<language>.md`. */
export const GUIDES: readonly Readonly<{ slug: string; topic: Topic }>[] = [
  { slug: 'inventory', topic: 'envanter' },
  { slug: 'legal-bases', topic: 'hukuki-sebep' },
  { slug: 'retention', topic: 'saklama' },
  { slug: 'transfers-abroad', topic: 'yurt-disi' },
  { slug: 'requests', topic: 'basvuru' },
  { slug: 'verbis', topic: 'verbis' },
  { slug: 'breach', topic: 'ihlal' },
];

/** Day of the last review of all guides, for search engines. */
export const REVIEWED = '2026-11-22';

export const topicsOf = (): readonly Topic[] => [...new Set(GUIDES.map(({ topic }) => topic))];
