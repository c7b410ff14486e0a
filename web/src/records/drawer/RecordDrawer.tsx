import { useState } from 'react';
import { Drawer } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import type { Names } from '../kinds/kind.ts';
import { nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import classes from './drawer.module.css';
import { RecordPanel } from './RecordPanel.tsx';

type Props = {
  register: Register;
  /** The open record, from the address. */
  id: number | undefined;
  /** The rows of the list in its order, for previous and next. */
  rows: readonly RecordRow[];
  names: Names;
  onClose: () => void;
  onMove: (id: number) => void;
  onDelete: (row: RecordRow) => void;
};

/** Says to screen readers what is true of this drawer: the list behind it stays usable. */
const markNotModal = (node: HTMLElement | null) => node?.setAttribute('aria-modal', 'false');

/** A record beside its list; over it on a small screen. */
export function RecordDrawer({ register, id, rows, names, onClose, onMove, onDelete }: Props) {
  const { t } = useTranslation();
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const shown = id ?? last;
  const at = rows.findIndex((row) => row.id === shown);
  const row = rows[at];
  const name = row ? nameOf(register, row) : '';
  return (
    <Drawer.Root
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size={660}
      lockScroll={false}
      trapFocus={false}
      returnFocus={false}
      padding={0}
      shadow="xl"
      transitionProps={{ transition: 'fade', duration: 140 }}
      classNames={{ inner: classes.inner, content: classes.content, body: classes.body }}
    >
      <Drawer.Content ref={markNotModal} aria-label={t('records.drawer.label', { name })}>
        <Drawer.Body>
          {shown !== undefined && (
            <RecordPanel
              register={register}
              id={shown}
              listed={row}
              names={names}
              previous={rows[at - 1]?.id}
              next={at < 0 ? undefined : rows[at + 1]?.id}
              onClose={onClose}
              onMove={onMove}
              onDelete={onDelete}
            />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
