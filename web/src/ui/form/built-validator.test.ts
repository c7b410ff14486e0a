import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '@emanet/contract/endpoints';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { endpointsOnly } from '../../../scripts/endpoints-only.ts';
import { problemsOf } from './problems.ts';

const WEB = join(import.meta.dirname, '../../..');

type Built = { endpoints: readonly Endpoint[]; problemsOf: typeof problemsOf };
let built: Built;
let dir: string;

// The same bundling as the application's: schemas recorded, made by the validator as it is shipped.
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'emanet-built-'));
  const entry = join(dir, 'entry.js');
  await writeFile(
    entry,
    `export { endpoints } from ${JSON.stringify(join(WEB, '../contract/src/endpoints.ts'))};
     export { problemsOf } from ${JSON.stringify(join(WEB, 'src/ui/form/problems.ts'))};`,
  );
  await build({
    configFile: false,
    root: WEB,
    mode: 'production',
    logLevel: 'error',
    plugins: [endpointsOnly()],
    build: {
      target: 'es2023',
      outDir: join(dir, 'out'),
      modulePreload: false,
      minify: true,
      rolldownOptions: {
        input: { entry },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  built = (await import(pathToFileURL(join(dir, 'out/entry.mjs')).href)) as Built;
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Values that some schema takes and most refuse. */
const VALUES = [
  ...['', ' ', 'a', 'ş'.repeat(6000), '2026-02-30', '2026-11-22', 'a@b', 'ayşe@ornek.com'],
  ...[0, -1, 1.5, 1e20, true, null, [], [''], [1, 1], {}],
];

const fieldsOf = ({ body }: Endpoint): string[] =>
  body instanceof z.ZodObject ? Object.keys(body.shape) : [];

const bodiesFor = (one: Endpoint): unknown[] => [
  ...[undefined, null, 'x', [], {}, { bilinmeyen: 1 }],
  ...VALUES.map((value) => Object.fromEntries(fieldsOf(one).map((name) => [name, value]))),
];

it('answers to the same inputs with the same sentences as the one that is tested', async () => {
  let refused = 0;
  for (const [at, own] of endpoints.entries()) {
    const shipped = built.endpoints[at];
    expect(shipped?.name).toBe(own.name);
    if (!shipped) continue;
    for (const body of bodiesFor(own)) {
      const language = at % 2 === 0 ? 'tr' : 'en';
      const said = await problemsOf(own, body, language);
      expect(await built.problemsOf(shipped, body, language), own.name).toEqual(said);
      refused += Object.keys(said).length;
    }
  }
  // Bodies that nothing refuses would prove nothing.
  expect(refused).toBeGreaterThan(1000);
});
