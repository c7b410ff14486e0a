import { actions } from '@emanet/contract/actions';
import { portfolio } from '@emanet/contract/portfolio';
import { processingActivities } from '@emanet/contract/processing-activities';
import { afterAll, describe, expect, it } from 'vitest';
import { unique } from '../../../test/factories.ts';
import { inPath, textHouse } from '../texts/texts.fixture.ts';

const house = await textHouse();
const { app, company, consultant } = house;
afterAll(() => app.close());
const other = await app.makeCompany(unique('İkinci müşteri'));
const strange = await app.makeCompany(unique('Yabancı'));
const manager = await app.signInAs({ role: 'yönetici', companies: [company], fullname: 'Ece Er' });
const both = await app.signInAs({ companies: [company, other], fullname: 'İki Müşterili' });

const listed = async (who = both, query: { baslangic?: string } = {}) =>
  (await who.call(portfolio.changes, { query })).body.data;
const byManager = async () =>
  (await listed()).isler.filter(({ guncelleyen }) => guncelleyen === 'Ece Er');
const rename = (id: number, dosya_ismi: string, who = manager) => {
  const body: object = { dosya_ismi };
  return who.call(processingActivities.update, { ...inPath(id), body });
};
describe('changes over all clients', () => {
  it('are one line for each client, noun, action, person and day', async () => {
    const [first, second] = [
      await house.addActivity('Bordro hazırlama'),
      await house.addActivity('İzin takibi'),
    ];
    await rename(first, 'Bordro dosyası');
    await rename(second, 'İzin dosyası');
    expect(await byManager()).toMatchObject([
      {
        company_id: company,
        tur: 'veri_harita',
        islem: 'güncelleme',
        sayi: 2,
        record_id: null,
        alanlar: ['dosya_ismi'],
        eskiyen: [],
        baslayan: [],
      },
    ]);
    const [line] = await byManager();
    expect(line?.adlar.toSorted()).toEqual(['Bordro hazırlama', 'İzin takibi']);
    await manager.call(processingActivities.delete, inPath(second));
    expect(await byManager()).toMatchObject([
      // A deleted record bears the name that it had last.
      { islem: 'silme', record_id: second, adlar: ['İzin takibi'], alanlar: [] },
      { islem: 'güncelleme', sayi: 2 },
    ]);
  });

  it('name the texts that became stale and the duties that began', async () => {
    const activity = await house.addActivity('Ücret ödeme');
    const text = await house.published([activity]);
    expect((await listed()).musteriler.flatMap(({ eskiyen }) => eskiyen)).toEqual([]);
    const body: object = { saklama_suresi: 'isci_alacagi_5' };
    await manager.call(processingActivities.update, { ...inPath(activity), body });
    const stale = [{ id: text.id, ad: text.ad }];
    const after = await listed();
    expect(after.isler.find(({ eskiyen }) => eskiyen.length > 0)).toMatchObject({
      guncelleyen: 'Ece Er',
      islem: 'güncelleme',
      eskiyen: stale,
    });
    expect(after.musteriler).toMatchObject([{ company_id: company, eskiyen: stale }]);
    // A later change of the same record, by another person or of another kind, made nothing stale.
    await rename(activity, 'Ücret dosyası', consultant);
    const lines = (await listed()).isler.filter(({ eskiyen }) => eskiyen.length > 0);
    expect(lines).toMatchObject([{ guncelleyen: 'Ece Er', islem: 'güncelleme' }]);

    const department_id = await app.makeDepartment(other);
    const action = { aksiyon_ismi: 'Sözleşme imzala', risk: 'Orta' as const, department_id };
    await both.call(actions.add, {
      headers: { 'x-company-id': String(other) },
      body: { ...action, son_tarih: '2100-01-01' },
    });
    const begun = (await listed()).isler.find(({ tur }) => tur === 'aksiyonlar');
    expect(begun).toMatchObject({
      company_id: other,
      adlar: ['Sözleşme imzala'],
      baslayan: [{ tur: 'aksiyon', record_id: begun?.record_id }],
    });
    expect((await listed()).musteriler.map(({ company_id }) => company_id).toSorted()).toEqual(
      [company, other].toSorted(),
    );
  });

  it('end at the mark of the last look, and come back with its undo', async () => {
    const before = await listed();
    expect(before.son_bakis).toBeNull();
    expect(before.isler.length).toBeGreaterThan(0);
    // A change that was being stored while the list was read is not taken as seen.
    expect(Date.parse(before.gorulen)).toBeLessThan(Date.now() - 4 * 60_000);
    const gorulen = new Date().toISOString();
    const seen = await both.call(portfolio.seeChanges, { body: { gorulen } });
    expect(seen.status, seen.text).toBe(200);
    expect((await listed()).isler).toEqual([]);
    const activity = await house.addActivity('Yeni iş');
    await rename(activity, 'Yeni dosya');
    const after = await listed();
    expect(after.isler.every(({ adlar }) => adlar.includes('Yeni iş'))).toBe(true);
    expect(after.baslangic).toBe(after.son_bakis);

    // A chosen day shows what was seen, too, and another consultant has another mark.
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    expect((await listed(both, { baslangic: today })).isler.length).toBeGreaterThan(
      after.isler.length,
    );
    expect((await listed(consultant)).isler.length).toBeGreaterThan(after.isler.length);
    await both.call(portfolio.seeChanges, { body: { gorulen: before.son_bakis } });
    expect((await listed()).isler.length).toBeGreaterThan(after.isler.length);
  });

  it('refuse a day to come, one of long ago, and a mark in the future', async () => {
    for (const [baslangic, sentence] of [
      ['2150-01-01', 'Gelecekteki'],
      ['2001-01-01', 'bir yıl'],
    ] as const) {
      const answer = await both.call(portfolio.changes, { query: { baslangic } });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(sentence);
    }
    const gorulen = '2150-01-01T00:00:00Z';
    for (const mark of [gorulen, '0000-01-01T00:00:00Z', '2026-01-01T00:00:00+23:59', 'dün'])
      expect(
        (await both.call(portfolio.seeChanges, { body: { gorulen: mark } })).status,
        mark,
      ).toBe(400);
    expect((await listed()).son_bakis).toBeNull();
  });

  it('show nothing of a company that is not the own, nor the work of the firm', async () => {
    const stranger = await app.signInAs({ role: 'yönetici', companies: [strange] });
    const department_id = await app.makeDepartment(strange);
    const body: object = { surec_ismi: 'Gizli iş', department_id };
    expect((await stranger.call(processingActivities.add, { body })).status).toBe(201);
    await both.call(portfolio.charge, { body: { company_ids: [company], sorumlu_id: null } });
    const answer = await both.call(portfolio.changes, { query: {} });
    expect(answer.text).not.toContain('Gizli iş');
    expect(answer.text).not.toContain('portfoy_');
    expect((await listed(consultant)).isler.map(({ company_id }) => company_id)).not.toContain(
      other,
    );
  });
});
