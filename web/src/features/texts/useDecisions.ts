import type { TextDifference, TextDifferences } from '@emanet/contract/texts';
import { plainOf } from '@emanet/contract/texts/model';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';

/** Decision about a difference: taken into the text, or left out of this version. */
export type Decision = 'al' | 'birak';

/** Goes through differences by key: J and K move, A takes, E leaves to the hand. */
export function useDecisions(differences: readonly TextDifference[]) {
  const { t } = useTranslation();
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const [at, setAt] = useState(0);
  const current = differences[at];
  const decide = (k: string, decision: Decision) => {
    setDecisions((all) => ({ ...all, [k]: decision }));
    setAt((place) => Math.min(place + 1, Math.max(0, differences.length - 1)));
  };
  useEffect(() => {
    document.getElementById(`fark-${at + 1}`)?.scrollIntoView({ block: 'center' });
  }, [at]);
  useEffect(() => {
    const onKey = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const typing =
        target instanceof HTMLElement && target.closest('input, textarea, [role="dialog"]');
      if (typing || altKey || ctrlKey || metaKey) return;
      if (key === 'j') setAt((place) => Math.min(place + 1, Math.max(0, differences.length - 1)));
      if (key === 'k') setAt((place) => Math.max(place - 1, 0));
      if (key === 'a' && current) decide(current.k, 'al');
      if (key === 'e' && current) decide(current.k, 'birak');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  /** Sentences that keep the published wording in the new draft. */
  const overruled = ({ metin }: TextDifferences) => {
    const said = (lang: 'tr' | 'en', k: string) => {
      const own = metin[lang].bolumler
        .flatMap(({ cumleler }) => cumleler)
        .find((one) => one.k === k);
      return own ? plainOf(own).trim() : '';
    };
    return Object.fromEntries(
      Object.entries(decisions).flatMap(([k, decision]) =>
        decision === 'birak'
          ? [[k, { tr: said('tr', k), en: said('en', k), gerekce: t('texts.leftReason') }]]
          : [],
      ),
    );
  };
  return { decisions, decide, current, setAt, overruled };
}
