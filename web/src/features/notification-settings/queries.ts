import { notificationSettings, type PreviewKind } from '@emanet/contract/notification-settings';
import { useRead } from '../../nouns/read.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { useCan, useCompany } from '../../platform/session/session.tsx';

const useOfCompany = () => ({ params: { companyId: String(useCompany().company_id) } });

/** The settings of the company shown. */
export const useSettings = () => useRead(notificationSettings.read, useOfCompany());

/** Its mails that have not arrived; nobody else asks. */
export const useUndelivered = () =>
  useRead(notificationSettings.undelivered, useOfCompany(), {
    enabled: useCan('undelivered-mails.read'),
  });

/** A mail as it would leave today, while it is looked at. */
export const usePreview = (kind: PreviewKind | undefined) =>
  useRead(
    notificationSettings.preview,
    { ...useOfCompany(), query: { tur: kind ?? 'onay', lang: useLanguage() } },
    { enabled: kind !== undefined },
  );
