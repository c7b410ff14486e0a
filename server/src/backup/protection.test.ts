import { execFile, execFileSync } from 'node:child_process';
import { createHash, createPublicKey, randomInt, verify } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { processingActivities } from '@emanet/contract/processing-activities';
import {
  Decrypter,
  generateHybridIdentity,
  generateIdentity,
  identityToRecipient,
} from 'age-encryption';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { CHILD_ENV } from '../../test/nodes/child-env.ts';
import { ownDatabase, type OwnDatabase } from '../../test/databases/own-database.ts';
import { openOwner } from '../../test/owner.ts';
import { activityBody } from '../features/processing-activities/sample.ts';
import { signerOf } from '../platform/crypto/signer.ts';
import { endingOf } from '../platform/files/signed-archive.ts';
import { anchorLogs } from '../records/log-anchors.ts';
import { ENCRYPTED, openWhole } from './archive.ts';
import { backUp } from './backup.ts';

const NAME = 'Gizli süreç: ihbar hattı';
const OTHER_SECRET = 'x'.repeat(40);
const SIGNATURE = 88;

const targets: OwnDatabase[] = [];
/** Files of identities: the right one, and another. */
const keys = { own: '', other: '' };
let recipient: string;
const dir = await mkdtemp(join(tmpdir(), 'emanet-protection-'));
for (const name of ['own', 'other'] as const) {
  const identity = await generateIdentity();
  keys[name] = join(dir, `${name}.txt`);
  await writeFile(keys[name], `# created: today\n# public key: …\n${identity}\n`);
  if (name === 'own') recipient = await identityToRecipient(identity);
}
const app = await testApp({}, { own: true });
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const who = await app.signInAs({ companies: [company] });
for (const name of [NAME, 'İkinci'])
  await who.call(processingActivities.add, { body: activityBody(department, name) });
await app.services.files.write('kept/1/a', Readable.from([Buffer.from('içerik')]));
await anchorLogs(app.services);
afterAll(async () => {
  await app.close();
  for (const { drop } of targets) await drop();
  await rm(dir, { recursive: true, force: true });
});

const at = (name: string) => join(dir, name);

type Said = Readonly<{ code: number; says: string }>;

/** A command as a person gives it; what it says on both ways, and its code. */
const command = async (words: readonly string[], env: Record<string, string> = {}) =>
  new Promise<Said>((resolve) => {
    const [verb = '', ...others] = words;
    const settings = { ...CHILD_ENV, DATABASE_URL: app.url, SECRET: app.config.SECRET };
    const child = execFile(
      process.execPath,
      [
        join(import.meta.dirname, verb === 'company' ? '../admin/main.ts' : 'main.ts'),
        verb,
        ...others,
      ],
      { env: { ...settings, DATA_DIR: app.config.DATA_DIR, ...env }, cwd: dir },
      (_error, out, problems) => resolve({ code: child.exitCode ?? -1, says: out + problems }),
    );
  });

const expectSaid = ({ code, says }: Said, expected: number, sentence: string | RegExp): void => {
  expect(says).toMatch(sentence);
  expect(code).toBe(expected);
};

const backup = (name: string, env: Record<string, string> = {}, ...more: string[]) =>
  command(['backup', at(name), ...more], env);

/** An empty database, and a folder. */
async function emptyTarget(name: string): Promise<Record<string, string>> {
  const target = await ownDatabase({ empty: true });
  targets.push(target);
  return { DATABASE_URL: target.url, DATA_DIR: at(name) };
}

/** Whether nothing was written into a target: no table, no file. */
async function isUntouched({ DATABASE_URL = '', DATA_DIR = '' }: Record<string, string>) {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(`select to_regclass('public.users') as users`);
  await client.end();
  expect(rows).toEqual([{ users: null }]);
  expect(await readdir(DATA_DIR, { recursive: true }).catch(() => [])).toEqual([]);
}

/** The archive with another ending: as one of before there were signatures, and as a forger leaves it. */
async function withoutSignature(name: string): Promise<string> {
  const bytes = await readFile(at(name));
  const comment = bytes.lastIndexOf('ed25519:');
  const length = Buffer.alloc(2);
  length.writeUInt16LE('sha256:'.length + 64);
  const before = Buffer.concat([bytes.subarray(0, comment - 2), length, Buffer.from('sha256:')]);
  const digest = createHash('sha256').update(before).digest('hex');
  await writeFile(at(`unsigned-${name}`), Buffer.concat([before, Buffer.from(digest)]));
  return `unsigned-${name}`;
}

describe('an archive for a recipient', () => {
  it('gives nothing away, opens by age alone, and restores with its identity', async () => {
    const made = await backup('sealed.zip', { ARCHIVE_RECIPIENT: recipient });
    expectSaid(made, 0, 'Encrypted: it opens');
    const key = signerOf(app.config.SECRET).key;
    expect(made.says).toContain(`Signed by ${key}`);
    const bytes = await readFile(at('sealed.zip'));
    for (const known of [NAME, 'change_logs', 'kept/1', 'içerik', app.config.SECRET])
      expect(bytes.includes(known)).toBe(false);

    // Opened by the library itself, it is the archive that could have been made without a recipient.
    const { zip, entries } = await openWhole(at('sealed.zip'));
    const entry = entries.get(ENCRYPTED);
    if (!entry) throw new Error('no entry');
    const decrypter = new Decrypter();
    decrypter.addIdentity((await readFile(keys.own, 'utf8')).split('\n')[2] ?? '');
    const plain = await decrypter.decrypt(await buffer(await zip.openReadStreamPromise(entry)));
    zip.close();
    await writeFile(at('opened.zip'), plain);
    expect(await endingOf(at('opened.zip'))).toEqual({ signer: key });
    expect((await command(['restore', '--check', at('opened.zip')])).says).toContain('is whole');

    const target = await emptyTarget('restored');
    for (const [identity, sentence] of [
      [[], 'is encrypted: --identity names the file'],
      [['--identity', keys.other], 'No identity of the file given by --identity opens'],
      [['--identity', at('opened.zip')], 'holds no identity of age'],
      [['--identity', at('nowhere')], 'holds no identity of age'],
    ] as const) {
      const refused = await command(['restore', at('sealed.zip'), ...identity], target);
      expectSaid(refused, 1, sentence);
      await isUntouched(target);
    }
    const done = await command(['restore', at('sealed.zip'), '--identity', keys.own], target);
    expect(done.says).toContain(`It was signed by ${key}, as expected.`);
    expect(done.says).toContain('1 anchor outside the database.');
    expect(done.says).toContain('The logs are whole as restored.');
    expect(done.code).toBe(0);
    expect(await readFile(join(at('restored'), 'files/kept/1/a'), 'utf8')).toBe('içerik');
  });

  it.skipIf(!existsSync('/usr/bin/age'))(
    'opens with the program age and an identity that it made (Debian: apt-get install age)',
    async () => {
      const age = (program: string, ...words: string[]) => execFileSync(program, words);
      const identity = ['--identity', at('age.txt')];
      age('age-keygen', '-o', at('age.txt'));
      const ARCHIVE_RECIPIENT = age('age-keygen', '-y', at('age.txt')).toString().trim();
      expectSaid(await backup('age.zip', { ARCHIVE_RECIPIENT }), 0, 'Encrypted: it opens');
      const { zip, entries } = await openWhole(at('age.zip'));
      const entry = entries.get(ENCRYPTED);
      if (!entry) throw new Error('no entry');
      await writeFile(at('age.bin'), await buffer(await zip.openReadStreamPromise(entry)));
      zip.close();
      age('age', '--decrypt', ...identity, '--output', at('by-age.zip'), at('age.bin'));
      expectSaid(await command(['restore', '--check', at('by-age.zip')]), 0, 'is whole');
      const done = await command(['restore', at('age.zip'), ...identity], await emptyTarget('age'));
      expectSaid(done, 0, 'The logs are whole as restored.');
      expect(await readFile(join(at('age'), 'files/kept/1/a'), 'utf8')).toBe('içerik');
    },
  );

  it('is refused with any bit flipped or any end cut off, before anything is written', async () => {
    const whole = await readFile(at('sealed.zip'));
    const target = await emptyTarget('damaged');
    const identity = ['--identity', keys.own];
    for (let n = 0; n < 100; n++) {
      const bytes = Buffer.from(whole);
      // The ending itself in every fourth, where the signature is.
      const place =
        n % 4 === 0 ? whole.length - 1 - randomInt(2 * SIGNATURE) : randomInt(whole.length);
      if (n % 2 === 0) bytes[place] = (bytes[place] ?? 0) ^ (1 << randomInt(8));
      await writeFile(at('damaged.zip'), n % 2 === 0 ? bytes : whole.subarray(0, place));
      await expect(openWhole(at('damaged.zip')), `${n}: ${place}`).rejects.toThrow(
        'cannot be read',
      );
      if (n > 1) continue;
      const refused = await command(['restore', at('damaged.zip'), ...identity], target);
      expectSaid(refused, 1, 'cannot be read as a backup');
    }
    await isUntouched(target);
  });

  it('is checked without its identity, and looked into with it', async () => {
    const check = (...more: string[]) => command(['restore', '--check', at('sealed.zip'), ...more]);
    expectSaid(await check(), 0, /is whole and encrypted\. It was signed by \S+, as expected/);
    expect((await check('--identity', keys.own)).says).toMatch(
      /the backup of .* entries, .* and 2 files\.\nIt was signed .*\nIt is encrypted\./,
    );
  });

  it('is built upon without its identity, by the installation that made it', async () => {
    const env = { ARCHIVE_RECIPIENT: recipient };
    await app.services.files.write('kept/1/b', Readable.from([Buffer.from('yeni')]));
    const made = await backup('next.zip', env, '--base', at('sealed.zip'));
    await app.services.files.remove('kept/1/b');
    expect(made.says).toContain('and 3 files');
    const check = ['restore', '--check', at('next.zip'), '--identity', keys.own];
    expect((await command(check)).says).toContain('files/anchors/');
    expect((await command(check)).says).toContain('is missing');
    expect((await command([...check, '--base', at('sealed.zip')])).code).toBe(0);
    const foreign = { ...env, SECRET: OTHER_SECRET };
    expectSaid(
      await backup('foreign.zip', foreign, '--base', at('sealed.zip')),
      1,
      'was signed by',
    );
  });

  it('goes to several recipients, post-quantum ones among them, and to none that is misspelt', async () => {
    const identity = await generateHybridIdentity();
    await writeFile(at('hybrid.txt'), identity);
    const both = `${recipient}, ${await identityToRecipient(identity)}`;
    await backup('both.zip', { ARCHIVE_RECIPIENT: both });
    for (const file of [keys.own, at('hybrid.txt')])
      expect((await command(['restore', '--check', at('both.zip'), '--identity', file])).code).toBe(
        0,
      );
    const misspelt = {
      ARCHIVE_RECIPIENT: recipient.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q')),
    };
    expectSaid(await backup('none.zip', misspelt), 1, 'is no recipient of age');
    const secret = (await readFile(keys.own, 'utf8')).split('\n')[2] ?? '';
    expect((await backup('none.zip', { ARCHIVE_RECIPIENT: secret })).says).toContain(
      'ARCHIVE_RECIPIENT must name recipients',
    );
    expect(await readdir(dir)).not.toContain('none.zip');
  });
});

describe('the signature of an archive', () => {
  it('is verified by others with the printed key', async () => {
    const { says } = await backup('signed.zip');
    expect(says).toContain('NOT ENCRYPTED');
    const key = /Signed by (\S+):/.exec(says)?.[1] ?? '';
    const bytes = await readFile(at('signed.zip'));
    const end = bytes.length - SIGNATURE;
    const digest = createHash('sha256').update(bytes.subarray(0, end)).digest('hex');
    const signature = Buffer.from(bytes.toString('latin1', end), 'base64');
    const pem = `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----\n`;
    const said = Buffer.from(`emanet archive sha256:${digest}`);
    expect(verify(null, said, createPublicKey(pem), signature)).toBe(true);
  });

  it('has one spelling: the bits of its last letter that mean nothing count, too', async () => {
    const bytes = await readFile(at('signed.zip'));
    const last = bytes.length - 3;
    // A base64 letter before two equals signs carries two bits; its neighbours decode alike.
    const letter = String.fromCharCode(bytes[last] ?? 0);
    const alike = { A: 'B', Q: 'R', g: 'h', w: 'x' }[letter] ?? '';
    bytes.write(alike, last, 'latin1');
    await writeFile(at('alike.zip'), bytes);
    expect(alike).not.toBe('');
    await expect(openWhole(at('alike.zip'))).rejects.toThrow('cannot be read as a backup');
  });

  it('refuses what another installation signed, and what one that is named did not', async () => {
    const other = { SECRET: OTHER_SECRET, ARCHIVE_RECIPIENT: recipient };
    expectSaid(await backup('foreign.zip', other), 1, 'it is of another installation');
    const foreign = await backup('foreign.zip', other, '--keys', at('foreign.sealed'));
    expect(foreign.code).toBe(0);
    const target = await emptyTarget('strange');
    const refused = await command(['restore', at('foreign.zip'), '--identity', keys.own], target);
    expectSaid(refused, 1, /was signed by .*made it up/);
    const named = ['--signer', signerOf(OTHER_SECRET).key];
    expect((await command(['restore', '--check', at('signed.zip'), ...named])).says).toContain(
      'or --signer names another installation',
    );
    expect((await command(['restore', '--check', at('foreign.zip'), ...named])).code).toBe(0);
    // Before a secret was replaced.
    const after = { SECRET: OTHER_SECRET, SECRET_BEFORE: app.config.SECRET };
    expect((await command(['restore', '--check', at('signed.zip')], after)).code).toBe(0);
    const replaced = { ...(await emptyTarget('replaced')), ...after };
    expectSaid(
      await command(['restore', at('signed.zip')], { ...replaced, SECRET_BEFORE: 'y'.repeat(40) }),
      1,
      /another installation|SECRET is not the one/,
    );
    await isUntouched(replaced);
    expect(await command(['restore', at('signed.zip')], replaced)).toMatchObject({ code: 0 });
    // Nobody here knows any key.
    const nowhere = { DATABASE_URL: '', SECRET: '', DATA_DIR: at('nothing') };
    expect((await command(['restore', '--check', at('signed.zip')], nowhere)).says).toContain(
      'nothing here vouches for that key',
    );
    await isUntouched(target);
  });

  it('is on the archive of one company, too, which is no backup', async () => {
    const path = at('company.zip');
    expect((await command(['company', 'export', String(company), path])).code).toBe(0);
    expectSaid(
      await command(['restore', '--check', path]),
      0,
      /is whole: the archive of .*It was signed by \S+, as expected/,
    );
    const target = await emptyTarget('one');
    expectSaid(await command(['restore', path], target), 1, 'is a backup of another format');
    await isUntouched(target);
  });

  it('is missing in archives of before, which are restored with a warning', async () => {
    const old = await withoutSignature('signed.zip');
    const target = await emptyTarget('old');
    const named = ['--signer', signerOf(app.config.SECRET).key];
    expectSaid(
      await command(['restore', at(old), ...named], target),
      1,
      'is not signed, and --signer demands it',
    );
    await isUntouched(target);
    const done = await command(['restore', at(old)], target);
    expect(done.says).toContain('CAREFUL: it bears no signature');
    expect(done.code).toBe(0);
  });
});

describe('the verifier at the end of a restore', () => {
  it('finds a backup whole beside which an anchor was made', async () => {
    const { url, services, config } = app;
    const { files } = services;
    const keys: typeof files.keys = async function* (folder) {
      if (folder === 'kept') {
        await who.call(processingActivities.add, { body: activityBody(department, 'Sonra') });
        await anchorLogs(services);
      }
      yield* files.keys(folder);
    };
    const source = { url, files: { ...files, keys }, secret: config.SECRET, ownSecret: false };
    await backUp(source, at('beside.zip'));
    const done = await command(['restore', at('beside.zip')], await emptyTarget('beside'));
    expectSaid(done, 0, /\n1 anchor outside[^]*The logs are whole as restored/);
  });

  it('says that the logs of the archive are not whole', async () => {
    const owner = await openOwner(app.url);
    await owner.tamper('change_logs', [
      `update change_logs set guncelleyen = 'x' where id = (select min(id) from change_logs where tur = 'veri_harita')`,
      [],
    ]);
    await owner.close();
    expect((await backup('edited.zip')).code).toBe(0);
    const done = await command(['restore', at('edited.zip')], await emptyTarget('edited'));
    expect(done.says).toMatch(/BROKEN at entry \d+/);
    expect(done.says).toContain('RESTORED, BUT THE LOGS ARE NOT WHOLE');
    expect(done.code).toBe(2);
  });
});
