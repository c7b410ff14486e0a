import { actions } from '@emanet/contract/actions';
import { portfolio, type DueOfClient } from '@emanet/contract/portfolio';
import { useState } from 'react';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { findByWords } from '../../ui/word-search.ts';
import { MenuAct, MenuHead, MenuSearch } from '../../ui/menu/MenuAct.tsx';

type Props = Readonly<{
  /** Due days that are assigned together. */
  duties: readonly Pick<DueOfClient, 'company_id'>[];
  /** This week's due days, from which the load of each person is counted. */
  week: readonly DueOfClient[];
  onAssign: (user_id: number, fullname: string, next: boolean) => void;
}>;

/**
 * Members of the client's company, or consultants for several clients, with each one's work this
 * week. Ctrl moves on to the next row.
 */
export function AssignItems({ duties, week, onAssign }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState('');
  const [first, ...others] = [...new Set(duties.map(({ company_id }) => company_id))];
  const members = useRead(actions.people, first === undefined ? {} : { company_id: first }, {
    enabled: others.length === 0,
  });
  const colleagues = useRead(portfolio.colleagues, {}, { enabled: others.length > 0 });
  const data: readonly Readonly<{ user_id: number; fullname: string }>[] =
    (others.length === 0 ? members.data : colleagues.data) ?? [];
  const loadOf = (user_id: number) => week.filter((due) => due.sahip?.user_id === user_id).length;
  const found = findByWords(data, asked, { name: ({ fullname }) => fullname });
  return (
    <>
      <MenuSearch
        value={asked}
        onChange={(event) => setAsked(event.currentTarget.value)}
        placeholder={t('portfolio.findPerson')}
        aria-label={t('portfolio.findPerson')}
        data-autofocus
        onKeyDown={(event) => {
          const [best] = found;
          if (event.key !== 'Enter' || !best) return;
          event.preventDefault();
          onAssign(best.user_id, best.fullname, event.ctrlKey || event.metaKey);
        }}
      />
      {found.map(({ user_id, fullname }) => (
        <MenuAct
          key={user_id}
          rightSection={t('portfolio.load', { count: loadOf(user_id) })}
          onClick={(event) => onAssign(user_id, fullname, event.ctrlKey || event.metaKey)}
        >
          {fullname}
        </MenuAct>
      ))}
      {found.length === 0 && <MenuHead>{t('portfolio.nobodyFound')}</MenuHead>}
    </>
  );
}
