import { dashboard } from '@emanet/contract/dashboard';
import { portfolio } from '@emanet/contract/portfolio';
import type { Values } from '@emanet/contract/records/fields';
import { search } from '@emanet/contract/search';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts, type SingleText } from '@emanet/contract/texts';
import { scopeOf } from '@emanet/contract/texts/scope';
import { isIn, isOutrun } from '@emanet/contract/texts/states';
import { sql } from 'kysely';
import readSheet from 'read-excel-file/node';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/app.ts';
import { supplierTransferBody } from '../../supplier-transfers/sample.ts';
import { inPath, saidBy, textHouse } from '../texts.fixture.ts';

const house = await textHouse();
const { consultant } = house;
const representative = await house.app.signInAs({
  companies: [house.company],
  departments: [house.sales],
});
afterAll(() => house.app.close());

const listed = async (who = consultant, query = {}) =>
  (await who.call(texts.list, { query })).body.data;
const rowOf = async (id: number) => {
  const found = (await listed()).find((one) => one.id === id);
  if (!found) throw new Error(`Text ${id} is not on the list.`);
  return found;
};
const made = async (body: Values): Promise<SingleText> => {
  // Bodies of the tests are what the contract takes.
  return consultant.data(texts.add, { body: body as { tur: 'calisan' } });
};

/** A transfer abroad on a standard contract, and a draft of that contract. */
async function contract(supplier: string, more: Values = {}) {
  const body = supplierTransferBody(house.hr, supplier, { ...more });
  const { id } = (await consultant.call(supplierTransfers.add, { body })).body.data;
  return { transfer: id, text: await made({ tur: 'ss2', kapsam: { aktarim: id } }) };
}

it('is ordered by names as people count', async () => {
  const names = ['Metin 10', 'Metin 9', 'Metin 100', 'Metin 1'];
  for (const ad of names) await made({ tur: 'calisan', ad, kapsam: { gruplar: ['calisan'] } });
  const shown = (await listed()).map(({ ad }) => ad).filter((ad) => ad.startsWith('Metin '));
  expect(shown).toEqual(['Metin 1', 'Metin 9', 'Metin 10', 'Metin 100']);
});

describe('a line of the list', () => {
  it('says whom it covers: persons, departments, activities by number, law, supplier', async () => {
    const id = await house.addActivity('Kapsam');
    const notice = await made({
      tur: 'calisan',
      kapsam: { gruplar: ['calisan_adayi'], departmanlar: [house.hr], faaliyetler: [id] },
    });
    const row = await rowOf(notice.id);
    expect(row.kapsam_ozeti).toMatchObject({
      gruplar: ['calisan_adayi'],
      faaliyet: 1,
      tumu: false,
    });
    expect(scopeOf(row, 'tr')).toMatch(/^Çalışan adayı, .+, Seçilen faaliyet: 1$/i);
    const policy = await rowOf((await made({ tur: 'imha' })).id);
    expect([scopeOf(policy, 'tr'), scopeOf(policy, 'en')]).toEqual([
      'Silme Yön. m. 5',
      'Deletion Reg. Art. 5',
    ]);
    const { text } = await contract('Nimbus Bulut');
    expect(scopeOf(await rowOf(text.id), 'tr')).toBe('Nimbus Bulut, Almanya');
  });

  it('of a signed standard contract shows its clock until the notification', async () => {
    const { transfer, text } = await contract('Kestrel', {
      standart_sozlesme_bildirim_tarihi: null,
      standart_sozlesme_gec_nedeni: null,
    });
    const { rows } = await sql<{ son_an: string }>`
      select son_an from sureler where kayit_turu = 'veri_aktarim' and kayit_id = ${transfer}
        and tur = 'standart_sozlesme'`.execute(house.app.db.system);
    const row = await rowOf(text.id);
    expect(Date.parse(row.bildirim ?? '')).toBe(Date.parse(rows[0]?.son_an ?? ''));
    expect(row.iki_taraf).toBe(true);
    const { surum } = (await consultant.call(supplierTransfers.single, inPath(transfer))).body.data;
    const body: Values = { surum, standart_sozlesme_bildirim_tarihi: '2026-03-18' };
    const told = await consultant.call(supplierTransfers.update, { ...inPath(transfer), body });
    expect(told.status, told.text).toBe(200);
    expect((await rowOf(text.id)).bildirim).toBeNull();
    // Another contract of the same transfer has no clock of its own.
    const agreement = await made({ tur: 'veri_isleyen', kapsam: { aktarim: transfer } });
    expect((await rowOf(agreement.id)).bildirim).toBeNull();
  });

  it('offers a newer wording of our template to writers', async () => {
    const { id } = await made({ tur: 'kamera' });
    expect((await rowOf(id)).sablon_yeni).toBe(false);
    await sql`update metinler set sablon_surumu = 0 where id = ${id}`.execute(house.app.db.system);
    expect((await rowOf(id)).sablon_yeni).toBe(true);
  });

  it('holds neither words nor coverage', async () => {
    const [row] = await listed();
    expect(Object.keys(row ?? {})).not.toContain('govde');
    expect(Object.keys(row ?? {})).not.toContain('kapsam');
  });
});

it('counts stale texts alike on the list, the dashboard and the portfolio, whatever a draft is at', async () => {
  const activity = await house.addActivity('Tek doğru');
  const [published, drafted, archived] = [
    await house.published([activity]),
    await house.published([activity]),
    await house.published([activity]),
  ];
  await house.update(activity, { saklama_suresi: 'isci_alacagi_5' });
  await consultant.call(texts.prepare, { ...inPath(drafted.id), body: {} });
  await consultant.call(texts.archive, { ...inPath(archived.id), body: { guncel: false } });
  const rows = await listed();
  const [figure, face] = [
    rows.filter((one) => isIn(one, 'eskidi')),
    rows.filter((one) => isOutrun(one)),
  ];
  const { sayaclar } = (await consultant.call(dashboard.read)).body.data;
  const [client] = (await consultant.call(portfolio.list)).body.data;
  expect(figure.map(({ id }) => id).toSorted()).toEqual([published.id, drafted.id].toSorted());
  expect([face.length, sayaclar.metinler.dikkat, client?.eski_metin]).toEqual([2, 2, 2]);
  // The draft of the next version is one of the drafts as well.
  expect(rows.filter((one) => isIn(one, 'taslak')).map(({ id }) => id)).toContain(drafted.id);
});

it('names the activities without a notice that it counts', async () => {
  const id = await house.addActivity('Metni olmayan');
  const { metinsiz_faaliyet, metinsizler } = (await consultant.call(texts.list)).body;
  expect(metinsizler).toContainEqual({ id, ad: 'Metni olmayan' });
  expect(metinsizler).toHaveLength(metinsiz_faaliyet);
  await house.published([id]);
  const then = (await consultant.call(texts.list)).body;
  expect(then.metinsizler.map((one) => one.id)).not.toContain(id);
});

it('shows the archive alone when it is asked for, and takes a text out of it', async () => {
  const { id } = await house.published([await house.addActivity('Arşivlenen')]);
  const turn = (guncel: boolean) =>
    consultant.call(texts.archive, { ...inPath(id), body: { guncel } });
  await turn(false);
  const archive = await listed(consultant, { arsiv: true });
  expect(archive.map((one) => one.id)).toContain(id);
  expect(archive.every(({ guncel }) => !guncel)).toBe(true);
  expect((await listed()).map((one) => one.id)).not.toContain(id);
  await turn(true);
  expect((await listed()).map((one) => one.id)).toContain(id);
});

it('makes a deleted draft again of the words it had, in one call', async () => {
  const draft = await made({ tur: 'kamera', ad: 'Depo kamerası' });
  const govde = structuredClone(draft.govde);
  govde?.bolumler[0]?.parcalar.push({
    k: 'ek1',
    metin: { tr: 'Depoda ses kaydı yapılmaz.', en: '' },
  });
  await consultant.call(texts.update, { ...inPath(draft.id), body: { govde: govde ?? undefined } });
  const last = (await consultant.call(texts.single, inPath(draft.id))).body.data;
  expect((await consultant.call(texts.delete, inPath(draft.id))).status).toBe(200);
  const { tur, ad, kapsam } = last;
  const back = await consultant.call(texts.add, {
    body: { tur, ad, kapsam, govde: last.govde ?? undefined },
  });
  expect(back.status, back.text).toBe(201);
  expect(back.body.data).toMatchObject({ ad: 'Depo kamerası', kisa_ad: last.kisa_ad, kapsam });
  expect(saidBy(back.body.data.metin?.tr)).toContain('Depoda ses kaydı yapılmaz.');
});

it('takes no other words for a text whose wording is the Board’s', async () => {
  const { text } = await contract('Kilitli');
  const govde = structuredClone(text.govde);
  const locked = govde?.bolumler.find(({ kilitli }) => kilitli);
  locked?.parcalar.push({ k: 'ek1', metin: { tr: 'Kurulun demediği', en: '' } });
  const answer = await consultant.call(texts.add, {
    body: { tur: 'ss2', govde: govde ?? undefined },
  });
  expect(answer.body.code).toBe('TEXT_LOCKED');
});

describe('the sheet', () => {
  const rowsFor = async ({ headers }: Caller, ids: number[], lang = 'tr') => {
    const { path: url } = texts.export;
    const answer = await house.app.app.inject({
      ...{ method: 'POST', url, headers },
      payload: { ids, lang },
    });
    return (await readSheet(answer.rawPayload))[0]?.data ?? [];
  };

  it('holds the texts asked for in their order, with scope, state and address', async () => {
    const notice = await house.published([await house.addActivity('Sayfa')]);
    const { text } = await contract('Sayfa Bulut', { standart_sozlesme_bildirim_tarihi: null });
    const [titles, ...rows] = await rowsFor(consultant, [text.id, notice.id]);
    expect(titles?.slice(0, 4)).toEqual(['Metin', 'Tür', 'Kapsam', 'Durum']);
    expect(rows.map((row) => row.slice(1, 5))).toEqual([
      ['Standart sözleşmeler', 'Sayfa Bulut, Almanya', 'Taslak', 0],
      ['Aydınlatma metinleri', 'Seçilen faaliyet: 1', 'Güncel', 0],
    ]);
    expect(rows[0]?.[5]).toBeInstanceOf(Date);
    expect(rows[1]?.[7]).toBe(`http://localhost:3000${notice.adres}`);
    const [english] = await rowsFor(consultant, [notice.id], 'en');
    expect(english?.slice(0, 3)).toEqual(['Text', 'Kind', 'Coverage']);
  });

  it('leaves out drafts and texts of other departments for a representative', async () => {
    const draft = await house.addNotice([await house.addActivity('Taslak kalan')]);
    const other = await house.published([await house.addActivity('İK’nın')]);
    expect(await rowsFor(representative, [draft.id, other.id])).toHaveLength(1);
  });
});

describe('the palette', () => {
  const found = async (q: string, who = consultant) =>
    (await who.call(search.find, { query: { q } })).body.data.find(({ tur }) => tur === 'metinler')
      ?.kayitlar ?? [];

  it('finds a text by its name, its kind in both languages and its supplier', async () => {
    const own = await made({ tur: 'ziyaretci', ad: 'Zümrüt tesisi' });
    const { text } = await contract('Zeytindalı Yazılım');
    expect((await found('zümrüt')).map(({ id }) => id)).toEqual([own.id]);
    expect((await found('visitors zümrüt')).map(({ id }) => id)).toEqual([own.id]);
    expect(await found('zeytindalı')).toMatchObject([{ id: text.id, ek: 'Zeytindalı Yazılım' }]);
  });

  it('shows a representative published texts of the own departments', async () => {
    await made({ tur: 'kamera', ad: 'Zırh taslağı' });
    const activity = { department_id: house.sales };
    const ours = await house.published([await house.addActivity('Satış', activity)]);
    await consultant.call(texts.update, { ...inPath(ours.id), body: { ad: 'Zırhlı satış' } });
    const theirs = await house.published([await house.addActivity('İK')]);
    await consultant.call(texts.update, { ...inPath(theirs.id), body: { ad: 'Zırhlı İK' } });
    const named = async (who?: Caller) => (await found('zırh', who)).map(({ ad }) => ad).toSorted();
    expect(await named()).toEqual(['Zırh taslağı', 'Zırhlı satış', 'Zırhlı İK']);
    expect(await named(representative)).toEqual(['Zırhlı satış']);
  });
});
