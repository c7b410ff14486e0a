import { files } from '@emanet/contract/files';
import { FILE_TYPES, type FileKind } from '@emanet/contract/shared/file-kinds';
import { useRead } from '../nouns/read.ts';
import type { FileLimits } from '../ui/file/file-check.ts';

/** Which files the server takes for a use, and how large; nothing until it has answered. */
export function useFileLimits(use: FileKind): FileLimits | undefined {
  const { data } = useRead(files.limits, {}, { staleTime: Infinity });
  const limit = data?.find(({ kullanim }) => kullanim === use);
  const endings = Object.entries(FILE_TYPES).flatMap(([type, known]) =>
    limit?.types.includes(type) ? known.map((ending) => `.${ending}`) : [],
  );
  return limit && { types: endings, mostBytes: limit.most };
}
