import { Box, Group, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { choiceOf } from '@emanet/contract/lookups';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { BasisChips } from '../../ui/BasisChips.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { codesIn, groupPersonalData } from '../display.ts';
import pill from '../pill.module.css';

/** Number of items of personal data and of their categories. */
export function DataCount({ value }: { value: unknown }) {
  const { t, lang } = useTranslation();
  const groups = groupPersonalData(value, lang).length;
  const items = codesIn(value).length;
  if (items === 0) return null;
  return (
    <Text span fz="meta" c="dimmed" ml="sm">
      {t('records.drawer.dataCount', {
        items: t('common.items', { count: items }),
        groups: t('common.categories', { count: groups }),
      })}
    </Text>
  );
}

/** Personal data by category; special categories have their mark and colour. */
export function PersonalData({ value }: { value: unknown }) {
  const lang = useLanguage();
  return groupPersonalData(value, lang).map((group) => (
    <Fragment key={group.code}>
      <dt data-special={group.special || undefined}>
        {group.name} {group.special && <SpecialMark />}
      </dt>
      <Group component="dd" gap={5}>
        {group.items.map((item) => (
          <Box
            key={item.code}
            component="span"
            px="sm"
            py={2}
            lh="17px"
            className={pill.pill}
            data-special={item.special || undefined}
          >
            {item.name}
          </Box>
        ))}
      </Group>
    </Fragment>
  ));
}

/** Legal bases with their article and their name. */
export function LegalBases({ label, value }: { label: string; value: unknown }) {
  const lang = useLanguage();
  return (
    <>
      <dt>{label}</dt>
      <Stack component="dd" gap="tight">
        {codesIn(value).map((code) => {
          const basis = choiceOf('isleme_sarti', code);
          return (
            <Group key={code} gap="near" wrap="nowrap" align="baseline">
              <Box miw={44} flex="none">
                <BasisChips codes={[basis?.article ?? code]} explained />
              </Box>
              <span>{basis?.[lang] ?? code}</span>
            </Group>
          );
        })}
      </Stack>
    </>
  );
}
