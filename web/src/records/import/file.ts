import { MOST_IMPORT_BYTES } from '@emanet/contract/records/sheet-file';
import type { Language } from '@emanet/contract/shared/primitives';

const KILO = 1024;

/** What is wrong with chosen files before any of them is read. */
export type FileFault = 'several' | 'old' | 'type' | 'empty' | 'large';

/** Why these files cannot be checked at all; nothing when there is one and it may be sent. */
export function faultOf(files: readonly Pick<File, 'name' | 'size'>[]): FileFault | undefined {
  const [file] = files;
  if (!file) return 'empty';
  if (files.length > 1) return 'several';
  if (/\.xls$/i.test(file.name)) return 'old';
  if (!/\.xlsx$/i.test(file.name)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MOST_IMPORT_BYTES ? 'large' : undefined;
}

/** A size as people read it: `34 KB`, `1,2 MB`. */
export function sizeText(bytes: number, lang: Language): string {
  const large = bytes >= KILO * KILO;
  const value = large ? bytes / KILO / KILO : Math.max(1, Math.round(bytes / KILO));
  const unit = large ? 'megabyte' : 'kilobyte';
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(lang, style).format(value).replace('kB', 'KB');
}

/** The bytes as they are now; stops when the file was changed, moved or deleted since its choice. */
export const readBytes = async (file: File): Promise<Blob> => new Blob([await file.arrayBuffer()]);
