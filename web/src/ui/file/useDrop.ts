import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Takes files that are dropped anywhere on the page, which would otherwise open them; without
 * `onFiles` they are ignored. Returns whether files are being held over the page.
 */
export function useDrop(onFiles: ((files: readonly File[]) => void) | undefined): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles?.(files);
  });
  useEffect(() => {
    // Entering an element leaves the one before, so only the balance shows what is outside.
    let depth = 0;
    const hold = (change: number) => (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = Math.max(0, depth + change);
      setOver(depth > 0);
    };
    const handlers = {
      dragenter: hold(1),
      dragleave: hold(-1),
      dragover: hold(0),
      drop: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        depth = 0;
        setOver(false);
        take([...(event.dataTransfer?.files ?? [])]);
      },
    };
    const all = ['dragenter', 'dragleave', 'dragover', 'drop'] as const;
    for (const name of all) addEventListener(name, handlers[name]);
    return () => {
      for (const name of all) removeEventListener(name, handlers[name]);
    };
  }, []);
  return over && onFiles !== undefined;
}
