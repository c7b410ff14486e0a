import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { processingActivities } from '@emanet/contract/processing-activities';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { startRecordingS3 } from '../../test/recording-s3.ts';
import { activityBody } from '../features/processing-activities/sample.ts';
import { keyedHash } from '../platform/crypto/tokens.ts';
import { signerOf } from '../platform/crypto/signer.ts';
import { lockedStore } from '../platform/files/locked-store.ts';
import type { StoreKey } from '../platform/files/store.ts';
import { readNoted } from '../verify-log/anchored.ts';
import { compareCopies, copyAnchorsJob } from './anchor-copies.ts';
import { anchorLogs, anchorSigners } from './log-anchors.ts';
import { reachOf } from '../platform/jobs/start.ts';

const DAY_MS = 86_400_000;

let key: StoreKey;

const s3 = await startRecordingS3();
const app = await testApp({ ...s3.settings, ANCHOR_KEY: 'a key of anchors alone'.padEnd(40, '.') });
const { files } = app.services;
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const manager = await app.signInAs({ companies: [company] });
afterAll(async () => {
  await app.close();
  await s3.close();
});

/** One anchor, and no copy. */
beforeEach(async () => {
  for (const one of await keys()) await files.remove(one);
  s3.objects.clear();
  s3.puts.length = 0;
  await anchor();
  [key = 'anchors/none'] = await keys();
});

const keys = async () =>
  (await Array.fromAsync(files.keys('anchors'))).map((one) => one.key).sort();

async function anchor(): Promise<void> {
  await manager.call(processingActivities.add, { body: activityBody(department, 'Bordro') });
  await anchorLogs(app.services);
}

type Stored = {
  heads: [number, number, string][];
  imzalayan?: string;
  imza?: string;
  seal: string;
};

/** Writes the anchor otherwise, sealed as whoever knows SECRET can. */
async function rewrite(change: (anchor: Stored) => object): Promise<void> {
  const stored = JSON.parse(await text(await files.read(key))) as Stored;
  const { seal: _, ...other } = change(stored) as Stored;
  const seal = keyedHash(app.config.SECRET, 'log-anchor', JSON.stringify(other));
  const body = JSON.stringify({ ...other, seal: seal.toString('base64url') });
  await files.remove(key);
  await files.write(key, Readable.from([body]));
}

const problems = async (secret = app.config.SECRET, signers = anchorSigners(app.config)) =>
  (await readNoted(files, secret, { signers })).problems;

describe('the signature of an anchor', () => {
  it('is that of the key that is set, and fits no changed anchor', async () => {
    expect(await problems()).toEqual([]);
    await rewrite((stored) => ({ ...stored, heads: [] }));
    expect(await problems()).toEqual([
      `${key}: BROKEN, it is not as it was written with this SECRET`,
    ]);
  });

  it('shows another key, to those who name theirs too', async () => {
    const other = signerOf('of another'.padEnd(40, 'x'), 'anchor-signature');
    await rewrite(({ imza: _, ...stored }) => {
      const told = { ...stored, imzalayan: other.key };
      const { seal: __, ...unsealed } = told;
      return { ...unsealed, imza: other.sign(JSON.stringify(unsealed)), seal: '' };
    });
    expect(await problems()).toEqual([`${key}: BROKEN, another key has signed it`]);
    expect(await problems(app.config.SECRET, [other.key])).toEqual([]);
  });

  it('vouches for anchors of a secret that is gone', async () => {
    const secret = 'the-secret-after'.padEnd(40, 'z');
    expect(await problems(secret, anchorSigners({ SECRET: secret }))).toHaveLength(1);
    expect(await problems(secret)).toEqual([]);
  });

  it('cannot be left out later', async () => {
    const later = new Date(app.services.clock.now().getTime() + 3 * DAY_MS);
    await manager.call(processingActivities.add, { body: activityBody(department, 'İzin') });
    await anchorLogs({ ...app.services, clock: { ...app.services.clock, now: () => later } });
    [, key = 'anchors/none'] = await keys();
    expect(await problems()).toEqual([]);
    await rewrite(({ imza: _, imzalayan: __, ...stored }) => stored);
    expect(await problems()).toEqual([
      `${key}: BROKEN, it bears no signature, and those before it do`,
    ]);
  });
});

describe('copies of anchors', () => {
  const copy = () =>
    copyAnchorsJob.perform(app.services, {}, reachOf(app.services, copyAnchorsJob));
  const differences = async (later = 0) => {
    const copies = lockedStore(app.services.config);
    if (!copies) throw new Error('no bucket');
    const now = new Date(app.services.clock.now().getTime() + later);
    return Array.fromAsync(compareCopies(files, copies, now)).finally(() => copies.close());
  };

  it('are put once, locked for the days that are set, by credentials of their own', async () => {
    await copy();
    await copy();
    expect(s3.puts).toHaveLength(1);
    const [{ headers, body, ...put } = { headers: {}, body: '', key: '' }] = s3.puts;
    expect(put.key).toBe(key);
    expect(body).toBe(await text(await files.read(key)));
    expect(headers['x-amz-object-lock-mode']).toBe('COMPLIANCE');
    const until = Date.parse(String(headers['x-amz-object-lock-retain-until-date']));
    expect(Math.round((until - app.services.clock.now().getTime()) / DAY_MS)).toBe(365);
    expect(headers.authorization).toContain('Credential=ANCHORS/');
    expect(headers['content-md5']).toBeTruthy();
    expect(await differences()).toEqual([]);
  });

  it('fail their job while the bucket does, and are made by the next one', async () => {
    s3.fail(true);
    await expect(copy()).rejects.toThrow();
    s3.fail(false);
    expect(await differences()).toEqual([]);
    expect(await differences(3 * 3_600_000)).toEqual([
      `${key}: BROKEN, it has no copy out of reach`,
    ]);
    await copy();
    expect(await differences(3 * 3_600_000)).toEqual([]);
  });

  it('show an anchor that was changed, or removed', async () => {
    await copy();
    await rewrite((stored) => ({ ...stored, heads: [] }));
    expect(await differences()).toEqual([`${key}: BROKEN, it is not as its copy out of reach`]);
    await files.remove(key);
    expect(await differences()).toEqual([
      `${key}: BROKEN, its copy out of reach is there, and the anchor is not`,
    ]);
  });
});
