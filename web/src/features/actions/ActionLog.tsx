import { LOGGED_ACTION_FIELDS, recurrences } from '@emanet/contract/actions';
import { useTranslation } from '../../platform/i18n.ts';
import { History } from '../../records/drawer/History.tsx';
import { usePlainChanges } from '../../records/drawer/usePlainChanges.ts';
import { useDepartments } from '../../records/name-queries.ts';

/** Changes of an action with author and time, newest first. */
export function ActionLog({ id }: { id: number }) {
  const { t } = useTranslation();
  const departments = useDepartments().data ?? [];
  const changesOf = usePlainChanges(
    Object.fromEntries(LOGGED_ACTION_FIELDS.map((one) => [one, t(`actions.fields.${one}`)])),
    {
      durum: { true: t('ui.risk.Tamamlanmış'), false: t('actions.open') },
      department_id: Object.fromEntries(
        departments.map((one) => [one.department_id, one.department_name]),
      ),
      tekrar: Object.fromEntries(recurrences.map((one) => [one, t(`actions.repeats.${one}`)])),
    },
  );
  return <History tur="aksiyonlar" id={id} changesOf={changesOf} />;
}
