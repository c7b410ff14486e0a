import type { ImportPlan } from '@emanet/contract/records/import';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import css from './import.module.css';
import { FATES, type Fate } from './rows.ts';

type Props = Readonly<{
  summary: ImportPlan['ozet'];
  fate: Fate | undefined;
  onFate: (fate: Fate | undefined) => void;
}>;

/** The four counts; each narrows the list to its rows, once more shows all. */
export function Fates({ summary, fate, onFate }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <div className={css.fates} role="group" aria-label={t('import.fates.label')}>
      {FATES.map((one) => (
        <button
          key={one}
          type="button"
          data-fate={one}
          disabled={summary[one] === 0}
          aria-pressed={fate === one}
          onClick={() => onFate(fate === one ? undefined : one)}
        >
          <b>{summary[one].toLocaleString(lang)}</b>
          <span>{t(`import.fates.${one}`)}</span>
        </button>
      ))}
    </div>
  );
}
