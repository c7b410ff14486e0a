// The two ways in which deploy/ starts the image, read from its own files; what lies around the nodes there
// (database, store, relay of mail) lies on this machine here.
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './build.ts';
import type { Mount, Way } from './container.ts';

/** User and group of the image. */
const NODE = 1000;
/** The ports around, and the address at which people find the nodes. */
export type Around = Readonly<{ database: number; mail: number; store: string; address: string }>;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const compose = read('deploy/compose/compose.yml');
const kubernetes = read('deploy/kubernetes/emanet.yml');

/** Lines `NAME: value` of a place in a file, without what is left to the operator. */
function settingsIn(text: string, place: RegExp): Record<string, string> {
  const lines = (place.exec(text)?.[1] ?? '').matchAll(/^ +([A-Z]\w+): '?([^'\n]*)'?$/gm);
  return Object.fromEntries(
    [...lines].flatMap(([, name = '', value = '']) =>
      value.startsWith('${') ? [] : [[name, value]],
    ),
  );
}

/** Secrets as docs/operations/install.md makes them, and what the words there are on this machine. */
export function makeSecrets(folder: string, { database, mail }: Omit<Around, 'store' | 'address'>) {
  const [, commands = ''] = /\*\*Containers\*\*.*?```sh\n(.*?)```/s.exec(
    read('docs/operations/install.md'),
  ) ?? [''];
  run('bash', ['-euc', `cd ${folder}\n${commands}`]);
  const secrets = join(folder, 'deploy/compose/secrets');
  const at = (name: string) => join(secrets, name);
  const of = (name: string) => readFileSync(at(name), 'utf8').trim();
  writeFileSync(
    at('database_url'),
    of('database_url').replace('@database', `@database:${database}`),
  );
  writeFileSync(at('store_password'), 'S3RVER');
  const mounted = join(folder, 'emanet');
  mkdirSync(mounted);
  const values = {
    SECRET: of('secret'),
    DATABASE_URL: of('database_url'),
    SMTP_URL: `smtp://mail:${mail}`,
    METRICS_TOKEN: of('metrics_token'),
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
  for (const [name, value] of Object.entries(values)) {
    writeFileSync(join(mounted, name), value, { mode: 0o440 });
    chownSync(join(mounted, name), 0, NODE);
  }
  const hosts = join(folder, 'hosts');
  writeFileSync(hosts, '127.0.0.1 localhost mail database\n');
  return { folder, secrets, mounted, hosts, of };
}

export type Secrets = ReturnType<typeof makeSecrets>;

const bind = (destination: string, source: string, writes = 'ro'): Mount => ({
  ...{ destination, source, type: 'bind', options: ['bind', writes] },
});

/** An `emptyDir` of a pod, which its group writes and everybody reads. */
function emptyDir(folder: string, destination: string): Mount {
  const source = join(folder, `pod${destination}`);
  mkdirSync(source, { recursive: true });
  chownSync(source, 0, NODE);
  chmodSync(source, 0o2777);
  return bind(destination, source, 'rw');
}

export function waysOf({ folder, secrets, mounted, hosts }: Secrets, around: Around): Way[] {
  const here = {
    ...{ BASE_URL: around.address, PORT: new URL(around.address).port, S3_ENDPOINT: around.store },
    // The person of the check has no device for one.
    ...{ MAIL_FROM: 'Emanet <bildirim@example.org>', SECOND_STEP: 'optional' },
  };
  const inMemory = (/tmpfs: \[('\/tmp.*)\]/.exec(compose)?.[1] ?? '').matchAll(/'(.*?):(.*?)'/g);
  return [
    {
      name: 'kubernetes',
      env: {
        ...settingsIn(kubernetes, /\ndata:(.*?)\n---/s),
        NODE_OPTIONS: /NODE_OPTIONS, value: (\S+) \}/.exec(kubernetes)?.[1] ?? '',
        // In place of a relay that the world knows.
        NODE_EXTRA_CA_CERTS: '/run/certificate',
        ...here,
      },
      mounts: [
        ...[emptyDir(folder, '/tmp'), emptyDir(folder, '/data')],
        bind('/run/secrets/emanet', mounted),
        bind('/run/certificate', join(secrets, 'mail_certificate')),
        bind('/etc/hosts', hosts),
      ],
    },
    {
      name: 'compose',
      env: {
        ...settingsIn(compose, /environment: &settings(.*?)\n {2}secrets:/s),
        ...here,
        ...{ SMTP_URL: `smtp://mail:${around.mail}`, S3_ACCESS_KEY: 'S3RVER' },
      },
      mounts: [
        ...[...inMemory].map(([, destination = '', options = '']) => ({
          ...{ destination, type: 'tmpfs', source: 'tmpfs' },
          // The first three are Docker's own.
          options: ['nosuid', 'nodev', 'noexec', ...options.split(',')],
        })),
        bind('/run/secrets', secrets),
        bind('/etc/hosts', hosts),
      ],
    },
  ];
}
