import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Rights of group and others to read and to write; a folder may be passed through. */
const OTHERS = 0o066;

/**
 * Paths in a folder of data, with itself, that others than their owner can read or change. Deeper folders are
 * protected by these.
 */
export function openToOthers(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  const names = readdirSync(dataDir).map((name) => join(dataDir, name));
  return [dataDir, ...names].filter((path) => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    // A link's own rights have no effect, and a socket's are the folder's.
    return found && (found.isFile() || found.isDirectory()) && (found.mode & OTHERS) !== 0;
  });
}
