import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { dueAddress, type Due, type DueItem } from '@emanet/contract/dashboard';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { dayInWords } from '../../../platform/when.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { SPANS, spanOf, toneOf } from './days.ts';
import css from './due.module.css';
import { KindIcon } from '../../clocks/clocks.tsx';
import { remaining } from './remaining.ts';

/** Due work, the late ones first, with the time that is left. */
export function DueList({ due, today }: { due: Due; today: string }) {
  const { t } = useTranslation();
  return (
    <div className={css.list}>
      {SPANS.map((span) => {
        const items = due.isler.filter((item) => spanOf(item, today) === span);
        if (items.length === 0) return null;
        return (
          <section key={span} aria-label={t(`dashboard.due.spans.${span}`)}>
            <h3>{t(`dashboard.due.spans.${span}`)}</h3>
            <ul>
              {items.map((item) => (
                <DueLine key={item.sure_id} item={item} today={today} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function DueLine({ item, today }: { item: DueItem; today: string }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const tone = toneOf(item, today);
  return (
    <li>
      <KindIcon tur={item.tur} size={18} />
      <span>
        <Link to={dueAddress(item)}>{item.ad}</Link>
        <small>
          {[CLOCKS[item.tur].ad[lang], item.department_name].filter(Boolean).join(', ')}
        </small>
      </span>
      <span title={dayInWords(item.gun, lang)}>
        <Tag tone={tone === 'low' ? 'plain' : tone}>{remaining(t, item, today)}</Tag>
      </span>
    </li>
  );
}
