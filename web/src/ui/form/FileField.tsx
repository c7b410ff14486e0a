import { useState } from 'react';
import { ActionIcon, Progress, Stack } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { DropArea, FaultNote } from '../file/DropArea.tsx';
import { faultOfFiles, sizeText, type FileFault, type FileLimits } from '../file/file-check.ts';
import { FileCard } from '../file/FileCard.tsx';
import { useDrop } from '../file/useDrop.ts';
import type { ApiFormState } from './useApiForm.ts';

type Props = Readonly<{
  form: Pick<ApiFormState, 'file' | 'busy'>;
  /** Invitation, such as "Dosyayı buraya bırakın". */
  title: string;
  limits: FileLimits;
}>;

/** A file that is chosen in a form and sent with it. */
export function FileField({ form, title, limits }: Props) {
  const { t, lang } = useTranslation();
  const [fault, setFault] = useState<FileFault>();
  const { chosen, choose, percent } = form.file;
  const words = { types: limits.types.join(', '), size: sizeText(limits.mostBytes, lang) };
  const take = (files: readonly File[]) => {
    const wrong = faultOfFiles(files, limits);
    setFault(wrong);
    if (!wrong) choose(files[0]);
  };
  const over = useDrop(form.busy ? undefined : take);
  return (
    <Stack gap="md">
      <FaultNote fault={fault} words={words} />
      {chosen ? (
        <FileCard file={chosen}>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={form.busy}
            aria-label={t('ui.file.remove', { name: chosen.name })}
            onClick={() => choose(undefined)}
          >
            <IconX size={17} aria-hidden />
          </ActionIcon>
        </FileCard>
      ) : (
        <DropArea
          icon={<IconPaperclip size={20} />}
          title={over ? t('ui.file.let') : title}
          text={t('ui.file.limits', words)}
          accept={limits.types.join(',')}
          over={over}
          onChoose={take}
        />
      )}
      {form.busy && chosen && (
        <Progress value={percent} aria-label={t('ui.file.sending', { name: chosen.name })} />
      )}
    </Stack>
  );
}
