import type { ReactNode } from 'react';
import { Loader, Modal, Progress } from '@mantine/core';
import { useInert } from '../useInert.ts';
import css from './busy.module.css';

type Props = Readonly<{
  title: string;
  /** The one that is being worked on and how many there are; without it a loader turns. */
  count?: Readonly<{ current: number; total: number }>;
  /** How much is done, from 0 to 100, and the same in words. */
  bar?: Readonly<{ value: number; label: string }>;
  /** Note on the wait. */
  note: string;
  children?: ReactNode;
}>;

/** Long work under way: nothing closes it but the end of the work, and the page behind is inert. */
export function BusyModal({ title, count, bar, note, children }: Props) {
  useInert(true);
  return (
    <Modal
      opened
      onClose={() => undefined}
      size={460}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      classNames={{ header: css.header, title: css.head }}
      title={
        <>
          {!count && <Loader size="xs" aria-hidden />}
          <span tabIndex={-1} data-autofocus className={css.title}>
            {title}
          </span>
          {count && (
            <span className={css.count}>
              <b>{count.current}</b> / {count.total}
            </span>
          )}
        </>
      }
    >
      {bar && (
        <Progress.Root size="md">
          <Progress.Section value={bar.value} aria-label={bar.label} />
        </Progress.Root>
      )}
      {children}
      <p className={css.note} role="status">
        {note}
      </p>
    </Modal>
  );
}
