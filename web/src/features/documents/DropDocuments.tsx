import { DOCUMENT_TYPES, documents, type DocumentType } from '@emanet/contract/documents';
import { ActionIcon, Button, Group, Progress, Select, Stack, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useChanged } from '../../nouns/read.ts';
import { ApiError } from '../../platform/api/client.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { callWithFile } from '../../platform/api/upload.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { faultOfFiles, sizeText, type FileLimits } from '../../ui/file/file-check.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { useLeaveQuestion } from '../../ui/unsaved-work/useLeaveQuestion.ts';
import { LONGEST_NAME, nameOfFile, typeOfName } from './names-of-files.ts';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

/** A file that will be stored as a document. */
type Draft = Readonly<{
  key: string;
  file: File;
  name: string;
  type: DocumentType;
  problem?: string;
}>;

const IN_ONE_LINE = {
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
  gap: 'var(--mantine-spacing-sm)',
  alignItems: 'start',
};

type Props = Readonly<{ files: readonly File[]; limits: FileLimits; onClose: () => void }>;

/** Several files at once, each stored as a document; a failed one stays with its reason. */
export function DropDocuments({ files, limits, onClose }: Props) {
  const { t, lang } = useTranslation();
  const changed = useChanged('documents');
  const words = { types: limits.types.join(', '), size: sizeText(limits.mostBytes, lang) };
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    files.map((file) => {
      const fault = faultOfFiles([file], limits);
      return {
        key: newKey(),
        file,
        name: nameOfFile(file.name),
        type: typeOfName(file.name),
        ...(fault && { problem: t(`ui.file.faults.${fault}`, words) }),
      };
    }),
  );
  const [done, setDone] = useState<number>();
  const edit = (key: string, values: Partial<Draft>) =>
    setDrafts((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const sendable = drafts.filter(
    ({ file, name }) => name.trim() !== '' && faultOfFiles([file], limits) === undefined,
  );

  async function save() {
    const failed: Draft[] = drafts.filter((one) => !sendable.includes(one));
    for (const [at, one] of sendable.entries()) {
      setDone(at);
      try {
        await callWithFile(
          documents.add,
          {
            body: { dokuman_ismi: one.name.trim(), dokuman_tur: one.type },
            file: one.file,
            idempotencyKey: one.key,
          },
          {},
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failed.push({ ...one, problem: error.message });
      }
    }
    setDone(undefined);
    changed();
    const count = drafts.length - failed.length;
    if (count > 0) notify.success(t('documents.many.done', { count }));
    setDrafts(failed);
    if (failed.length === 0) onClose();
  }

  const busy = done !== undefined;
  const question = useLeaveQuestion(() => drafts.length > 0);
  const leave = () => !busy && question.leave(onClose);
  const failedCount = drafts.filter(({ problem }) => problem).length;
  return (
    <OpenModal
      size="xl"
      onClose={leave}
      title={t('documents.many.title', { count: drafts.length })}
    >
      <p>{t('documents.many.text')}</p>
      {failedCount > 0 && (
        <Note tone="high">{t('documents.many.failed', { count: failedCount })}</Note>
      )}
      <Stack component="ul" gap="sm" my="md">
        {drafts.map(({ key, file, name, type, problem }) => (
          <li key={key} className="em-stack" style={IN_ONE_LINE}>
            <TextInput
              aria-label={t('documents.many.nameOf', { file: file.name })}
              value={name}
              maxLength={LONGEST_NAME}
              disabled={busy}
              error={problem}
              onChange={({ currentTarget }) => edit(key, { name: currentTarget.value })}
            />
            <Select
              aria-label={t('documents.many.typeOf', { file: file.name })}
              value={type}
              allowDeselect={false}
              disabled={busy}
              data={DOCUMENT_TYPES.map((value) => ({
                value,
                label: t(`documents.types.${value}`),
              }))}
              onChange={(value) =>
                edit(key, { type: DOCUMENT_TYPES.find((one) => one === value) ?? type })
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={busy}
              aria-label={t('ui.file.remove', { name: file.name })}
              onClick={() => setDrafts((all) => all.filter((one) => one.key !== key))}
            >
              <IconX size={17} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </Stack>
      {busy && (
        <Progress
          value={(done / sendable.length) * 100}
          aria-label={t('documents.many.saving', { done: done + 1, total: sendable.length })}
        />
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" disabled={busy} onClick={leave}>
          {t('common.cancel')}
        </Button>
        <Button loading={busy} disabled={sendable.length === 0} onClick={() => void save()}>
          {t('documents.many.save', { count: sendable.length })}
        </Button>
      </Group>
      <LeaveModal work={{ question }} />
    </OpenModal>
  );
}
