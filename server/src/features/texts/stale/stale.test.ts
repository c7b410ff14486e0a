import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts } from '@emanet/contract/texts';
import { afterAll, describe, expect, it } from 'vitest';
import { inPath, saidBy, textHouse } from '../texts.fixture.ts';

const house = await textHouse();
const { app, consultant, hr } = house;
afterAll(() => app.close());

const stale = async (id: number): Promise<number> =>
  (await consultant.call(texts.single, inPath(id))).body.data.eskiyen;
const differencesOf = async (id: number) =>
  (await consultant.call(texts.differences, inPath(id))).body.data;

describe('a text whose source changes', () => {
  it('is stale at once, and the redline names sentence, record, person and time', async () => {
    const id = await house.addActivity('Saklama değişen');
    const text = await house.published([id, await house.addActivity('Aynı kalan')]);
    expect(await stale(text.id)).toBe(0);
    await house.update(id, { saklama_suresi: 'isci_alacagi_5' });
    expect(await stale(text.id)).toBe(1);
    const { farklar, sira } = await differencesOf(text.id);
    expect(sira).toBe(1);
    expect(farklar).toMatchObject([
      {
        k: 'tablo:ucret_politikasi.sure',
        tur: 'degisti',
        bolum: 'islenen',
        nedenler: [
          {
            ad: 'Saklama değişen',
            kaynak: { alan: 'saklama_suresi' },
            eski: 'is_iliskisi_10',
            yeni: 'isci_alacagi_5',
            guncelleyen: 'Selin Aydoğan',
          },
        ],
      },
    ]);
    const fresh = farklar[0]?.parcalar
      .filter(({ d }) => d !== 'eski')
      .map(({ t }) => t)
      .join('');
    expect(fresh).toContain('sözleşmesinin sona ermesinden itibaren 5 yıl');
    const page = await app.app.inject({ url: text.adres ?? '' });
    expect(page.payload).toContain('sona ermesinden itibaren 10 yıl');
    await house.update(id, { saklama_suresi: 'is_iliskisi_10' });
    expect(await stale(text.id)).toBe(0);
  });

  it('is stale for what joins it and what leaves it, a recipient as well', async () => {
    const group = `hissedar_ortak`;
    const first = await house.addActivity('Ortaklar', { ilgili_kisi: [group] });
    const added = await consultant.call(texts.add, {
      body: { tur: 'kamera', kapsam: { gruplar: [group] } },
    });
    const { id } = added.body.data;
    await consultant.call(texts.approve, { ...inPath(id), body: {} });
    await consultant.call(texts.publish, { ...inPath(id), body: {} });
    expect(await stale(id)).toBe(0);
    const other = { ilgili_kisi: [group], islenme_amaci: ['egitim'] };
    const second = await house.addActivity('Genel kurul', other);
    expect((await differencesOf(id)).farklar.map(({ k, tur }) => [k, tur])).toContainEqual([
      'tablo:egitim.amac',
      'eklendi',
    ]);
    await consultant.call(processingActivities.delete, inPath(second));
    expect(await stale(id)).toBe(0);
    await house.update(first, { faaliyet_durumu: 'sona_erdi' });
    expect((await differencesOf(id)).farklar.map(({ tur }) => tur)).toContain('cikti');
    await house.update(first, { faaliyet_durumu: 'yururlukte' });
    const transfer: Values = {
      tedarikci_adi: 'Nimbus',
      department_id: hr,
      veri_harita_id: [first],
      aktarim_amaci: ['is_faaliyetleri'],
      aktarim_durumu: 'suruyor',
    };
    await consultant.call(supplierTransfers.add, {
      body: transfer,
    });
    expect((await differencesOf(id)).farklar.map(({ k }) => k).join()).toContain(
      'alici:veri_aktarim:',
    );
  });

  it('keeps its own words in the draft of the next version, and its earlier version at its date', async () => {
    const id = await house.addActivity('Yeni sürüm');
    const text = await house.published([id]);
    const govde = structuredClone(text.govde);
    const own = govde?.bolumler[0]?.parcalar[0];
    if (own?.metin) own.metin.tr = 'Bizim kendi girişimiz.';
    await consultant.call(texts.update, {
      ...inPath(text.id),
      body: { govde: govde ?? undefined },
    });
    await house.update(id, { saklama_suresi: 'aday_1' });
    const draft = await consultant.call(texts.prepare, { ...inPath(text.id), body: {} });
    expect(draft.body.data.durum).toBe('taslak');
    expect(saidBy(draft.body.data.metin?.tr)).toMatch(
      /Bizim kendi girişimiz.*sonuçlanmasından itibaren 1 yıl/,
    );
    await consultant.call(texts.approve, { ...inPath(text.id), body: {} });
    await consultant.call(texts.publish, { ...inPath(text.id), body: {} });
    expect(await stale(text.id)).toBe(0);
    const earlier = await app.app.inject({ url: `${text.adres}?surum=1` });
    expect(earlier.payload).toContain('10 yıl');
    expect(earlier.payload).toContain('artık yürürlükte değil');
    expect((await app.app.inject({ url: text.adres ?? '' })).payload).toContain('itibaren 1 yıl');
  });

  it('takes the body as it was decided into the next draft, and refuses one that was outrun', async () => {
    const id = await house.addActivity('Karar verilen');
    const draft = await house.addNotice([id]);
    const k = 'tablo:ucret_politikasi.sure';
    const elle = { [k]: { tr: 'On yıl saklanır.', en: '', gerekce: 'Kısa' } };
    const own = draft.govde ?? undefined;
    await consultant.call(texts.update, {
      ...inPath(draft.id),
      body: { govde: own && { ...own, elle } },
    });
    await consultant.call(texts.approve, { ...inPath(draft.id), body: {} });
    const { body } = await consultant.call(texts.publish, { ...inPath(draft.id), body: {} });
    await house.update(id, { saklama_suresi: 'aday_1' });
    const { surum } = body.data;
    const prepared = { surum, govde: own && { ...own, elle: {} } };
    const first = await consultant.call(texts.prepare, { ...inPath(draft.id), body: prepared });
    // The sentence follows the register again, though it was written by hand before.
    expect(first.body.data.govde?.elle).toEqual({});
    expect(saidBy(first.body.data.metin?.tr)).not.toContain('On yıl saklanır');
    const again = await consultant.call(texts.prepare, { ...inPath(draft.id), body: prepared });
    expect(again.status).toBe(409);
  });

  it('stays as it is by a decision with a reason, until the same source changes again', async () => {
    const id = await house.addActivity('Karar');
    const text = await house.published([id]);
    await house.update(id, { saklama_suresi: 'aday_1' });
    const without = await consultant.call(texts.keep, {
      ...inPath(text.id),
      body: { gerekce: ' ' },
    });
    expect(without.status).toBe(400);
    await consultant.call(texts.keep, { ...inPath(text.id), body: { gerekce: 'Yazım farkı' } });
    expect(await stale(text.id)).toBe(0);
    await house.update(id, { saklama_suresi: 'aday_6ay' });
    expect(await stale(text.id)).toBe(1);
  });

  it('tells when the source of a sentence that was written by hand moved on', async () => {
    const id = await house.addActivity('Elle ve kaynak');
    const draft = await house.addNotice([id]);
    const elle = {
      ['tablo:ucret_politikasi.sure']: { tr: 'On yıl saklanır.', en: '', gerekce: 'Kısa' },
    };
    await consultant.call(texts.update, {
      ...inPath(draft.id),
      body: { govde: draft.govde ? { ...draft.govde, elle } : undefined },
    });
    await consultant.call(texts.approve, { ...inPath(draft.id), body: {} });
    await consultant.call(texts.publish, { ...inPath(draft.id), body: {} });
    await house.update(id, { saklama_suresi: 'aday_1' });
    expect((await differencesOf(draft.id)).farklar).toMatchObject([{ tur: 'elle' }]);
  });
});
