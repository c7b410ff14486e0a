import { useLanguage, useTranslation } from '../platform/i18n.ts';
import marks from './marks.module.css';

const FULL = 100;
const GOOD = 75;

// Made once: a list draws thousands of these.
const PERCENT = {
  tr: new Intl.NumberFormat('tr', { style: 'percent' }),
  en: new Intl.NumberFormat('en', { style: 'percent' }),
};

const levelOf = (value: number) => (value >= FULL ? 'full' : value >= GOOD ? 'good' : 'low');

type Props = Readonly<{
  value: number;
  /** A rule speaks about it: whole is not the same as right, so it is not shown as done. */
  warned?: boolean;
}>;

/** How complete a record is, from 0 to 100: a short bar and the percentage. */
export function CompletenessBar({ value, warned = false }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const percent = PERCENT[language].format(value / FULL);
  return (
    <span className={marks.completeness} title={t('ui.complete', { percent })}>
      <span className={marks.track} aria-hidden="true">
        <span
          className={marks.fill}
          data-level={warned ? 'low' : levelOf(value)}
          style={{ width: `${Math.min(value, FULL)}%`, display: 'block' }}
        />
      </span>
      <span className="em-num">{percent}</span>
    </span>
  );
}
