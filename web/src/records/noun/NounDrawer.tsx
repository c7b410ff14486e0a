import { WRITE_OF, type ChangedField, type LoggedType } from '@emanet/contract/change-logs';
import { Title } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { MoveTools } from '../../ui/overlay/MoveTools.tsx';
import { SideDrawer } from '../../ui/overlay/SideDrawer.tsx';
import { SideBody, SideHead, SideTool } from '../../ui/overlay/SideHead.tsx';
import type { Change } from '../drawer/changes.ts';
import drawer from '../drawer/drawer.module.css';
import { History } from '../drawer/History.tsx';
import type { DrawerWays } from './NounList.tsx';

type HeadProps = DrawerWays &
  Readonly<{
    name: string;
    /** Shown over the name, such as the department. */
    above?: ReactNode;
    /** Entries of its menu; undefined where changes are not allowed. */
    acts?: ReactNode;
    /** The one act beside the name. */
    action?: ReactNode;
    /** Marks under the name. */
    marks?: ReactNode;
  }>;

/** Head of a row's drawer: links to its neighbours, and the menu of its acts. */
export function NounHead({ name, above, acts, action, marks, onClose, ...ways }: HeadProps) {
  const { t } = useTranslation();
  return (
    <SideHead
      title={name}
      above={above}
      action={action}
      onClose={onClose}
      tools={
        <>
          <MoveTools {...ways} />
          {acts && (
            <MenuButton
              position="bottom-end"
              button={(button) => (
                <SideTool {...button} label={t('ui.table.menu', { name })}>
                  <IconDots size={18} />
                </SideTool>
              )}
            >
              {acts}
            </MenuButton>
          )}
        </>
      }
    >
      {marks}
    </SideHead>
  );
}

type Props = HeadProps &
  Readonly<{
    /** Number in the change log, and changed fields in words; without a type no changes are shown. */
    id: number;
    tur: LoggedType | undefined;
    changesOf: (fields: readonly ChangedField[]) => Change[];
    /** `Facts` about it. */
    facts?: ReactNode;
    /** Sections between facts and history. */
    children?: ReactNode;
  }>;

/** A row beside its list: facts, further sections, and its changes for those who may write it. */
export function NounDrawer({ id, tur, changesOf, facts, children, ...head }: Props) {
  const { t } = useTranslation();
  const mayWrite = useCan(tur === undefined ? 'signed-in' : WRITE_OF[tur]);
  return (
    <SideDrawer opened label={head.name} {...head}>
      <NounHead {...head} />
      <SideBody>
        {facts && <section className={drawer.section}>{facts}</section>}
        {children}
        {tur && mayWrite && (
          <section className={drawer.section}>
            <Title order={3} fz="panel">
              {t('common.history')}
            </Title>
            <History tur={tur} id={id} changesOf={changesOf} />
          </section>
        )}
      </SideBody>
    </SideDrawer>
  );
}
