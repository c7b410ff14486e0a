import { actions, type Action } from '@emanet/contract/actions';
import { files } from '@emanet/contract/files';
import { FILE_KINDS, FILE_TYPES } from '@emanet/contract/shared/file-kinds';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { callWithFile } from '../../platform/upload.ts';
import { FileDrop } from '../../ui/file/FileDrop.tsx';
import css from './actions.module.css';
import { useActionCache } from './queries.ts';

const TYPES = FILE_KINDS.aksiyon.types.flatMap((type) => FILE_TYPES[type].map((end) => `.${end}`));

/** A place for the file of an action; another file replaces the one that is there. */
export function FilePart({ one }: { one: Action }) {
  const { t } = useTranslation();
  const { put, refresh } = useActionCache();
  const { data } = useQuery({
    queryKey: ['file-limits'],
    queryFn: async ({ signal }) => (await call(files.limits, { signal })).data,
    staleTime: Infinity,
  });
  const mostBytes = data?.find(({ kullanim }) => kullanim === 'aksiyon')?.most;
  if (mostBytes === undefined) return null;
  return (
    <div className={css.part}>
      <FileDrop
        title={t(one.dokuman_linki ? 'actions.replaceFile' : 'actions.attachFile')}
        limits={{ types: TYPES, mostBytes }}
        send={(file, ways) =>
          callWithFile(actions.update, { params: { id: String(one.id) }, file }, ways)
        }
        onDone={({ message, data: saved }) => {
          put(saved);
          refresh();
          notify.success(message);
        }}
      />
    </div>
  );
}
