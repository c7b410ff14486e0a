import { describe, expect, it } from 'vitest';
import { choicesOf } from '../lookups.ts';
import { processingActivityFields } from '../processing-activities.ts';
import { REGISTRY_GAPS } from '../tables/gaps.ts';
import { registers } from './all-registers.ts';
import { holds, missingFields, type Values } from './fields.ts';
import type { RegisterNoun } from './registers.ts';

/** Names of the fields that a form asks of a record, in its order. */
const asked = (noun: RegisterNoun, values: Values) =>
  (registers.find((one) => one.noun === noun)?.fields ?? [])
    .filter(({ visibleWhen }) => holds(visibleWhen, values))
    .map(({ name }) => name);

describe('what the forms ask', () => {
  it('an activity: whether it runs, its recipients, whether abroad, and how data are disposed of', () => {
    expect(asked('processingActivities', {})).toEqual(
      expect.arrayContaining([
        ...['faaliyet_durumu', 'alici_grubu', 'yurt_disi_aktarim', 'imha_yontemi'],
        ...['kategori_ayrintilari', 'otomatik_karar'],
      ]),
    );
  });

  it('a balancing test of legitimate interest alone', () => {
    const test = ['denge_gereklilik', 'denge_ilgili_kisi', 'denge_onlem', 'denge_sonucu'];
    const on = (isleme_sarti: string) =>
      asked('processingActivities', { isleme_sarti: [isleme_sarti] });
    expect(on('k5_2_f_mesru_menfaat')).toEqual(expect.arrayContaining(test));
    expect(on('k5_2_c_sozlesme').filter((name) => test.includes(name))).toEqual([]);
  });

  it('a transfer: the kind of its recipient first, sub-processors of a processor', () => {
    expect(asked('supplierTransfers', {})[0]).toBe('alici_grubu');
    const roles = choicesOf('veri_isleyen_rolu').map(({ code }) => code);
    const withSub = roles.filter((veri_isleyen_rolu) =>
      asked('supplierTransfers', { veri_isleyen_rolu }).includes('alt_isleyenler'),
    );
    expect(withSub).toEqual(['veri_isleyen']);
  });

  it('a standard contract: its kind, its signature, who notifies it, and the proof', () => {
    const of = (yurt_disi_mekanizma: string) =>
      asked('supplierTransfers', { yurt_disi_aktarim: true, yurt_disi_mekanizma });
    const contract = [
      ...['standart_sozlesme_imza_tarihi', 'standart_sozlesme_bildirim_tarihi'],
      ...['standart_sozlesme_bildirim_kaniti', 'standart_sozlesme_turu'],
      ...['standart_sozlesme_bildiren', 'standart_sozlesme_degisiklik_tarihi'],
    ];
    expect(of('standart_sozlesme')).toEqual(expect.arrayContaining(contract));
    expect(of('taahhutname').filter((name) => contract.includes(name))).toEqual([]);
    expect(choicesOf('standart_sozlesme_turu')).toHaveLength(4);
  });

  it('a public transfer on request: its number, its date, and whether the scope was checked', () => {
    const request = ['talep_tarihi', 'talep_sayisi', 'kapsam_denetlendi'];
    const frequencies = choicesOf('aktarim_sikligi').map(({ code }) => code);
    const askedOf = frequencies.filter((aktarim_sikligi) =>
      request.every((name) => asked('publicTransfers', { aktarim_sikligi }).includes(name)),
    );
    expect(askedOf.length).toBeGreaterThan(0);
    expect(askedOf.length).toBeLessThan(frequencies.length);
  });

  it('no paper about encryption or backups, and every asset about its measures', () => {
    const paper = asked('assets', { varlik_turu: 'kilitli_dolap' });
    expect(paper).not.toContain('sifreleme_var_mi');
    expect(paper).not.toContain('yedekleme_var_mi');
    expect(paper).toContain('alinan_tedbirler');
    expect(asked('assets', { varlik_turu: 'erp' })).toContain('sifreleme_var_mi');
  });
});

it('a copy that answers no principle is told so as a gap', () => {
  const open = missingFields(processingActivityFields, {
    ilkelere_uygunluk: null,
    ilkelere_uygunluk_2: null,
    ilkelere_uygunluk_3: null,
  }).map(({ name }) => name);
  expect(open).toEqual(
    expect.arrayContaining(['ilkelere_uygunluk', 'ilkelere_uygunluk_2', 'ilkelere_uygunluk_3']),
  );
});

it('no category is said to lack measures, which are asked once for the company', () => {
  expect(REGISTRY_GAPS.filter((code) => code.includes('tedbir'))).toEqual([]);
});
