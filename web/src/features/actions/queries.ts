import { actions } from '@emanet/contract/actions';
import { useRead } from '../../nouns/read.ts';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { useSheet } from '../../records/useSheet.ts';

/** Every action that the person may see, archived ones too: board, list and archive share them. */
export const useActionList = () => useRead(actions.list);

/** Members of the company, one of whom can be in charge. */
export const usePeople = () => useRead(actions.people, {}, { enabled: useCan('actions.write') });

/** Downloads actions as a sheet, in the order given and the language shown. */
export function useActionExport() {
  const { t } = useTranslation();
  return useSheet(t('actions.title'), (ids: readonly number[], lang) =>
    callForFile(actions.export, { body: { ids: [...ids], lang } }),
  );
}
