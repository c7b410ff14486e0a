import { cookies, type Cookie } from '@emanet/contract/cookies';
import { KNOWN_COOKIES, periodIn, type KnownCookie } from '@emanet/contract/cookies/known';
import { Box, Group, Text } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useAct } from '../../nouns/act.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

/** Well-known cookies with what their makers publish: each is added by its own button, none by itself. */
export default function KnownModal({
  rows,
  onClose,
}: Readonly<{ rows: readonly Cookie[]; onClose: () => void }>) {
  const { t, lang } = useTranslation();
  const add = useAct(cookies.add, {
    parts: ({ ad, amac, saglayan, ...facts }: KnownCookie) => ({
      body: { ...facts, cerez_adi: ad, amac: amac.tr, saglayan: saglayan || null },
    }),
  });
  const has = (name: string) => rows.some((one) => one.cerez_adi === name);
  return (
    <OpenModal onClose={onClose} title={t('cookies.known')} size="lg">
      <p className="em-quiet">{t('cookies.knownText')}</p>
      <ul className="em-stack" tabIndex={-1}>
        {KNOWN_COOKIES.map((one) => (
          <Group component="li" key={one.ad} justify="space-between" wrap="nowrap" align="start">
            <Box>
              <strong>{one.ad}</strong>
              <Text fz="meta">
                {[
                  one.saglayan,
                  t(`cookies.categories.${one.kategori}`),
                  periodIn(one.sure, lang),
                  one.amac[lang],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Box>
            <ActButton
              flex="none"
              variant="default"
              icon={has(one.ad) ? IconCheck : IconPlus}
              disabled={has(one.ad)}
              loading={add.isPending && add.variables.ad === one.ad}
              aria-label={t('cookies.addKnown', { name: one.ad })}
              onClick={() => add.mutate(one)}
            >
              {has(one.ad) ? t('cookies.there') : t('common.add')}
            </ActButton>
          </Group>
        ))}
      </ul>
    </OpenModal>
  );
}
