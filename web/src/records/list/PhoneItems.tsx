import { IconListCheck, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import type { RegisterListModel } from './useRegisterList.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { PastDayItem } from '../../ui/menu/PastDayButton.tsx';
import { SheetItems } from '../../ui/menu/download.ts';

/** Excel in and out, and ticking, as entries of a small screen's menu. */
export default function PhoneItems({ list }: Readonly<{ list: RegisterListModel }>) {
  const { t } = useTranslation();
  const { register, table, file, selection } = list;
  const visible = table.rows;
  const mayWrite = useCan(register.endpoints.import.permission);
  return (
    <>
      <MenuAct icon={IconListCheck} disabled={visible.length === 0} onClick={selection.pick}>
        {t('records.selection.pick')}
      </MenuAct>
      {mayWrite && (
        <MenuAct component={Link} to={register.importPath} icon={IconTableImport}>
          {t('import.open')}
        </MenuAct>
      )}
      <PastDayItem />
      <SheetItems download={file(visible)} disabled={visible.length === 0} />
    </>
  );
}
