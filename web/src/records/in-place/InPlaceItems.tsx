import { IconBuilding, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { isConfirmed } from '@emanet/contract/records/verdict';
import { useTranslation } from '../../platform/i18n.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import type { RecordRow } from '../register.ts';
import { CONFIRMED, DEPARTMENT } from './editable.ts';
import type { InPlaceActs } from './useInPlace.ts';

type Props = Readonly<{
  row: RecordRow;
  acts: InPlaceActs;
  /** Element at which the department is changed. */
  source: () => HTMLElement;
}>;

/** Entries of a record's menu that change it at once: its confirmation and its department. */
export function InPlaceItems({ row, acts, source }: Props) {
  const { t } = useTranslation();
  const confirmed = isConfirmed(row);
  return (
    <>
      {acts.fieldFor(row, CONFIRMED) && (
        <MenuAct
          leftSection={confirmed ? <IconCircleDashed size={16} /> : <IconCircleCheck size={16} />}
          onClick={() => acts.saveNow(row, CONFIRMED, !confirmed)}
        >
          {t(confirmed ? 'records.inPlace.unconfirm' : 'records.inPlace.confirm')}
        </MenuAct>
      )}
      {acts.fieldFor(row, DEPARTMENT) && (
        <MenuAct icon={IconBuilding} onClick={() => acts.ask(row, DEPARTMENT, source())}>
          {t('records.inPlace.move')}
        </MenuAct>
      )}
    </>
  );
}
