import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { actionMail, lateMail } from '../features/actions/emails.ts';
import {
  answerMail,
  arrivedMail,
  askMail,
  assignedMail,
  receiptMail,
  reminderMail,
} from '../features/applications/emails.ts';
import { codeMail as applicantMail } from '../features/applications/form/emails.ts';
import { codeMail } from '../features/auth/emails.ts';
import { securityMail } from '../features/auth/second-step/emails.ts';
import { confirmationMail } from '../features/confirmations/emails.ts';
import { reviewMail } from '../features/documents/emails.ts';
import { filingMail } from '../features/filings/emails.ts';
import { digestMail } from '../features/notification-settings/emails.ts';
import { welcomeMail } from '../features/organization/emails.ts';
import { accountMail, formMail, requestMail } from '../features/public-forms/emails.ts';
import { trainingMail, type TrainingMail } from '../features/training/emails.ts';
import type { MailContent } from '../platform/mail/layout.ts';
import { mailOf } from '../platform/mail/of-company.ts';
import type { MailSample } from '../platform/mail/mailbox-page.ts';

const base = 'https://emanet.ornek.test';
const fullname = 'Elif Nur Karahasanoğlu';
const company = 'Kuzey Rüzgârı Lojistik ve Depolama Hizmetleri A.Ş.';
const address = `${base}/login`;
const today = '2026-11-23';

const words = {
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
  privacy: { tr: 'Çalışan aydınlatma metni', en: 'Privacy notice for employees' },
  laptop: { tr: 'İş bilgisayarı', en: 'Work laptop' },
  question: {
    tr: 'Başvurunuzun hangi mağazamızla ilgili olduğunu yazar mısınız?',
    en: 'Could you tell us which of our shops your request concerns?',
  },
} as const satisfies Record<string, Sentence>;

const departments = (language: Language) => [
  { department_name: words.people[language], donem: today },
  { department_name: words.finance[language], donem: today },
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
const training = (language: Language, kind: TrainingMail): MailContent =>
  trainingMail(language, kind, {
    fullname,
    company_name: company,
    son_tarih: '2026-12-15',
    link: `${base}/egitim/ornek?lang=${language}`,
  });

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
    content: (language) => codeMail(language, '418207', `${address}#ornek`),
  },
  {
    id: 'karsilama',
    name: { tr: 'Yeni temsilci', en: 'New representative' },
    content: (language) => welcomeMail(language, { fullname, company, address }),
  },
  {
    id: 'hesap',
    name: { tr: 'Açılan hesap', en: 'Account opened' },
    content: (language) => accountMail(language, { fullname, company, address }),
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
    id: 'geciken',
    name: { tr: 'Süresi geçen aksiyonlar', en: 'Overdue actions' },
    content: (language) =>
      lateMail(
        language,
        open(language).map((one) => ({ ...one, son_tarih: '2026-11-20' })),
      ),
  },
  {
    id: 'gozden-gecirme',
    name: { tr: 'Gözden geçirilecek dokümanlar', en: 'Documents to be reviewed' },
    content: (language) =>
      reviewMail(
        language,
        [
          { id: 3, dokuman_ismi: words.cookies[language], gozden_gecirme: '2026-11-18' },
          { id: 5, dokuman_ismi: words.privacy[language], gozden_gecirme: '2026-12-04' },
        ],
        today,
      ),
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
    id: 'basvuru-hatirlatma',
    name: { tr: 'Süresi yaklaşan başvurular', en: 'Applications due soon' },
    content: (language) =>
      reminderMail(language, [
        { ...application, id: 9, basvuru_no: '2026/009', son_gun: '2026-11-22', kalan: -1 },
        { ...application, son_gun: '2026-11-28', kalan: 5 },
      ]),
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
    id: 'verbis',
    name: { tr: 'VERBİS bildirimi', en: 'VERBİS notification' },
    content: (language) =>
      filingMail(language, 'yaklasti', {
        company,
        first: '2026-11-20',
        last: '2026-11-27',
        left: 3,
        count: 4,
      }),
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
