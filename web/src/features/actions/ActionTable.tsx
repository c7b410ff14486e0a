import type { Action } from '@emanet/contract/actions';
import type { ReactNode } from 'react';
import { useCan } from '../../platform/session/session.tsx';
import { RiskMark } from '../../ui/RiskMark.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { ActionItems } from './ActionItems.tsx';
import { columnOf } from './filters.ts';
import { SmallMarks } from './marks.tsx';
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
        phone={(one: Action) => ({
          name: one.aksiyon_ismi,
          beside: <RiskMark risk={columnOf(one)} />,
          below: one.department_name,
          besideBelow: <SmallMarks one={one} />,
        })}
        listing={JSON.stringify({ ...asked, open: undefined })}
        footer={footer}
      />
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => <ActionItems one={one} {...deeds} />}
      </RowMenu>
    </>
  );
}
