import { useDisclosure } from '@mantine/hooks';
import { use } from 'react';
import {
  IconBuilding,
  IconCopy,
  IconDots,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import { useCan } from '../../platform/session/session.tsx';
import { copyLink } from '../copy-link.ts';
import { useOtherCompanies } from '../copy/useOtherCompanies.ts';
import { copyAddress } from '../begin-address.ts';
import { InPlaceItems } from '../in-place/InPlaceItems.tsx';
import { InPlaceContext } from '../in-place/useInPlace.ts';
import { editAddress, nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import { MoveTools } from '../../ui/overlay/MoveTools.tsx';
import type { Neighbours } from '../../ui/overlay/neighbours.ts';
import { SideHead, SideTool } from '../../ui/overlay/SideHead.tsx';
import { HeadMarks } from './HeadMarks.tsx';
import type { Spot } from './spot.ts';
import { MenuAt } from '../../ui/floating/layers.tsx';
import { useLayer } from '../../ui/floating/useLayer.ts';
import { MenuAct, MenuLine } from '../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

/** Moves out of the drawer. */
export type DrawerMoves = Neighbours & {
  onClose: () => void;
  /** Copies into another company, for people with several. */
  onCopy: (row: RecordRow) => void;
  onDelete: (row: RecordRow) => void;
};

type Props = DrawerMoves & {
  register: Register;
  row: RecordRow | undefined;
  /** Scrolls to a place of the record. */
  onShow: (spot: Spot) => void;
};

/** Department, name and marks of the record, and its acts. */
export function DrawerHead({ register, row, onShow, onClose, ...moves }: Props) {
  const { t } = useTranslation();
  const mayWrite = useCan(register.endpoints.update.permission);
  return (
    <SideHead
      above={row?.department_name}
      title={row ? nameOf(register, row) : t(registerText(register.noun, 'title'))}
      closeLabel={t('common.close')}
      onClose={onClose}
      tools={<HeadTools register={register} row={row} mayWrite={mayWrite} {...moves} />}
      action={
        row &&
        mayWrite && (
          <ActButton component={Link} to={editAddress(register, row.id)} icon={IconPencil}>
            {t('common.edit')}
          </ActButton>
        )
      }
    >
      {row && <HeadMarks register={register} row={row} onShow={onShow} />}
    </SideHead>
  );
}

type ToolsProps = Omit<Props, 'onShow' | 'onClose'> & { mayWrite: boolean };

function HeadTools({ register, row, mayWrite, onCopy, onDelete, ...ways }: ToolsProps) {
  const { t } = useTranslation();
  const others = useOtherCompanies();
  const acts = use(InPlaceContext);
  const [opened, { toggle, set }] = useDisclosure();
  const { layer, button } = useLayer('menu', opened);
  return (
    <>
      <MoveTools {...ways} />
      {row && (
        <SideTool label={t('common.copyLink')} onClick={() => void copyLink(register, row.id)}>
          <IconLink size={17} />
        </SideTool>
      )}
      {row && mayWrite && (
        <>
          <SideTool {...button} label={t('records.drawer.menu')} onClick={toggle}>
            <IconDots size={18} />
          </SideTool>
          <MenuAt layer={layer} onChange={set} position="bottom-end">
            {acts && (
              <InPlaceItems
                row={row}
                acts={acts}
                source={() => layer.at.current ?? document.body}
              />
            )}
            <MenuAct component={Link} to={copyAddress(register, row.id)} icon={IconCopy}>
              {t('records.row.duplicate')}
            </MenuAct>
            {others.length > 0 && (
              <MenuAct icon={IconBuilding} onClick={() => onCopy(row)}>
                {t('copyTo.open')}
              </MenuAct>
            )}
            <MenuLine />
            <MenuAct color="var(--em-high)" icon={IconTrash} onClick={() => onDelete(row)}>
              {t('records.drawer.delete')}
            </MenuAct>
          </MenuAt>
        </>
      )}
    </>
  );
}
