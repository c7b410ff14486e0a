import { choiceOf } from '../../lookups.ts';
import { countryText } from '../../shared/countries.ts';
import type { LookupName } from '../../lookups.ts';
import type { Sentence } from '../../shared/primitives.ts';
import { codesOf, idOf, source, textOf } from '../register.ts';
import { enumerated, periodWords, words } from '../words.ts';
import { from, gap, sentence, type Block } from './block.ts';

type Line = Readonly<{ field: string; name: Sentence; lookup?: LookupName; needed?: true }>;

/** Facts of a transfer in an annex, in its order. */
const LINES: readonly Line[] = [
  { field: 'tedarikci_unvan', name: { tr: 'Veri alıcısı', en: 'Recipient' }, needed: true },
  {
    field: 'veri_isleyen_rolu',
    name: { tr: 'Alıcının sıfatı', en: 'Role of the recipient' },
    lookup: 'veri_isleyen_rolu',
    needed: true,
  },
  { field: 'hizmet_konusu', name: { tr: 'Konu', en: 'Subject' }, needed: true },
  {
    field: 'ilgili_kisi',
    name: { tr: 'İlgili kişi grupları', en: 'Groups of data subjects' },
    lookup: 'ilgili_kisi',
    needed: true,
  },
  {
    field: 'aktarilan_kisisel_veriler',
    name: { tr: 'Aktarılan kişisel veriler', en: 'Personal data transferred' },
    lookup: 'kisisel_veriler',
    needed: true,
  },
  {
    field: 'aktarim_amaci',
    name: { tr: 'Aktarım amacı', en: 'Purpose of the transfer' },
    lookup: 'islenme_amaci',
    needed: true,
  },
  {
    field: 'aktarim_sarti',
    name: { tr: 'Hukuki sebep', en: 'Legal basis' },
    lookup: 'isleme_sarti',
    needed: true,
  },
  {
    field: 'aktarim_sikligi',
    name: { tr: 'Aktarım sıklığı', en: 'Frequency' },
    lookup: 'aktarim_sikligi',
  },
  { field: 'saklama_suresi', name: { tr: 'Saklama süresi', en: 'Retention period' }, needed: true },
  {
    field: 'alinan_tedbirler',
    name: { tr: 'Teknik ve idari tedbirler', en: 'Technical and administrative measures' },
    lookup: 'alinan_tedbirler',
    needed: true,
  },
  { field: 'alt_isleyenler', name: { tr: 'Alt veri işleyenler', en: 'Sub-processors' } },
];
const COUNTRY: Line = {
  field: 'aktarim_ulkesi',
  name: { tr: 'Ülke', en: 'Country' },
  needed: true,
};

/** The facts of the transfer that a contract is about, line by line. */
export const transferFacts: Block = ({ lang, register, coverage }) => {
  const found = register.suppliers.find((one) => idOf(one) === coverage.aktarim);
  if (!found) return { cumleler: [], bosluklar: [] };
  const id = idOf(found);
  const lines = found.yurt_disi_aktarim === true ? [...LINES, COUNTRY] : LINES;
  const said = lines.map(({ field, name, lookup, needed }) => {
    const own =
      textOf(found, field) || (field === 'tedarikci_unvan' ? textOf(found, 'tedarikci_adi') : '');
    const codes = codesOf(found, field);
    const all = codes.length > 0 ? codes : own && lookup && choiceOf(lookup, own) ? [own] : [];
    const value = lookup
      ? enumerated(words(lookup, all, lang), lang)
      : field === 'saklama_suresi' && own
        ? periodWords(own, lang)
        : field === 'aktarim_ulkesi' && own
          ? countryText(own, lang)
          : own;
    const s = source('veri_aktarim', id, field);
    return value
      ? {
          made: sentence(`aktarim:${field}`, [`${name[lang]}: `, from(value, s), '. '], {
            madde: true,
          }),
        }
      : { lacks: needed && gap('veri_aktarim', id, field, lang) };
  });
  return {
    cumleler: said.flatMap(({ made }) => made ?? []),
    bosluklar: said.flatMap(({ lacks }) => lacks || []),
  };
};
