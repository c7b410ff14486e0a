import type { Language, Sentence } from '../shared/primitives.ts';
import { labelKey } from '../shared/turkish.ts';
import { LANGUAGES } from '../shared/languages.ts';

/** One question of the questionnaire: the field that it fills, how it is put, what belongs there. */
export type Question = Readonly<{ field: string; title: Sentence; help: Sentence }>;

/**
 * The ten questions that a department can answer without knowing the law; legal bases, purposes of
 * the registry and texts are left to the consultant.
 */
export const QUESTIONS: readonly Question[] = [
  {
    field: 'surec_ismi',
    title: { tr: '1. Hangi işi yapıyorsunuz?', en: '1. What task do you carry out?' },
    help: {
      tr: 'Kişisel veri kullandığınız her iş için bir satır: “Personel işe alımı”, “Müşteri şikâyetleri” gibi.',
      en: 'One row for every task that uses personal data, such as “Recruitment” or “Customer complaints”.',
    },
  },
  {
    field: 'faaliyet_aciklamasi',
    title: { tr: '2. Bu iş nasıl yürüyor?', en: '2. How is it done?' },
    help: {
      tr: 'Adımları iki üç cümleyle anlatın: veri nereden gelir, kim kullanır, sonunda ne olur.',
      en: 'Describe the steps in two or three sentences: where the data come from, who uses them and what happens in the end.',
    },
  },
  {
    field: 'gerceklestirme_amaci',
    title: { tr: '3. Bu veriler neden gerekli?', en: '3. Why are the data needed?' },
    help: {
      tr: 'Bu veriler olmasa işin hangi bölümü yapılamazdı?',
      en: 'Which part of the task could not be done without these data?',
    },
  },
  {
    field: 'ilgili_kisi',
    title: { tr: '4. Kimlerin verileri?', en: '4. Whose data are they?' },
    help: {
      tr: 'Verisi kullanılan kişiler: çalışan, müşteri, ziyaretçi gibi.',
      en: 'The people concerned: employees, customers, visitors and so on.',
    },
  },
  {
    field: 'islenen_kisisel_veriler',
    title: { tr: '5. Hangi veriler?', en: '5. Which data?' },
    help: {
      tr: 'Formda, dosyada veya programda tutulan bilgilerin her biri.',
      en: 'Each piece of information kept in the form, the file or the software.',
    },
  },
  {
    field: 'kvk_kimden_nasil',
    title: { tr: '6. Veriler kimden alınıyor?', en: '6. Who provides the data?' },
    help: {
      tr: 'Kişinin kendisi, başka bir birim veya başka bir kurum.',
      en: 'The person concerned, another department or another organisation.',
    },
  },
  {
    field: 'saklandigi_alan',
    title: { tr: '7. Nerede saklanıyor?', en: '7. Where are they kept?' },
    help: {
      tr: 'Dolap, bilgisayar, ortak klasör, program, bulut; hepsini yazın.',
      en: 'Cabinet, computer, shared folder, software, cloud: name them all.',
    },
  },
  {
    field: 'saklama_suresi',
    title: { tr: '8. Ne kadar süre saklanıyor?', en: '8. How long are they kept?' },
    help: {
      tr: 'Uygulamadaki süreyi yazın; doğru süreyi danışman belirler.',
      en: 'Enter what is done in practice; the consultant determines the correct period.',
    },
  },
  {
    field: 'alici_grubu',
    title: {
      tr: '9. Şirket dışında kimlerle paylaşılıyor?',
      en: '9. With whom outside the company are they shared?',
    },
    help: {
      tr: 'Tedarikçi, kamu kurumu, banka gibi. Paylaşılmıyorsa boş bırakmayın, bunu belirtin: “Şirket dışında kimseyle paylaşılmıyor”.',
      en: 'Suppliers, public bodies, banks and so on. If they are not shared, do not leave this empty but say so: “Shared with nobody outside the company”.',
    },
  },
  {
    field: 'yurt_disi_aktarim',
    title: { tr: '10. Yurt dışına çıkıyor mu?', en: '10. Do they leave Türkiye?' },
    help: {
      tr: 'Sunucusu yurt dışında olan programlar ve yabancı grup şirketleri de sayılır.',
      en: 'Software hosted abroad and group companies abroad count as well.',
    },
  },
];

/** A question without its number, in a sentence. */
export const questionText = ({ title }: Question, lang: Language): string =>
  title[lang].replace(/^\d+\. /, '');

const keys: ReadonlyMap<string, string> = new Map(
  QUESTIONS.flatMap(({ field, title }) =>
    LANGUAGES.map((lang) => [labelKey(title[lang]), field] as const),
  ),
);

/** The fields that the heads of a questionnaire stand for, by their keys. */
export const questionHeads = (): ReadonlyMap<string, string> => keys;
