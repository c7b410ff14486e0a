import { entriesBehind, STATUSES } from '@emanet/contract/board/decisions';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import type { RuleRow } from '../rules.ts';
import { dayAsKnown, decisionAddress } from './decisions.ts';

/** Decisions behind a rule, and how far each was read. */
export default function Behind({ row }: Readonly<{ row: Pick<RuleRow, 'broken'> }>) {
  const { t, lang } = useTranslation();
  const entries = [...new Set(row.broken.flatMap(({ kod }) => entriesBehind(kod)))];
  return entries.map(({ id, no, title, published, status }) => (
    <Text key={id} fz="meta">
      {t('decisions.behind')}{' '}
      <Anchor component={Link} inherit underline="always" to={decisionAddress(title[lang])}>
        {[title[lang], no, published && dayAsKnown(published, lang)].filter(Boolean).join(', ')}
      </Anchor>{' '}
      <Tag tone="mid">{STATUSES[status]?.[lang]}</Tag>
    </Text>
  ));
}
