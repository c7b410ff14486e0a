import { Anchor, Box, Group, Stack, Text } from '@mantine/core';
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
    <div>
      {SPANS.map((span) => {
        const items = due.isler.filter((item) => spanOf(item, today) === span);
        if (items.length === 0) return null;
        return (
          <section key={span} aria-label={t(`dashboard.due.spans.${span}`)}>
            <Text
              component="h3"
              fz="meta"
              fw={620}
              c="dimmed"
              bg="var(--em-sunken)"
              px="panel"
              py="tight"
            >
              {t(`dashboard.due.spans.${span}`)}
            </Text>
            <Stack component="ul" gap={0}>
              {items.map((item) => (
                <DueLine key={item.sure_id} item={item} today={today} />
              ))}
            </Stack>
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
    <Group component="li" wrap="nowrap" className={css.item}>
      <KindIcon tur={item.tur} size={18} />
      <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Anchor component={Link} to={dueAddress(item)} display="block" inherit fw={560} c="bright">
          {item.ad}
        </Anchor>
        <small>
          {[CLOCKS[item.tur].ad[lang], item.department_name].filter(Boolean).join(', ')}
        </small>
      </Box>
      <span title={dayInWords(item.gun, lang)}>
        <Tag tone={tone === 'low' ? 'plain' : tone}>{remaining(t, item, today)}</Tag>
      </span>
    </Group>
  );
}
