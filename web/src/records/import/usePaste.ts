import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * Takes what is pasted on the page outside of a field: files, or a text, such as cells copied from a spreadsheet or a
 * table of a page, as a file of this name. Without `onFiles` nothing is taken.
 */
export function usePaste(
  name: string,
  onFiles: ((files: readonly File[]) => void) | undefined,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!onFiles || (target instanceof Element && target.closest(FIELDS))) return;
    const files = [...(clipboardData?.files ?? [])];
    const text = clipboardData?.getData('text/plain') ?? '';
    // A spreadsheet puts a picture of its cells beside their text.
    const chosen = isTable(text) ? [fileOfText(name, text)] : files;
    if (chosen.length === 0) return;
    event.preventDefault();
    onFiles(chosen);
  });
  useEffect(() => {
    addEventListener('paste', take);
    return () => removeEventListener('paste', take);
  }, []);
}

/** Several lines, or several cells in one: anything else is no table. */
const isTable = (text: string): boolean => /[\t\n]/.test(text.trim());

const fileOfText = (name: string, text: string): File =>
  new File([text], name, { type: 'text/plain' });
