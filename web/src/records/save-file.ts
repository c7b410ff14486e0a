import { dayOf } from '@emanet/contract/shared/time/today';

/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** `<parts> - <day, today in Turkey>.<ending>`, without characters that a file system refuses. */
export function dayName(
  parts: readonly string[],
  ending: string,
  day: string = dayOf(new Date()),
): string {
  return `${[...parts, day].join(' - ').replace(/[\\/:*?"<>|]+/g, ' ')}.${ending}`;
}

/** The same for an Excel file. */
export const sheetName = (...parts: string[]): string => dayName(parts, 'xlsx');
