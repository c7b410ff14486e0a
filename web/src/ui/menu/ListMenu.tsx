import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { MenuAt } from '../floating/layers.tsx';
import { useLayer } from '../floating/useLayer.ts';
import { MenuAct } from './MenuAct.tsx';

type Props = Readonly<{
  /** An act of the menu is under way. */
  busy: boolean;
  /** The list has rows to print. */
  printable: boolean;
  /** Entries before the print entry. */
  children: ReactNode;
}>;

/** Acts of a list without room on a small screen, beside its search. */
export function ListMenu({ busy, printable, children }: Props) {
  const { t } = useTranslation();
  const [opened, { toggle, set }] = useDisclosure();
  const { layer, button } = useLayer('menu', opened);
  return (
    <>
      <ActionIcon
        {...button}
        variant="default"
        aria-label={t('records.menu')}
        loading={busy}
        onClick={toggle}
      >
        <IconDots size={18} />
      </ActionIcon>
      <MenuAt layer={layer} onChange={set} position="bottom-end">
        {children}
        <PrintItem disabled={!printable} />
      </MenuAt>
    </>
  );
}

/** The entry of a list's menu that prints its rows. */
function PrintItem({ disabled }: Readonly<{ disabled: boolean }>) {
  const { t } = useTranslation();
  return (
    <MenuAct icon={IconPrinter} disabled={disabled} onClick={() => window.print()}>
      {t('ui.print.open')}
    </MenuAct>
  );
}
