import type { Sentence } from '@emanet/contract/shared/primitives';

/** Names of the template's further sheets. */
export const SHEETS = {
  lists: { tr: 'Listeler', en: 'Lists' },
  howTo: { tr: 'Açıklama', en: 'How to' },
} as const satisfies Record<string, Sentence>;

/** Hint of the template beside a cell. A prompt has room for 255 characters. */
export const HINTS = {
  id: {
    tr: 'Yeni kayıtta boş bırakın. Var olan bir kaydı değiştirmek için dışa aktarımdaki numarasını yazın.',
    en: 'Leave it empty for a new record. To change one, write the number that its export shows.',
  },
  many: {
    tr: 'Listeden birini seçin; birden çoksa aralarına ; koyarak yazın. Hepsi “Listeler” sayfasındadır.',
    en: 'Pick one of the list; write several with ; between them. All are on the sheet “Lists”.',
  },
  day: { tr: 'GG.AA.YYYY biçiminde bir tarih yazın.', en: 'Write a date as DD.MM.YYYY.' },
  count: { tr: 'Rakamla bir tam sayı yazın.', en: 'Write a whole number in figures.' },
  duration: {
    tr: 'Sayı ve birim yazın: 30 gün, 2 hafta, 6 ay, 10 yıl.',
    en: 'Write a number and a unit: 30 days, 2 weeks, 6 months, 10 years.',
  },
  listed: {
    tr: 'Listedeki seçeneklerden birini seçin.',
    en: 'Pick one of the choices of the list.',
  },
  open: {
    tr: 'Listeden seçin ya da kendiniz yazın.',
    en: 'Pick from the list or write your own.',
  },
} as const satisfies Record<string, Sentence>;

/** Line above the lists. */
export const ABOVE_LISTS: Sentence = {
  tr: 'Sütunların seçenekleri; hücrelere buradaki yazımla girin. Mor olanlar özel nitelikli kişisel veridir.',
  en: 'The choices of the columns; write them into the cells as they stand here. Items in purple are special categories of personal data.',
};

/** Heads of the columns that the explaining sheet lists. */
export const COLUMN_HEADS: readonly [Sentence, Sentence] = [
  { tr: 'Sütun', en: 'Column' },
  { tr: 'Ne yazılır', en: 'What belongs there' },
];

/** The sheet that explains the template, line by line. */
export const HOW_TO: readonly Sentence[] = [
  {
    tr: 'Bu dosyayı doldurup Emanet’te aynı listenin “Excel’den aktar” adımına yükleyin. Yüklemeden önce satır satır ne olacağını görürsünüz; siz onaylamadan hiçbir şey kaydedilmez.',
    en: 'Fill in this file and upload it in Emanet where this list is imported from Excel. You see row by row what would happen first; nothing is saved before you agree.',
  },
  {
    tr: 'Her satır bir kayıttır. Başlığı * ile biten sütunlar zorunludur.',
    en: 'Every row is a record. Columns whose head ends in * must be filled.',
  },
  {
    tr: 'Kayıt no doluysa o kayıt güncellenir. Boşsa önce aynı ad ve departmandaki kayıt aranır; yoksa yeni kayıt eklenir.',
    en: 'With a record number that record is updated. Without one a record of the same name and department is looked for, and a new one is added when there is none.',
  },
  {
    tr: 'Dosyadan sildiğiniz bir sütunun alanları olduğu gibi kalır. Boşalttığınız bir hücrenin alanı ise boşaltılır.',
    en: 'Fields of a column that you delete from the file stay as they are. A cell that you empty empties its field.',
  },
  {
    tr: 'Sütunların sırası önemli değildir; Türkçe ve İngilizce başlıklar tanınır. Başlıkları değiştirmeyin.',
    en: 'The order of the columns does not matter; Turkish and English heads are known. Do not change the heads.',
  },
  {
    tr: 'Birden çok seçim alan hücrelerde seçenekleri noktalı virgülle ayırın: birinci seçenek; ikinci seçenek. Açılır listeden yapılan seçim öncekinin yerine geçer; seçeneklerin tamamı “Listeler” sayfasındadır.',
    en: 'In cells that take several choices separate them by semicolons: first choice; second choice. A choice from the drop-down list replaces what was there; all choices are on the sheet “Lists”.',
  },
  {
    tr: 'Evet/Hayır sütunlarına Evet ya da Hayır, tarih sütunlarına GG.AA.YYYY biçiminde tarih yazın.',
    en: 'Write Yes or No in yes/no columns, and dates as DD.MM.YYYY.',
  },
  {
    tr: 'Formül, birleştirilmiş hücre ve parola kullanmayın; böyle dosyalar geri çevrilir.',
    en: 'Use no formulas, merged cells or password; such files are refused.',
  },
];
