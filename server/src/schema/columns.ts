/** The type of a column and where it comes from; none where TypeScript has it. */
type Named = readonly [type: string, from?: string];

const RECORD: Named = ['Record<string, unknown>'];

/**
 * Contents of a database column where its type and its check do not say it: contents of JSON,
 * and texts with a list of the contract that a function checks.
 */
export const COLUMN_TYPES: Readonly<Record<string, Named>> = {
  'basvuru_olaylari.veri': RECORD,
  'change_logs.alanlar': ['ChangedField[]', '@emanet/contract/change-logs'],
  'change_logs.islem': ['LogAction', '@emanet/contract/change-logs'],
  'change_logs.tur': ['LogNoun', '@emanet/contract/change-logs'],
  'companies.kurum_turu': ['CompanyKind', '@emanet/contract/shared/company-kinds'],
  'dosyalar.kullanim': ['FileKind', '@emanet/contract/shared/file-kinds'],
  'dosyalar.tur': ['FileType', '@emanet/contract/shared/file-kinds'],
  'egitim_davetleri.cevaplar': RECORD,
  'egitim_davetleri.izleme': RECORD,
  'egitim_sertifikalari.bolumler': ['string[]'],
  'egitim_sertifikalari.sorular': ['AskedQuestion[]', '@emanet/contract/training/rows'],
  'egitim_sertifikalari.oturum': ['SessionOfCertificate', '@emanet/contract/training/sessions'],
  'egitim_soru_setleri.sorular': ['Question[]', '@emanet/contract/training/rows'],
  'performans_gunleri.olculer': ['Tallies', '@emanet/contract/performance'],
  'yuklemeler.kullanim': ['FileKind', '@emanet/contract/shared/file-kinds'],
  'yuklemeler.tur': ['FileType', '@emanet/contract/shared/file-kinds'],
};

/** Columns without a default that a trigger fills. */
export const FILLED: readonly string[] = ['change_logs.ozet', 'basvurular.sira'];

/** Columns of the same name mean the same in every table. */
export const TYPES_BY_NAME: Readonly<Record<string, Named>> = {
  uyarilar: ['Warning[]', '@emanet/contract/records/warnings'],
};
