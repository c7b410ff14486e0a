import { Anchor, Text } from '@mantine/core';
import type { Dashboard } from '@emanet/contract/dashboard';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import rows from '../../ui/panel/rows.module.css';
import { COUNTER_ADDRESSES } from './addresses.ts';
import css from './counters.module.css';

/** Counters in their order, each with the tone of its warnings. */
const COUNTERS = [
  ['veri_harita', 'mid'],
  ['veri_aktarim', 'abroad'],
  ['diger_aktarim', 'high'],
  ['varlik_listesi', 'special'],
  ['aksiyonlar', 'high'],
  ['dokumanlar', 'mid'],
  ['metinler', 'mid'],
  ['basvurular', 'high'],
] as const;

/** Number of each kind, and below it the number that needs attention. */
export function Counters({ counters }: { counters: Dashboard['sayaclar'] }) {
  const { t, lang } = useTranslation();
  return (
    <ul className={`em-card ${rows.cells} ${css.counters}`} aria-label={t('dashboard.counters')}>
      {COUNTERS.map(([name, tone]) => {
        const counter = counters[name];
        if (!counter) return null;
        const [all, attention] = COUNTER_ADDRESSES[name];
        const { toplam, dikkat, bilinmeyen } = counter;
        return (
          <li key={name}>
            <Anchor component={Link} to={all} display="block" fz="sm" c="var(--em-text-2)">
              {t(`dashboard.counter.${name}`)}
              <b className="em-num">{toplam.toLocaleString(lang)}</b>
            </Anchor>
            {dikkat > 0 ? (
              <Anchor
                component={Link}
                to={attention}
                display="block"
                fz="meta"
                mih={24}
                py="hair"
                lh={1.4}
                className="em-toned"
                data-tone={tone}
                data-counter={name}
              >
                {t(`dashboard.attention.${name}`, { count: dikkat })}
              </Anchor>
            ) : (
              <Text fz="meta" lh={1.4} py="hair" c="dimmed">
                {bilinmeyen > 0
                  ? t(`dashboard.open.${name}`, { count: bilinmeyen })
                  : toplam > 0 && t(`dashboard.calm.${name}`)}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
