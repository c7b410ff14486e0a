import type { Dashboard } from '@emanet/contract/dashboard';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { COUNTER_ADDRESSES } from './addresses.ts';
import css from './counters.module.css';

const ORDER = [
  'veri_harita',
  'veri_aktarim',
  'diger_aktarim',
  'varlik_listesi',
  'aksiyonlar',
  'dokumanlar',
  'metinler',
  'basvurular',
] as const;

/** How much there is of each kind, and below it how many of them want attention. */
export function Counters({ counters }: { counters: Dashboard['sayaclar'] }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <ul className={css.counters} aria-label={t('dashboard.counters')}>
      {ORDER.map((name) => {
        const counter = counters[name];
        if (!counter) return null;
        const [all, attention] = COUNTER_ADDRESSES[name];
        const { toplam, dikkat } = counter;
        return (
          <li key={name}>
            <Link to={all} className={css.main}>
              <span>{t(`dashboard.counter.${name}`)}</span>
              <b className="em-num">{toplam.toLocaleString(lang)}</b>
            </Link>
            {dikkat > 0 ? (
              <Link to={attention} className={css.attention} data-counter={name}>
                {t(`dashboard.attention.${name}`, { count: dikkat })}
              </Link>
            ) : (
              <span className={css.calm}>{toplam > 0 && t(`dashboard.calm.${name}`)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
