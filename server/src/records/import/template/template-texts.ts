import type { Sentence } from '@emanet/contract/shared/primitives';

/** Names of the template's further sheets. */
export const SHEETS = {
  lists: { tr: 'Listeler', en: 'Lists' },
  howTo: { tr: 'Açıklama', en: 'Instructions' },
} as const satisfies Record<string, Sentence>;

/** Hint of the template beside a cell. A prompt has room for 255 characters. */
export const HINTS = {
  id: {
    tr: 'Yeni kayıtta boş bırakın. Var olan bir kaydı değiştirmek için dışa aktarımdaki numarasını yazın.',
    en: 'Leave empty for a new record. To change an existing one, enter its number from the export.',
  },
  many: {
    tr: 'Listeden birini seçin; birden çoksa noktalı virgülle ayırarak yazın. Seçeneklerin tamamı “Listeler” sayfasındadır.',
    en: 'Choose from the list; separate several choices with semicolons. All choices are on the sheet “Lists”.',
  },
  day: { tr: 'GG.AA.YYYY biçiminde bir tarih yazın.', en: 'Enter a date as DD.MM.YYYY.' },
  count: { tr: 'Rakamla bir tam sayı yazın.', en: 'Enter a whole number.' },
  duration: {
    tr: 'Sayı ve birim yazın: 30 gün, 2 hafta, 6 ay, 10 yıl.',
    en: 'Enter a number and a unit: 30 days, 2 weeks, 6 months, 10 years.',
  },
  listed: {
    tr: 'Listedeki seçeneklerden birini seçin.',
    en: 'Choose one of the options in the list.',
  },
  open: {
    tr: 'Listeden seçin ya da kendiniz yazın.',
    en: 'Choose from the list or enter your own.',
  },
} as const satisfies Record<string, Sentence>;

/** Line above the lists. */
export const ABOVE_LISTS: Sentence = {
  tr: 'Sütunların seçenekleri; hücrelere buradaki yazımla girin. Mor olanlar özel nitelikli kişisel veridir.',
  en: 'The choices of each column; enter them in the cells exactly as written here. Items in purple are special category data.',
};

/** Heads of the columns that the explaining sheet lists. */
export const COLUMN_HEADS: readonly [Sentence, Sentence] = [
  { tr: 'Sütun', en: 'Column' },
  { tr: 'Ne yazılır', en: 'What to enter' },
];

/** The sheet that explains the template, line by line. */
export const HOW_TO: readonly Sentence[] = [
  {
    tr: 'Bu dosyayı doldurup Emanet’te aynı listenin “Excel’den aktar” adımına yükleyin. Yüklemeden önce satır satır ne olacağını görürsünüz; siz onaylamadan hiçbir şey kaydedilmez.',
    en: 'Fill in this file and upload it in Emanet under “Import from Excel” of the same list. You will first see row by row what will happen; nothing is saved until you confirm.',
  },
  {
    tr: 'Her satır bir kayıttır. Başlığı * ile biten sütunlar zorunludur.',
    en: 'Each row is a record. Columns whose header ends in * are required.',
  },
  {
    tr: 'Eğik yazılmış “ÖRNEK” satırı bir satırın nasıl doldurulacağını gösterir. İçe aktarılmaz; silebilir veya bırakabilirsiniz.',
    en: 'The row in italics marked “EXAMPLE” shows how a row is filled in. It is not imported; you can delete it or leave it.',
  },
  {
    tr: 'Hukuki sebepler maddesiyle, saklama süreleri kanunuyla listelenir. Hukuki sebebi yalnızca adıyla veya yalnızca maddesiyle de yazabilirsiniz: 5/2-c.',
    en: 'Legal bases are listed with their article, retention periods with their law. A legal basis can also be entered by its name or its article alone: 5(2)(c).',
  },
  {
    tr: 'Kayıt no doluysa o kayıt güncellenir. Boşsa önce aynı ad ve departmandaki kayıt aranır; yoksa yeni kayıt eklenir.',
    en: 'A row with a record number updates that record. Without one, the record with the same name and department is updated; if there is none, a new one is added.',
  },
  {
    tr: 'Dosyadan sildiğiniz bir sütunun alanları olduğu gibi kalır. Boşalttığınız bir hücrenin alanı ise boşaltılır.',
    en: 'If you delete a column, its fields keep their values. If you clear a cell, its field is cleared.',
  },
  {
    tr: 'Sütunların sırası önemli değildir; Türkçe ve İngilizce başlıklar tanınır. Başlıkları değiştirmeyin.',
    en: 'The order of the columns does not matter; Turkish and English headers are recognised. Do not change the headers.',
  },
  {
    tr: 'Birden çok seçim alan hücrelerde seçenekleri noktalı virgülle ayırın: birinci seçenek; ikinci seçenek. Açılır listeden yapılan seçim öncekinin yerine geçer; seçeneklerin tamamı “Listeler” sayfasındadır.',
    en: 'Where several choices are possible, separate them with semicolons: first choice; second choice. Choosing from the drop-down list replaces the previous choice; all choices are on the sheet “Lists”.',
  },
  {
    tr: 'Evet/Hayır sütunlarına Evet ya da Hayır, tarih sütunlarına GG.AA.YYYY biçiminde tarih yazın.',
    en: 'Enter Yes or No in yes/no columns, and dates as DD.MM.YYYY.',
  },
  {
    tr: 'Formül, birleştirilmiş hücre ve parola kullanmayın; böyle dosyalar reddedilir.',
    en: 'Do not use formulas, merged cells or a password; such files are refused.',
  },
];
