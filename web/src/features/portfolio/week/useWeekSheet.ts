import { portfolio } from '@emanet/contract/portfolio';
import { callForFile } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { useSheet } from '../../../records/useSheet.ts';

/** Downloads duties of seven days by their numbers; an empty `begin` is today. */
export function useWeekSheet(begin: string) {
  const { t } = useTranslation();
  const { fullname } = useUser();
  return useSheet<readonly number[]>(
    t('portfolio.week'),
    (ids, given) =>
      callForFile(portfolio.exportDue, {
        body: { ids: [...ids], ...given, ...(begin && { baslangic: begin }) },
      }),
    undefined,
    `${fullname}, ${t('portfolio.allClients')}`,
  );
}
