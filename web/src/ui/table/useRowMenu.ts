import { useState } from 'react';

type Open<Row> = Readonly<{ row: Row; button: HTMLElement; at: { top: number; left: number } }>;

export type RowMenuModel<Row> = Readonly<{
  open: Open<Row> | undefined;
  show: (row: Row, button: HTMLElement) => void;
  hide: () => void;
}>;

/** The one menu that all rows share; it opens at the row's button. */
export function useRowMenu<Row>(): RowMenuModel<Row> {
  const [open, setOpen] = useState<Open<Row>>();
  return {
    open,
    show: (row: Row, button: HTMLElement) => {
      const { bottom, right } = button.getBoundingClientRect();
      setOpen({ row, button, at: { top: bottom, left: right } });
    },
    hide: () => setOpen(undefined),
  };
}
