import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { actionMail } from '../features/actions/emails.ts';
import {
  answerMail,
  arrivedMail,
  askMail,
  assignedMail,
  receiptMail,
} from '../features/applications/emails.ts';
import { codeMail as applicantMail } from '../features/applications/form/emails.ts';
import { codeMail } from '../features/auth/emails.ts';
import { evidenceMail } from '../features/companies/emails.ts';
import { securityMail } from '../features/auth/second-step/emails.ts';
import { letterMail, reportedMail } from '../features/breaches/emails.ts';
import { clockMail } from '../features/clocks/emails.ts';
import { confirmationMail } from '../features/confirmations/emails.ts';
import { digestMail } from '../features/notification-settings/emails.ts';
import { invitationAnsweredMail, welcomeMail } from '../features/organization/emails.ts';
import { accountMail, formMail, requestMail } from '../features/public-forms/emails.ts';
import { trainingMail, type TrainingMail } from '../features/training/emails.ts';
import type { MailContent } from '../platform/mail/layout.ts';
import { mailOf } from '../platform/mail/of-company.ts';
import type { MailSample } from '../platform/mail/mailbox-page.ts';
import { lineOfHead } from '../records/chain-heads.ts';

const base = 'https://emanet.ornek.test';
const fullname = 'Elif Nur Karahasanoğlu';
const company = 'Kuzey Rüzgârı Lojistik ve Depolama Hizmetleri A.Ş.';
const address = `${base}/login`;
const today = '2026-11-23';

const words = {
  breach: { tr: 'İK yazılımında yetkisiz erişim', en: 'Unauthorised access to the HR software' },
  letter: {
    tr: 'Sayın Ayşe Kaya,\n\n6698 sayılı Kanunun 12. maddesinin 5. fıkrası uyarınca, sizi de ilgilendiren bir kişisel veri ihlali yaşandığını bildiririz.',
    en: 'Dear Ayşe Kaya,\n\nWe inform you, under Article 12(5) of Law No. 6698, of a personal data breach that also concerns you.',
  },
  people: { tr: 'İnsan Kaynakları', en: 'Human Resources' },
  finance: { tr: 'Mali İşler ve Bordro', en: 'Finance and Payroll' },
  lock: { tr: 'Özlük dosyalarının dolabını kilitle', en: 'Lock the cabinet of personnel files' },
  notice: {
    tr: 'Aday aydınlatma metnini güncelle',
    en: 'Update the privacy notice for job applicants',
  },
  why: {
    tr: 'Dolap koridorda ve açık duruyor; anahtarı iki kişiye verilsin.',
    en: 'The cabinet stands open in the corridor; two people should hold its key.',
  },
  cookies: { tr: 'Çerez politikası', en: 'Cookie policy' },
  laptop: { tr: 'İş bilgisayarı', en: 'Work laptop' },
  question: {
    tr: 'Başvurunuzun hangi mağazamızla ilgili olduğunu yazar mısınız?',
    en: 'Could you tell us which of our shops your request concerns?',
  },
} as const satisfies Record<string, Sentence>;

const departments = (language: Language) => [
  { department_id: 1, department_name: words.people[language], donem: today },
  { department_id: 2, department_name: words.finance[language], donem: today },
];
const action = (language: Language) => ({
  id: 7,
  aksiyon_ismi: words.lock[language],
  aksiyon_aciklamasi: words.why[language],
  risk: 'Yüksek' as const,
  department_name: words.people[language],
  sorumlu: fullname,
  son_tarih: '2026-11-20',
});
const open = (language: Language) => [
  action(language),
  {
    id: 9,
    aksiyon_ismi: words.notice[language],
    risk: 'Orta' as const,
    department_name: words.people[language],
    sorumlu: null,
    son_tarih: '2026-12-04',
  },
];
const confirmation = (language: Language, gun: number): MailContent =>
  confirmationMail(language, { fullname, departments: departments(language), gun });
const application = {
  id: 12,
  basvuru_no: '2026/012',
  haklar: ['b', 'e'],
  son_gun: '2026-12-22',
} as const;
const clock = { birim: 'gun', department_id: null, sorumlu_id: null } as const;
const near = (language: Language) => [
  {
    ...clock,
    id: 1,
    tur: 'basvuru' as const,
    madde: 'KVKK m. 13/2',
    ad: application.basvuru_no,
    son_an: '2026-11-22T20:59:59Z',
    kayit_id: application.id,
    stage: 'gecti',
    kalan: -1,
  },
  {
    ...clock,
    id: 2,
    tur: 'dokuman' as const,
    madde: '',
    ad: words.cookies[language],
    son_an: '2026-12-04T20:59:59Z',
    kayit_id: 5,
    stage: '14',
    kalan: 11,
  },
];
const training = (language: Language, kind: TrainingMail): MailContent =>
  trainingMail(language, kind, {
    fullname,
    company_name: company,
    son_tarih: '2026-12-15',
    link: `${base}/egitim/ornek?lang=${language}`,
  });

const head = {
  ...{ company_id: 1, entry: 4711, entries: 391, day: today },
  digest: 'a7'.repeat(32),
};

const visitor = (language: Language) => ({
  fullname,
  email: 'elif.karahasanoglu@ornek.test',
  tel: '+90 212 000 00 00',
  company,
  country: 'Türkiye',
  position: 'yes' as const,
  data_privacy: 'envanter, egitim',
  return_contact: 'eposta',
  approval: 'true' as const,
  dil: language,
  supheli: false,
});

const samples: readonly MailSample[] = [
  {
    id: 'kod',
    name: { tr: 'Giriş kodu', en: 'Sign-in code' },
    content: (language) => codeMail(language, { code: '418207', asked: 3 }, `${address}#ornek`),
  },
  {
    id: 'karsilama',
    name: { tr: 'Yeni temsilci', en: 'New representative' },
    content: (language) => welcomeMail(language, { fullname, company, address }),
  },
  {
    id: 'davet-yaniti',
    name: { tr: 'Davetin yanıtı', en: 'Answer to an invitation' },
    content: (language) =>
      invitationAnsweredMail(language, {
        ...{ fullname, company, address: base, accepts: false },
        email: 'elif@ornek.test',
      }),
  },
  {
    id: 'hesap',
    name: { tr: 'Açılan hesap', en: 'Account opened' },
    content: (language) => accountMail(language, { fullname, company, address, until: null }),
  },
  {
    id: 'onay',
    name: { tr: 'Envanter onayı', en: 'Inventory to be confirmed' },
    content: (language) => confirmation(language, 0),
  },
  {
    id: 'hatirlatma-3',
    name: { tr: 'Onay hatırlatması, 3. gün', en: 'Reminder of the confirmation, day 3' },
    content: (language) => confirmation(language, 3),
  },
  {
    id: 'hatirlatma-7',
    name: { tr: 'Onay hatırlatması, 7. gün', en: 'Reminder of the confirmation, day 7' },
    content: (language) => confirmation(language, 7),
  },
  {
    id: 'ozet',
    name: { tr: 'Açık aksiyonların özeti', en: 'Digest of open actions' },
    content: (language) => digestMail(language, { fullname, actions: open(language), today }),
  },
  {
    id: 'aksiyon',
    name: { tr: 'Aksiyon', en: 'Action' },
    content: (language) => actionMail(language, action(language)),
  },
  {
    id: 'egitim',
    name: { tr: 'Eğitim daveti', en: 'Invitation to training' },
    content: (language) => training(language, 'davet'),
  },
  {
    id: 'egitim-hatirlatma',
    name: { tr: 'Eğitim hatırlatması', en: 'Reminder of training' },
    content: (language) => training(language, 'hatirlatma'),
  },
  {
    id: 'egitim-yenileme',
    name: { tr: 'Eğitimin yenilenmesi', en: 'Renewal of training' },
    content: (language) => training(language, 'yenileme'),
  },
  {
    id: 'basvuru-kod',
    name: { tr: 'Başvuruyu doğrulama kodu', en: 'Code to confirm an application' },
    content: (language) => applicantMail(language, '720935', company),
  },
  {
    id: 'basvuru-alindi',
    name: { tr: 'İlgili kişi başvurusu alındı', en: 'Application received' },
    content: (language) => receiptMail(language, { ...application, company }),
  },
  {
    id: 'basvuru-geldi',
    name: { tr: 'Yeni başvuru (şirkete)', en: 'New application (to the company)' },
    content: (language) => arrivedMail(language, application),
  },
  {
    id: 'basvuru-departman',
    name: { tr: 'Departmandan bilgi istenmesi', en: 'Information needed from a department' },
    content: (language) =>
      assignedMail(language, {
        ...application,
        company,
        department_name: words.people[language],
        by: fullname,
      }),
  },
  {
    id: 'basvuru-soru',
    name: { tr: 'Başvurana soru', en: 'Question to the applicant' },
    content: (language) =>
      askMail(language, {
        basvuru_no: application.basvuru_no,
        company,
        metin: words.question[language],
        reply: 'kvkk@kuzeyruzgari.ornek.test',
      }),
  },
  {
    id: 'basvuru-cevap',
    name: { tr: 'Başvurunun cevabı', en: 'Answer to an application' },
    content: (language) => answerMail(language, { basvuru_no: application.basvuru_no, company }),
  },
  {
    id: 'ihlal-kaydedildi',
    name: { tr: 'Veri ihlali kaydedildi', en: 'Data breach recorded' },
    content: (language) =>
      reportedMail(language, {
        id: 3,
        ihlal_no: '2026/03',
        baslik: words.breach[language],
        kaynak: 'form',
        sifat: 'sorumlu',
        department_name: words.people[language],
        ogrenme: '2026-11-20T15:00:00Z',
        son_an: '2026-11-23T15:00:00Z',
      }),
  },
  {
    id: 'ihlal-mektup',
    name: { tr: 'Etkilenen kişiye mektup', en: 'Letter to a person affected' },
    content: (language) => letterMail(words.breach[language], words.letter[language]),
  },
  {
    id: 'sureler',
    name: { tr: 'Yaklaşan ve geçen süreler', en: 'Deadlines near or past' },
    content: (language) => clockMail(language, near(language)),
  },
  {
    id: 'kanit',
    name: { tr: 'Değişiklik günlüğünün özeti', en: 'Summary of the change log' },
    content: (language) =>
      evidenceMail(language, { ...head, line: lineOfHead({ SECRET: base }, head) }),
  },
  {
    id: 'guvenlik',
    name: { tr: 'Hesabın güvenliği değişti', en: 'Security of an account changed' },
    content: (language) =>
      securityMail(language, {
        change: 'passkeyAdded',
        at: new Date(`${today}T09:24:00+03:00`),
        ip: '192.0.2.17',
        page: `${base}/guvenlik`,
        about: words.laptop[language],
      }),
  },
  {
    id: 'iletisim-formu',
    name: { tr: 'İletişim formu (işletene)', en: 'Contact form (to the operators)' },
    content: (language) => formMail(language, 41, visitor(language)),
  },
  {
    id: 'hesap-istegi',
    name: { tr: 'Hesap isteği (işletene)', en: 'Request for an account (to the operators)' },
    content: (language) =>
      requestMail(language, 17, {
        ...visitor(language),
        company_name: company,
        numberoff: '50-249',
      }),
  },
];

/** Samples of mails that are no company's. */
const OF_NO_COMPANY = ['kod', 'guvenlik', 'iletisim-formu', 'hesap-istegi'];

/** An example of every mail that reaches a person, for `/demo/mailbox/sablonlar`. */
export const mailSamples: readonly MailSample[] = samples.map((sample) => ({
  ...sample,
  content: (language) =>
    mailOf(
      sample.content(language),
      base,
      OF_NO_COMPANY.includes(sample.id) ? undefined : { company_id: 1, company_name: company },
    ),
}));
