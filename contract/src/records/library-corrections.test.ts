import { describe, expect, it } from 'vitest';
import { choicesOf } from '../lookups.ts';
import { LIBRARY_ITEMS } from './library.ts';
import { periodOf } from './periods.ts';
import { listOfCodes } from './personal-data.ts';

const item = (code: string) => {
  const found = LIBRARY_ITEMS.find((one) => one.code === code);
  if (!found) throw new Error(`no activity ${code}`);
  return found;
};
const holding = (code: string) =>
  LIBRARY_ITEMS.filter((one) => listOfCodes(one.islenen_kisisel_veriler).includes(code));

describe('what a specialist corrected in the library', () => {
  it.each([
    // Neither an incident nor a consent is over when its record is made.
    ['siber_olay_yonetimi', 'olay_kapanis_10'],
    ['riza_aydinlatma_kayitlari', 'isleme_sonu_10'],
    // A criminal record is seen and given back.
    ['kanunen_adli_sicil_kontrolu', 'gorulur_saklanmaz'],
    ['sadakat_programi', 'riza_sonu_30'],
    ['performans_yonetimi', 'performans_2'],
    // Commercial books and documents, whatever the tax law says.
    ['faturalama', 'ttk_82_10'],
    ['vergi_beyannameleri', 'ttk_82_10'],
    ['ithalat_ihracat_gumruk', 'ttk_82_10'],
  ])('%s is kept for %s', (code, period) => {
    expect(item(code).saklama_suresi_code).toBe(period);
  });

  it('keeps performance for no longer than two years on legitimate interest', () => {
    expect(periodOf('performans_2')).toMatchObject({ count: 2, unit: 'Y' });
    expect(item('performans_yonetimi').isleme_sarti).toEqual(['k5_2_f_mesru_menfaat']);
  });

  it('parts consent under KVKK from approval under Law 6563', () => {
    const { isleme_sarti, diger_aciklamalar_danisman } = item('ticari_ileti_gonderimi');
    expect(isleme_sarti).toEqual(['k5_1_acik_riza']);
    expect(diger_aciklamalar_danisman).toMatch(/6563.*İYS/);
  });

  it('says that thirteen months of cookies come from no Turkish law', () => {
    expect(item('cerez_analitik').diger_aciklamalar_danisman).toContain('Türk mevzuatından değil');
  });

  it('says that screening for sanctions may reveal convictions', () => {
    expect(item('tedarikci_degerlendirme').diger_aciklamalar_danisman).toMatch(/m\.6.*6\/3/);
  });

  it('asks no applicant for a photograph, unless a law does', () => {
    const asked = holding('fotograf').filter(
      ({ ilgili_kisi, isleme_sarti }) =>
        listOfCodes(ilgili_kisi).includes('calisan_adayi') &&
        !listOfCodes(isleme_sarti).includes('k5_2_a_kanun'),
    );
    expect(asked.map(({ code }) => code)).toEqual([]);
  });

  it('calls the position of a business contact by an item of its own', () => {
    const staff = ['calisan', 'stajyer', 'eski_calisan', 'calisan_adayi', 'yonetim_kurulu_uyesi'];
    const others = holding('gorev_unvan').filter(
      ({ ilgili_kisi }) => !listOfCodes(ilgili_kisi).some((who) => staff.includes(who)),
    );
    expect(others.map(({ code }) => code)).toEqual([]);
    expect(holding('is_unvani').length).toBeGreaterThan(0);
  });

  it('offers "Diğer" among the measures', () => {
    expect(choicesOf('alinan_tedbirler').map(({ code }) => code)).toContain('diger_tedbir');
  });
});
