import type { EntryEvent } from '@emanet/contract/entry-logs';
import { useCallback } from 'react';
import { useTranslation } from '../../platform/i18n.ts';

/** Sign-in and sign-out need no words beside their kind. */
const isPlain = (event: EntryEvent): event is 'giris_yapildi' | 'cikis' =>
  event === 'giris_yapildi' || event === 'cikis';

/** Detail of an event beside its kind; empty when the kind is enough. */
export function useDetail(): (event: EntryEvent) => string {
  const { t } = useTranslation();
  return useCallback(
    (event: EntryEvent) => (isPlain(event) ? '' : t(`entryLogs.details.${event}`)),
    [t],
  );
}
