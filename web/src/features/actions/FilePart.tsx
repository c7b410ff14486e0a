import { Box } from '@mantine/core';
import { actions, type Action } from '@emanet/contract/actions';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { callWithFile } from '../../platform/api/upload.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { FileDrop } from '../../ui/file/FileDrop.tsx';

/** A place for the file of an action; another file replaces the one that is there. */
export function FilePart({ one }: { one: Action }) {
  const { t } = useTranslation();
  const changed = useChanged('actions');
  const limits = useFileLimits('aksiyon');
  if (!limits) return null;
  return (
    <Box px="xl" py="lg">
      <FileDrop
        title={t(one.dokuman_linki ? 'actions.replaceFile' : 'common.dropHere')}
        limits={limits}
        send={(file, ways) =>
          callWithFile(actions.update, { params: { id: String(one.id) }, file }, ways)
        }
        onDone={({ message }) => {
          changed();
          notify.success(message);
        }}
      />
    </Box>
  );
}
