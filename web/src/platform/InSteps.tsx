import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';

type Props = Readonly<{
  /** Shown until it is drawn. */ fallback: ReactNode;
  children: ReactNode;
}>;

/** A large part, drawn in small steps behind its skeleton, so that no key or pointer waits. */
export function InSteps({ fallback, children }: Props) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : fallback;
}

type ListProps = Readonly<{
  /** Called when all parts are drawn. */
  onDrawn: () => void;
  children: readonly ReactNode[];
}>;

/** Draws the parts of a long page one after another, from the top. */
export function OneByOne({ onDrawn, children }: ListProps) {
  const [drawn, setDrawn] = useState(1);
  const isWhole = drawn >= children.length;
  const done = useEffectEvent(onDrawn);
  useEffect(() => {
    if (isWhole) done();
    else startTransition(() => setDrawn(drawn + 1));
  }, [drawn, isWhole]);
  return children.slice(0, drawn);
}
