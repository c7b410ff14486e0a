import { useId, useRef, type RefObject } from 'react';
import { useWanted } from '../../platform/useWanted.ts';

/** Pointer over the button, for a layer that opens by hover. */
type Hover = Readonly<{ enter?: (() => void) | undefined; leave?: (() => void) | undefined }>;

/** Data that a layer over the screen needs from its button. */
export type Layer = Readonly<{
  id: string;
  at: RefObject<HTMLButtonElement | null>;
  hover: RefObject<Hover | null>;
  opened: boolean;
  /** True after the first opening; before that its code is not loaded. */
  wanted: boolean;
}>;

/**
 * A menu or panel that is loaded at its first opening. Its button is drawn plainly and stays
 * mounted: it takes `button`, the layer beside it (`MenuAt`, `PanelAt`) takes `layer`.
 */
export function useLayer(kind: 'menu' | 'dialog', opened: boolean) {
  const id = useId();
  const at = useRef<HTMLButtonElement>(null);
  const hover = useRef<Hover>(null);
  const wanted = useWanted(opened);
  const layer: Layer = { id, at, hover, opened, wanted };
  return {
    layer,
    button: {
      ref: at,
      id,
      'aria-haspopup': kind,
      'aria-expanded': opened,
      'aria-controls': opened ? `${id}-dropdown` : undefined,
    },
  } as const;
}
