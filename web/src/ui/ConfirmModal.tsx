import { atFirstMove, OPENED } from '../platform/lazily.ts';
import { useWanted } from '../platform/useWanted.ts';
import type { Confirmation } from './ConfirmDialog.tsx';

const ConfirmDialog = atFirstMove(() => import('./ConfirmDialog.tsx'), OPENED);

/** Confirms an act; the safe answer has the focus. */
export const ConfirmModal = (props: Confirmation) =>
  useWanted(props.opened) && <ConfirmDialog {...props} />;
