import type { ReactNode } from 'react';
import { atFirstMove } from '../../platform/lazily.ts';
import { ListMenu } from '../../ui/menu/ListMenu.tsx';
import type { RegisterListModel } from './useRegisterList.ts';

const PhoneItems = atFirstMove(() => import('./PhoneItems.tsx'));

type Props = {
  list: RegisterListModel;
  /** Entries of this register alone, by `atFirstMove`. */
  own: ReactNode;
};

/** Offers of a wide screen beside the title and in its rows: Excel in and out, paper, ticking. */
export const PhoneMenu = ({ list, own }: Props) => (
  <ListMenu busy={list.file.isPending} printable={list.table.rows.length > 0}>
    {own}
    <PhoneItems list={list} />
  </ListMenu>
);
