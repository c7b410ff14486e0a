import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changeLogs } from '@emanet/contract/change-logs';
import { documents } from '@emanet/contract/documents';
import { files } from '@emanet/contract/files';
import { processingActivities } from '@emanet/contract/processing-activities';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { docx, pdf, png } from '../../../test/sample-files.ts';
import { unzipped } from '../../../test/zip.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { verifyChain } from '../../verify-log/verify.ts';

const clock = testClock();

const app = await appOfFile({}, { clock });
const company = await app.makeCompany('Ilgaz Gıda');
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company], fullname: 'Zeynep Kılıç' });
const representative = await app.signInAs({ companies: [company], departments: [department] });

const at = (id: number) => ({ params: { id: String(id) } });
const paper = (name = 'Metin.pdf', bytes: Uint8Array = pdf(900)) => ({ name, bytes });
async function add(more: object = {}, file: ReturnType<typeof paper> | null = paper()) {
  const body = { dokuman_ismi: unique('Metin'), dokuman_tur: 'Politika' as const, ...more };
  return consultant.data(documents.add, file ? { body, file } : { body });
}
const idOfFile = (link: string | null) => link?.split('/').at(-1) ?? '';
const readFile = (link: string | null, who = consultant) =>
  who.call(files.read, { params: { id: idOfFile(link) } });

describe('a new document', () => {
  it('comes with its file, dated today in Turkey, in the name of its author', async () => {
    const added = await add({ dokuman_ismi: '  Çalışan\n Metni ', gozden_gecirme: '2027-11-10' });
    expect(added).toMatchObject({
      dokuman_ismi: 'Çalışan Metni',
      lastupdated: clock.today(),
      gozden_gecirme: '2027-11-10',
      dosya_adi: 'Metin.pdf',
      dosya_turu: 'application/pdf',
      dosya_boyutu: 900,
      dosya_surumu: 1,
      guncel: true,
      faaliyet_sayisi: 0,
      surum: 1,
      guncelleyen: 'Zeynep Kılıç',
    });
    expect((await readFile(added.dokuman_linki)).text).toBe(pdf(900).toString());
  });

  it('is added once, however often the form is sent', async () => {
    const body = { dokuman_ismi: unique('Bir kez'), dokuman_tur: 'Politika' as const };
    const sent = { body, file: paper(), headers: { 'idempotency-key': unique('key') } };
    const first = await consultant.call(documents.add, sent);
    const again = await consultant.call(documents.add, sent);
    expect(again.body.data).toEqual(first.body.data);
  });

  it.each([
    ['no name', { dokuman_ismi: ' ' }, 'dokuman_ismi'],
    ['a kind that there is not', { dokuman_tur: 'Sözleşme' }, 'dokuman_tur'],
    ['a day that there is not', { gozden_gecirme: '2026-02-30' }, 'gozden_gecirme'],
  ])('is refused with %s', async (_, wrong, field) => {
    const body = { dokuman_ismi: 'Metin', dokuman_tur: 'Politika', ...wrong };
    const answer = await consultant.call(documents.add, {
      // @ts-expect-error a wrong body is what is tested
      body,
      file: paper(),
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it('takes no file that is something else than it says', async () => {
    const body = { dokuman_ismi: 'Metin', dokuman_tur: 'Politika' as const };
    const html = paper('metin.pdf', Buffer.from('<script>alert(1)</script>'));
    const answer = await consultant.call(documents.add, { body, file: html });
    expect([answer.status, answer.body.code]).toEqual([415, 'FILE_TYPE']);
  });

  it('needs a company', async () => {
    const nobody = await app.signInAs();
    const answer = await nobody.call(documents.add, {
      body: { dokuman_ismi: 'Metin', dokuman_tur: 'Politika' },
    });
    expect(answer.body.message).toBe(
      'Şirket bilgisi bulunamadı. Lütfen bir şirket seçiniz veya yöneticinize başvurunuz.',
    );
  });
});

describe('a change of a document', () => {
  it('keeps what is not named, and takes the whole row as it was answered', async () => {
    const added = await add({ gozden_gecirme: '2027-01-01', lastupdated: '2020-05-05' });
    const body = { ...added, dokuman_ismi: 'Yeni ad' };
    const { body: answer } = await consultant.call(documents.update, { ...at(added.id), body });
    expect(answer.data).toMatchObject({
      dokuman_ismi: 'Yeni ad',
      gozden_gecirme: '2027-01-01',
      lastupdated: '2020-05-05',
      dokuman_linki: added.dokuman_linki,
      surum: 2,
    });
    const cleared = { dokuman_tur: 'Taahhütname' as const, gozden_gecirme: '' };
    const next = await consultant.call(documents.update, { ...at(added.id), body: cleared });
    expect(next.body.data).toMatchObject({
      ...cleared,
      gozden_gecirme: null,
      lastupdated: clock.today(),
    });
  });

  it.each([
    ['guncel', false],
    ['dosya_adi', 'Başka.pdf'],
  ])('refuses another %s than the server keeps', async (name, value) => {
    const added = await add();
    const body = { ...added, [name]: value, dokuman_ismi: 'Alınmaz' };
    const answer = await consultant.call(documents.update, { ...at(added.id), body });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [name]]);
    expect((await consultant.data(documents.single, at(added.id))).surum).toBe(1);
  });

  it('that comes too late changes nothing and says what is there now', async () => {
    const added = await add();
    const update = (dokuman_ismi: string) =>
      consultant.call(documents.update, { ...at(added.id), body: { dokuman_ismi, surum: 1 } });
    const answers = await Promise.all([update('Biri'), update('Öteki')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won] = answers.filter(({ status }) => status === 200);
    const [late] = answers.filter(({ status }) => status === 409);
    expect(late?.body.data).toMatchObject({ dokuman_ismi: won?.body.data.dokuman_ismi });
  });

  it('with a file keeps the one before, which only those who write documents reach', async () => {
    const added = await add();
    const replace = (name: string, bytes: Uint8Array) =>
      consultant.call(documents.update, { ...at(added.id), body: {}, file: { name, bytes } });
    const { body: second } = await replace('Metin 2.docx', docx());
    const { body: third } = await replace('Metin 3.png', png);
    expect(third.data).toMatchObject({ dosya_surumu: 3, dosya_adi: 'Metin 3.png' });
    const { body: all } = await consultant.call(documents.versions, at(added.id));
    expect(all.data.map(({ sira, dosya_adi, guncel }) => [sira, dosya_adi, guncel])).toEqual([
      [3, 'Metin 3.png', true],
      [2, 'Metin 2.docx', false],
      [1, 'Metin.pdf', false],
    ]);
    for (const { dokuman_linki } of all.data)
      expect((await readFile(dokuman_linki)).status).toBe(200);
    expect((await readFile(third.data.dokuman_linki, representative)).status).toBe(200);
    expect((await readFile(second.data.dokuman_linki, representative)).status).toBe(404);
    const { body: log } = await consultant.call(changeLogs.list, {
      params: { companyId: String(company), type: 'dokumanlar', recordId: String(added.id) },
    });
    expect(log.data.map(({ islem }) => islem)).toEqual(['güncelleme', 'güncelleme', 'ekleme']);
    expect(log.data[0]?.alanlar).toEqual([
      { alan: 'dosya_adi', eski: 'Metin 2.docx', yeni: 'Metin 3.png' },
    ]);
  });
});

describe('the archive', () => {
  it('takes a document out of the list, out of choice and out of sight of a representative', async () => {
    const added = await add();
    const set = (guncel: boolean) =>
      consultant.call(documents.archive, { ...at(added.id), body: { guncel } });
    expect((await set(false)).body.message).toBe('Doküman arşivlendi.');
    const ids = async (endpoint: typeof documents.list | typeof documents.archived) =>
      (await consultant.call(endpoint)).body.data.map(({ id }) => id);
    expect(await ids(documents.list)).not.toContain(added.id);
    expect(await ids(documents.archived)).toContain(added.id);
    expect((await representative.call(documents.single, at(added.id))).status).toBe(404);
    expect((await representative.call(documents.uses, at(added.id))).status).toBe(404);
    expect((await readFile(added.dokuman_linki, representative)).status).toBe(404);
    expect((await readFile(added.dokuman_linki)).status).toBe(200);
    expect((await set(true)).body.message).toBe('Doküman arşivden çıkarıldı.');
    expect(await ids(documents.list)).toContain(added.id);
    expect((await readFile(added.dokuman_linki, representative)).status).toBe(200);
  });
});

describe('a deleted document', () => {
  it('comes back under its number with all its files', async () => {
    const added = await add({ gozden_gecirme: '2027-01-01' });
    await consultant.call(documents.update, { ...at(added.id), body: {}, file: paper('İki.pdf') });
    const before = (await consultant.call(documents.versions, at(added.id))).body.data;
    expect((await consultant.call(documents.delete, at(added.id))).status).toBe(200);
    expect((await consultant.call(documents.single, at(added.id))).status).toBe(404);
    expect((await readFile(added.dokuman_linki)).status).toBe(404);
    const { body } = await consultant.call(documents.restore, at(added.id));
    expect(body.data).toMatchObject({
      id: added.id,
      dokuman_ismi: added.dokuman_ismi,
      gozden_gecirme: '2027-01-01',
      dosya_adi: 'İki.pdf',
      dosya_surumu: 2,
      surum: 3,
    });
    expect((await consultant.call(documents.versions, at(added.id))).body.data).toEqual(before);
    for (const { dokuman_linki } of before)
      expect((await readFile(dokuman_linki)).status).toBe(200);
    expect((await consultant.call(documents.restore, at(added.id))).body.code).toBe('NOT_DELETED');
  });

  it('is one that no activity names', async () => {
    const added = await add({ dokuman_tur: 'Aydınlatma Metni' });
    const surec_ismi = unique('Bordro');
    const other = await app.makeDepartment(company);
    for (const department_id of [department, other]) {
      const body: Record<string, unknown> = {
        ...activityBody(department_id, `${surec_ismi} ${department_id}`),
        aydinlatma_metni: added.id,
      };
      expect((await consultant.call(processingActivities.add, { body })).status).toBe(201);
    }
    const refused = await consultant.call(documents.delete, at(added.id));
    expect([refused.status, refused.body.code]).toEqual([409, 'DOCUMENT_IN_USE']);
    expect(refused.body.message).toContain('2 faaliyette');
    const { body } = await consultant.call(documents.uses, at(added.id));
    expect(body.data).toMatchObject([{ aydinlatma: true, acik_riza: false }, {}]);
    // A representative counts and sees those of the own department.
    const { body: own } = await representative.call(documents.uses, at(added.id));
    expect(own.data.map((one) => one.surec_ismi)).toEqual([`${surec_ismi} ${department}`]);
    const { body: single } = await representative.call(documents.single, at(added.id));
    expect(single.data.faaliyet_sayisi).toBe(1);
  });
});

it('leaves a chain of changes that fits', async () => {
  expect((await verifyChain(app.db.system, company)).broken).toBeUndefined();
});

describe('all current documents', () => {
  it('come as one archive, in folders by their kind, with their list', async () => {
    const name = unique('Aynı: ad');
    const clean = name.replace(':', '');
    await add({ dokuman_ismi: name });
    await add({ dokuman_ismi: name }, paper('a.docx', docx()));
    await add({ dokuman_ismi: name });
    const { id } = await add({ dokuman_ismi: 'Arşivde kalan' });
    await consultant.call(documents.archive, { ...at(id), body: { guncel: false } });
    const answer = await app.app.inject({
      url: '/api/dokumanlar/zip?lang=tr',
      headers: representative.headers,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/Ilgaz.*\.zip/);
    const names = [...unzipped(answer.rawPayload).keys()];
    expect(names).toContain('Liste.xlsx');
    for (const ending of ['.pdf', '.docx', ' (2).pdf'])
      expect(names).toContain(`Politikalar/${clean}${ending}`);
    expect(names.join()).not.toContain('Arşivde kalan');
  });

  it('are cut off, and nothing else is, when a file breaks off while it is read', async () => {
    const { dokuman_linki } = await add();
    const file = join(app.config.DATA_DIR, 'files/kept', `${company}`, idOfFile(dokuman_linki));
    await rm(file);
    // It opens, and fails when it is read.
    await mkdir(file);
    const cut = app.app.inject({
      url: '/api/dokumanlar/zip?lang=tr',
      headers: consultant.headers,
    });
    await expect(cut).rejects.toThrow();
    expect((await consultant.call(documents.list)).status).toBe(200);
  });
});
