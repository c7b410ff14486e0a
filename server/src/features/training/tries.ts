import { createHash } from 'node:crypto';
import type { AskedQuestion, Question, TrainingPage } from '@emanet/contract/training/rows';
import type { Choices } from './page-queries.ts';
import type { Questions } from './questions.ts';

/** A question of a try: `order` holds the shown places of its choices. */
export type Asked = Readonly<{ question: Question; order: readonly number[] }>;

type Try = Readonly<{ id: number; deneme: number; cevaplar: Choices }>;

/** A Turkish text replaces a missing English one. */
const both = ({ tr, en }: { tr: string; en: string }) => ({ tr, en: en || tr });

/**
 * Draws the questions of a try and the order of their choices from the invitation and the number of
 * the try, so that a reload shows the same and another person sees others.
 */
export function askedIn({ id, deneme, cevaplar }: Try, { sorular, sorulan }: Questions): Asked[] {
  const placeOf = (...parts: readonly (string | number)[]) =>
    createHash('sha256')
      .update([id, deneme, ...parts].join(' '))
      .digest('hex');
  const inOrder = <Item>(items: readonly Item[], keyOf: (item: Item) => string | number) =>
    items.toSorted((a, b) => placeOf(keyOf(a)).localeCompare(placeOf(keyOf(b))));
  const drawn = inOrder(sorular, (one) => one.id);
  // Earlier answers belong to the try, even if other questions were drawn then.
  const answered = drawn.filter((one) => one.id in cevaplar);
  const others = drawn.filter((one) => !(one.id in cevaplar));
  const chosen = [...answered, ...others].slice(0, sorulan ?? sorular.length);
  return drawn
    .filter((one) => chosen.includes(one))
    .map((question) => ({
      question,
      order: inOrder([...question.secenekler.keys()], (place) => `${question.id} ${place}`),
    }));
}

/** Questions without their right answers. */
export const shownQuestions = (asked: readonly Asked[]): TrainingPage['sorular'] =>
  asked.map(({ question, order }) => ({
    id: question.id,
    soru: both(question.soru),
    secenekler: order.flatMap((place) => question.secenekler[place] ?? []).map(both),
  }));

/** Choices so far, in their shown places. */
export const shownChoices = (asked: readonly Asked[], cevaplar: Choices) =>
  asked.flatMap(({ question, order }) => {
    const chosen = cevaplar[question.id];
    return chosen ? [{ soru_id: question.id, secenek: order.indexOf(chosen.son) }] : [];
  });

const explained = ({ question, order }: Asked, son: number): AskedQuestion => ({
  soru_id: question.id,
  soru: both(question.soru),
  secenekler: order.flatMap((place) => question.secenekler[place] ?? []).map(both),
  secenek: order.indexOf(son),
  dogru: son === question.dogru,
  dogru_secenek: order.indexOf(question.dogru),
  aciklama: both(question.aciklama),
  madde: question.madde,
  video_id: question.video_id,
  saniye: question.saniye,
});

/** The questions of a try with their answers and the right ones; null before its end. */
export function resultOf(asked: readonly Asked[], cevaplar: Choices): AskedQuestion[] | null {
  const answered = asked.map((one) => {
    const chosen = cevaplar[one.question.id];
    return chosen && explained(one, chosen.son);
  });
  return answered.every((one) => one !== undefined) ? answered.flatMap((one) => one ?? []) : null;
}
