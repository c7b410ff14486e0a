import { dueAddress } from '@emanet/contract/dashboard';
import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import type { DueGroup } from './days.ts';
import css from './due.module.css';
import { KindIcon } from './KindIcon.tsx';
import { remaining } from './remaining.ts';

/** One piece of work in the calendar, a link; several of a kind are one button with a menu of them. */
export function DueChip({ group, today }: { group: DueGroup; today: string }) {
  const { t } = useTranslation();
  const { tur, tone, late, items } = group;
  const [first] = items;
  if (!first) return null;
  const named = `${t(`dashboard.due.kinds.${tur}`)}: ${first.ad}, ${remaining(t, first, today)}`;
  if (items.length === 1)
    return (
      <Link
        to={dueAddress(first)}
        className={css.chip}
        data-tone={tone}
        title={named}
        aria-label={named}
      >
        <KindIcon tur={tur} />
        <span>{first.ad}</span>
      </Link>
    );
  const label = t(`dashboard.due.${late ? 'manyLate' : 'many'}.${tur}`, { count: items.length });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className={css.chip}
          data-tone={tone}
          title={label}
          aria-label={label}
        >
          <KindIcon tur={tur} />
          <span>{label}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown className={css.menu}>
        {items.map((item) => (
          <Menu.Item
            key={item.record_id}
            component={Link}
            to={dueAddress(item)}
            rightSection={<span className={css.left}>{remaining(t, item, today)}</span>}
          >
            {item.ad}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
