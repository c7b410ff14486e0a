import { isEmpty, type Values } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';
import { holdsAny, INTEREST, MARKETING, onConsent } from './bases.ts';
import { LAW, type Rule } from './rule.ts';

const REACHED_BY = ['eposta', 'telefon'];
const ADVERTISING = ['cerez_kaydi', 'reklam_kimligi'];

const HABITS = ['sadakat_puani', 'alisveris_gecmisi'];

const messages = { islenme_amaci: ['reklam_kampanya'], islenen_kisisel_veriler: ['eposta'] };
const cookies = { islenme_amaci: ['reklam_kampanya'], islenen_kisisel_veriler: ['cerez_kaydi'] };
const habits = {
  islenme_amaci: ['urun_pazarlama'],
  islenen_kisisel_veriler: ['alisveris_gecmisi'],
};

/** Merchants may be written to until they refuse (Law 6563, art. 6/2). */
const MERCHANTS = ['musteri_yetkilisi', 'tedarikci_yetkilisi', 'is_ortagi_yetkilisi'];
const areMerchants = ({ ilgili_kisi }: Values) =>
  !isEmpty(ilgili_kisi) && listOfCodes(ilgili_kisi).every((group) => MERCHANTS.includes(group));

/** Advertising: approvals and cookies. */
export const MARKETING_RULES: readonly Rule[] = [
  {
    kod: 'ileti_onayi_yok',
    field: 'ticari_ileti_onayi',
    seviye: 'Orta',
    article: '6563 s. Kanun m. 6; İYS',
    validFrom: '2015-05-01',
    reads: ['ticari_ileti_onayi', 'islenen_kisisel_veriler', 'ilgili_kisi'],
    finds: (values) =>
      values.ticari_ileti_onayi === false &&
      (isEmpty(values.islenen_kisisel_veriler) ||
        holdsAny(values.islenen_kisisel_veriler, REACHED_BY)) &&
      !areMerchants(values),
    fires: [
      { ticari_ileti_onayi: false },
      { ...messages, ticari_ileti_onayi: false, ilgili_kisi: ['musteri', 'musteri_yetkilisi'] },
    ],
    silent: [
      { ticari_ileti_onayi: true },
      { ticari_ileti_onayi: null },
      { ...cookies, ticari_ileti_onayi: false },
      { ...messages, ticari_ileti_onayi: false, ilgili_kisi: ['musteri_yetkilisi'] },
    ],
  },
  {
    kod: 'ileti_onayi_belirtilmedi',
    field: 'ticari_ileti_onayi',
    seviye: 'Orta',
    article: '6563 s. Kanun m. 6; İYS',
    validFrom: '2015-05-01',
    reads: ['ticari_ileti_onayi', 'islenme_amaci', 'islenen_kisisel_veriler'],
    finds: (values) =>
      isEmpty(values.ticari_ileti_onayi) &&
      holdsAny(values.islenme_amaci, MARKETING) &&
      holdsAny(values.islenen_kisisel_veriler, REACHED_BY),
    fires: [messages, { ...messages, islenme_amaci: ['pazarlama_analiz'] }],
    silent: [{ ...messages, ticari_ileti_onayi: true }, cookies],
  },
  {
    kod: 'reklam_cerezi_menfaat',
    field: 'isleme_sarti',
    seviye: 'Orta',
    article: 'KVKK m. 5/1, 5/2-f',
    validFrom: LAW,
    reads: ['isleme_sarti', 'islenme_amaci', 'islenen_kisisel_veriler'],
    finds: (values) =>
      holdsAny(values.islenen_kisisel_veriler, ADVERTISING) &&
      holdsAny(values.islenme_amaci, MARKETING) &&
      !isEmpty(values.isleme_sarti) &&
      !onConsent(values),
    fires: [
      { ...cookies, isleme_sarti: [INTEREST] },
      { ...cookies, isleme_sarti: ['k5_2_c_sozlesme'] },
    ],
    silent: [
      { ...cookies, isleme_sarti: ['k5_1_acik_riza'] },
      { ...cookies, islenme_amaci: ['bilgi_guvenligi'], isleme_sarti: [INTEREST] },
    ],
  },
  {
    kod: 'sadakat_profili',
    field: 'isleme_sarti',
    seviye: 'Orta',
    article: 'KVKK m. 5/1, 5/2-c',
    validFrom: LAW,
    // The Authority's guideline on loyalty programmes (16.06.2022) is a draft.
    unverified: true,
    reads: ['isleme_sarti', 'islenme_amaci', 'islenen_kisisel_veriler'],
    finds: (values) =>
      holdsAny(values.islenen_kisisel_veriler, HABITS) &&
      holdsAny(values.islenme_amaci, MARKETING) &&
      holdsAny(values.isleme_sarti, ['k5_2_c_sozlesme']) &&
      !holdsAny(values.isleme_sarti, [INTEREST]) &&
      !onConsent(values),
    fires: [{ ...habits, isleme_sarti: ['k5_2_c_sozlesme'] }],
    silent: [
      { ...habits, isleme_sarti: ['k5_2_c_sozlesme', 'k5_1_acik_riza'] },
      { ...habits, islenme_amaci: ['firma_baglilik'], isleme_sarti: ['k5_2_c_sozlesme'] },
    ],
  },
];
