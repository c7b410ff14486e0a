import { useState } from 'react';
import { applicationForm, MOST_ATTACHMENTS } from '@emanet/contract/applications/form';
import { ActionIcon, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { callWithFile } from '../../../platform/api/upload.ts';
import { FileCard } from '../../../ui/file/FileCard.tsx';
import { FileDrop } from '../../../ui/file/FileDrop.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';

const LIMITS = { types: ['.pdf', '.png', '.jpg', '.jpeg'], mostBytes: 10 * 1024 * 1024 };

type Attached = Readonly<{ id: number; file: File; token: string }>;

/** Papers that belong to the application; each is sent and checked when it is chosen. */
export function Attachments({ begin }: { begin: () => Promise<string> }) {
  const { t } = useTranslation();
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const remove = async ({ id, token }: Attached) => {
    await call(applicationForm.detach, { params: { token, ek: String(id) } });
    setAttached((all) => all.filter((one) => one.id !== id));
  };
  return (
    <div>
      <Text fw={500} mb={6}>
        {t('applicationForm.files')}
      </Text>
      {attached.map((one) => (
        <FileCard key={one.id} file={one.file}>
          <Tag tone="done">{t('applicationForm.uploaded')}</Tag>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('applicationForm.removeFile', { name: one.file.name })}
            onClick={() => void remove(one).catch(() => undefined)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </FileCard>
      ))}
      {attached.length < MOST_ATTACHMENTS && (
        <FileDrop
          title={t('applicationForm.dropFile')}
          limits={LIMITS}
          send={async (file, ways) => {
            const token = await begin();
            const { data } = await callWithFile(
              applicationForm.attach,
              { params: { token }, file },
              ways,
            );
            return { id: data.id, file, token };
          }}
          onDone={(one: Attached) => setAttached((all) => [...all, one])}
        />
      )}
    </div>
  );
}
