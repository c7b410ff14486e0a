import type { AnswerOutcome } from '../applications.ts';
import type { Right } from '../data/application-rights.ts';
import { articleIn } from '../shared/articles.ts';
import type { Language, Sentence } from '../shared/primitives.ts';
import refusals from './refusals.json' with { type: 'json' };

/** Grounds on which a request is refused, as a whole or in part (art. 13/3 of the law asks for one). */
export const REFUSAL_GROUNDS = [
  ...(['m28', 'saklama', 'isleme_sarti', 'hak_savunma', 'dogru', 'otomatik_degil'] as const),
  ...(['zarar_yok', 'kimlik', 'baskasinin_hakki', 'sorumlu_degil', 'veri_yok'] as const),
  ...(['hak_disi', 'tekrar', 'usul'] as const),
] as const;
export type RefusalGround = (typeof REFUSAL_GROUNDS)[number];

type Words = Readonly<{
  article: string;
  name: Sentence;
  /** Letters of art. 11/1 that may be refused on this ground. */
  rights: readonly string[];
  /** Letters that may be refused only where the explanation cites this paragraph. */
  cited?: Readonly<Partial<Record<string, string>>>;
  /** Shipped texts that state this ground. */
  templates: readonly string[];
}>;

export const REFUSALS: Readonly<Record<RefusalGround, Words>> = refusals;

/** A ground with its article, as a letter and the log name it. */
export const refusalLine = (ground: RefusalGround, lang: Language): string =>
  `${REFUSALS[ground].name[lang]} (${articleIn(REFUSALS[ground].article, lang)})`;

/** Outcomes that refuse something. */
export const isRefusal = (outcome: string | null | undefined): boolean =>
  outcome === 'ret' || outcome === 'kismen';

/** Rights to information; a ground against erasure or correction does not answer them. */
const TO_BE_TOLD: readonly Right[] = ['a', 'b', 'c', 'ç'];

type Grounds = Readonly<{
  ret_nedeni?: RefusalGround | null | undefined;
  ret_ek_nedenler?: readonly RefusalGround[] | null | undefined;
}>;

/** All grounds of an answer, the main one first. */
export const groundsIn = ({ ret_nedeni, ret_ek_nedenler }: Grounds): RefusalGround[] =>
  ret_nedeni ? [...new Set([ret_nedeni, ...(ret_ek_nedenler ?? [])])] : [];

/**
 * Whether grounds fit the requested rights: each must refuse at least one, and in a full refusal together every
 * right to information. Without an explanation a ground counts if some explanation would support it.
 */
export function fitsRights(
  grounds: readonly RefusalGround[],
  rights: readonly Right[],
  outcome: AnswerOutcome,
  explanation?: string,
): boolean {
  const refuses = (ground: RefusalGround) => (right: Right) => {
    const { rights: own, cited = {} } = REFUSALS[ground];
    const paragraph = cited[right];
    return (
      own.includes(right) ||
      (paragraph !== undefined && (explanation === undefined || explanation.includes(paragraph)))
    );
  };
  const told = rights.filter((right) => TO_BE_TOLD.includes(right));
  return (
    grounds.length > 0 &&
    grounds.every((ground) => rights.some(refuses(ground))) &&
    (outcome !== 'ret' || told.every((right) => grounds.some((one) => refuses(one)(right))))
  );
}

/** The ground that a shipped text states. */
export const groundOf = (template: string): RefusalGround | undefined =>
  REFUSAL_GROUNDS.find((ground) => REFUSALS[ground].templates.includes(template));
