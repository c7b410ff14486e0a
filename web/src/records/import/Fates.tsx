import { useEffect, useRef } from 'react';
import type { ImportPlan } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import css from './plan.module.css';
import { FATES, type Fate } from './rows.ts';

type Props = Readonly<{
  summary: ImportPlan['ozet'];
  fate: Fate | undefined;
  onFate: (fate: Fate | undefined) => void;
  /** Element that says in words what the counts come to. */
  describedBy: string;
}>;

/** The four counts; each narrows the list to its rows, once more shows all. */
export function Fates({ summary, fate, onFate, describedBy }: Props) {
  const { t, lang } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  // The chosen or pressed element is gone from the page; whoever waited for the check reads on here.
  useEffect(() => group.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={group}
      tabIndex={-1}
      className={css.fates}
      role="group"
      aria-label={t('import.fates.label')}
      aria-describedby={describedBy}
    >
      {FATES.map((one) => (
        <button
          key={one}
          type="button"
          className={css.fate}
          data-fate={one}
          disabled={summary[one] === 0}
          aria-pressed={fate === one}
          onClick={() => onFate(fate === one ? undefined : one)}
        >
          <b className="em-num">{summary[one].toLocaleString(lang)}</b>
          {t(`import.fates.${one}`)}
        </button>
      ))}
    </div>
  );
}
