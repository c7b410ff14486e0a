import { posix } from 'node:path';
import { fail } from '../../../platform/errors.ts';
import type { Archive } from './archive.ts';
import { readXml } from './xml.ts';

/** A sheet of a workbook: its part, and its name on its tab. */
export type SheetPart = Readonly<{ part: string; name: string; hidden: boolean }>;

/** Where a workbook keeps what is read of it. `dates1904`: its days are counted from 1904 on. */
export type Parts = Readonly<{
  sheets: readonly SheetPart[];
  strings: string | undefined;
  styles: string | undefined;
  dates1904: boolean;
}>;

const MOST_SHEETS = 50;

type Relation = Readonly<{ kind: string; target: string }>;

/** The parts that a part points to, by id; `''` is the package itself. */
async function relationsOf(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part);
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const found = new Map<string, Relation>();
  if (!archive.has(file)) return found;
  await readXml(archive.read(file), {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      found.set(attribute('Id') ?? '', {
        kind: posix.basename(attribute('Type') ?? ''),
        target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      });
    },
  });
  return found;
}

/** Finds the parts of a workbook; another archive and a broken workbook have different errors. */
export async function partsOf(archive: Archive): Promise<Parts> {
  const root = [...(await relationsOf(archive, '')).values()];
  const workbook = root.find(({ kind }) => kind === 'officeDocument')?.target;
  if (workbook === undefined || !archive.has(workbook)) fail('SHEET_NONE');
  const relations = await relationsOf(archive, workbook);
  const sheets: SheetPart[] = [];
  let dates1904 = false;
  await readXml(archive.read(workbook), {
    open: (name, attribute) => {
      if (name === 'workbookPr') dates1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const relation = relations.get(attribute('id') ?? '');
      if (relation?.kind === 'worksheet')
        sheets.push({
          part: relation.target,
          name: attribute('name') ?? '',
          hidden: (attribute('state') ?? 'visible') !== 'visible',
        });
    },
  });
  if (sheets.length === 0) fail('SHEET_NONE');
  if (sheets.length > MOST_SHEETS) fail('SHEET_TOO_MANY_SHEETS', { values: { most: MOST_SHEETS } });
  const partOf = (wanted: string) => {
    const target = [...relations.values()].find(({ kind }) => kind === wanted)?.target;
    return target !== undefined && archive.has(target) ? target : undefined;
  };
  return {
    sheets,
    strings: partOf('sharedStrings'),
    styles: partOf('styles'),
    dates1904,
  };
}
