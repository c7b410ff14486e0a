import type { Queries } from '../src/platform/db.ts';
import type { FileStore } from '../src/platform/files/store.ts';
import type { Config } from '../src/platform/start/config.ts';
import { readNoted } from '../src/verify-log/anchored.ts';
import { verifyLogs } from '../src/verify-log/logs.ts';
import { replayedNouns } from '../src/verify-log/nouns.ts';
import { report } from '../src/verify-log/report.ts';

/** Lines of `verify-log` over some companies that call a log broken; other suites break theirs on purpose. */
export async function brokenLines(
  system: Queries,
  store: FileStore,
  { SECRET, TEMPLATE_COMPANY_ID, DEMO }: Pick<Config, 'SECRET' | 'TEMPLATE_COMPANY_ID' | 'DEMO'>,
  companies: readonly number[],
): Promise<string[]> {
  const { noted } = await readNoted(store, SECRET);
  const lines: string[] = [];
  for (const only of companies) {
    const verdicts = verifyLogs(system, {
      nouns: replayedNouns,
      noted,
      library: TEMPLATE_COMPANY_ID,
      secret: SECRET,
      now: new Date(),
      demo: DEMO,
      only,
    });
    await report(verdicts, [], (line) => lines.push(line));
  }
  return lines.filter((line) => line.includes('BROKEN'));
}
