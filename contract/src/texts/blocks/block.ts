import { DETAIL_FIELD } from '../../records/category-detail.ts';
import type { Lack } from '../../records/linked-answers.ts';
import type { Language } from '../../shared/primitives.ts';
import type { Coverage, Source, SourceType, Span, TextGap, TextSentence } from '../model.ts';
import { keyOfSource } from '../model.ts';
import { fieldName } from '../field-names.ts';
import { warningText } from '../../records/labels.ts';
import type { Warning } from '../../records/warnings.ts';
import { source, textOf, type Part, type TextRegister } from '../register.ts';

/** Input of a block; `siz`: it speaks to the persons whose data it is about. */
export type BlockInput = Readonly<{
  lang: Language;
  siz: boolean;
  /** Groups of persons whom the text tells; none: everybody. */
  okur: readonly string[];
  /** Without the activities: a block has them as parts. */
  register: Omit<TextRegister, 'activities'>;
  parts: readonly Part[];
  coverage: Coverage;
}>;
export type BlockOutput = Readonly<{
  cumleler: readonly TextSentence[];
  bosluklar: readonly TextGap[];
}>;
export type Block = (input: BlockInput) => BlockOutput;

/** Pieces of a sentence: own words, or words with the fields that they come from. */
type Piece = string | Span | undefined;

export const from = (t: string, ...s: readonly Source[]): Span => ({ t, s });

/** A sentence of joined pieces. */
export const sentence = (k: string, pieces: readonly Piece[], more = {}): TextSentence => ({
  k,
  p: pieces.flatMap((one) => (one === undefined ? [] : typeof one === 'string' ? { t: one } : one)),
  ...more,
});

/** A field that the register leaves open, by its name. */
export function gap(tur: SourceType, id: number, alan: string, lang: Language): TextGap {
  const kaynak = source(tur, id, alan);
  return { k: keyOfSource(kaynak), kaynak, ad: fieldName(kaynak, lang) };
}

/** Values of a record come as JSON; the server alone writes its warnings. */
const isWarning = (one: unknown): one is Warning =>
  typeof one === 'object' && one !== null && 'kod' in one && 'seviye' in one && 'alan' in one;

/** Unanswered warnings of an activity that keep its lines out of a text, each leading to its field. */
export function warned(
  { id, values }: Part,
  lang: Language,
  forbids: (warning: Warning) => boolean,
  more: (warning: Warning) => string = () => '',
): TextGap[] {
  const warnings: unknown[] = Array.isArray(values.uyarilar) ? values.uyarilar : [];
  return warnings
    .filter(isWarning)
    .filter(forbids)
    .map((one) => {
      const open = gap('veri_harita', id, one.alan, lang);
      const { title } = warningText('processingActivities', one.kod, lang);
      const ad = `“${textOf(values, 'surec_ismi')}”: ${title}${more(one)}`;
      return { ...open, k: `${open.k}:${one.kod}`, ad, neden: 'uyari' as const };
    });
}

/** Part that an activity's statement lacks: its answer, the record of it, or agreement of the two. */
export function gapOfAnswer(id: number, alan: string, lack: Lack, lang: Language): TextGap {
  const open = gap('veri_harita', id, alan, lang);
  return lack === 'yanitsiz' ? open : { ...open, neden: lack };
}

/** Outputs in order; each gap occurs once. */
export const together = (outputs: readonly BlockOutput[]): BlockOutput => ({
  cumleler: outputs.flatMap(({ cumleler }) => cumleler),
  bosluklar: [
    ...new Map(outputs.flatMap(({ bosluklar }) => bosluklar.map((one) => [one.k, one]))).values(),
  ],
});

/** A sentence of each part, or what it lacks. */
export const ofParts =
  (make: (part: Part, input: BlockInput) => TextSentence | readonly TextGap[]): Block =>
  (input) =>
    together(
      input.parts.map((part) => {
        const made = make(part, input);
        return 'k' in made
          ? { cumleler: [made], bosluklar: [] }
          : { cumleler: [], bosluklar: made };
      }),
    );

/** Fields of an activity. */
export const ofActivity = ({ id, detailed }: Part, ...fields: readonly string[]): Source[] =>
  [...new Set(fields.map((field) => (detailed.has(field) ? DETAIL_FIELD : field)))].map((alan) =>
    source('veri_harita', id, alan),
  );
