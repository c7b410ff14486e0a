import { files } from '@emanet/contract/files';
import { processingActivities } from '@emanet/contract/processing-activities';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { addPaper, nameFile, serveTestForms } from '../../../test/file-routes.ts';
import { S3_FAULTS, startFaultyS3 } from '../../../test/faults/s3-faults.ts';
import { mp4, pdf } from '../../../test/sample-files.ts';
import { activityBody } from '../../features/processing-activities/sample.ts';

const ENGLISH = { 'accept-language': 'en' };
const movie = mp4(3000);

afterAll(async () => {
  await app.close();
  await s3.close();
});

const begin = {
  'upload-length': String(movie.length),
  'upload-metadata': 'kind dmlkZW8=,filename YS5tcDQ=',
};
const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
const addFile = (headers = {}) =>
  caller.call(addPaper, {
    body: { dokuman_ismi: 'Metin' },
    file: { name: 'a.pdf', bytes: pdf(7000) },
    headers,
  });
const tus = (method: 'POST' | 'HEAD' | 'PATCH', url: string, more: object, payload?: Buffer) =>
  app.app.inject({
    method,
    url,
    headers: { ...caller.headers, ...ENGLISH, 'tus-resumable': '1.0.0', ...more },
    payload,
  });

const s3 = await startFaultyS3();
const app = await testApp(s3.settings);
serveTestForms(app);
app.app.uploaders.set('video', 'documents.read');
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const caller = await app.signInAs({ companies: [company] });
const added = await addFile();
/** A file that was kept while the store was well, and an upload that is half there. */
const kept = (JSON.parse(added.text) as { id: string }).id;
await nameFile(app, company, kept);
const upload = String((await tus('POST', '/api/uploads', begin)).headers.location);

const ready = async () => (await app.app.inject('/api/ready')).json<object>();

describe.each(S3_FAULTS)('while the store of files is %s', (fault) => {
  beforeAll(() => s3.become(fault));
  afterAll(async () => {
    await s3.become('none');
    // A store that said nothing is left alone for a moment.
    await vi.waitFor(async () => expect(await ready()).toMatchObject({ files: true }), 20_000);
    expect((await addFile()).status).toBe(200);
  });

  it('says so, and is ready for all that needs no file', async () => {
    expect(await ready()).toEqual({ status: 'ok', database: true, files: false, space: true });
    const body = activityBody(department, `Dosyasız ${fault}`);
    expect((await caller.call(processingActivities.add, { body })).status).toBe(201);
  });

  it('refuses files in the language of the caller', async () => {
    const added = await addFile(ENGLISH);
    expect([added.status, added.body.code]).toEqual([503, 'UNAVAILABLE']);
    const read = await caller.call(files.read, { params: { id: kept } });
    expect([read.status, read.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(read.body.error).not.toBe(added.body.error);
  });

  it('refuses uploads in pieces the same way', async () => {
    const begun = await tus('POST', '/api/uploads', begin);
    const sent = await tus('PATCH', upload, piece, movie);
    for (const answer of [begun, sent]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    }
    expect((await tus('HEAD', upload, {})).statusCode).toBe(503);
  });
});
