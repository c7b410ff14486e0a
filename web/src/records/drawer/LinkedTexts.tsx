import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { texts, type TextRow } from '@emanet/contract/texts';
import { IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import type { Register } from '../register.ts';
import classes from './drawer.module.css';

const SPOKEN_OF = ['veri_harita', 'veri_aktarim', 'diger_aktarim'];

/** Published texts that speak of a record; read anew, since a change of it makes them stale at once. */
export function useLinkedTexts({ tur }: Register, id: number) {
  const enabled = useCan('texts.read') && SPOKEN_OF.includes(tur);
  return useRead(texts.list, { query: { kayit: `${tur}:${id}` } }, { enabled }).data ?? [];
}

/** Texts that speak of a record, and which of them it has outrun. */
export function LinkedTexts({ rows }: { rows: readonly TextRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('records.drawer.texts', { count: rows.length })}>
      <Title order={3} px="gutter" pt="panel">
        {t('records.drawer.texts', { count: rows.length })}
      </Title>
      <Stack component="ul" gap="sm" px="gutter" py="panel">
        {rows.map(({ id, ad, eskiyen, yayindaki }) => (
          <Group component="li" key={id} wrap="nowrap" className={classes.document}>
            <IconFileText size={18} color="var(--em-text-3)" aria-hidden />
            <Stack gap={0} flex={1} align="flex-start">
              <Anchor component={Link} to={`/metinler/${id}${eskiyen > 0 ? '/fark' : ''}`} fw={560}>
                {ad}
              </Anchor>
              <Text fz="meta" c="dimmed">
                {t('common.versionNo', { no: yayindaki })}
              </Text>
            </Stack>
            <Tag tone={eskiyen > 0 ? 'mid' : 'done'}>
              {eskiyen > 0
                ? t('records.drawer.textStale', { count: eskiyen })
                : t('records.drawer.textCurrent')}
            </Tag>
          </Group>
        ))}
      </Stack>
    </section>
  );
}
