import { IconPencil } from '@tabler/icons-react';
import { fieldLabel } from '@emanet/contract/records/labels';
import { useTranslation } from '../../platform/i18n.ts';
import type { RecordRow, Register } from '../register.ts';
import type { InPlaceActs } from './useInPlace.ts';
import classes from './in-place.module.css';

type Props = Readonly<{ register: Register; row: RecordRow; field: string; acts: InPlaceActs }>;

/** The pencil beside a value; visible on hover or while its row has the focus. */
export function EditButton({ register, row, field, acts }: Props) {
  const { t, lang } = useTranslation();
  const label = t('records.inPlace.edit', { field: fieldLabel(register.noun, field, lang) });
  return (
    <button
      type="button"
      className={`em-rigid em-soft em-surface em-round-small ${classes.pencil}`}
      aria-label={label}
      title={label}
      data-in-place={field}
      onClick={({ currentTarget }) =>
        acts.ask(row, field, currentTarget.closest<HTMLElement>('td, dd') ?? currentTarget)
      }
    >
      <IconPencil size={15} stroke={1.7} aria-hidden />
    </button>
  );
}
