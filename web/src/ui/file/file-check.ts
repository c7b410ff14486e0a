import type { Language } from '@emanet/contract/shared/primitives';

const KILO = 1024;

/** Limits of a place for files: endings of names such as ".pdf", and the number of bytes. */
export type FileLimits = Readonly<{ types: readonly string[]; mostBytes: number }>;

/** Fault of chosen files before any of them is sent. */
export type FileFault = 'several' | 'type' | 'empty' | 'large';

/** Why these files cannot be sent; undefined when there is exactly one and it may be sent. */
export function faultOfFiles(
  files: readonly Pick<File, 'name' | 'size'>[],
  { types, mostBytes }: FileLimits,
): FileFault | undefined {
  const [file] = files;
  if (!file) return 'empty';
  if (files.length > 1) return 'several';
  const name = file.name.toLowerCase();
  if (!types.some((type) => name.endsWith(type))) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > mostBytes ? 'large' : undefined;
}

/** A size as people read it: `34 KB`, `1,2 MB`, `2 GB`. */
export function sizeText(bytes: number, lang: Language): string {
  const [unit, value] =
    bytes >= KILO ** 3
      ? ['gigabyte', bytes / KILO ** 3]
      : bytes >= KILO ** 2
        ? ['megabyte', bytes / KILO ** 2]
        : ['kilobyte', Math.max(1, Math.round(bytes / KILO))];
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(lang, style).format(value).replace('kB', 'KB');
}
