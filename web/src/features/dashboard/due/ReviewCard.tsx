import { leftOf } from '@emanet/contract/clocks/left';
import type { DueItem } from '@emanet/contract/dashboard';
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { reviewAddress } from '@emanet/contract/shared/company-address';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { useLeftWords } from '../../clocks/clocks.tsx';
import {
  Question,
  useConfirm,
  useDueConfirmations,
  useReview,
} from '../../confirmations/confirmations.ts';
import css from './due.module.css';

/** Seconds for the review of one record. */
const SECONDS_A_RECORD = 38;

/** The one task that only a representative can do, large: the review of the own inventory. */
export function ReviewCard({ item, now }: Readonly<{ item: DueItem; now: number }>) {
  const { t } = useTranslation();
  const words = useLeftWords();
  const asked = useDueConfirmations().find((one) => one.department_id === item.department_id);
  const answers = useReview(asked?.department_id).data?.cevaplar;
  const [confirming, setConfirming] = useState(false);
  const confirm = useConfirm(() => setConfirming(false));
  const { tone } = leftOf(item, now);
  const count = asked?.faaliyet ?? 0;
  // Answers about records deleted since are kept.
  const done = answers && Math.min(Object.keys(answers).length, count);
  const sentences = asked && [
    asked.degisen === null
      ? t('dashboard.due.reviewNever', { count })
      : t('dashboard.due.reviewChanged', { count, changed: asked.degisen }),
    asked.uyarili > 0 && t('dashboard.due.reviewWarned', { count: asked.uyarili }),
    t('dashboard.due.reviewHow', {
      minutes: Math.max(1, Math.round((count * SECONDS_A_RECORD) / 60)),
    }),
  ];
  return (
    <section
      className={`em-card ${css.review}`}
      data-review-card
      aria-label={t('dashboard.due.review')}
    >
      <Stack gap="sm" align="flex-start">
        <Group gap="sm">
          <Tag tone={tone === 'low' ? 'plain' : tone}>{words.left(item, now)}</Tag>
          <Text span fz="sm" c="dimmed">
            {item.department_name}
          </Text>
        </Group>
        <Title order={2} fz="title" fw={620}>
          {t('dashboard.due.review')}
        </Title>
        <Text fz="sm" c="var(--em-text-2)" maw="36em">
          {sentences?.filter(Boolean).join(' ')}
        </Text>
        <Group gap="sm">
          <Button component={Link} to={reviewAddress(item.department_id ?? undefined)}>
            {t('dashboard.due.reviewBegin')}
          </Button>
          {asked && (
            <Button variant="subtle" color="gray" onClick={() => setConfirming(true)}>
              {t('dashboard.due.reviewConfirm')}
            </Button>
          )}
        </Group>
      </Stack>
      {asked && (
        <Stack gap="sm">
          {done !== undefined && (
            <Box fz="sm">
              <Group justify="space-between" gap="sm" mb="tight">
                <Text span inherit c="dimmed">
                  {t('dashboard.due.reviewDone')}
                </Text>
                <b className="em-num">{`${done} / ${count}`}</b>
              </Group>
              <progress
                className="em-progress"
                style={{ width: '100%' }}
                value={done}
                max={count}
                aria-hidden
              />
            </Box>
          )}
          <Facts
            facts={[
              [
                t('dashboard.due.reviewChangedCount'),
                asked.degisen === null ? t('dashboard.due.reviewUnknown') : String(asked.degisen),
              ],
              [t('dashboard.due.reviewWarnedCount'), String(asked.uyarili)],
            ]}
          />
        </Stack>
      )}
      {confirming && asked && (
        <Question
          due={asked}
          busy={confirm.isPending}
          onConfirm={() => confirm.mutate(asked.department_id)}
          onClose={() => setConfirming(false)}
        />
      )}
    </section>
  );
}
