import { fieldLabel } from '@emanet/contract/records/labels';
import { Button } from '@mantine/core';
import { IconBuilding, IconCircleCheck, IconTrash } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import { BulkEdit } from '../bulk/BulkEdit.tsx';
import { CONFIRMED, DEPARTMENT } from '../in-place/editable.ts';
import { SheetButton } from '../SheetButton.tsx';
import type { RegisterListModel } from './useRegisterList.ts';

const CopyButton = atFirstMove(() => import('../copy/CopyButton.tsx'));

type Props = Readonly<{ list: RegisterListModel; mayWrite: boolean }>;

/** Acts on the ticked rows of a register. */
export default function TickedRows({ list, mayWrite }: Props) {
  const { t, lang } = useTranslation();
  const { phone, table, selection, file, removal, bulk, copies } = list;
  const { rows: ticked } = selection;
  return (
    <SelectionBar selection={selection} rows={table.rows} onClear={() => list.focusRow()}>
      {mayWrite && (
        <BulkEdit
          tur={list.register.tur}
          label={(name) => fieldLabel(list.register.noun, name, lang)}
          edit={bulk}
        />
      )}
      {mayWrite && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCircleCheck size={15} aria-hidden />}
          disabled={ticked.length === 0 || bulk.tooMany}
          onClick={() => bulk.open(CONFIRMED, true)}
        >
          {t(phone ? 'common.confirm' : 'records.inPlace.confirm')}
        </Button>
      )}
      {mayWrite && !phone && list.names.departments.length > 1 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconBuilding size={15} aria-hidden />}
          disabled={bulk.tooMany}
          onClick={() => bulk.open(DEPARTMENT)}
        >
          {t('records.inPlace.move')}
        </Button>
      )}
      {/* Without a boundary the whole page would hide, and lose the focus, until it is loaded. */}
      <Suspense fallback={null}>
        {mayWrite && !phone && <CopyButton rows={ticked} onCopy={copies.ask} />}
      </Suspense>
      <SheetButton
        size="xs"
        download={file(ticked)}
        disabled={ticked.length === 0}
        label={t(phone ? 'common.export' : 'records.selection.export')}
      />
      {mayWrite && (
        <Button
          size="xs"
          variant="default"
          c="var(--em-high)"
          leftSection={<IconTrash size={15} aria-hidden />}
          disabled={ticked.length === 0}
          onClick={() => removal.ask(ticked)}
        >
          {t(phone ? 'common.delete' : 'records.selection.delete')}
        </Button>
      )}
    </SelectionBar>
  );
}
