import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';

type Props = Readonly<{
  /** Something that the menu began is under way. */
  busy: boolean;
  /** The list has rows that can be put on paper. */
  printable: boolean;
  /** Entries before the one that prints. */
  children: ReactNode;
}>;

/** Offers of a list that have no room on a small screen, beside its search. */
export function ListMenu({ busy, printable, children }: Props) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('records.menu')} loading={busy}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        <Menu.Item
          leftSection={<IconPrinter size={17} aria-hidden />}
          disabled={!printable}
          onClick={() => window.print()}
        >
          {t('ui.print.open')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
