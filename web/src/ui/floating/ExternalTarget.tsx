import { useImperativeHandle, useLayoutEffect, type RefCallback } from 'react';
import type { Layer } from './useLayer.ts';

type Props = Readonly<{
  layer: Layer;
  /** From the library: it measures this element and handles the pointer over it. */
  adopt?: RefCallback<HTMLElement>;
  onMouseEnter?: () => void;
  onMouseLeave?: () => void;
}>;

/**
 * Opens the layer at a button that is drawn elsewhere. A target that the library draws would
 * replace the button, which would lose the focus.
 */
export function ExternalTarget({ layer, adopt, onMouseEnter, onMouseLeave }: Props) {
  const { at, hover } = layer;
  useLayoutEffect(() => {
    const letGo = adopt?.(at.current);
    return () => {
      if (letGo) letGo();
      else adopt?.(null);
    };
  }, [adopt, at]);
  useImperativeHandle(hover, () => ({ enter: onMouseEnter, leave: onMouseLeave }), [
    onMouseEnter,
    onMouseLeave,
  ]);
  return null;
}
