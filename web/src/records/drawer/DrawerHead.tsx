import { useEffect, useRef } from 'react';
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconLink,
  IconPencil,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session.tsx';
import { copyLink } from '../copy-link.ts';
import { editAddress, nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import classes from './drawer.module.css';
import { HeadMarks } from './HeadMarks.tsx';
import type { Spot } from './spot.ts';

/** Where the drawer can lead. */
export type DrawerMoves = {
  previous: number | undefined;
  next: number | undefined;
  onMove: (id: number) => void;
  onClose: () => void;
  onDelete: (row: RecordRow) => void;
};

type Props = DrawerMoves & {
  register: Register;
  row: RecordRow | undefined;
  /** Leads to a place of the record. */
  onShow: (spot: Spot) => void;
};

/** Department, name and marks of the record, and what can be done with it. */
export function DrawerHead({ register, row, onShow, ...moves }: Props) {
  const { t } = useTranslation();
  const mayWrite = useCan(register.endpoints.update.permission);
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever opened the record reads on here; the keys of the list work again after Escape.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.head}>
      <div className={classes.line}>
        <span className={classes.department}>{row?.department_name}</span>
        <HeadTools register={register} row={row} mayWrite={mayWrite} {...moves} />
      </div>
      <div className={classes.line}>
        <h2 ref={title} tabIndex={-1} className={classes.title}>
          {row && nameOf(register, row)}
        </h2>
        {row && mayWrite && (
          <Button
            component={Link}
            to={editAddress(register, row.id)}
            leftSection={<IconPencil size={16} />}
          >
            {t('records.drawer.edit')}
          </Button>
        )}
      </div>
      {row && <HeadMarks register={register} row={row} onShow={onShow} />}
    </div>
  );
}

function HeadTools({
  register,
  row,
  mayWrite,
  previous,
  next,
  onMove,
  onClose,
  onDelete,
}: Omit<Props, 'onShow'> & { mayWrite: boolean }) {
  const { t } = useTranslation();
  const tool = (label: string) => ({
    variant: 'subtle' as const,
    color: 'gray',
    size: 'md',
    className: classes.tool,
    'aria-label': label,
    title: label,
  });
  return (
    <div className={classes.tools}>
      <ActionIcon
        {...tool(t('records.drawer.previous'))}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onMove(previous)}
      >
        <IconChevronUp size={18} />
      </ActionIcon>
      <ActionIcon
        {...tool(t('records.drawer.next'))}
        disabled={next === undefined}
        onClick={() => next !== undefined && onMove(next)}
      >
        <IconChevronDown size={18} />
      </ActionIcon>
      {row && (
        <ActionIcon
          {...tool(t('records.drawer.copy'))}
          onClick={() => void copyLink(register, row.id)}
        >
          <IconLink size={17} />
        </ActionIcon>
      )}
      {row && mayWrite && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon {...tool(t('records.drawer.menu'))}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              color="var(--em-high)"
              leftSection={<IconTrash size={16} />}
              onClick={() => onDelete(row)}
            >
              {t('records.drawer.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <ActionIcon {...tool(t('records.drawer.close'))} onClick={onClose}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
