import { FILE_TYPES, type FileType } from '@emanet/contract/shared/file-kinds';

const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Names that Windows cannot store. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const LONGEST = 120;

/**
 * The name under which a file is saved again: the last part of the client's, without what a disk, a
 * header or a reader's eye could be misled by, and always with an ending of its true type.
 */
export function safeName(given: string, type: FileType): string {
  const last = given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const endings: readonly string[] = FILE_TYPES[type];
  const dot = plain.lastIndexOf('.');
  const ending = plain.slice(dot + 1).toLowerCase();
  const fits = dot > 0 && endings.includes(ending);
  const stem = [...(fits ? plain.slice(0, dot) : plain)].slice(0, LONGEST).join('').trim();
  const safe = RESERVED.test(stem) ? `_${stem}` : stem;
  return `${safe || 'dosya'}.${fits ? ending : FILE_TYPES[type][0]}`;
}
