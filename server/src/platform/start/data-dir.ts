import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Rights of the group and of everybody to read and to write; a folder may be passed through. */
const OTHERS = 0o066;

/**
 * Paths of a folder of data, itself and the names in it, that others than their owner can read or change.
 * Folders that lie deeper are behind these.
 */
export function openToOthers(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  const names = readdirSync(dataDir).map((name) => join(dataDir, name));
  return [dataDir, ...names].filter((path) => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    // A link's own rights mean nothing, and a socket's are the folder's.
    return found && (found.isFile() || found.isDirectory()) && (found.mode & OTHERS) !== 0;
  });
}
