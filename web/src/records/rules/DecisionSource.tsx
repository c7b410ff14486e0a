import type { Decision } from '@emanet/contract/filings/duty';
import { Anchor } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import { Tag } from '../../ui/panel/Tag.tsx';

/** Decision of the Board behind an answer: its day, its source, and how far it was checked. */
export function DecisionSource({ decision }: { decision: Decision }) {
  const { t, lang } = useTranslation();
  const { decision: number, since, page, source } = decision;
  return (
    <>
      {t('notification.duty.since', { decision: number, day: dayShort(since, lang) })}{' '}
      <Anchor
        underline="always"
        href={page}
        target="_blank"
        rel="noreferrer"
        size="inherit"
        aria-label={`${t('notification.duty.source')}: ${number}`}
      >
        {t('notification.duty.source')}
      </Anchor>{' '}
      <Tag tone="mid">
        {t(source === 'general' ? 'notification.duty.unverified' : 'notification.duty.secondHand')}
      </Tag>
    </>
  );
}
