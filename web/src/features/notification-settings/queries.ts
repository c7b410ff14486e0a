import { useQuery } from '@tanstack/react-query';
import { notificationSettings, type PreviewKind } from '@emanet/contract/notification-settings';
import { call } from '../../platform/api/client.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { notificationSettingsKey, useCompanyId } from '../../records/query-keys.ts';

/** The settings of the company shown. */
export function useSettings() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...notificationSettingsKey(company), 'settings'],
    queryFn: async ({ signal }) =>
      (
        await call(notificationSettings.read, {
          params: { companyId: String(company) },
          signal,
        })
      ).data,
  });
}

/** Its mails that have not arrived; nobody else asks. */
export function useUndelivered() {
  const company = useCompanyId();
  return useQuery({
    queryKey: [...notificationSettingsKey(company), 'undelivered'],
    enabled: useCan('undelivered-mails.read'),
    queryFn: async ({ signal }) =>
      (
        await call(notificationSettings.undelivered, {
          params: { companyId: String(company) },
          signal,
        })
      ).data,
  });
}

/** A mail as it would leave today, while it is looked at. */
export function usePreview(kind: PreviewKind | undefined) {
  const company = useCompanyId();
  const lang = useLanguage();
  return useQuery({
    queryKey: [...notificationSettingsKey(company), 'preview', kind, lang],
    enabled: kind !== undefined,
    queryFn: async ({ signal }) =>
      (
        await call(notificationSettings.preview, {
          params: { companyId: String(company) },
          query: { tur: kind ?? 'onay', lang },
          signal,
        })
      ).data,
  });
}
