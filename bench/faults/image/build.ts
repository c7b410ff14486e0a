// deploy/Dockerfile built by buildah without a registry of images: its base is made of Debian's packages, this
// machine's Node and npm, under the name that the file gives it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');
const MIRROR = 'http://deb.debian.org/debian';
const FILE = join(ROOT, 'deploy/Dockerfile');

/** Settings of the image for a container. */
export type Settings = Readonly<{
  User: string;
  Env: readonly string[];
  Cmd: readonly string[];
  WorkingDir: string;
  Healthcheck: Readonly<{ Test: readonly string[] }>;
}>;
export type Image = Readonly<{ rootfs: string; settings: Settings }>;

/** The output of a program; what it says of its failure is that of the error. */
export function run(
  program: string,
  args: readonly string[],
  options: Readonly<{ uid?: number; gid?: number; cwd?: string; env?: NodeJS.ProcessEnv }> = {},
): string {
  const most = { encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 } as const;
  return execFileSync(program, args, { ...most, ...options }).trim();
}

/** Builds in `folder` and mounts the result. */
export function buildImage(folder: string): Image {
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  const buildah = (...args: readonly string[]) =>
    run('nice', ['-n', '10', 'buildah', ...store, '--storage-driver', 'vfs', ...args]);
  const name = /^ARG NODE=(\S+)[\s\S]*?^FROM node:\$\{NODE\}(\S+)/m.exec(
    readFileSync(FILE, 'utf8'),
  );
  if (name?.[1] !== process.versions.node)
    throw new Error(`${FILE} has another Node than this one`);
  const base = standIn(join(folder, 'base'));
  const empty = buildah('from', 'scratch');
  buildah('add', '--quiet', empty, base, '/');
  rmSync(base, { recursive: true });
  buildah(
    'config',
    '--env',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    empty,
  );
  buildah('commit', '--quiet', '--rm', empty, `docker.io/library/node:${name[1]}${name[2]}`);
  buildah(
    // Docker's format, since that of OCI knows no HEALTHCHECK.
    ...['build', '--isolation', 'chroot', '--pull-never', '--format', 'docker', '--layers=false'],
    ...registry(folder).flatMap((mount) => ['--volume', mount]),
    ...['--file', FILE, '--ignorefile', `${FILE}.dockerignore`, '--tag', 'emanet', ROOT],
  );
  const inspected = JSON.parse(buildah('inspect', '--type', 'image', 'emanet')) as {
    Docker: { config: Settings };
  };
  const container = buildah('from', '--pull-never', 'emanet');
  return { rootfs: buildah('mount', container), settings: inspected.Docker.config };
}

/** A root as that of Node's official image: nothing but Debian's base, libatomic, Node, npm and its user. */
function standIn(base: string): string {
  run('debootstrap', ['--variant=minbase', '--include=libatomic1', 'bookworm', base, MIRROR]);
  const modules = join(base, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  copyFileSync(process.execPath, join(base, 'usr/local/bin/node'));
  const npm = join(realpathSync(run('which', ['npm'])), '../..');
  cpSync(npm, join(modules, 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/local/bin/npm'));
  run('chroot', [base, 'useradd', '--uid', '1000', '--create-home', 'node']);
  for (const cache of ['var/cache/apt', 'var/lib/apt/lists'])
    rmSync(join(base, cache), { recursive: true });
  return base;
}

/** Mounts for the build alone: the registry of this machine's npm, and the authorities that it trusts. */
function registry(folder: string): string[] {
  const config = (name: string) => run('npm', ['config', 'get', name]);
  const [own, file] = [join(homedir(), '.npmrc'), join(folder, 'npmrc')];
  const lines = [
    existsSync(own) ? readFileSync(own, 'utf8') : '',
    `registry=${config('registry')}`,
  ];
  const authorities = process.env.NODE_EXTRA_CA_CERTS ?? config('cafile');
  const trusts = existsSync(authorities);
  writeFileSync(file, [...lines, trusts ? 'cafile=/run/authorities.pem' : '', ''].join('\n'));
  return [`${file}:/root/.npmrc:ro`, ...(trusts ? [`${authorities}:/run/authorities.pem:ro`] : [])];
}
