import type { ReactNode } from 'react';
import { useCan } from '../../platform/session/session.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { ActionItems } from './ActionItems.tsx';
import { actionOnPhone } from './marks.tsx';
import type { useActionScreen } from './useActionScreen.ts';

type Props = Readonly<{
  screen: ReturnType<typeof useActionScreen>;
  label: string;
  mayWrite: boolean;
  footer: ReactNode;
}>;

/** Actions as a list, with the menu of its rows. */
export function ActionTable({ screen, label, mayWrite, footer }: Props) {
  const { table, asked, menu, nameOf, deeds } = screen;
  const mayFollow = useCan('actions.follow');
  return (
    <>
      <DataTable
        table={table}
        label={label}
        onOpen={screen.open}
        onEdit={mayWrite ? deeds.onEdit : undefined}
        onFinish={mayFollow ? (one) => one.guncel && deeds.acts.toggle(one) : undefined}
        onMenu={menu.show}
        openId={asked.open}
        phone={actionOnPhone}
        listing={JSON.stringify({ ...asked, open: undefined })}
        footer={footer}
      />
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => <ActionItems one={one} {...deeds} />}
      </RowMenu>
    </>
  );
}
