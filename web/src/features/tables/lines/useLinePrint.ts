import { useMutation } from '@tanstack/react-query';
import { actOf } from '../../../platform/keys.ts';
import { notify } from '../../../platform/notify.tsx';
import { useKeydown } from '../../../platform/useKeydown.ts';
import type { RowId } from '../../../ui/table/useSelection.ts';
import type { Line, LineKind } from './lines.ts';
import { printedOpen } from './printed.ts';
import { useFetchUnfolded } from '../queries.ts';

/**
 * Prints the table, from a button and from the keys that print: what is unfolded on paper is asked
 * for first, because a row out of sight has not been asked for yet.
 */
export function useLinePrint(kind: LineKind, lines: readonly Line[], open: ReadonlySet<RowId>) {
  const fetchUnfolded = useFetchUnfolded(kind);
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchUnfolded(printedOpen(lines, open)),
    onSuccess: () => window.print(),
    onError: (error) => notify.error(error.message),
  });
  const print = () => {
    if (!isPending) mutate();
  };
  useKeydown((event) => {
    if (actOf('tables', event) !== 'print') return;
    event.preventDefault();
    print();
  });
  return { print, preparing: isPending };
}
