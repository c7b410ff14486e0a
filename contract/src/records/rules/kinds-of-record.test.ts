import transferAbroad from '../../data/transfer-abroad.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { BY_THE_BOARD } from './bases.ts';
import { CROSS_CODES } from '../../tables/cross-rules.ts';
import type { Values } from '../fields.ts';
import type { RegisterNoun } from '../registers.ts';
import { RULES } from './all-rules.ts';
import { EXAMPLE_DAY, judge } from './rule.ts';

const SCC = {
  yurt_disi_aktarim: true,
  yurt_disi_mekanizma: 'standart_sozlesme',
  standart_sozlesme_imza_tarihi: '2026-05-04',
  standart_sozlesme_bildirim_tarihi: '2026-05-06',
  standart_sozlesme_turu: 'sorumludan_isleyene',
  standart_sozlesme_yetki: true,
};
const abroad = (yurt_disi_mekanizma: string, more: Values = {}): Values => ({
  yurt_disi_aktarim: true,
  yurt_disi_mekanizma,
  ...more,
});

/** Records that a specialist objects to, kind by kind, with the rule that has to speak. */
type Kind = readonly [kind: string, noun: RegisterNoun, values: Values, kod: string];
const KINDS: readonly Kind[] = [
  ...(
    [
      ['religion on art. 6/3-e', ['din_bilgisi'], 'k6_3_e_saglik_hizmeti', 'saglik_disi_veri'],
      ['criminal record on 6/3-e', ['adli_sicil'], 'k6_3_e_saglik_hizmeti', 'saglik_disi_veri'],
      ['criminal record on 6/3-f', ['adli_sicil'], 'k6_3_f_istihdam_isg', 'istihdam_disi_veri'],
      [
        'customers’ health on 6/3-f',
        ['saglik_raporu'],
        'k6_3_f_istihdam_isg',
        'istihdam_disi_veri',
      ],
      ['biometrics of customers', ['yuz_tanima'], 'k6_3_a_acik_riza', 'biyometri_olculu_degil'],
    ] as const
  ).map(
    ([kind, islenen_kisisel_veriler, basis, kod]) =>
      [
        kind,
        'processingActivities',
        { islenen_kisisel_veriler, isleme_sarti: [basis], ilgili_kisi: ['musteri'] },
        kod,
      ] as const,
  ),
  ...(
    [
      [
        'biometrics of visitors',
        { islenen_kisisel_veriler: ['parmak_izi'], ilgili_kisi: ['ziyaretci'] },
        'biyometri_olculu_degil',
      ],
      [
        'biometrics of suppliers’ staff',
        { islenen_kisisel_veriler: ['avuc_ici'], ilgili_kisi: ['tedarikci_calisani'] },
        'biyometri_olculu_degil',
      ],
      [
        'consent beside 5/2-e',
        { isleme_sarti: ['k5_1_acik_riza', 'k5_2_e_hak'] },
        'gereksiz_acik_riza',
      ],
      [
        'consent beside 6/3-e',
        { isleme_sarti: ['k6_3_a_acik_riza', 'k6_3_e_saglik_hizmeti'] },
        'gereksiz_acik_riza',
      ],
      [
        'İYS unanswered',
        { islenme_amaci: ['reklam_kampanya'], islenen_kisisel_veriler: ['eposta'] },
        'ileti_onayi_belirtilmedi',
      ],
      [
        'marketing under another name',
        { islenme_amaci: ['pazarlama_analiz'], islenen_kisisel_veriler: ['eposta'] },
        'ileti_onayi_belirtilmedi',
      ],
      [
        'advertising cookies on 5/2-f',
        {
          islenme_amaci: ['reklam_kampanya'],
          islenen_kisisel_veriler: ['cerez_kaydi'],
          isleme_sarti: ['k5_2_f_mesru_menfaat'],
        },
        'reklam_cerezi_menfaat',
      ],
      [
        'traffic of mails for ten years on contract',
        {
          islenen_kisisel_veriler: ['eposta_trafik'],
          isleme_sarti: ['k5_2_c_sozlesme'],
          saklama_suresi: '10 yıl',
        },
        'trafik_suresi_uzun',
      ],
      ['a period without end', { saklama_suresi: 'Süresiz' }, 'sure_belirsiz'],
      ['a reasonable period', { saklama_suresi: 'makul süre' }, 'sure_belirsiz'],
      [
        'candidates for fifty years',
        { ilgili_kisi: ['calisan_adayi'], saklama_suresi: '50 yıl' },
        'aday_suresi_uzun',
      ],
      [
        'footage for five years with 5/2-e',
        {
          islenen_kisisel_veriler: ['kamera_kaydi'],
          isleme_sarti: ['k5_2_f_mesru_menfaat', 'k5_2_e_hak'],
          saklama_suresi: '5 yıl',
        },
        'kamera_suresi_uzun',
      ],
      [
        'footage by another channel',
        {
          islenen_kisisel_veriler: ['kamera_kaydi'],
          kimden_nasil_temin: ['entegrasyon'],
          saklama_suresi: '5 yıl',
        },
        'kamera_suresi_uzun',
      ],
      [
        'legislation for a law',
        { isleme_sarti: ['k5_2_a_kanun'], hukuki_yukumluluk_istisnasi: 'mevzuat' },
        'kanun_maddesi_yok',
      ],
      [
        'footage and mails kept with 5/2-e added',
        {
          islenen_kisisel_veriler: ['internet_trafik'],
          isleme_sarti: ['k5_2_c_sozlesme', 'k5_2_e_hak'],
          saklama_suresi: '10 yıl',
        },
        'trafik_suresi_uzun',
      ],
      ['a hundred years', { saklama_suresi: '100 yıl' }, 'sure_asiri'],
      [
        'candidates and their referees for five years',
        { ilgili_kisi: ['calisan_adayi', 'referans_kisi'], saklama_suresi: '5 yıl' },
        'aday_suresi_uzun',
      ],
      [
        'a law without its article',
        { isleme_sarti: ['k5_2_a_kanun'], hukuki_yukumluluk_istisnasi: '5510 sayılı Kanun' },
        'kanun_maddesi_yok',
      ],
      [
        'consent beside 5/2-d',
        { isleme_sarti: ['k5_1_acik_riza', 'k5_2_d_alenilestirme'] },
        'gereksiz_acik_riza',
      ],
      [
        'advertising cookies on contract',
        {
          islenme_amaci: ['reklam_kampanya'],
          islenen_kisisel_veriler: ['cerez_kaydi'],
          isleme_sarti: ['k5_2_c_sozlesme'],
        },
        'reklam_cerezi_menfaat',
      ],
      [
        'a balancing test of a day to come',
        {
          isleme_sarti: ['k5_2_f_mesru_menfaat'],
          veri_sorumlusu_mesru_menfaati: 'Tesisin güvenliği.',
          denge_sonucu: 'onlemle',
          denge_tarihi: '2027-01-04',
          denge_yapan: 'Zeynep Kılıç',
        },
        'denge_testi_yok',
      ],
      [
        'a criminal record on 6/3-e and 6/3-f',
        {
          islenen_kisisel_veriler: ['adli_sicil'],
          isleme_sarti: ['k6_3_e_saglik_hizmeti', 'k6_3_f_istihdam_isg'],
        },
        'saglik_disi_veri',
      ],
      [
        'union membership on 6/3-e',
        {
          islenen_kisisel_veriler: ['sendika_uyelik_bilgisi'],
          isleme_sarti: ['k6_3_e_saglik_hizmeti'],
        },
        'saglik_disi_veri',
      ],
      ['no purpose', { islenme_amaci: [] }, 'amac_yok'],
      ['no data', { islenen_kisisel_veriler: [] }, 'veri_yok'],
      [
        'credit data without an answer about automated decisions',
        { islenen_kisisel_veriler: ['kredi_risk'] },
        'otomatik_karar_yanitsiz',
      ],
      [
        'copies of identity cards in a hotel',
        { islenen_kisisel_veriler: ['kimlik_kart_ornegi'], ilgili_kisi: ['konaklayan'] },
        'konukta_kimlik_ornegi',
      ],
      [
        'scraping on 5/2-d',
        { isleme_sarti: ['k5_2_d_alenilestirme'], kvk_kimden_nasil: ['aleni_kaynak'] },
        'aleni_veri_toplama',
      ],
      [
        'a balancing test of one sentence',
        {
          isleme_sarti: ['k5_2_f_mesru_menfaat'],
          veri_sorumlusu_mesru_menfaati: 'Kâr etmek.',
        },
        'denge_testi_yok',
      ],
      [
        'pupils under eighteen on consent',
        { ilgili_kisi: ['ogrenci'], isleme_sarti: ['k5_1_acik_riza'], on_sekiz_yas_alti: true },
        'veli_rizasi',
      ],
    ] as const
  ).map(([kind, values, kod]) => [kind, 'processingActivities', values, kod] as const),
  ...(['k5_1_acik_riza', 'k5_2_f_mesru_menfaat'] as const).map(
    (basis) =>
      [
        `${basis} for a public body`,
        'publicTransfers',
        { aktarim_sarti: [basis] },
        'kamuya_kanunsuz',
      ] as const,
  ),
  ...(
    [
      [
        'consent for a processor',
        { veri_isleyen_rolu: 'veri_isleyen', aktarim_sarti: ['k5_1_acik_riza'] },
        'isleyene_riza',
      ],
      [
        'notified before signature',
        { ...SCC, standart_sozlesme_bildirim_tarihi: '2026-05-01' },
        'bildirim_imzadan_once',
      ],
      [
        'signed in the future',
        { ...SCC, standart_sozlesme_imza_tarihi: '2027-01-04' },
        'imza_tarihi_olamaz',
      ],
      [
        'signed before the law',
        { ...SCC, standart_sozlesme_imza_tarihi: '2021-01-04' },
        'imza_tarihi_olamaz',
      ],
      ['no type of contract', { ...SCC, standart_sozlesme_turu: null }, 'sozlesme_turu_yok'],
      [
        'a type against the roles',
        {
          ...SCC,
          standart_sozlesme_turu: 'sorumludan_sorumluya',
          veri_isleyen_rolu: 'veri_isleyen',
        },
        'sozlesme_turu_role_aykiri',
      ],
      [
        'a signatory without authority',
        { ...SCC, standart_sozlesme_yetki: false },
        'imza_yetkisi_yok',
      ],
      [
        'binding rules with an outsider',
        abroad('baglayici_sirket_kurallari', { alici_grubu: 'tedarikciler' }),
        'bsk_grup_disi',
      ],
      ['an undertaking without permission', abroad('taahhutname'), 'kurul_izni_yok'],
      [
        'binding rules without approval',
        abroad('baglayici_sirket_kurallari', { alici_grubu: 'topluluk_sirketleri' }),
        'kurul_izni_yok',
      ],
      ['an agreement without permission', abroad('kamu_anlasmasi'), 'kurul_izni_yok'],
      ['9/10 without a law', abroad('ozel_kanun'), 'ozel_kanun_yazilmadi'],
      [
        '9/6-a without consent',
        abroad('arizi_acik_riza', { aktarim_sarti: ['k5_2_c_sozlesme'] }),
        'arizi_riza_yok',
      ],
      [
        'an adequacy decision that is not known',
        abroad('yeterlilik_karari'),
        'yeterlilik_karari_yok',
      ],
      [
        'a derogation every day',
        abroad('arizi_hak', { aktarim_sikligi: 'surekli' }),
        'arizi_degil',
      ],
      [
        'Türkiye as a country abroad',
        { yurt_disi_aktarim: true, aktarim_ulkesi: 'Türkiye' },
        'ulke_turkiye',
      ],
      [
        'joint controllers without an arrangement',
        { veri_isleyen_rolu: 'birlikte_veri_sorumlusu', sozlesme_var_mi: false },
        'ortak_sorumlu_duzeni_yok',
      ],
      ['a transfer without purpose', { aktarim_amaci: [] }, 'amac_yok'],
      ['a transfer without data', { aktarilan_kisisel_veriler: [] }, 'veri_yok'],
      [
        'notified on a day to come',
        { ...SCC, standart_sozlesme_bildirim_tarihi: '2026-06-18' },
        'bildirim_gelecekte',
      ],
      [
        'a permission of a day to come',
        abroad('taahhutname', { kurul_izni_tarihi: '2027-03-04' }),
        'kurul_izni_yok',
      ],
      [
        'legislation for the law of 9/10',
        abroad('ozel_kanun', { yurt_disi_kanun: 'ilgili mevzuat' }),
        'kanun_maddesi_yok',
      ],
      [
        'ended on a day to come',
        { aktarim_durumu: 'sona_erdi', sona_erme_tarihi: '2027-01-04' },
        'sona_erme_gelecekte',
      ],
      ['an empty role', { veri_isleyen_rolu: null }, 'rol_yok'],
      [
        'an audit of 2019',
        { veri_isleyen_rolu: 'veri_isleyen', son_denetim_tarihi: '2019-05-06' },
        'denetim_eski',
      ],
      [
        'a contract that ended',
        { sozlesme_var_mi: true, sozlesme_bitis_tarihi: '2025-12-31' },
        'sozlesme_bitti',
      ],
    ] as const
  ).map(([kind, values, kod]) => [kind, 'supplierTransfers', values, kod] as const),
  ...(
    [
      [
        'a memory stick with ten thousand people',
        { varlik_turu: 'usb_bellek', sifreleme_var_mi: false, kisi_sayisi: 10_000 },
        'cok_kisi_sifresiz',
      ],
      [
        'public health data',
        { gizlilik_derecesi: 'kamuya_acik', islenen_kisisel_veriler: ['saglik_raporu'] },
        'gizlilik_uyumsuz',
      ],
      ['an asset abroad in Türkiye', { yurt_disi_mi: true, ulke: 'Türkiye' }, 'ulke_turkiye'],
      [
        'a cloud without a place',
        { varlik_turu: 'bulut_saas', yurt_disi_mi: null },
        'bulut_konumu_yok',
      ],
    ] as const
  ).map(([kind, values, kod]) => [kind, 'assets', values, kod] as const),
];

it.each(KINDS)('%s is not silent', (_, noun, values, kod) => {
  expect(judge(RULES[noun], values, EXAMPLE_DAY).map((one) => one.kod)).toContain(kod);
});

it('looks at linked records where one alone cannot say it', () => {
  expect(CROSS_CODES).toEqual(
    expect.arrayContaining([
      ...['varlik_faaliyetsiz', 'varlik_aktarimsiz', 'aydinlatma_degil', 'faaliyet_aktarimsiz'],
      ...['uyelik_sarti', 'yalniz_kamu_kurumlari', 'aktarim_faaliyetsiz'],
    ]),
  );
});

it('asks for the Board’s decision wherever the table of mechanisms wants one', () => {
  const wanted = transferAbroad.items.filter(
    ({ group, authority_step }) =>
      group === 'safeguard' && ['permission', 'approval'].includes(authority_step),
  );
  expect(BY_THE_BOARD.toSorted()).toEqual(wanted.map(({ code }) => code).toSorted());
});
