import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { changeLogs, type ChangeLogEntry } from '@emanet/contract/change-logs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiError, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCan } from '../../platform/session/session.tsx';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { useCompanyId } from '../query-keys.ts';

type Props = Readonly<{
  entry: Pick<ChangeLogEntry, 'id' | 'islem' | 'tur'>;
  /** The permission by which the noun is written. */
  write: Parameters<typeof useCan>[0];
  /** The entry's changes, in words. */
  children: ReactNode;
}>;

/** The button that takes an entry of a log back by a new one, after asking. */
export function Revert({ entry, write, children }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const [asked, setAsked] = useState(false);
  const revert = useMutation({
    mutationFn: () =>
      call(changeLogs.revert, {
        params: { companyId: String(company), type: entry.tur, entryId: String(entry.id) },
      }),
    onSuccess: async () => {
      setAsked(false);
      await client.invalidateQueries();
      notify.success(t('changeLog.reverted'));
    },
  });
  const { error } = revert;
  if (!useCan(write)) return null;
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={() => {
          revert.reset();
          setAsked(true);
        }}
      >
        {t('changeLog.revert')}
      </Button>
      <ConfirmModal
        opened={asked}
        title={t('changeLog.revertTitle')}
        confirmLabel={t('changeLog.revert')}
        danger={entry.islem === 'ekleme'}
        busy={revert.isPending}
        onConfirm={() => revert.mutate()}
        onClose={() => setAsked(false)}
      >
        <p>{t(`changeLog.revertText.${entry.islem}`)}</p>
        {children}
        {error && (
          <Note tone="high" announced>
            {error instanceof ApiError ? error.message : t('changeLog.revertFailed')}
          </Note>
        )}
      </ConfirmModal>
    </>
  );
}
