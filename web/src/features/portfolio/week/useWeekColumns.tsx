import { Group, Text } from '@mantine/core';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import type { DueOfClient } from '@emanet/contract/portfolio';
import { articleIn } from '@emanet/contract/shared/articles';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { column, type Column } from '../../../ui/table/column.ts';
import { dayWithWeekday } from '../../../platform/when.ts';
import { Cut } from '../../../ui/table/Cut.tsx';
import { KindIcon, Owner, useLeftWords, useOwnerWords } from '../../clocks/clocks.tsx';
import { AssignButton } from '../AssignButton.tsx';
import { LeftTag } from '../useClientColumns.tsx';

export type Company = Readonly<{ company_id: number; company_name: string; logo: string | null }>;

type Options = Readonly<{
  now: number;
  companyOf: (company_id: number) => Company | undefined;
  onAssign: (one: DueOfClient, button: HTMLElement) => void;
}>;

/** The plan of a duty in words: its day, and that it waits for the client; empty without a plan. */
export function usePlanWords() {
  const { t, lang } = useTranslation();
  return useCallback(
    ({ plan_gunu, bekleniyor }: DueOfClient): string =>
      [plan_gunu && dayWithWeekday(plan_gunu, lang), bekleniyor && t('portfolio.plan.state')]
        .filter(Boolean)
        .join(', '),
    [t, lang],
  );
}

/** The columns of a week over all clients, at an instant. */
export function useWeekColumns({
  now,
  companyOf,
  onAssign,
}: Options): readonly Column<DueOfClient>[] {
  const { t, lang } = useTranslation();
  const words = useLeftWords();
  const ownerWords = useOwnerWords();
  const planWords = usePlanWords();
  return useMemo(
    () => [
      {
        id: 'is',
        label: t('clocks.duty'),
        width: 530,
        least: 300,
        cell: (one) => (
          <Group component="span" gap="near" wrap="nowrap" miw={0}>
            <KindIcon tur={one.tur} size={17} />
            <strong>{CLOCKS[one.tur].ad[lang]}</strong>
            <Text span fz="inherit" c="dimmed" truncate title={one.ad}>
              {one.ad}
            </Text>
          </Group>
        ),
        paper: (one) => `${CLOCKS[one.tur].ad[lang]}: ${one.ad}`,
      },
      {
        id: 'madde',
        label: t('fields.article'),
        width: 84,
        rank: 4,
        cell: (one) =>
          one.madde && (
            <Tag>
              {articleIn(one.madde.split(',')[0] ?? '', lang).replace(/^KVKK (m\. |Art\. )/, '')}
            </Tag>
          ),
        paper: (one) => articleIn(one.madde, lang),
      },
      {
        id: 'musteri',
        label: t('portfolio.client'),
        width: 300,
        least: 180,
        cell: ({ company_id }) => {
          const company = companyOf(company_id);
          return (
            company && (
              <Group component="span" gap="near" wrap="nowrap" miw={0}>
                <Logo id={company_id} name={company.company_name} logo={company.logo} />
                <Cut title={company.company_name} />
              </Group>
            )
          );
        },
        paper: ({ company_id }) => companyOf(company_id)?.company_name,
      },
      column(
        'gun',
        t('clocks.last'),
        110,
        (one) => <span className="em-num">{words.last(one, now)}</span>,
        { rank: 3 },
      ),
      column('kalan', t('clocks.left'), 156, (one) => <LeftTag due={one} now={now} />, {
        rank: 1,
        paper: (one) => words.left(one, now),
      }),
      column(
        'plan',
        t('portfolio.plan.title'),
        150,
        (one) =>
          one.bekleniyor && !one.plan_gunu ? (
            <Tag tone="mid">{planWords(one)}</Tag>
          ) : (
            <Cut title={planWords(one)} />
          ),
        { rank: 5, paper: planWords },
      ),
      {
        id: 'sorumlu',
        label: t('portfolio.person'),
        width: 170,
        rank: 2,
        cell: (one) => (
          <AssignButton
            owner={one.sahip}
            duty={one.sure_id}
            onAssign={(button) => onAssign(one, button)}
          >
            {one.sahip ? <Owner owner={one.sahip} /> : <Cut title={t('portfolio.assign')} />}
          </AssignButton>
        ),
        paper: (one) => ownerWords(one.sahip),
      },
    ],
    [t, lang, words, ownerWords, planWords, now, companyOf, onAssign],
  );
}
