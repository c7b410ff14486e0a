import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../server/src/platform/start/config.ts';
import { root } from './run.mjs';

/** Read by Node and its allocator. */
const OF_NODE = ['NODE_ENV', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];

/** Where a file of deploy/ sets what a node reads, and how a line of it begins. */
const PLACES = [
  ['compose/compose.yml', /environment: &settings([\s\S]*?)\n {2}secrets:/, /^ {4}([A-Z]\w+):/gm],
  ['kubernetes/emanet.yml', /\ndata:([\s\S]*?)\n---/, /^ {2}([A-Z]\w+):/gm],
  ['emanet.service', /\nEnvironment=(.*)/, /\b([A-Z]\w+)=/g],
  ['Dockerfile', /\nENV (NODE_ENV.*)/, /\b([A-Z]\w+)=/g],
] as const;

// A name that is misspelt is silently no setting.
it.each(PLACES)('deploy/%s sets only what a node reads', (file, place, name) => {
  const text = readFileSync(join(root, 'deploy', file), 'utf8');
  const named = [...(place.exec(text)?.[1] ?? '').matchAll(name)].map(([, one = '']) => one);
  expect(named.length).toBeGreaterThan(1);
  const known = [...SETTINGS, ...OF_NODE];
  expect(named.filter((one) => !known.includes(one.replace(/_FILE$/, '')))).toEqual([]);
});
