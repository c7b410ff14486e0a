import { IMPORT_ENDINGS, MOST_IMPORT_BYTES } from '@emanet/contract/records/sheet-file';
import { faultOfFiles, type FileFault } from '../../ui/file/file-check.ts';

const LIMITS = { types: IMPORT_ENDINGS, mostBytes: MOST_IMPORT_BYTES };

/** Fault of chosen files before they are read; `old` is Excel's former format. */
export type SheetFault = FileFault | 'old';

/** Why these files cannot be checked; undefined when there is exactly one and it may be sent. */
export function faultOf(files: readonly Pick<File, 'name' | 'size'>[]): SheetFault | undefined {
  const fault = faultOfFiles(files, LIMITS);
  return fault === 'type' && /\.xls$/i.test(files[0]?.name ?? '') ? 'old' : fault;
}

/** The current bytes; fails when the file was changed, moved or deleted since its choice. */
export const readBytes = async (file: File): Promise<Blob> => new Blob([await file.arrayBuffer()]);
