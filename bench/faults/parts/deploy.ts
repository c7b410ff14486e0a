// `npm run faults -- deploy`: the files of deploy/ as the programs that read them take them: systemd, nginx,
// Compose and Prometheus; the image is `npm run faults -- image`.
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { need } from '../../packages.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');

need('systemd-analyze', 'nginx', 'promtool', 'docker-compose');
const folder = await mkdtemp(join(tmpdir(), 'emanet-deploy-'));
try {
  check('systemd', 'systemd-analyze', ['verify', '--man=no', await unit()]);
  check('nginx', 'nginx', ['-t', '-c', await front()]);
  check('compose', 'docker-compose', [
    ...['--project-directory', join(DEPLOY, 'compose')],
    ...['--env-file', join(DEPLOY, 'compose/.env.example')],
    ...['--file', await composition(), 'config', '--quiet'],
  ]);
  check('Prometheus', 'promtool', ['check', 'config', await scraper()]);
  check('alerts', 'promtool', ['check', 'rules', join(DEPLOY, 'alerts.yml')]);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function check(name: string, program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  // systemd-analyze takes a line that it does not know with a warning.
  const said = `${stdout}${stderr}`.trim();
  const good = status === 0 && !(program === 'systemd-analyze' && said);
  console.log(`${name}: ${good ? 'well' : `NOT WELL\n${said}`}`);
  if (!good) process.exitCode = 1;
}

/** The unit, with the Node of this machine: its own lies where a server is installed. */
async function unit(): Promise<string> {
  const file = join(folder, 'emanet.service');
  const text = await readFile(join(DEPLOY, 'emanet.service'), 'utf8');
  await writeFile(file, text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  return file;
}

/** The front's settings, with a certificate of our own and nodes that this machine can find. */
async function front(): Promise<string> {
  const certificates = join(folder, 'certificates');
  await mkdir(certificates);
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=emanet'].concat(
      ...['-keyout', join(certificates, 'privkey.pem')],
      ...['-out', join(certificates, 'fullchain.pem')],
    ),
    { stdio: 'ignore' },
  );
  const file = join(folder, 'nginx.conf');
  const text = await readFile(join(DEPLOY, 'compose/nginx.conf'), 'utf8');
  const here = text
    // The name that Debian's nginx knows; the image is newer.
    .replace(/listen 443 ssl;\s+http2 on;/, 'listen 443 ssl http2;')
    .replaceAll('/certificates/', `${certificates}/`)
    .replaceAll(/node-\d:/g, '127.0.0.1:')
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'));
  await writeFile(file, here);
  return file;
}

/** The composition without its name, which Debian's docker-compose does not know yet. */
async function composition(): Promise<string> {
  const file = join(folder, 'compose.yml');
  const text = await readFile(join(DEPLOY, 'compose/compose.yml'), 'utf8');
  await writeFile(file, text.replace(/^name: .*$/m, ''));
  return file;
}

/** The scraper's settings beside its rules and a token. */
async function scraper(): Promise<string> {
  const token = join(folder, 'token');
  await writeFile(token, 'x'.repeat(16));
  await cp(join(DEPLOY, 'alerts.yml'), join(folder, 'alerts.yml'));
  const file = join(folder, 'prometheus.yml');
  const text = await readFile(join(DEPLOY, 'prometheus.yml'), 'utf8');
  await writeFile(file, text.replace('/etc/prometheus/emanet-token', token));
  return file;
}
