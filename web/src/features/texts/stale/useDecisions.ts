import type { SingleText, TextDifferences } from '@emanet/contract/texts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { actOf, isAsked, isTyping } from '../../../platform/keys.ts';
import { workKey } from '../../../platform/session/kept-work.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { useKeydown } from '../../../platform/useKeydown.ts';
import {
  decidedBody,
  nextUndecided,
  readDecisions,
  stampOf,
  type Decision,
  type Decisions,
} from './decisions.ts';

const stored = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

function store(key: string, decisions: Decisions): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(decisions));
  } catch {
    // Without storage the decisions are lost at a reload.
  }
}

export const cardOf = (no: number): string => `karar-${no}`;
export const sentenceOf = (no: number): string => `fark-${no}`;

/**
 * Steps through differences by key and stores the decisions in this tab, so that a reload keeps
 * them. `onWrite` opens the writing by hand; a decided difference makes way for the next open one.
 */
export function useDecisions(text: SingleText, found: TextDifferences, onWrite: () => void) {
  const { t } = useTranslation();
  const { user_id } = useUser();
  const { farklar } = found;
  const key = workKey('redline', user_id, text.company_id, text.id, found.sira);
  const [kept, setKept] = useState<Decisions>(() => readDecisions(stored(key), farklar));
  const [at, setAt] = useState(() => nextUndecided(farklar, kept) ?? 0);
  const moved = useRef(false);
  // A change that was kept away or moved on since takes its decision along.
  const decisions: Decisions = Object.fromEntries(
    farklar.flatMap((one) => {
      const known = kept[one.k];
      return known?.of === stampOf(one) ? [[one.k, known] as const] : [];
    }),
  );
  const place = Math.min(at, Math.max(0, farklar.length - 1));
  const current = farklar[place];
  /** Moves to a difference and scrolls to its card and its sentence. */
  const go = (next: number) => {
    moved.current = true;
    setAt(Math.min(Math.max(next, 0), Math.max(0, farklar.length - 1)));
  };
  const decide = (k: string, karar: Decision) => {
    const of = farklar.find((one) => one.k === k);
    if (!of) return;
    const next = { ...decisions, [k]: { of: stampOf(of), karar } };
    setKept(next);
    store(key, next);
    go(nextUndecided(farklar, next, farklar.indexOf(of)) ?? farklar.indexOf(of));
  };
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    document.getElementById(sentenceOf(place + 1))?.scrollIntoView({ block: 'center' });
    const card = document.getElementById(cardOf(place + 1));
    card?.scrollIntoView({ block: 'nearest' });
    if (card && !card.contains(document.activeElement)) card.focus({ preventScroll: true });
  });
  useKeydown((event) => {
    if (event.defaultPrevented || isTyping(event.target) || isAsked()) return;
    const act = actOf('texts', event);
    if (act === 'next') go(place + 1);
    if (act === 'previous') go(place - 1);
    if (!current) return;
    if (act === 'take') decide(current.k, { ne: 'al' });
    if (act === 'leave') decide(current.k, { ne: 'birak' });
    if (act !== 'write') return;
    // Otherwise the letter would be typed into the dialog that it opens.
    event.preventDefault();
    onWrite();
  });
  return {
    decisions,
    decide,
    current,
    place,
    go,
    choose: setAt,
    done: Object.keys(decisions).length,
    open: nextUndecided(farklar, decisions),
    forget: () => store(key, {}),
    bodyOf: (body: NonNullable<SingleText['govde']>) =>
      decidedBody(body, found, decisions, t('texts.leftReason')),
  };
}
