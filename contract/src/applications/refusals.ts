import { articleIn } from '../shared/articles.ts';
import type { Language, Sentence } from '../shared/primitives.ts';
import refusals from './refusals.json' with { type: 'json' };

/** Grounds on which a request is refused, as a whole or in part (art. 13/3 of the law asks for one). */
export const REFUSAL_GROUNDS = [
  ...(['m28', 'saklama', 'isleme_sarti', 'hak_savunma', 'kimlik', 'baskasinin_hakki'] as const),
  ...(['sorumlu_degil', 'veri_yok', 'hak_disi', 'tekrar', 'usul'] as const),
] as const;
export type RefusalGround = (typeof REFUSAL_GROUNDS)[number];

type Words = Readonly<{ article: string; name: Sentence }>;

export const REFUSALS: Readonly<Record<RefusalGround, Words>> = refusals;

/** A ground with its article, as a letter and the log name it. */
export const refusalLine = (ground: RefusalGround, lang: Language): string =>
  `${REFUSALS[ground].name[lang]} (${articleIn(REFUSALS[ground].article, lang)})`;

/** Outcomes that refuse something. */
export const isRefusal = (outcome: string | null | undefined): boolean =>
  outcome === 'ret' || outcome === 'kismen';
