import { dashboard } from '@emanet/contract/dashboard';
import { inventory } from '@emanet/contract/inventory';
import { maps } from '@emanet/contract/maps';
import { search } from '@emanet/contract/search';
import { tables } from '@emanet/contract/tables';
import type { KeptDatabase } from '../database.ts';
import { quantile, rounded } from '../numbers.ts';
import { signIn } from './callers.ts';
import { openConnection } from './load.ts';
import { startApp } from './servers.ts';

const ASKED = 40;

export type Other = Readonly<{ call: string; 'p50 ms': number; 'p99 ms': number; KB: number }>;

/** Calls that have no floor: dashboard, tables, maps, search and the counts of the menu, one at a time. */
export async function measureOthers(kept: KeptDatabase): Promise<Other[]> {
  await using app = await startApp(kept.url, kept.folder);
  // The last company: to the first ones the other measurements have added thousands of records.
  const caller = (await signIn(kept.db, `emanet-${new URL(app.address).port}`, 100)).at(-1);
  if (!caller) throw new Error('nobody is signed in');
  const { cookie, company } = caller;
  const at = (path: string) => path.replace(':companyId', String(company));
  const paths = {
    dashboard: dashboard.read.path,
    'table of suppliers': at(tables.suppliers.path),
    'notification to VERBİS': at(tables.notification.path),
    'activity map': at(maps.suppliers.path),
    search: `${search.find.path}?q=bordro`,
    'counts of the menu': inventory.counts.path,
  };
  const connection = openConnection(app.address);
  const found: Other[] = [];
  for (const [call, path] of Object.entries(paths)) {
    const answers = [];
    for (let count = 0; count < ASKED; count += 1) {
      const answer = await connection.ask({ method: 'GET', path, cookie });
      if (answer.status >= 400) throw new Error(`${call} was answered with ${answer.status}`);
      answers.push(answer);
    }
    const times = answers.map(({ ms }) => ms);
    found.push({
      call,
      'p50 ms': rounded(quantile(times, 0.5)),
      'p99 ms': rounded(quantile(times, 0.99)),
      KB: Math.round(Math.max(...answers.map(({ bytes }) => bytes)) / 1024),
    });
  }
  connection.close();
  return found;
}
