import { useLayoutEffect, useRef, useState } from 'react';
import { useElementSize, useMergedRef } from '@mantine/hooks';

/** Of a line's height; a bar higher than this has wrapped. */
const WRAPPED = 1.5;

/**
 * How many filters of a bar give way to the menu of the others, so that it stays one line: one more
 * as long as it wraps, and all are tried again when the room or what is set changes.
 */
export function useGivenUp(most: number, set: string) {
  const bar = useRef<HTMLDivElement>(null);
  const { ref: sized, width } = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(bar, sized);
  const measured = `${width} ${set}`;
  const [given, setGiven] = useState({ measured, count: 0 });
  const count = given.measured === measured ? given.count : 0;
  useLayoutEffect(() => {
    const line = bar.current?.firstElementChild?.getBoundingClientRect().height ?? 0;
    const high = bar.current?.getBoundingClientRect().height ?? 0;
    if (line > 0 && high > line * WRAPPED && count < most) setGiven({ measured, count: count + 1 });
  }, [count, most, measured]);
  return { ref, count };
}
