import { SHEET_FORMATS } from '@emanet/contract/records/sheet-file';
import { IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react';
import type { DownloadEntries } from './download.ts';
import { MenuAct } from './MenuAct.tsx';

const FORMATS = {
  xlsx: { icon: IconFileTypeXls, name: 'Excel (.xlsx)' },
  csv: { icon: IconFileTypeCsv, name: 'CSV (.csv)' },
} as const;

export default function SheetItems({ download: { start }, disabled = false }: DownloadEntries) {
  return SHEET_FORMATS.map((format) => (
    <MenuAct
      key={format}
      icon={FORMATS[format].icon}
      disabled={disabled}
      onClick={() => start(format)}
    >
      {FORMATS[format].name}
    </MenuAct>
  ));
}
