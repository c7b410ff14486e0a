import type { Queries } from '../src/platform/db.ts';
import type { FileStore } from '../src/platform/files/store.ts';
import type { Config } from '../src/platform/start/config.ts';
import { readNoted } from '../src/verify-log/anchored.ts';
import { verifyLogs } from '../src/verify-log/logs.ts';
import { replayedNouns } from '../src/verify-log/nouns.ts';
import { report } from '../src/verify-log/report.ts';

/** Lines of `verify-log` over all companies, or over one, that call a log broken. */
export async function brokenLines(
  system: Queries,
  store: FileStore,
  { SECRET, TEMPLATE_COMPANY_ID, DEMO }: Pick<Config, 'SECRET' | 'TEMPLATE_COMPANY_ID' | 'DEMO'>,
  only?: number,
): Promise<string[]> {
  const verdicts = verifyLogs(system, {
    nouns: replayedNouns,
    noted: (await readNoted(store, SECRET)).noted,
    library: TEMPLATE_COMPANY_ID,
    secret: SECRET,
    now: new Date(),
    demo: DEMO,
    only,
  });
  const lines: string[] = [];
  await report(verdicts, [], (line) => lines.push(line));
  return lines.filter((line) => line.includes('BROKEN'));
}
