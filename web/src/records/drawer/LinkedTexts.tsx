import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { texts, type TextRow } from '@emanet/contract/texts';
import { IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';

const SPOKEN_OF = ['veri_harita', 'veri_aktarim', 'diger_aktarim', 'dokumanlar'];

/** Published texts that name a record or are a document; read again, as changes make them stale. */
export function useLinkedTexts({ tur }: Readonly<{ tur: string }>, id: number) {
  const enabled = useCan('texts.read') && SPOKEN_OF.includes(tur);
  return useRead(texts.list, { query: { kayit: `${tur}:${id}` } }, { enabled }).data ?? [];
}

/** Texts that name a record, marked when they are older than its last change. */
export function LinkedTexts({ rows, title }: { rows: readonly TextRow[]; title?: string }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  const head = title ?? t('records.drawer.texts', { count: rows.length });
  return (
    <section aria-label={head}>
      <Title order={3} px="gutter" pt="panel">
        {head}
      </Title>
      <Stack component="ul" gap="sm" px="gutter" py="panel">
        {rows.map(({ id, ad, eskiyen, yayindaki }) => (
          <Group
            py="md"
            px="panels"
            bdrs="lg"
            component="li"
            key={id}
            wrap="nowrap"
            className="em-line"
          >
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
