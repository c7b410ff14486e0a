import { isEmpty } from '../fields.ts';
import { hasSpecialData, listOfCodes, withoutSpecialBasis } from '../personal-data.ts';
import { isSpecialData } from '../../lookups.ts';
import { AMENDED, LAW, type Rule } from './rule.ts';

const INTEREST = 'k5_2_f_mesru_menfaat';
const EMPLOYMENT = 'k6_3_f_istihdam_isg';
const HEALTH = ['saglik_raporu'];
const NAME = ['ad_soyad'];

const ofArticle6 = (code: string) => code.startsWith('k6_3_');
const rest = (bases: readonly string[]) => bases.length > 0 && bases.every(ofArticle6);

/** People who act for a company and are no party to its contract. */
const ACTING = [
  ...['tedarikci_yetkilisi', 'musteri_yetkilisi', 'is_ortagi_yetkilisi', 'tedarikci_calisani'],
];
const CONTRACT = 'k5_2_c_sozlesme';

/** A contract with a company carries no data of the people who act for it. */
export const contractPartyRule = (basis: string): Rule => ({
  kod: 'sozlesmenin_tarafi_degil',
  field: basis,
  seviye: 'Orta',
  article: 'KVKK m. 5/2-c, 5/2-f',
  validFrom: LAW,
  unverified: true,
  reads: [basis, 'ilgili_kisi'],
  finds: (values) => {
    const people = listOfCodes(values.ilgili_kisi);
    const ordinary = listOfCodes(values[basis]).filter((code) => !ofArticle6(code));
    return (
      people.length > 0 &&
      people.every((group) => ACTING.includes(group)) &&
      ordinary.length > 0 &&
      ordinary.every((code) => code === CONTRACT)
    );
  },
  fires: [
    { [basis]: [CONTRACT], ilgili_kisi: ['musteri_yetkilisi'] },
    { [basis]: [CONTRACT], ilgili_kisi: ['tedarikci_yetkilisi', 'tedarikci_calisani'] },
  ],
  silent: [
    { [basis]: [INTEREST], ilgili_kisi: ['musteri_yetkilisi'] },
    { [basis]: [CONTRACT, INTEREST], ilgili_kisi: ['musteri_yetkilisi'] },
    { [basis]: [CONTRACT], ilgili_kisi: ['musteri', 'musteri_yetkilisi'] },
    { [basis]: [CONTRACT], ilgili_kisi: [] },
  ],
});

/** Bases of data (arts. 5 and 6), for the fields in which a register keeps data and basis. */
export function basisRules(data: string, basis: string): Rule[] {
  const reads = [data, basis];
  const both = (items: readonly string[], bases: readonly string[]) => ({
    [data]: items,
    [basis]: bases,
  });
  return [
    {
      kod: 'hukuki_sebep_yok',
      field: basis,
      seviye: 'Yüksek',
      article: 'KVKK m. 5, 6',
      validFrom: LAW,
      reads: [basis],
      finds: (values) => listOfCodes(values[basis]).length === 0,
      fires: [{ [basis]: [] }, { [basis]: null }],
      silent: [both(NAME, [INTEREST])],
    },
    {
      kod: 'yalniz_mesru_menfaat',
      field: basis,
      seviye: 'Yüksek',
      article: 'KVKK m. 6/3',
      validFrom: AMENDED,
      reads,
      finds: (values) => {
        const bases = listOfCodes(values[basis]);
        return hasSpecialData(values[data]) && bases.length === 1 && bases[0] === INTEREST;
      },
      fires: [both(HEALTH, [INTEREST])],
      silent: [both(NAME, [INTEREST]), both(HEALTH, [INTEREST, 'k6_3_b_kanun'])],
    },
    {
      kod: 'ozel_nitelikli_dayanak_yok',
      field: data,
      seviye: 'Yüksek',
      article: 'KVKK m. 6/3',
      validFrom: AMENDED,
      reads,
      finds: (values) => {
        const bases = listOfCodes(values[basis]);
        const onInterest = bases.length === 1 && bases[0] === INTEREST;
        return !onInterest && withoutSpecialBasis(values[data], bases);
      },
      fires: [both(HEALTH, ['k5_2_c_sozlesme'])],
      silent: [both(HEALTH, [EMPLOYMENT]), both(NAME, ['k5_2_c_sozlesme'])],
    },
    {
      kod: 'yalniz_6_3',
      field: basis,
      seviye: 'Yüksek',
      article: 'KVKK m. 5',
      validFrom: LAW,
      reads,
      finds: (values) =>
        !isEmpty(values[data]) && !hasSpecialData(values[data]) && rest(listOfCodes(values[basis])),
      fires: [both(NAME, [EMPLOYMENT])],
      silent: [both(HEALTH, [EMPLOYMENT]), both(NAME, ['k5_2_c_sozlesme'])],
    },
    {
      kod: 'olagan_veri_dayanagi_yok',
      field: basis,
      seviye: 'Orta',
      article: 'KVKK m. 5',
      validFrom: LAW,
      reads,
      finds: (values) =>
        hasSpecialData(values[data]) &&
        listOfCodes(values[data]).some((code) => !isSpecialData(code)) &&
        rest(listOfCodes(values[basis])),
      fires: [both([...NAME, ...HEALTH], [EMPLOYMENT])],
      silent: [
        both([...NAME, ...HEALTH], [EMPLOYMENT, 'k5_2_cc_hukuki_yukumluluk']),
        both(HEALTH, [EMPLOYMENT]),
      ],
    },
  ];
}
