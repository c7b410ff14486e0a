import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';

type Props = Readonly<{ name: string; onClick: (button: HTMLElement) => void }>;

/** The three dots of a phone row: they open the row's menu. */
export function DotsButton({ name, onClick }: Props) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('ui.table.menu', { name })}
      aria-haspopup="menu"
      onClick={(event) => onClick(event.currentTarget)}
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
}
