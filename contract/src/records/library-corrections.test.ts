import { describe, expect, it } from 'vitest';
import { choiceOf, choicesOf } from '../lookups.ts';
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
    // A criminal record is seen and given back; the note that it was seen stays with the file.
    ['kanunen_adli_sicil_kontrolu', 'is_iliskisi_10'],
    // Addresses go with the consent; the approval alone stays.
    ['ticari_ileti_gonderimi', 'riza_sonu_30'],
    ['sadakat_programi', 'riza_sonu_30'],
    ['performans_yonetimi', 'performans_2'],
    // Commercial books and documents, whatever the tax law says.
    ['faturalama', 'ttk_82_10'],
    ['vergi_beyannameleri', 'ttk_82_10'],
    ['ithalat_ihracat_gumruk', 'ttk_82_10'],
    ['dermokozmetik_satis', 'ttk_82_10'],
    ['iktisadi_isletme', 'ttk_82_10'],
    // A client's claim against a lawyer lapses after five years at the latest.
    ['kapanan_dosya', 'vekalet_5'],
    ['muvekkil_para_emanet', 'vekalet_5'],
    // Watching and transcripts are needed until the report is made, a prompt's log until misuse is seen.
    ['ekran_izleme', 'arac_konum_3ay'],
    ['ses_tanima_analizi', 'kayit_1'],
    ['uretken_yapay_zeka', 'kayit_30'],
    // A roster proves hours of work, an incentive is part of the social security documents.
    ['nobet_teslim', 'isci_alacagi_5'],
    ['istihdam_tesvik', 'sgk_belge_10'],
    // Periods begin where the row's own matter ends, not that of a row they were copied from.
    ['kres', 'konaklama_1'],
    ['hasta_yemek_diyet', 'konaklama_30'],
    ['organ_doku', 'tup_bebek_30'],
    ['tehlikeli_madde_sevk', 'kayit_5'],
    ['urun_yorumlari', 'hesap_6ay'],
    ['etbis_bildirimi', 'kayit_10'],
    // Answers to authorities and inspections await no decision.
    ['resmi_talep_cevaplari', 'kayit_10'],
    ['kamu_denetimi', 'kayit_10'],
  ])('%s is kept for %s', (code, period) => {
    expect(item(code).saklama_suresi_code).toBe(period);
  });

  it.each([
    // A receipt's route and a ticket for a draw are kept with their document.
    ['masraf_avans', []],
    ['kampanya_cekilis', []],
    // The passport goes after the journey, as the row's own note says; the invoice stays.
    ['seyahat_konaklama', ['kimlik.saklama_suresi=konaklama_30']],
  ])('%s keeps for another period only %j', (code, details) => {
    expect(item(code).kategori_ayrintilari).toEqual(details);
  });

  it('gives every period that differs by category a reason of its own', () => {
    expect(item('uygulama_bildirimi').saklama_dayanagi).toContain('Mesafeli Sözleşmeler');
    expect(item('ivd_sifreleri').saklama_dayanagi).toContain('30 günde');
    expect(item('seyahat_konaklama').saklama_dayanagi).toMatch(/TTK m\.82.*4\/2-d/);
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

  it.each([
    ['uyelik_olusturma', 'islem_guvenligi.saklama_suresi=hesap_6ay'],
    ['uzaktan_saglik', 'islem_guvenligi.saklama_suresi=sistem_log_2'],
    ['kanunen_adli_sicil_kontrolu', 'ceza_mahkumiyeti.saklama_suresi=gorulur_saklanmaz'],
    ['ticari_ileti_gonderimi', 'pazarlama.saklama_suresi=ileti_onay_3'],
  ])('%s keeps a category for a time of its own: %s', (code, entry) => {
    expect(item(code).kategori_ayrintilari).toContain(entry);
  });

  it('puts no contact of a company under a contract to which it is no party', () => {
    const contacts = [
      'tedarikci_yetkilisi',
      'tedarikci_calisani',
      'is_ortagi_yetkilisi',
      'musteri_yetkilisi',
      'sofor_nakliyeci',
    ];
    const wrong = LIBRARY_ITEMS.filter(
      ({ ilgili_kisi, isleme_sarti }) =>
        isleme_sarti.includes('k5_2_c_sozlesme') &&
        listOfCodes(ilgili_kisi).every((who) => contacts.includes(who)),
    );
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  it('names nobody a processor whom it calls a controller', () => {
    const wrong = LIBRARY_ITEMS.filter(({ tedarikci_dahil_oluyormu_yaziniz, veri_isleyen_unvan }) =>
      String(tedarikci_dahil_oluyormu_yaziniz).includes(`${String(veri_isleyen_unvan)} (ayrı`),
    );
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  it.each(['Kargo firması', 'Ödeme kuruluşu', 'Seyahat acentesi'])(
    'gives %s one role everywhere',
    (who) => {
      const processors = LIBRARY_ITEMS.filter(({ veri_isleyen_unvan }) =>
        String(veri_isleyen_unvan).startsWith(who),
      );
      expect(processors.map(({ code }) => code)).toEqual([]);
    },
  );

  it('keeps points out of profiles, and research data off consent', () => {
    expect(item('sadakat_programi').islenen_kisisel_veriler).not.toContain('sadakat_puani');
    expect(item('sadakat_puan').isleme_sarti).toEqual(['k5_2_c_sozlesme']);
    expect(item('klinik_arastirma').isleme_sarti).not.toContain('k6_3_a_acik_riza');
  });

  it('cites no article that was annulled', () => {
    const cited = LIBRARY_ITEMS.filter(({ hukuki_yukumluluk_istisnasi: law, source }) =>
      [law, source].some((text) => /5651 s\S* Kanun m\.\s?9\b/.test(String(text))),
    );
    expect(cited.map(({ code }) => code)).toEqual([]);
  });

  it('cites no paragraph without its article', () => {
    const broken = LIBRARY_ITEMS.filter(({ hukuki_yukumluluk_istisnasi: law, source }) =>
      [law, source].some((text) => /\p{L}{2}\.\d/u.test(String(text))),
    );
    expect(broken.map(({ code }) => code)).toEqual([]);
  });

  it.each([
    ['isleme_sarti', ['riza_sonu_30', 'riza_geri_alma'], /riza/],
    ['ilgili_kisi', ['is_iliskisi_10', 'ayrilis_6ay', 'isci_alacagi_5'], /calisan|stajyer/],
  ])('takes a period from its own %s', (field, periods, owner) => {
    const wrong = LIBRARY_ITEMS.filter(
      (one) =>
        [one.saklama_suresi_code, ...one.kategori_ayrintilari].some((entry) =>
          periods.some((period) => entry === period || entry.endsWith(`saklama_suresi=${period}`)),
        ) && !listOfCodes(one[field]).some((code) => owner.test(code)),
    );
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  it('gives the registry a figure for biometric templates', () => {
    expect(periodOf('biyometrik_derhal')).toMatchObject({ count: 30, unit: 'D' });
  });

  it('publishes of a row only what is meant for the public', () => {
    const meant = ['kimlik', 'gorsel_isitsel_kayitlar', 'pazarlama'];
    const published = LIBRARY_ITEMS.filter(({ alici_grubu: to }) => to.includes('herkese_acik'));
    const others = published.flatMap(({ code, islenen_kisisel_veriler, kategori_ayrintilari }) => {
      const held = listOfCodes(islenen_kisisel_veriler).map(
        (data) => choiceOf('kisisel_veriler', data)?.group?.code ?? data,
      );
      const answered = kategori_ayrintilari.map((entry) => entry.split('.alici_grubu=')[0]);
      return [...new Set(held)]
        .filter((category) => !meant.includes(category) && !answered.includes(category))
        .map((category) => `${code} ${category}`);
    });
    // Posts of a forum, and name and address in a public repository, are read by everybody.
    expect(others.sort()).toEqual([
      'acik_kaynak_katilimci iletisim',
      'acik_kaynak_katilimci islem_guvenligi',
      'hasta_gorseli_tanitim saglik_bilgileri',
      'kullanici_toplulugu musteri_islem',
    ]);
  });

  it('holds nothing that its own note says is not needed, and no law that does not provide for it', () => {
    expect(item('revir_hizmeti').islenen_kisisel_veriler).not.toContain('kan_grubu');
    expect(item('advers_etki').isleme_sarti).toEqual([
      'k5_2_cc_hukuki_yukumluluk',
      'k6_3_e_saglik_hizmeti',
    ]);
  });

  it.each([
    // Forms of subcontractors' workers are seen and not kept; the depot learns numbers alone.
    ['insaat_isg_dosyasi', 'kategori_ayrintilari', /saglik_bilgileri\.ilgili_kisi=calisan\b/, true],
    ['ilac_geri_cekme', 'alici_grubu', /gercek_ozel_hukuk_kisileri/, false],
    ['yemekhane', 'islenen_kisisel_veriler', /yemek_tercihi/, false],
    ['veli_memnuniyet', 'ilgili_kisi', /^veli_vasi_temsilci$/, true],
    // Neither the definition of a trade nor a ban tells anybody to process health data.
    ['ilac_geri_cekme', 'hukuki_yukumluluk_istisnasi', /6197/, false],
    ['farmakovijilans', 'isleme_sarti', /k6_3_b_kanun|k5_2_a_kanun/, false],
    ['alkol_madde_testi', 'isleme_sarti', /k6_3_b_kanun|k5_2_a_kanun/, false],
    ['revir_hizmeti', 'hukuki_yukumluluk_istisnasi', /6331/, false],
  ])('%s: its %s agrees with its note and its law', (code, field, pattern, there) => {
    expect(pattern.test(String(item(code)[field]))).toBe(there);
  });

  it('has rows whose data nobody outside gets, so that a copy asks for recipients', () => {
    const kept = LIBRARY_ITEMS.filter(({ alici_grubu: to }) => to.length === 0);
    expect(kept.map(({ code }) => code).sort()).toEqual([
      ...['alerji_engel_bilgisi', 'cocuk_kulubu', 'dogum_gunu_kutlama', 'gonullu_kaydi'],
      'tansiyon_olcum',
    ]);
  });

  it('names as recipient whoever is no data subject of the row', () => {
    const unnamed = LIBRARY_ITEMS.filter(
      ({ alici_grubu: to, tedarikci_dahil_oluyormu_yaziniz: who }) =>
        to.join() === 'gercek_ozel_hukuk_kisileri' && who === null,
    );
    // Referees, credit bureaus, federation, client, insurer, bank, carrier and the next manager.
    expect(unnamed.map(({ code }) => code).sort()).toEqual([
      ...['federasyon_uyelik', 'hasarli_kayip_gonderi', 'hukuki_danismanlik', 'kargo_teslim'],
      ...['kredi_limit_degerlendirme', 'ozel_sigorta_provizyon', 'referans_kontrolu'],
      ...['spor_havuz_uyelik', 'yonetim_devri'],
    ]);
  });

  it('rests a period on a law about its own data and people', () => {
    const categoryOf = (data: string) => choiceOf('kisisel_veriler', data)?.group?.code ?? data;
    const OWNERS: readonly (readonly [RegExp, (one: (typeof LIBRARY_ITEMS)[number]) => boolean])[] =
      [
        [
          /5510[^;]*\b86\b/,
          ({ islenen_kisisel_veriler: data }) =>
            listOfCodes(data).some((one) =>
              ['ozluk', 'finans', 'sendika_aidati'].some((own) =>
                [one, categoryOf(one)].includes(own),
              ),
            ),
        ],
        [
          /4857[^;]*\b75\b/,
          ({ ilgili_kisi: people }) => listOfCodes(people).some((one) => /calisan$/.test(one)),
        ],
        // Letters, vouchers and papers of carriage are named.
        [
          /TTK m\.(?:64, )?82(?! \()/,
          ({ islenen_kisisel_veriler: data }) =>
            listOfCodes(data).some((one) => ['finans', 'musteri_islem'].includes(categoryOf(one))),
        ],
        [/Özel Hastaneler/, ({ tr }) => !/Diyaliz|Diş|Evde|Ambulans/u.test(tr)],
      ];
    const wrong = LIBRARY_ITEMS.flatMap((one) =>
      OWNERS.flatMap(([law, fits]) =>
        law.test(one.saklama_dayanagi) && !fits(one) ? [`${one.code} ${one.saklama_dayanagi}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
    const alike = Map.groupBy(
      LIBRARY_ITEMS.filter(({ saklama_dayanagi: law }) => law.split(';').length > 2),
      ({ saklama_dayanagi }) => saklama_dayanagi,
    );
    // Of reasons of several laws only that of a hospital's files is shared.
    expect([...alike].filter(([, rows]) => rows.length > 4).map(([law]) => law)).toEqual([
      '3359 s. Kanun m.3; Özel Hastaneler Yönetmeliği m.49; Kişisel Sağlık Verileri Hakkında Yönetmelik',
    ]);
  });

  it('offers "Diğer" among the measures', () => {
    expect(choicesOf('alinan_tedbirler').map(({ code }) => code)).toContain('diger_tedbir');
  });
});

it('rests what a law provides for on a law, not on a regulation alone', () => {
  const ON_LAW = ['k5_2_a_kanun', 'k6_3_b_kanun'];
  const alone = LIBRARY_ITEMS.filter(
    ({ isleme_sarti, hukuki_yukumluluk_istisnasi: law }) =>
      isleme_sarti.some((code) => ON_LAW.includes(code)) &&
      !/\d{2,4} sayılı|KHK|TCK|CMK|TMK|İİK/.test(String(law)),
  );
  expect(alone.map(({ code }) => code)).toEqual([]);
});

it('keeps earning points out of the row about profiles', () => {
  expect(String(item('sadakat_programi').faaliyet_aciklamasi)).not.toMatch(/puan/i);
  expect(String(item('sadakat_programi').gerceklestirme_amaci)).not.toMatch(/avantaj|puan/i);
});

it('gives liability for products as reason only where products are made', () => {
  const cited = LIBRARY_ITEMS.filter(({ saklama_dayanagi }) =>
    saklama_dayanagi.includes('ürün sorumluluğu'),
  );
  expect(cited.map(({ code }) => code)).toEqual(['uretim_izlenebilirlik']);
});
