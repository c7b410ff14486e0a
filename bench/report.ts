import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Growth } from './api/growth.ts';
import type { Mixed } from './api/mixed.ts';
import type { Ratios } from './api/ratios.ts';
import type { Other } from './api/others.ts';
import { KINDS } from './api/callers.ts';
import { rounded } from './numbers.ts';

export type Results = Readonly<{
  ratios: Ratios;
  oneCompany?: Ratios;
  others?: readonly Other[];
  growth?: Growth;
  mixed?: Mixed;
}>;

const WANTED = { list: 0.75, single: 0.6, add: 0.4, update: 0.4 };
const file = join(import.meta.dirname, '../docs/performance.md');
const OPENING = '## Opening every screen';
const COSTS = '## The three largest costs that are left';

/** Measurements, as the rows of a table. */
export const ratioRows = ({ ratios, ms }: Ratios) =>
  KINDS.map((kind) => ({
    call: kind,
    ratio: rounded(ratios[kind]),
    wanted: WANTED[kind],
    'per second': Math.round(ms[kind].perSecond),
    floor: Math.round(ms[kind].floorPerSecond),
    'p50 ms': rounded(ms[kind].p50),
    'p99 ms': rounded(ms[kind].p99),
  }));

type Rows = readonly Readonly<Record<string, string | number>>[];

function table(rows: Rows): string {
  const heads = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(heads.map((head) => row[head] ?? '')));
  return [line(heads), line(heads.map(() => '---')), ...body].join('\n');
}

/** Writes docs/performance.md; what somebody wrote about the remaining costs stays. */
export function writeReport({ ratios, oneCompany, others, growth, mixed }: Results): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  const parts = [
    '# Performance',
    `Written by \`npm run bench\` on ${day} at ${commit}; ${machine}; Node ${process.versions.node}; processes that wanted to run, over the last five minutes: ${rounded(loadavg()[1] ?? 0)}, the benchmark's own among them.`,
    '## Beside the floor',
    'The floor (`bench/floor`) is hand-written on `node:http` and `pg`: the same rows out of the same database, with a look-up of the session and a filter by company, named statements, one statement a write, and nothing else. 20 connections of people of as many companies, 100,000 activities in 100 companies, rounds of one and the other in turn, median of the ratios. Ratios are to be trusted, times only on a machine that does nothing else.',
    table(ratioRows(ratios)),
    ...(oneCompany
      ? [
          'The same with everybody in one company, whose writers queue for its chain:',
          table(ratioRows(oneCompany)),
        ]
      : []),
    ...(others ? ['## Other calls', table(others)] : []),
    ...(growth
      ? [
          '## Growth',
          `Companies of the same size in ever larger databases, one request at a time; the slowest is ${growth.factor} × the smallest database (wanted ≤ 1.3).`,
          table(
            Object.entries(growth.sizes).map(([records, times]) => ({
              records,
              ...Object.fromEntries(
                KINDS.map((kind) => [
                  `${kind} p50 / p99 ms`,
                  `${times[kind].p50} / ${times[kind].p99}`,
                ]),
              ),
            })),
          ),
        ]
      : []),
    ...(mixed
      ? [
          '## Mixed load',
          `300 requests a second of a hundred people, 85 % of them reading: p50 ${mixed.p50} ms, p99 ${mixed.p99} ms (wanted ≤ 100), ${mixed.failed} failed; memory every ten seconds, in MB: ${mixed.memory.map(Math.round).join(', ')}.`,
        ]
      : []),
    ...['## Long lists', '## Keys', OPENING].map((head) => kept(head)),
    kept(COSTS, COSTS),
  ];
  write(parts);
}

/** Puts what opening every screen takes into docs/performance.md, before the remaining costs. */
export function writeOpening(rows: Rows): void {
  const old = readFileSync(file, 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  write([
    old.split(/^(?=## (?:Opening every|The three largest))/m)[0]?.trim() ?? '',
    OPENING,
    `With the demo, as an administrator of 1440 × 900, in a browser that has seen nothing; \`npm run bench -- --only opening\` on ${day}. The longest task is the processor’s time of the main thread; KB are compressed, until it is drawn and until it is silent.`,
    table(rows),
    kept(COSTS, COSTS),
  ]);
}

const write = (parts: readonly string[]) =>
  writeFileSync(file, `${parts.filter((part) => part !== '').join('\n\n')}\n`);

/** A section of the report that is there, up to the next one. */
function kept(head: string, otherwise = ''): string {
  try {
    const [, ...sections] = readFileSync(file, 'utf8').split(/^(?=## )/m);
    return sections.find((one) => one.startsWith(head))?.trim() ?? otherwise;
  } catch {
    return otherwise;
  }
}
