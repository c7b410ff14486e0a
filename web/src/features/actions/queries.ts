import { actions, type Action } from '@emanet/contract/actions';
import { useQueryClient } from '@tanstack/react-query';
import { useChanged, useRead, type Answer } from '../../nouns/read.ts';
import { answerKey } from '../../nouns/keys.ts';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { useCompanyId } from '../../records/query-keys.ts';
import { useSheet } from '../../records/useSheet.ts';

/** Every action that the person may see, archived ones too: board, list and archive share them. */
export const useActionList = () => useRead(actions.list);

/** Members of the company, one of whom can be in charge. */
export const usePeople = () => useRead(actions.people, {}, { enabled: useCan('actions.write') });

/** Ways to bring what is shown up to date: at once by a row, and from the server. */
export function useActionCache() {
  const client = useQueryClient();
  const company = useCompanyId();
  return {
    put: (row: Action) =>
      client.setQueryData<Answer<typeof actions.list>>(
        answerKey(company, actions.list, {}),
        (known) =>
          known && { ...known, data: known.data.map((one) => (one.id === row.id ? row : one)) },
      ),
    refresh: useChanged('actions'),
  };
}

/** Downloads actions as a sheet, in the order given and the language shown. */
export function useActionExport() {
  const { t } = useTranslation();
  return useSheet(t('actions.title'), (ids: readonly number[], lang) =>
    callForFile(actions.export, { body: { ids: [...ids], lang } }),
  );
}
