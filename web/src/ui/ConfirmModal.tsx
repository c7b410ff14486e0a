import { Suspense, type ReactNode } from 'react';
import { atFirstMove } from '../platform/lazily.ts';
import { useWanted } from '../platform/useWanted.ts';

const ConfirmDialog = atFirstMove(() => import('./ConfirmDialog.tsx'));

export type Confirmation = Readonly<{
  opened: boolean;
  title: string;
  /** Names the thing that the act is about. */
  children: ReactNode;
  confirmLabel: string;
  /** The safe answer; "Vazgeç" without it. */
  cancelLabel?: string;
  /** A third answer between the two. */
  other?: Readonly<{ label: string; onChoose: () => void }>;
  /** The act destroys something. */
  danger?: boolean;
  /** The act is under way: nothing closes the question. */
  busy?: boolean;
  /** How far an act on several things is, with the same in words. */
  progress?: Readonly<{ done: number; total: number; label: string }>;
  onConfirm: () => void;
  onClose: () => void;
}>;

/** Asks once before an act; the safe answer holds the focus. */
export const ConfirmModal = (props: Confirmation) =>
  useWanted(props.opened) && (
    <Suspense fallback={null}>
      <ConfirmDialog {...props} />
    </Suspense>
  );
