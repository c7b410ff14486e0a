import { randomUUID } from 'node:crypto';
import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { changeLogs } from '@emanet/contract/change-logs';
import { cookies } from '@emanet/contract/cookies';
import { documents } from '@emanet/contract/documents';
import { portfolio } from '@emanet/contract/portfolio';
import {
  NOUN_TYPES,
  type EditedType,
  type NounType,
} from '@emanet/contract/portfolio/across-types';
import { NOUNS_ACROSS, nounFieldsAcross } from '@emanet/contract/portfolio/nouns';
import { ACROSS_PAGE, type FiltersAcross } from '@emanet/contract/portfolio/records';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { suppliers } from '@emanet/contract/suppliers';
import { texts } from '@emanet/contract/texts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { unique, type TestUser } from '../../../test/factories.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { writtenLetter } from '../applications/sample.ts';
import { goOnWithWorkJob } from './several/several.ts';

type Client = Readonly<{ company: number; department: number; owner: Caller }>;
type Row = Readonly<{ id: number; company_id: number; surum: number }> & Record<string, unknown>;

const app = await appOfFile();
/** The caller writes in A and B and reads C; D is another consultant's. */
let a: Client;
let b: Client;
let c: Client;
let d: Client;
let consultant: TestUser;
let caller: Caller;

async function client(name: string): Promise<Client> {
  const company = await app.makeCompany(unique(name));
  const owner = await app.signInAs({ role: 'yönetici', companies: [company] });
  return { company, department: await app.makeDepartment(company), owner };
}
const addAction = ({ owner, department }: Client, aksiyon_ismi: string, more: object = {}) =>
  owner.data(actions.add, {
    body: { aksiyon_ismi, risk: 'Orta', department_id: department, ...more },
  });
const addSupplier = ({ owner }: Client, tedarikci_adi: string, more: object = {}) =>
  owner.data(suppliers.create, { body: { tedarikci_adi, ...more } });
const addDocument = ({ owner }: Client, dokuman_ismi: string, more: object = {}) =>
  owner.data(documents.add, { body: { dokuman_ismi, dokuman_tur: 'Politika', ...more } });

/** The number of a task that an application left, which is closed with a proof alone. */
async function promise({ owner, department }: Client): Promise<number> {
  const letter = { ...writtenLetter({ yine_de: true }), kisi_grubu: 'eski_calisan' as const };
  const { id } = await owner.data(applications.add, {
    body: { ...letter, department_id: department },
  });
  const { gorevler } = await owner.data(applications.tasks, {
    params: { id: String(id) },
    body: { gorevler: [{ gorev: 'bildir', alici: 'topluluk_sirketleri' }] },
  });
  return gorevler[0]?.id ?? 0;
}

/** One row of every noun in a client. */
async function fillIn(one: Client): Promise<void> {
  await addAction(one, 'Envanteri güncelle');
  await addSupplier(one, 'Bulutix', { ulke: 'Almanya' });
  await addDocument(one, 'İmha politikası');
  await one.owner.data(cookies.add, { body: { cerez_adi: '_ga', kategori: 'analitik' } });
  await one.owner.data(texts.add, { body: { tur: 'kamera' } });
}

beforeEach(async () => {
  [a, b, c, d] = [
    await client('Ahenk'),
    await client('Bahar'),
    await client('Ceyhan'),
    await client('Doruk'),
  ];
  consultant = await app.makeUser({ companies: [a, b, c].map(({ company }) => company) });
  await sql`update memberships set salt_okunur = true
    where user_id = ${consultant.user_id} and company_id = ${c.company}`.execute(app.db.system);
  caller = await app.signIn(consultant);
});

type Asked = Readonly<{
  q?: string;
  sort?: string;
  cursor?: string;
  filtre?: Partial<FiltersAcross>;
}>;
const list = (kayit_turu: NounType, { filtre, ...query }: Asked = {}, who = caller) =>
  who.call(portfolio.records, {
    params: { kayit_turu },
    query: { ...query, ...(filtre && { filtre: JSON.stringify(filtre) }) },
  });
async function rowsOf(...asked: Parameters<typeof list>): Promise<Row[]> {
  const answer = await list(...asked);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data as Row[];
}
const clientsIn = (rows: readonly Row[]) =>
  rows.map(({ company_id }) => company_id).toSorted((x, y) => x - y);

const work = (rows: readonly Row[], alan: string, deger: unknown, kayit_turu: EditedType) => ({
  company_ids: [...new Set(rows.map(({ company_id }) => company_id))],
  is: {
    ...{ tur: 'alan' as const, kayit_turu, alan, deger, islem: 'degistir' as const },
    satirlar: rows.map(({ company_id, id, surum }) => ({ company_id, id, surum })),
  },
});
const doIn = (asked: ReturnType<typeof work>, toplu_islem: string = randomUUID()) =>
  caller.call(portfolio.several, { body: { toplu_islem, ...asked } });
const undo = (toplu_islem: string) => caller.call(portfolio.undoSeveral, { body: { toplu_islem } });

describe.each(NOUN_TYPES)('%s of all clients', (tur) => {
  beforeEach(async () => {
    for (const one of [a, b, c, d]) await fillIn(one);
  });

  it('are those of open clients, read-only ones too, and of nobody else', async () => {
    expect(clientsIn(await rowsOf(tur))).toEqual([a.company, b.company, c.company]);
    const other = await app.signInAs({ companies: [d.company] });
    expect(clientsIn(await rowsOf(tur, {}, other))).toEqual([d.company]);
    const named = { filtre: { musteriler: [b.company, d.company] } };
    expect(clientsIn(await rowsOf(tur, named))).toEqual([b.company]);
  });

  it('are refused to everybody but consultants', async () => {
    for (const role of ['yönetici', 'temsilci'] as const) {
      const who = await app.signInAs({ role, companies: [a.company, b.company] });
      expect((await list(tur, {}, who)).status).toBe(403);
    }
    expect((await list(tur, {}, app.stranger)).status).toBe(401);
  });

  it('have a value for each field of their list, and come in the order of each', async () => {
    const { fields } = NOUNS_ACROSS[tur];
    const [first] = await rowsOf(tur);
    expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining(fields.map((one) => one.name)));
    for (const { name } of fields)
      for (const sort of [name, `-${name}`])
        expect(await rowsOf(tur, { sort }), sort).toHaveLength(3);
  });

  it('are found by their words and their client, and refuse what they have not', async () => {
    expect(clientsIn(await rowsOf(tur, { q: 'bahar' }))).toEqual([b.company]);
    expect(await rowsOf(tur, { q: 'yokböyle' })).toEqual([]);
    const status = async (asked: Asked) => (await list(tur, asked)).status;
    expect(await status({ sort: 'hukum' })).toBe(400);
    expect(await status({ cursor: 'x' })).toBe(400);
    expect(await status({ filtre: { hukum: ['Hazır'] } })).toBe(400);
    expect(await status({ filtre: { alanlar: { [NOUNS_ACROSS[tur].nameField]: ['x'] } } })).toBe(
      400,
    );
  });
});

describe('a list of a noun over all clients', () => {
  it('narrows by words, days and emptiness, and excludes', async () => {
    const today = todayInTurkey();
    await addAction(a, 'Geciken', { son_tarih: daysAfter(today, -1), risk: 'Yüksek' });
    await addAction(a, 'Yakın', { son_tarih: daysAfter(today, 30) });
    await addAction(b, 'Uzak', { son_tarih: daysAfter(today, 91) });
    await addAction(b, 'Tarihsiz', { durum: true });
    const names = async (filtre: Partial<FiltersAcross>) =>
      (await rowsOf('aksiyonlar', { filtre })).map((one) => one.aksiyon_ismi);
    const due = (...son_tarih: string[]) => ({ alanlar: { son_tarih } });
    expect(await names(due('gecen'))).toEqual(['Geciken']);
    expect(await names(due('30'))).toEqual(['Yakın']);
    expect(await names(due('90'))).toEqual([]);
    expect(await names(due('sonra', '-'))).toEqual(['Tarihsiz', 'Uzak']);
    expect(await names({ ...due('gecen'), degil: ['son_tarih'] })).toHaveLength(3);
    expect(await names({ alanlar: { durum: ['true'] } })).toEqual(['Tarihsiz']);
    expect(await names({ alanlar: { risk: ['Yüksek'] } })).toEqual(['Geciken']);
  });

  it('leaves out the archive and shows who answers for what is open', async () => {
    const { id } = await addAction(a, 'Eski');
    await addAction(a, 'Yeni');
    await a.owner.call(actions.archive, { params: { id: String(id) }, body: { guncel: false } });
    const rows = await rowsOf('aksiyonlar');
    expect(rows.map((one) => one.aksiyon_ismi)).toEqual(['Yeni']);
    expect(rows[0]).toHaveProperty('sahip');
  });

  it('tells an outdated text in force from its draft', async () => {
    await a.owner.data(texts.add, { body: { tur: 'kamera' } });
    const [row] = await rowsOf('metinler');
    expect(row).toMatchObject({ tur: 'kamera', durum: 'taslak', eskidi: false, yayin_gunu: null });
    expect(await rowsOf('metinler', { filtre: { alanlar: { durum: ['guncel'] } } })).toEqual([]);
  });

  it('comes in pages of any order without a gap or a repetition', async () => {
    await sql`insert into aksiyonlar (company_id, department_id, aksiyon_ismi, risk, guncelleyen, durum)
      select c, d, 'Aksiyon ' || n, 'Orta', 'Deneme', n % 2 = 0 from generate_series(1, ${ACROSS_PAGE}) n,
        (values (${a.company}::int, ${a.department}::int), (${b.company}, ${b.department})) v(c, d)`.execute(
      app.db.system,
    );
    for (const sort of ['aksiyon_ismi', '-durum', 'son_tarih']) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await list('aksiyonlar', { sort, ...(cursor && { cursor }) });
        seen.push(...body.data.map(({ id }) => id));
        cursor = body.next_cursor;
      } while (cursor);
      expect([seen.length, new Set(seen).size], sort).toEqual([2 * ACROSS_PAGE, 2 * ACROSS_PAGE]);
    }
  });
});

const CHANGED = [
  ['aksiyonlar', 'risk', 'Orta', 'Yüksek'],
  ['dokumanlar', 'gozden_gecirme', null, '2027-03-01'],
  ['tedarikci_listesi', 'ulke', 'Almanya', 'ABD'],
] as const;

describe('one field of a noun in several clients', () => {
  it.each(CHANGED)(
    '%s: changes %s under one number, and one undo takes it back',
    async (...given) => {
      const [tur, alan, old, next] = given;
      for (const one of [a, b, c]) await fillIn(one);
      const rows = await rowsOf(tur);
      const asked = work(rows, alan, next, tur);
      const { body } = await caller.call(portfolio.preview, { body: asked });
      expect(body.data.map(({ neden, sayi }) => [neden, sayi])).toEqual([
        ...[
          [null, 1],
          [null, 1],
        ],
        ['salt_okunur', 0],
      ]);
      const number = randomUUID();
      for (let time = 0; time < 2; time += 1) {
        const answer = await doIn(asked, number);
        expect(
          answer.body.data.map(({ sayi }) => sayi),
          answer.text,
        ).toEqual([1, 1, 0]);
      }
      const values = async () => (await rowsOf(tur, { sort: '-' + alan })).map((one) => one[alan]);
      expect((await values()).toSorted()).toEqual([next, next, old].toSorted());
      const log = await caller.call(changeLogs.list, {
        params: { companyId: String(a.company), type: tur, recordId: String(rows[0]?.id) },
        headers: { 'x-company-id': String(a.company) },
      });
      expect(log.body.data[0]).toMatchObject({
        toplu_islem: number,
        alanlar: [{ alan, yeni: next }],
      });
      expect((await undo(number)).body.data.map(({ durum }) => durum)).toEqual([
        'geri_alindi',
        'geri_alindi',
      ]);
      expect(await values()).toEqual([old, old, old]);
    },
  );

  it.each(CHANGED)('%s: goes on after a kill, once', async (tur, alan, old, next) => {
    await fillIn(a);
    await fillIn(b);
    const before = await rowsOf(tur);
    const { company_ids, is } = work(before, alan, next, tur);
    const number = randomUUID();
    const cut = {
      ...{ company_id: a.company, user_id: consultant.user_id, toplu_islem: number },
      ...{ company_ids, is },
    };
    const goOn = (payload: object) =>
      goOnWithWorkJob.perform(app.services, payload, reachOf(app.services, goOnWithWorkJob));
    const values = async () => (await rowsOf(tur)).map((one) => one[alan]);
    for (let time = 0; time < 2; time += 1) {
      await goOn(cut);
      expect(await values()).toEqual([next, next]);
    }
    expect((await rowsOf(tur)).map(({ surum }) => surum)).toEqual(
      before.map(({ surum }) => surum + 1),
    );
    await goOn({ ...cut, is: undefined });
    expect(await values()).toEqual([old, old]);
  });

  it('names conflicts, what is so already, and what a rule refuses', async () => {
    const task = await promise(a);
    await addAction(a, 'Bitmiş', { durum: true });
    const other = await addAction(a, 'Başkası değiştirmiş');
    const rows = await rowsOf('aksiyonlar');
    const seen = rows.map((row) => (row.id === other.id ? { ...row, surum: 9 } : row));
    const asked = work(seen, 'durum', true, 'aksiyonlar');
    const { body } = await caller.call(portfolio.preview, { body: asked });
    expect(body.data[0]).toMatchObject({
      neden: 'degismez',
      plan: { ayni: 1, cakisan: [{ id: other.id }], reddedilen: [{ id: task }] },
    });
    expect(body.data[0]?.plan?.reddedilen[0]?.neden).toContain('belge eklenmeden');
    expect((await doIn(work(rows, 'durum', true, 'aksiyonlar'))).body.data[0]?.sayi).toBe(1);
    expect((await rowsOf('aksiyonlar', { filtre: { alanlar: { durum: ['false'] } } })).length).toBe(
      1,
    );
  });

  it('keeps what others changed since, and says so', async () => {
    for (const name of ['Bir', 'İki']) await addSupplier(a, name, { ulke: 'Almanya' });
    const rows = await rowsOf('tedarikci_listesi');
    const number = randomUUID();
    await doIn(work(rows, 'ulke', 'ABD', 'tedarikci_listesi'), number);
    const [first] = await rowsOf('tedarikci_listesi');
    await a.owner.call(suppliers.update, {
      params: { id: String(first?.id) },
      body: { ulke: 'Hollanda' },
    });
    const [row] = (await undo(number)).body.data;
    expect(row).toMatchObject({ durum: 'geri_alindi', kalan: [{ ad: 'Bir' }] });
    expect((await rowsOf('tedarikci_listesi')).map(({ ulke }) => ulke)).toEqual([
      'Hollanda',
      'Almanya',
    ]);
  });

  it('closes a series and its undo takes the next one back', async () => {
    await addAction(a, 'Her ay', { tekrar: 'aylik', son_tarih: todayInTurkey() });
    const number = randomUUID();
    await doIn(work(await rowsOf('aksiyonlar'), 'durum', true, 'aksiyonlar'), number);
    expect((await rowsOf('aksiyonlar')).map(({ durum }) => durum).toSorted()).toEqual([
      false,
      true,
    ]);
    await undo(number);
    expect((await rowsOf('aksiyonlar')).map(({ durum }) => durum)).toEqual([false]);
  });

  it('refuses names, things of one company, empty and unfit values, and every field of texts', async () => {
    await fillIn(a);
    const rows = await rowsOf('aksiyonlar');
    const status = async (alan: string, deger: unknown) =>
      (await doIn(work(rows, alan, deger, 'aksiyonlar'))).status;
    expect(await status('aksiyon_ismi', 'x')).toBe(400);
    expect(await status('department_id', a.department)).toBe(400);
    expect(await status('sorumlu', 'Ece')).toBe(400);
    expect(await status('risk', null)).toBe(400);
    expect(await status('risk', 'Kritik')).toBe(400);
    expect(await status('son_tarih', '31.12.2026')).toBe(400);
    expect(nounFieldsAcross(NOUNS_ACROSS.metinler)).toEqual([]);
    const asked = work(rows, 'durum', 'guncel', 'metinler' as EditedType);
    expect((await doIn(asked)).status).toBe(400);
  });
});
