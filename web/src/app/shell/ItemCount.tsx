import { Text } from '@mantine/core';
import { REGISTERS } from '@emanet/contract/records/registers';
import { inventory } from '@emanet/contract/inventory';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import type { ChildKey } from '../../platform/navigation.ts';
import { useCompanyOrNone } from '../../platform/session/session.tsx';

/** How many records a person sees behind a place of the menu; fetched once it is `wanted`. */
export function useCountOf(wanted: boolean): (key: ChildKey) => number | undefined {
  const company = useCompanyOrNone();
  const { data } = useRead(inventory.counts, {}, { enabled: wanted && company !== undefined });
  return (key) => {
    const register = REGISTERS.find(({ noun }) => noun === key);
    return register && data?.[register.tur];
  };
}

/** The number at the end of an item of the menu, with a text for screen readers. */
export function ItemCount({ count }: { count: number | undefined }) {
  const { t, lang } = useTranslation();
  if (count === undefined) return null;
  return (
    <Text
      span
      fz="sm"
      c="dimmed"
      className="em-num"
      role="img"
      aria-label={t('shell.recordsIn', { count })}
    >
      {count.toLocaleString(lang)}
    </Text>
  );
}
