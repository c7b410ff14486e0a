import { Text } from '@mantine/core';
import { REGISTERS } from '@emanet/contract/records/registers';
import { useInventoryCounts } from '../../records/queries.ts';
import { useTranslation } from '../../platform/i18n.ts';
import type { ChildKey } from '../../platform/navigation.ts';

/** How many records a person sees behind a place of the menu; asked for once it is `wanted`. */
export function useCountOf(wanted: boolean): (key: ChildKey) => number | undefined {
  const { data } = useInventoryCounts(wanted);
  return (key) => {
    const register = REGISTERS.find(({ noun }) => noun === key);
    return register && data?.[register.tur];
  };
}

/** The number at the end of an item of the menu, said in words to whoever does not see it. */
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
