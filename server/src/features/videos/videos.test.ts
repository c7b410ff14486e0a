import { files } from '@emanet/contract/files';
import { training } from '@emanet/contract/training';
import { videos } from '@emanet/contract/videos';
import { invite } from '../training/training.fixture.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, testApp, type Caller } from '../../../test/app.ts';

let company: number;
let admin: Caller;
const app = await appOfFile();
beforeEach(async () => {
  company = await app.makeCompany();
  admin = await app.signInAs({ role: 'yönetici', companies: [company] });
});

const box = (name: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};
/** The boxes of an MP4 that says it lasts so many seconds; `wide` is the later way to say it. */
function movie(seconds: number, wide = false): Buffer {
  const head = Buffer.alloc(100);
  head.writeUInt8(wide ? 1 : 0, 0);
  head.writeUInt32BE(1000, wide ? 20 : 12);
  if (wide) head.writeBigUInt64BE(BigInt(seconds * 1000), 24);
  else head.writeUInt32BE(seconds * 1000, 16);
  const type = Buffer.concat([Buffer.from('isom'), Buffer.alloc(4), Buffer.from('isommp42')]);
  return Buffer.concat([box('ftyp', type), box('moov', box('mvhd', head)), box('mdat')]);
}

const list = async () =>
  (await admin.call(videos.list, { params: { companyId: String(company) } })).body.data;
const upload = (bytes: Uint8Array, body: object = {}) =>
  admin.call(videos.add, {
    body: { video_name: 'Kişisel veri nedir?', ...body },
    file: { name: 'video.mp4', bytes },
  });
const link = (video_name: string, video_linki = 'https://video.ornek.test/a.mp4') =>
  admin.call(videos.addLink, { body: { video_name, video_linki, sure: 60 } });

describe('a video', () => {
  it.each([false, true])('that is uploaded says its length itself (wide: %s)', async (wide) => {
    const { status, body } = await upload(movie(252, wide));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ sure: 252, baglanti: false, sira: 1 });
    const id = body.data.video_linki.split('/').at(-1) ?? '';
    expect((await admin.call(files.read, { params: { id } })).status).toBe(200);
  });

  it('is refused when nothing says how long it lasts, or its bytes are no video', async () => {
    expect((await upload(movie(0))).body.code).toBe('VIDEO_LENGTH');
    expect((await upload(movie(0), { sure: '12.5' })).body.data.sure).toBe(12.5);
    expect((await upload(Buffer.from('no video at all'))).status).toBe(415);
  });

  it('is refused when the storage of the company is full', async () => {
    const small = await testApp({ MAX_VIDEO_STORAGE_MB: 1 });
    const companies = [await small.makeCompany()];
    const person = await small.signInAs({ companies });
    const padded = (bytes: number) => Buffer.concat([movie(5), box('free', Buffer.alloc(bytes))]);
    const add = (bytes: number) =>
      person.call(videos.add, {
        body: { video_name: 'Video' },
        file: { name: 'video.mp4', bytes: padded(bytes) },
      });
    expect((await add(700_000)).status).toBe(201);
    expect((await add(700_000)).body.code).toBe('VIDEO_STORAGE_FULL');
    expect((await person.call(videos.storage)).body.data.kullanilan).toBeGreaterThan(700_000);
    await small.close();
  });

  it('may be a link, but only one to https and without a password', async () => {
    expect((await link('Bağlantı')).body.data).toMatchObject({ baglanti: true, sure: 60 });
    for (const bad of [
      'http://video.ornek.test/a.mp4',
      'javascript:alert(1)',
      'https://ad:parola@video.ornek.test/a.mp4',
      'https://',
    ])
      expect((await link('Kötü', bad)).status, bad).toBe(400);
    const { body } = await admin.call(videos.listFiles, {
      params: { companyId: String(company) },
    });
    expect(body.data).toHaveLength(1);
  });

  it('is renamed, and not by who has an old version', async () => {
    const { id, surum } = (await link('Eski ad')).body.data;
    const params = { id: String(id) };
    const renamed = await admin.call(videos.update, {
      params,
      body: { video_name: 'Yeni ad', metin: 'Anlatılanlar', surum },
    });
    expect(renamed.body.data).toMatchObject({ video_name: 'Yeni ad', metin: 'Anlatılanlar' });
    const stale = await admin.call(videos.update, { params, body: { video_name: 'X', surum } });
    expect(stale.status).toBe(409);
  });

  it('is deleted and comes back to its place', async () => {
    const ids = [];
    for (const name of ['Bir', 'İki', 'Üç']) ids.push((await link(name)).body.data.id);
    const [first = 0, second = 0, third = 0] = ids;
    await admin.call(videos.order, { body: { ids: [third, first, second] } });
    const names = async () => (await list()).map((one) => `${one.sira} ${one.video_name}`);
    expect(await names()).toEqual(['1 Üç', '2 Bir', '3 İki']);
    const params = { id: String(first) };
    await admin.call(videos.delete, { params });
    expect(await names()).toEqual(['1 Üç', '2 İki']);
    await admin.call(videos.restore, { params });
    expect(await names()).toEqual(['1 Üç', '2 Bir', '3 İki']);
    expect((await admin.call(videos.restore, { params })).body.code).toBe('NOT_DELETED');
  });

  it('is played to a token in parts, until the invitation is deleted', async () => {
    const bytes = movie(5);
    const video = (await upload(bytes)).body.data;
    const { id, token } = await invite(admin, `ali-${company}@ornek.test`);
    const params = { token, id: String(video.id) };
    const part = await app.stranger.call(training.watch, {
      params,
      headers: { range: 'bytes=4-7' },
    });
    expect([part.status, part.text]).toEqual([206, 'ftyp']);
    expect(part.headers['content-range']).toBe(`bytes 4-7/${bytes.length}`);
    expect(part.headers['content-type']).toBe('video/mp4');
    await admin.call(training.delete, { params: { id: String(id) } });
    expect((await app.stranger.call(training.watch, { params })).status).toBe(404);
  });
});
