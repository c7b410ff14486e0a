// Programs of the distribution that a part runs. One that is missing fails the part, since a fault that was
// not tried is no fault survived.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Debian's package that each program comes from. */
const PACKAGES = {
  pgbackrest: 'pgbackrest',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
  promtool: 'prometheus',
  'systemd-analyze': 'systemd',
  'docker-compose': 'docker-compose',
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  runc: 'runc',
} as const;

/** Fails, naming what to install, unless all of these programs are here. */
export function need(...programs: readonly (keyof typeof PACKAGES)[]): void {
  const missing = programs.filter((one) => spawnSync('which', [one]).status !== 0);
  if (missing.length === 0) return;
  const packages = missing.map((one) => PACKAGES[one]).join(' ');
  throw new Error(`not tried: ${missing.join(', ')} missing (Debian: apt-get install ${packages})`);
}

/** The folder of programs of the distribution's newest PostgreSQL. */
export function postgresPrograms(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  if (versions.length === 0) throw new Error('not tried: postgresql is missing (Debian)');
  return `${root}/${Math.max(...versions)}/bin`;
}

const idOfPostgres = (kind: '-u' | '-g') =>
  Number(spawnSync('id', [kind, 'postgres']).stdout.toString());

/** The owner of PostgreSQL's processes and files, which root may not be; this user where it is not root. */
export const postgresOwner = (): Readonly<{ uid: number; gid: number }> | undefined =>
  process.getuid?.() === 0 ? { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') } : undefined;
