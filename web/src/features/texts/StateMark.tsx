import { Group } from '@mantine/core';
import type { TextRow } from '@emanet/contract/texts';
import { stateOf } from '@emanet/contract/texts/states';
import { IconAlertTriangle, IconCheck, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import css from './texts.module.css';

const LOOKS = {
  eskidi: { tone: 'mid', Icon: IconAlertTriangle },
  guncel: { tone: 'done', Icon: IconCheck },
  taslak: { tone: 'plain', Icon: IconPencil },
  onayda: { tone: 'plain', Icon: IconUserCheck },
  onaylandi: { tone: 'done', Icon: IconUserCheck },
} as const;

/** State of a text: up to date, number of stale sentences, or progress of its draft. */
export function StateMark({ text }: { text: Pick<TextRow, 'durum' | 'eskiyen' | 'yayindaki'> }) {
  const { t } = useTranslation();
  const state = stateOf(text);
  const { tone, Icon } = LOOKS[state];
  return (
    <Group component="span" gap="sm">
      <Tag tone={tone}>
        <span className={`em-inline em-thin ${css.mark}`}>
          <Icon size={14} aria-hidden />
          {t(`texts.states.${state}`, { count: text.eskiyen })}
        </span>
      </Tag>
      {state !== 'eskidi' && text.eskiyen > 0 && (
        <Tag tone="mid">{t('texts.publishedStale', { count: text.eskiyen })}</Tag>
      )}
    </Group>
  );
}
