import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { MenuAt } from '../floating/layers.tsx';
import { useLayer } from '../floating/useLayer.ts';
import { MenuAct } from './MenuAct.tsx';

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

/** The entry of a list's menu that puts its rows on paper. */
function PrintItem({ disabled }: Readonly<{ disabled: boolean }>) {
  const { t } = useTranslation();
  return (
    <MenuAct icon={IconPrinter} disabled={disabled} onClick={() => window.print()}>
      {t('ui.print.open')}
    </MenuAct>
  );
}
