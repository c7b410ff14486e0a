import type { Undated as UndatedWork } from '@emanet/contract/dashboard';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { QUESTION_ADDRESSES } from '../../clocks/clocks.tsx';
import { COUNTER_ADDRESSES } from '../addresses.ts';
import css from './due.module.css';

const hasUndated = ({ sorular, beyan_karsilastiriliyor: _, ...counts }: UndatedWork): boolean =>
  sorular.length > 0 || Object.values(counts).some((count) => count > 0);

/** The sentence shown when no work is due within four weeks, as far as known. */
export const nothingDue = (undated: UndatedWork) =>
  undated.beyan_karsilastiriliyor
    ? 'dashboard.due.comparing'
    : hasUndated(undated)
      ? 'dashboard.due.nothingDated'
      : 'dashboard.due.nothing';

/** Work without a day or a person, which the calendar cannot show, and unanswered questions. */
export function Undated({ work }: { work: UndatedWork }) {
  const { t } = useTranslation();
  if (!hasUndated(work)) return null;
  const lines = [
    ...work.sorular.map((question) => ({
      key: question,
      text: t(`clocks.questions.${question}`),
      to: QUESTION_ADDRESSES[question],
      act: t('dashboard.undated.answer'),
    })),
    ...(
      [
        ['actions', work.tarihsiz_aksiyon, COUNTER_ADDRESSES.aksiyonlar[0]],
        ['departments', work.temsilcisiz_departman, '/organizasyon'],
        ['records', work.eksik_kayit, COUNTER_ADDRESSES.veri_harita[1]],
      ] as const
    )
      .filter(([, count]) => count > 0)
      .map(([key, count, to]) => ({
        ...{ key, to, act: t('dashboard.undated.open') },
        text: t(`dashboard.undated.${key}`, { count }),
      })),
  ];
  return (
    <section aria-label={t('dashboard.undated.title')}>
      <h3 className={`em-meta em-strong ${css.rank}`} data-tone="plain">
        {t('dashboard.undated.title')}
        <span className="em-num">{lines.length}</span>
      </h3>
      <Stack component="ul" gap={0}>
        {lines.map(({ key, text, to, act }) => (
          <QuietLine key={key}>
            <Text span fz="sm" miw={0}>
              {text}
            </Text>
            <Button
              component={Link}
              to={to}
              size="xs"
              variant="default"
              className={css.step ?? ''}
              aria-label={`${act}: ${text}`}
            >
              {act}
            </Button>
          </QuietLine>
        ))}
      </Stack>
    </section>
  );
}

/** A line of a list for less urgent work. */
export const QuietLine = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Group
    component="li"
    mih="44px"
    py="tight"
    px="panel"
    gap="sm"
    wrap="nowrap"
    justify="space-between"
    className="em-faint em-line-top"
  >
    {children}
  </Group>
);
