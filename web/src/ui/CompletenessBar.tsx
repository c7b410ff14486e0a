import { useLanguage, useTranslation } from '../platform/i18n.ts';
import marks from './marks.module.css';

const FULL = 100;
const GOOD = 75;

// Made once: a list draws thousands of these.
const PERCENT = {
  tr: new Intl.NumberFormat('tr', { style: 'percent' }),
  en: new Intl.NumberFormat('en', { style: 'percent' }),
};

const levelOf = (value: number) => (value >= FULL ? 'done' : value >= GOOD ? 'brand' : 'mid');

type Props = Readonly<{
  value: number;
  /** A rule is broken: complete is not correct, so it is not shown as done. */
  warned?: boolean;
}>;

/** Completeness of a record, from 0 to 100: a short bar and the percentage. */
export function CompletenessBar({ value, warned = false }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const percent = PERCENT[language].format(value / FULL);
  return (
    <span className={marks.tag} title={t('ui.complete', { percent })}>
      <span
        className={marks.track}
        data-tone={warned ? 'mid' : levelOf(value)}
        style={{ backgroundSize: `${Math.min(value, FULL)}% 100%` }}
        aria-hidden
      />
      <span className="em-num">{percent}</span>
    </span>
  );
}
