// Programs of the distribution that a part runs. One that is missing fails the part, since a fault that was
// not tried is no fault survived.
import { spawnSync } from 'node:child_process';

/** Debian's package that each program comes from. */
const PACKAGES = {
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
  promtool: 'prometheus',
} as const;

/** Fails, naming what to install, unless all of these programs are here. */
export function need(...programs: readonly (keyof typeof PACKAGES)[]): void {
  const missing = programs.filter((one) => spawnSync('which', [one]).status !== 0);
  if (missing.length === 0) return;
  const packages = missing.map((one) => PACKAGES[one]).join(' ');
  throw new Error(`not tried: ${missing.join(', ')} missing (Debian: apt-get install ${packages})`);
}
