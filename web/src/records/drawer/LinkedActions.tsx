import { actions, type Action } from '@emanet/contract/actions';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Group, Text } from '@mantine/core';
import { IconChecklist, IconPlus } from '@tabler/icons-react';
import { type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { dayShort } from '../../platform/when.ts';
import { PaneStates } from '../../ui/panel/PaneStates.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { nameOf, type RecordRow, type Register } from '../register.ts';
import classes from './drawer.module.css';
import linked from './linked.module.css';
import { LinkedHead } from './LinkedHead.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

/** The actions that were opened from a record, the open ones first. */
export const useLinkedActions = ({ tur }: Register, id: number) =>
  useRead(
    actions.list,
    { query: { kayit_turu: tur, kayit_id: String(id) } },
    { select: ({ data }) => data.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b))) },
  );

const isDone = ({ durum, guncel }: Action) => durum || !guncel;

/** How many of them are open. */
export const openCount = (rows: readonly Action[] | undefined): number =>
  rows?.filter((one) => !isDone(one)).length ?? 0;

type Props = Readonly<{ query: UseQueryResult<Action[]>; register: Register; row: RecordRow }>;

/** Actions about a record; each leads to its action, which leads back. */
export function LinkedActions({ query, register, row }: Props) {
  const { t } = useTranslation();
  const add = useCan('actions.write') && (
    <ActButton
      component={Link}
      to={`/aksiyonlar?${beginOf(register, row)}`}
      variant="default"
      icon={IconPlus}
    >
      {t('form.openAction')}
    </ActButton>
  );
  return (
    <PaneStates
      query={query}
      loading={t('common.loading')}
      failed={t('records.actions.failed')}
      isEmpty={(all) => all.length === 0}
      empty={{
        icon: <IconChecklist size={20} aria-hidden />,
        title: t('records.actions.empty'),
        text: t(add ? 'records.actions.emptyText' : 'records.actions.emptyRead'),
        children: add,
      }}
    >
      {(all) => (
        <section className={classes.section}>
          <LinkedHead title={t('actions.title')} count={all.length}>
            {add}
          </LinkedHead>
          <ul className="em-card em-lines">
            {all.map((one) => (
              <li key={one.id} className={`em-hover ${linked.line}`}>
                <Line one={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PaneStates>
  );
}

function Line({ one }: { one: Action }) {
  const { t, lang } = useTranslation();
  const { son_tarih } = one;
  const today = todayInTurkey();
  const day =
    son_tarih &&
    (!isDone(one) && son_tarih < today
      ? t('clocks.daysLate', { count: daysBetween(son_tarih, today) })
      : dayShort(son_tarih, lang));
  return (
    <>
      <Group gap="4px 8px">
        <Link
          className="em-whole"
          to={`${one.guncel ? '/aksiyonlar' : '/aksiyon-arsiv'}?aksiyon=${one.id}`}
        >
          {one.aksiyon_ismi}
        </Link>
        <RiskMark risk={one.durum ? 'Tamamlanmış' : one.risk} />
      </Group>
      <Text fz="meta" c="dimmed">
        {[one.department_name, one.sorumlu, day, !one.guncel && t('ui.archive.archived')]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  );
}

/** Initial values of a new action about a record. */
const beginOf = (register: Register, row: RecordRow): string =>
  new URLSearchParams({
    ekle: '1',
    kayit: `${register.tur}:${row.id}`,
    kayit_adi: nameOf(register, row),
    birim: String(row.department_id),
  }).toString();
