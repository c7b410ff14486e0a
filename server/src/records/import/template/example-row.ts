import { serverText } from '@emanet/contract/locales/server-texts';
import { choiceOf } from '@emanet/contract/lookups';
import type { Field } from '@emanet/contract/records/fields';
import type { RegisterNoun } from '@emanet/contract/records/registers';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { labelKey } from '@emanet/contract/shared/turkish';
import { yesNo } from '../../kinds/boolean.ts';
import { nameInTemplate } from '../choices.ts';
import type { SheetCell } from '../file/rows.ts';
import type { Sheet } from '../file/sheet.ts';
import { ID_COLUMN } from '../heads.ts';
import { dayText, typedText } from '../values.ts';

/** Stands in the place of a record's number in the row that shows how a row is filled in. */
export const EXAMPLE_MARK = serverText('records.exampleMark');

type ExampleValue = string | boolean | readonly string[] | Sentence;

const PAYROLL_DATA = ['ad_soyad', 'tckn', 'ucret_tutari'];

/** A plausible record of each register, field by field; a department is that of the company. */
const EXAMPLES: Readonly<Record<RegisterNoun, Readonly<Record<string, ExampleValue>>>> = {
  processingActivities: {
    surec_ismi: serverText('records.examples.processingActivities.surecIsmi'),
    faaliyet_amaci: 'personel_yonetimi',
    faaliyet_aciklamasi: serverText('records.examples.processingActivities.faaliyetAciklamasi'),
    faaliyet_durumu: 'yururlukte',
    durum: false,
    ilgili_kisi: ['calisan'],
    islenen_kisisel_veriler: PAYROLL_DATA,
    kvk_kimden_nasil: ['ilgili_kisi'],
    islenme_amaci: ['ucret_politikasi'],
    isleme_sarti: ['k5_2_cc_hukuki_yukumluluk'],
    gerceklestirme_amaci: serverText('records.examples.processingActivities.gerceklestirmeAmaci'),
    hukuki_yukumluluk_istisnasi: serverText(
      'records.examples.processingActivities.hukukiYukumlulukIstisnasi',
    ),
    dosya_ismi: serverText('records.examples.processingActivities.dosyaIsmi'),
    saklama_suresi: 'is_iliskisi_10',
    imha_yontemi: 'silme',
    dahil_oluyormu: 'hayir',
    alici_grubu: ['gercek_ozel_hukuk_kisileri', 'yetkili_kamu_kurumlari'],
    yurt_disi_aktarim: false,
  },
  supplierTransfers: {
    alici_grubu: 'tedarikciler',
    tedarikci_adi: serverText('records.examples.supplierTransfers.tedarikciAdi'),
    tedarikci_unvan: 'Kuzey Bordro A.Ş.',
    hizmet_konusu: serverText('records.examples.supplierTransfers.hizmetKonusu'),
    veri_isleyen_rolu: 'veri_isleyen',
    durum: false,
    aktarilan_kisisel_veriler: PAYROLL_DATA,
    ilgili_kisi: ['calisan'],
    aktarim_amaci: ['ucret_politikasi'],
    aktarim_sarti: ['k5_2_cc_hukuki_yukumluluk'],
    aktarim_yontemi: ['portal_aktarim'],
    aktarim_sikligi: 'aylik',
    yurt_disi_aktarim: false,
    sozlesme_var_mi: true,
    sozlesme_tarihi: '2026-01-05',
    saklama_suresi: 'is_iliskisi_10',
  },
  publicTransfers: {
    kurum_adi: 'sgk',
    sorumlu_unvan: serverText('records.examples.publicTransfers.sorumluUnvan'),
    durum: false,
    aktarilan_kisisel_veriler: PAYROLL_DATA,
    ilgili_kisi: ['calisan'],
    aktarim_amaci: ['mevzuata_uygunluk'],
    aktarim_sarti: ['k5_2_cc_hukuki_yukumluluk'],
    hukuki_dayanak: serverText('records.examples.publicTransfers.hukukiDayanak'),
    alici_grubu: 'yetkili_kamu_kurumlari',
    aktarim_yontemi: ['portal_aktarim'],
    aktarim_sikligi: 'aylik',
    saklama_suresi: 'sgk_belge_10',
  },
  assets: {
    varlik_ismi: serverText('records.examples.assets.varlikIsmi'),
    varlik_turu: 'bordro_yazilimi',
    varlik_sahibi: serverText('records.examples.assets.varlikSahibi'),
    varlik_durumu: 'kullanimda',
    durum: false,
    bulundugu_yer: serverText('records.examples.assets.bulunduguYer'),
    yurt_disi_mi: false,
    islenen_kisisel_veriler: PAYROLL_DATA,
    gizlilik_derecesi: 'gizli',
    erisim_yetkilileri: serverText('records.examples.assets.erisimYetkilileri'),
    yedekleme_var_mi: true,
    sifreleme_var_mi: true,
    saklama_suresi: 'is_iliskisi_10',
    imha_yontemi: 'silme',
  },
};

const isSentence = (value: ExampleValue): value is Sentence =>
  typeof value === 'object' && 'tr' in value;

function cellOf({ lookup }: Field, value: ExampleValue, lang: Language): string {
  if (isSentence(value)) return value[lang];
  if (typeof value === 'boolean') return yesNo(value, lang);
  return [value]
    .flat()
    .map((one) => {
      const choice = lookup && choiceOf(lookup, one);
      if (choice) return nameInTemplate(choice, lang);
      return /^\d{4}-\d\d-\d\d$/.test(one) ? dayText(one) : one;
    })
    .join('; ');
}

type Asked = Readonly<{ field: Field; values: readonly Readonly<{ text: string }>[] }>;

/** The row of a template that shows how the others are filled in. */
export function exampleRow(
  noun: RegisterNoun,
  asked: readonly Asked[],
  lang: Language,
): (string | null)[] {
  const cells = asked.map(({ field, values }) => {
    if (field.control === 'department') return values[0]?.text ?? null;
    const value = EXAMPLES[noun][field.name];
    return value === undefined ? null : cellOf(field, value, lang);
  });
  return [EXAMPLE_MARK[lang], ...cells];
}

const MARKS = new Set(LANGUAGES.map((lang) => labelKey(EXAMPLE_MARK[lang])));

/** A sheet without the row that is an example. */
export function withoutExamples(sheet: Sheet): Sheet {
  const place = sheet.columns.findIndex(({ name }) => name === ID_COLUMN);
  if (place < 0) return sheet;
  // Most numbers of records are numbers.
  const isExample = (cell: SheetCell | null) =>
    typeof cell === 'string' && MARKS.has(labelKey(typedText(cell) ?? ''));
  return { ...sheet, rows: sheet.rows.filter(({ cells }) => !isExample(cells[place] ?? null)) };
}
