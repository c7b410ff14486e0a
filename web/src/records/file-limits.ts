import { files } from '@emanet/contract/files';
import { FILE_TYPES, type FileKind } from '@emanet/contract/shared/file-kinds';
import { useRead } from '../nouns/read.ts';
import type { FileLimits } from '../ui/file/file-check.ts';

/** Types and sizes of files that the server takes for a use; undefined until it has answered. */
export function useFileLimits(use: FileKind): FileLimits | undefined {
  const { data } = useRead(files.limits, {}, { staleTime: Infinity });
  const limit = data?.find(({ kullanim }) => kullanim === use);
  const endings = Object.entries(FILE_TYPES).flatMap(([type, known]) =>
    limit?.types.includes(type) ? known.map((ending) => `.${ending}`) : [],
  );
  return limit && { types: endings, mostBytes: limit.most };
}
