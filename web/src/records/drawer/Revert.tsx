import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import {
  changeLogs,
  type ChangedField,
  type ChangeLogEntry,
  type RevertedType,
} from '@emanet/contract/change-logs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiError, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCan } from '../../platform/session/session.tsx';
import { useWanted } from '../../platform/useWanted.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { useCompanyId } from '../query-keys.ts';
import { notBackIn, type Change } from './changes.ts';

type Props = Readonly<{
  entry: Pick<ChangeLogEntry, 'id' | 'islem'> & Readonly<{ tur: RevertedType }>;
  /** The permission that writing the noun needs. */
  write: Parameters<typeof useCan>[0];
  /** The field that is reverted alone, at its line; otherwise the whole entry. */
  field?: Readonly<{ alan: string; label: string }>;
  /** Other fields that change too, in words. */
  changesOf?: (fields: readonly ChangedField[]) => readonly Change[];
  /** The changes in words. */
  children: ReactNode;
}>;

/** The button that reverts a log entry, or one field of it, by a new entry; it confirms first. */
export function Revert(props: Props) {
  const { write, field } = props;
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const wanted = useWanted(asked);
  const name = field && t('changeLog.revertField', { field: field.label });
  if (!useCan(write)) return null;
  return (
    <>
      {name ? (
        <ActionIcon
          size="sm"
          variant="subtle"
          color="gray"
          aria-label={name}
          title={name}
          onClick={() => setAsked(true)}
        >
          <IconArrowBackUp size={14} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconArrowBackUp size={14} aria-hidden />}
          onClick={() => setAsked(true)}
        >
          {t('changeLog.revert')}
        </Button>
      )}
      {wanted && <Question {...props} opened={asked} onClose={() => setAsked(false)} />}
    </>
  );
}

type QuestionProps = Props & Readonly<{ opened: boolean; onClose: () => void }>;

function Question({ entry, field, changesOf, children, opened, onClose }: QuestionProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const company = useCompanyId();
  const revert = useMutation({
    mutationFn: () =>
      call(changeLogs.revert, {
        params: { companyId: String(company), type: entry.tur, entryId: String(entry.id) },
        body: field ? { alan: field.alan } : {},
      }),
    onSuccess: async ({ data }) => {
      onClose();
      await client.invalidateQueries();
      const fields = (changesOf?.(data.birlikte) ?? []).map(({ label }) => label).join(', ');
      notify.success(fields ? t('changeLog.revertedAlong', { fields }) : t('changeLog.reverted'));
      const lost = notBackIn(changesOf?.(data.donmeyen) ?? []);
      if (lost) notify.error(t('changeLog.notBack', { fields: lost }));
    },
  });
  const { error } = revert;
  const close = () => {
    revert.reset();
    onClose();
  };
  return (
    <ConfirmModal
      opened={opened}
      title={t(field ? 'changeLog.revertFieldTitle' : 'changeLog.revertTitle')}
      confirmLabel={t('changeLog.revert')}
      danger={entry.islem === 'ekleme'}
      busy={revert.isPending}
      onConfirm={() => revert.mutate()}
      onClose={close}
    >
      <p>{t(field ? 'changeLog.revertFieldText' : `changeLog.revertText.${entry.islem}`)}</p>
      {children}
      {error && (
        <Note tone="high" announced>
          {error instanceof ApiError ? error.message : t('changeLog.revertFailed')}
        </Note>
      )}
    </ConfirmModal>
  );
}
