import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '..');

/**
 * Files that take ten seconds or more. They begin first, so that no worker is left alone with one of
 * them at the end; Vitest itself goes by size as long as it has not seen them run.
 */
const LONG = [
  'server/test/authorisation/authorisation.test.ts',
  'server/src/main.test.ts',
  'server/src/backup/protection.test.ts',
  'server/src/features/processing-activities/list-memory.test.ts',
  'server/src/platform/jobs/jobs.test.ts',
  'server/test/hostile-input.test.ts',
  'server/src/features/processing-activities/import.test.ts',
  'server/src/features/supplier-transfers/import.test.ts',
  'server/src/features/assets/import.test.ts',
  'server/src/features/texts/stale/links.test.ts',
  'server/src/features/auth/throttle.test.ts',
  'server/src/features/confirmations/two-nodes.test.ts',
  'server/src/features/clocks/two-nodes.test.ts',
  'server/src/features/search/search.test.ts',
].map((path) => join(root, path));
const gone = LONG.filter((path) => !existsSync(path));
if (gone.length > 0) throw new Error(`no such test: ${gone.join(', ')}`);

/** Files of a project of their own keep their place before the others. */
function rank({ project, moduleId }: TestSpecification): number {
  if (project.name !== 'together') return -1;
  const place = LONG.indexOf(moduleId);
  return place < 0 ? LONG.length : place;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
