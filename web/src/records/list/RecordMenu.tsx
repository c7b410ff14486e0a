import {
  IconArrowBarToRight,
  IconBuilding,
  IconCopy,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import type { RowMenuModel } from '../../ui/table/useRowMenu.ts';
import { MenuAct, MenuLine } from '../../ui/menu/MenuAct.tsx';
import { copyLink } from '../copy-link.ts';
import { useOtherCompanies } from '../copy/useOtherCompanies.ts';
import { copyAddress } from '../begin-address.ts';
import { InPlaceItems } from '../in-place/InPlaceItems.tsx';
import type { InPlaceActs } from '../in-place/useInPlace.ts';
import { editAddress, nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';

type Props = {
  register: Register;
  menu: RowMenuModel<RecordRow>;
  acts: InPlaceActs;
  onOpen: (id: number) => void;
  onCopy: (row: RecordRow) => void;
  onDelete: (row: RecordRow) => void;
};

export default function RecordMenu({ register, menu, acts, onOpen, onCopy, onDelete }: Props) {
  const { t } = useTranslation();
  const others = useOtherCompanies();
  const navigate = useNavigate();
  const mayWrite = useCan(register.endpoints.update.permission);
  return (
    <RowMenu menu={menu} nameOf={(row) => nameOf(register, row)}>
      {(row) => (
        <>
          <MenuAct icon={IconArrowBarToRight} onClick={() => onOpen(row.id)}>
            {t('common.open')}
          </MenuAct>
          {mayWrite && (
            <MenuAct icon={IconPencil} onClick={() => void navigate(editAddress(register, row.id))}>
              {t('common.edit')}
            </MenuAct>
          )}
          {mayWrite && (
            <MenuAct icon={IconCopy} onClick={() => void navigate(copyAddress(register, row.id))}>
              {t('records.row.duplicate')}
            </MenuAct>
          )}
          {mayWrite && others.length > 0 && (
            <MenuAct icon={IconBuilding} onClick={() => onCopy(row)}>
              {t('copyTo.open')}
            </MenuAct>
          )}
          <InPlaceItems row={row} acts={acts} source={() => cellOf(row, menu.open?.button)} />
          <MenuAct icon={IconLink} onClick={() => void copyLink(register, row.id)}>
            {t('common.copyLink')}
          </MenuAct>
          {mayWrite && (
            <>
              <MenuLine />
              <MenuAct color="var(--em-high)" icon={IconTrash} onClick={() => onDelete(row)}>
                {t('common.delete')}
              </MenuAct>
            </>
          )}
        </>
      )}
    </RowMenu>
  );
}

/** The cell of the row's department in the table, else the button that opened the menu. */
const cellOf = ({ id }: RecordRow, button: HTMLElement | undefined): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-row="${id}"] [data-column="department_id"]`) ??
  button ??
  document.body;
