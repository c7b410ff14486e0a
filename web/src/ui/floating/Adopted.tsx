import { useEffect, useLayoutEffect, type RefCallback, type RefObject } from 'react';

type Props = Readonly<{
  at: RefObject<HTMLElement | null>;
  /** Handed over by the library: it measures this element and hears the pointer over it. */
  adopt?: RefCallback<HTMLElement>;
  onMouseEnter?: () => void;
  onMouseLeave?: () => void;
}>;

/**
 * Stands for a button that is drawn elsewhere: the layer opens at that one. A target drawn by the
 * library itself would take the button's place when it arrives, and with it the focus.
 */
export function Adopted({ at, adopt, onMouseEnter, onMouseLeave }: Props) {
  useLayoutEffect(() => {
    const letGo = adopt?.(at.current);
    return () => {
      if (letGo) letGo();
      else adopt?.(null);
    };
  }, [adopt, at]);
  useEffect(() => {
    const { current } = at;
    const hearing = new AbortController();
    const { signal } = hearing;
    if (onMouseEnter) current?.addEventListener('mouseenter', onMouseEnter, { signal });
    if (onMouseLeave) current?.addEventListener('mouseleave', onMouseLeave, { signal });
    return () => hearing.abort();
  });
  return null;
}
