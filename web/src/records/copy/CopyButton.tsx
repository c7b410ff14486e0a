import { Button } from '@mantine/core';
import { MOST_COPIED } from '@emanet/contract/records/copy';
import { IconBuilding } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import type { RecordRow } from '../register.ts';
import { useOtherCompanies } from './useOtherCompanies.ts';

type Props = Readonly<{
  rows: readonly RecordRow[];
  onCopy: (rows: readonly RecordRow[]) => void;
}>;

/** Copies ticked records into another company, for people with several. */
export default function CopyButton({ rows, onCopy }: Props) {
  const { t } = useTranslation();
  if (useOtherCompanies().length === 0) return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconBuilding size={15} aria-hidden />}
      disabled={rows.length > MOST_COPIED}
      onClick={() => onCopy(rows)}
    >
      {t('copyTo.short')}
    </Button>
  );
}
