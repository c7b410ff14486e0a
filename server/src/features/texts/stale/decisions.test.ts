import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts } from '@emanet/contract/texts';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/app.ts';
import { inPath, saidBy, textHouse } from '../texts.fixture.ts';

const house = await textHouse();
const { app, consultant } = house;
afterAll(() => app.close());

const REASON = 'Bordroyu tutan firma değişmedi, yazım düzeltildi';
const differencesOf = async (id: number) =>
  (await consultant.call(texts.differences, inPath(id))).body.data;
const act = (endpoint: typeof texts.prepare | typeof texts.approve, id: number, who = consultant) =>
  who.call(endpoint, { ...inPath(id), body: {} });

/** A text whose period was changed and decided about. */
async function decided() {
  const id = await house.addActivity('Karar verilen');
  const text = await house.published([id]);
  await house.update(id, { saklama_suresi: 'aday_1' });
  await consultant.call(texts.keep, { ...inPath(text.id), body: { gerekce: REASON } });
  return { id, text, k: 'tablo:ucret_politikasi.sure' };
}

describe('a decision that a text need not change', () => {
  it('keeps the old sentence in the next draft, with its reason and beside what the register says', async () => {
    const { id, text, k } = await decided();
    await house.update(id, { imha_yontemi: null, kimden_nasil_temin: ['web_formu'] });
    const draft = (await act(texts.prepare, text.id)).body.data;
    expect(saidBy(draft.metin?.tr)).toContain('sona ermesinden itibaren 10 yıl');
    expect(draft.govde?.elle[k]).toMatchObject({ gerekce: REASON });
    expect(draft.govde?.elle[k]?.en).toContain('10 years');
    const { taslak } = await differencesOf(text.id);
    expect(taslak?.map((one) => [one.k, one.tur, one.karar?.gerekce])).toEqual([
      [k, 'elle', REASON],
      ['toplama:kismen_otomatik', 'degisti', undefined],
    ]);
  });

  it('gives way where its source has changed again since', async () => {
    const { id, text, k } = await decided();
    await house.update(id, { saklama_suresi: 'aday_6ay' });
    const draft = (await act(texts.prepare, text.id)).body.data;
    expect(draft.govde?.elle[k]).toBeUndefined();
    expect(saidBy(draft.metin?.tr)).toContain('6 ay');
  });

  it('does not overwrite what a person wrote for that sentence', async () => {
    const { text, k } = await decided();
    const own = { tr: 'Kendi cümlemiz.', en: '', gerekce: 'Daha açık' };
    const answer = await consultant.call(texts.prepare, {
      ...inPath(text.id),
      body: { elle: { [k]: own } },
    });
    expect(answer.body.data.govde?.elle[k]).toEqual(own);
  });

  it('stands beside the version that it was about: why, who, when', async () => {
    const { text } = await decided();
    await act(texts.prepare, text.id);
    await house.publish(text.id);
    const { surumler } = (await consultant.call(texts.single, inPath(text.id))).body.data;
    expect(surumler.map(({ sira, kararlar }) => [sira, kararlar.length])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(surumler[1]?.kararlar[0]).toMatchObject({
      gerekce: REASON,
      karar_veren: 'Selin Aydoğan',
    });
    const reader = await app.signInAs({ companies: [house.company], departments: [house.hr] });
    const read = (await reader.call(texts.single, inPath(text.id))).body.data;
    expect(read.surumler.flatMap(({ kararlar }) => kararlar)).toEqual([]);
  });
});

describe('what moved on without changing a word', () => {
  it('is named', async () => {
    const id = await house.addActivity('Sessiz değişiklik', {
      alici_yok: false,
      alici_grubu: ['gercek_ozel_hukuk_kisileri'],
    });
    const body: Values = {
      ...{ tedarikci_adi: 'Nimbus', department_id: house.hr, veri_harita_id: [id] },
      ...{ aktarim_amaci: ['is_faaliyetleri'], aktarim_durumu: 'suruyor' },
      yurt_disi_aktarim: false,
    };
    await consultant.call(supplierTransfers.add, { body });
    const text = await house.published([id]);
    await house.update(id, { dahil_oluyormu: 'evet' });
    const { farklar, etkisiz, etkisiz_nedenler } = await differencesOf(text.id);
    expect([farklar.length, etkisiz]).toEqual([0, 1]);
    expect(etkisiz_nedenler).toMatchObject([
      { ad: 'Sessiz değişiklik', guncelleyen: 'Selin Aydoğan' },
    ]);
  });
});

describe('the seat at a draft', () => {
  it('is taken by opening the editor, and keeps others from acting on the draft', async () => {
    const { text } = await decided();
    await act(texts.prepare, text.id);
    const other = await app.signInAs({ companies: [house.company] });
    const sit = (who: Caller) => who.call(texts.sit, inPath(text.id));
    const before = (await consultant.call(texts.single, inPath(text.id))).body.data;
    const taken = await sit(consultant);
    expect([taken.status, taken.body.data.duzenleyen]).toEqual([200, 'Selin Aydoğan']);
    const after = (await consultant.call(texts.single, inPath(text.id))).body.data;
    expect(after.surum).toBe(before.surum);
    const keep = { ...inPath(text.id), body: { gerekce: 'Gerekmez' } };
    const refused = [
      await sit(other),
      await act(texts.prepare, text.id, other),
      await act(texts.approve, text.id, other),
      await other.call(texts.adopt, { ...inPath(text.id), body: { al: true } }),
      await other.call(texts.keep, keep),
      await other.call(texts.update, { ...inPath(text.id), body: { ad: 'Başka' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(6).fill('TEXT_TAKEN'));
    await consultant.call(texts.submit, { ...inPath(text.id), body: {} });
    expect((await act(texts.approve, text.id, other)).status).toBe(200);
  });

  it('is nobody’s of another company or without the right to write', async () => {
    const { text } = await decided();
    const stranger = await app.signInAs({ companies: [await app.makeCompany()] });
    expect((await stranger.call(texts.sit, inPath(text.id))).status).toBe(404);
  });
});
