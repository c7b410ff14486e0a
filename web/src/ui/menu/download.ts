import type { SheetFormat } from '@emanet/contract/records/sheet-file';
import { entriesAtFirstMove } from '../../platform/lazily.ts';

/** Download of a list's shown rows. */
export type Download = Readonly<{ busy: boolean; start: (format: SheetFormat) => void }>;

export type DownloadEntries = Readonly<{ download: Download; disabled?: boolean }>;

/** Entries of a menu that download rows: as a sheet, or as text. */
export const SheetItems = entriesAtFirstMove<DownloadEntries>(() => import('./SheetItems.tsx'));
