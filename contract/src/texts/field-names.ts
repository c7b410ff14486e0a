import { fieldLabel } from '../records/labels.ts';
import { REGISTERS } from '../records/registers.ts';
import { labelOf, type LabelKey } from '../shared/labels.ts';
import type { Language } from '../shared/primitives.ts';
import type { Source } from './model.ts';

/** Fields of the company and of its application form, which belong to no register. */
const OTHERS: Readonly<Record<string, readonly [tr: string, en: string]>> = {
  company_name: ['Şirket adı', 'Company name'],
  unvan: ['Unvan', 'Registered name'],
  adres: ['Adres', 'Address'],
  mersis_no: ['MERSİS numarası', 'MERSIS number'],
  kep: ['KEP adresi', 'Registered e-mail (KEP)'],
  web: ['İnternet sitesi', 'Website'],
  verbis_kayit_no: ['VERBİS kayıt numarası', 'VERBIS registration number'],
  irtibat_kisisi: ['İrtibat kişisi', 'Contact person'],
  yerlesim: ['Yerleşim yeri', 'Place of establishment'],
  temsilci_unvan: ['Veri sorumlusu temsilcisi', 'Representative of the data controller'],
  temsilci_adres: ['Temsilcinin adresi', 'Representative’s address'],
  temsilci_eposta: ['Temsilcinin e-postası', 'Representative’s e-mail'],
  temsilci_kep: ['Temsilcinin KEP adresi', 'Representative’s KEP address'],
  alinan_tedbirler: ['Varlıklarda alınan tedbirler', 'Measures taken in assets'],
  slug: ['Başvuru formunun adresi', 'Address of the application form'],
  acik: ['Başvuru formu', 'Application form'],
  posta_adresi: ['Başvuru için posta adresi', 'Postal address for applications'],
  kep_adresi: ['Başvuru için KEP adresi', 'KEP address for applications'],
};

/** Name of a source's field, as forms have it; a cookie's field has a label of its own name. */
export function fieldName({ tur, alan }: Pick<Source, 'tur' | 'alan'>, lang: Language): string {
  if (tur === 'cerezler') return labelOf(`cookies.fields.${alan}` as LabelKey)[lang];
  const noun = REGISTERS.find((one) => one.tur === tur)?.noun;
  return noun ? fieldLabel(noun, alan, lang) : (OTHERS[alan]?.[lang === 'tr' ? 0 : 1] ?? alan);
}
