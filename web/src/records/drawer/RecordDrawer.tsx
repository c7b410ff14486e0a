import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import type { Names } from '../kinds/kind.ts';
import { nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import { SideDrawer } from '../../ui/overlay/SideDrawer.tsx';
import { neighboursOf } from '../../ui/overlay/neighbours.ts';
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
  onCopy: (row: RecordRow) => void;
  onDelete: (row: RecordRow) => void;
};

/** A record beside its list; over it on a small screen. */
export default function RecordDrawer({
  register,
  id,
  rows,
  names,
  onClose,
  onMove,
  onCopy,
  onDelete,
}: Props) {
  const { t } = useTranslation();
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const shown = id ?? last;
  const row = rows.find((one) => one.id === shown);
  // A change may take the open record out of the list's filters; its drawer keeps its name.
  const [known, setKnown] = useState(row);
  if (row && row !== known) setKnown(row);
  const named = row ?? (known?.id === shown ? known : undefined);
  const name = named ? nameOf(register, named) : '';
  const ways = neighboursOf({ rows, idOf: (one) => one.id, open: shown, onMove });
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={onClose}
      label={t('records.drawer.label', { name })}
      {...ways}
      // The keys of the list work again at once, wherever the drawer was opened from.
      returnFocus={false}
    >
      {shown !== undefined && (
        <RecordPanel
          register={register}
          id={shown}
          listed={row}
          names={names}
          {...ways}
          onClose={onClose}
          onCopy={onCopy}
          onDelete={onDelete}
        />
      )}
    </SideDrawer>
  );
}
