import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from '../server/src/platform/start/config.ts';
import { root } from './run.mjs';

/** Read by Node and its allocator. */
const OF_NODE = [
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'NODE_EXTRA_CA_CERTS'],
  ...['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'],
];

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = read('deploy/compose/compose.yml');
const dockerfile = read('deploy/Dockerfile');
const manifests = ['emanet', 'migrate'].map((name) => read(`deploy/kubernetes/${name}.yml`));
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

/** Where a file of deploy/ sets what a node reads, and how a line of it begins. */
const PLACES = [
  ['compose/compose.yml', /environment: &settings([\s\S]*?)\n {2}secrets:/, /^ {4}([A-Z]\w+):/gm],
  ['kubernetes/emanet.yml', /\ndata:([\s\S]*?)\n---/, /^ {2}([A-Z]\w+):/gm],
  ['emanet.service', /\nEnvironment=(.*)/, /\b([A-Z]\w+)=/g],
  ['Dockerfile', /\nENV (NODE_ENV.*)/, /\b([A-Z]\w+)=/g],
] as const;

// A name that is misspelt is silently no setting.
it.each(PLACES)('deploy/%s sets only what a node reads', (file, place, name) => {
  const named = found(place.exec(read(`deploy/${file}`))?.[1] ?? '', name);
  expect(named.length).toBeGreaterThan(1);
  const known = [...SETTINGS, ...OF_NODE];
  expect(named.filter((one) => !known.includes(one.replace(/_FILE$/, '')))).toEqual([]);
});

it('builds the image with the Node and the workspaces of package.json', () => {
  const { optionalDependencies, workspaces } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>;
    workspaces: string[];
  };
  const nodes = new Set(Object.values(optionalDependencies));
  expect(found(dockerfile, /^ARG NODE=(\S+)/gm)).toEqual([...nodes]);
  const stages = dockerfile.split(/^FROM /m).filter((stage) => stage.includes('npm ci'));
  expect(stages).toHaveLength(2);
  for (const stage of stages)
    expect(found(stage, /^COPY (\w+)\/package\.json \1\/$/gm)).toEqual(workspaces);
});

// A node writes to these two alone; `npm run faults -- image` runs it so.
it('gives the image a root that is read-only, and room at /tmp and /data', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(found(dockerfile, /^VOLUME (.*)$/gm)).toEqual(['/data']);
  expect(compose).toMatch(
    /x-node:[\s\S]*?\n {2}read_only: true\n {2}tmpfs: \['\/tmp:[^']*', '\/data:/,
  );
  for (const manifest of manifests) {
    expect(manifest).toContain('readOnlyRootFilesystem: true');
    expect(found(manifest, /mountPath: ([^, ]+) \}/g)).toEqual(['/tmp', '/data']);
  }
});

it('gives a node its drain and 90 seconds to end', () => {
  const drains = found(
    read('server/src/platform/start/config.ts'),
    /const DRAIN_SECONDS = (\d+);/g,
  );
  const longest = `${Number(drains[0]) + 90}`;
  expect(found(compose, / {2}stop_grace_period: (\d+)s\n {2}restart/g)).toEqual([longest]);
  expect(found(read('deploy/emanet.service'), /TimeoutStopSec=(\d+)/g)).toEqual([longest]);
  const [deployment = ''] = manifests;
  const [drain = ''] = found(deployment, /DRAIN_SECONDS: '(\d+)'/g);
  const graces = found(deployment, /terminationGracePeriodSeconds: (\d+)/g);
  expect(graces).toEqual([`${Number(drain) + 90}`]);
});

it('makes every secret that the composition names', () => {
  const [commands = ''] = found(
    read('docs/operations/install.md'),
    /\*\*Containers\*\*[\s\S]*?```sh\n([\s\S]*?)```/g,
  );
  const declared = found(compose, /^ {2}(\w+): \{ file: \.\/secrets\//gm);
  expect(declared.filter((name) => !commands.includes(name))).toEqual([]);
  const used = found(compose, /\bsecrets: \[(.*)\]/g).flatMap((names) => names.split(', '));
  expect(new Set(used)).toEqual(new Set(declared));
});

// Without a certificate that it trusts, a node hands a relay on another machine no mail, and nobody a code.
it('trusts the relay of the composition', () => {
  const certificate = found(compose, /NODE_EXTRA_CA_CERTS: (\S+)/g);
  expect(found(compose, /smtpd_tls_cert_file: (\S+)/g)).toEqual(certificate);
  expect(certificate).toHaveLength(1);
});
