import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { refreshAll, useCompanyId } from '../query-keys.ts';
import type { ImportTarget } from './target.ts';

/** Takes back all that an import stored; what somebody has edited since stays. */
export function useImportUndo({ undo }: ImportTarget, toplu_islem: string | null) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  return useMutation({
    mutationFn: async () => {
      if (!undo || !toplu_islem) throw new Error('this import cannot be undone');
      return undo(toplu_islem);
    },
    onSuccess: () => refreshAll(client, company),
    onError: (error) =>
      notify.error(error instanceof ApiError ? error.message : t('import.done.undoFailed')),
  });
}
