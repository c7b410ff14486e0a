import type { Language } from '@emanet/contract/shared/primitives';
import { TRAINING_CODE } from '@emanet/contract/training/rows';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';

type About = Readonly<{
  fullname: string;
  company_name: string;
  son_tarih: string | null;
  link: string;
}>;

const WORDS = {
  tr: {
    greeting: (name: string) => `Merhaba ${name},`,
    davet: {
      subject: 'KVKK farkındalık eğitimi',
      why: (company: string) =>
        `${company} sizi kişisel verilerin korunması eğitimine davet ediyor.`,
    },
    hatirlatma: {
      subject: 'Hatırlatma: KVKK farkındalık eğitiminiz sizi bekliyor',
      why: (company: string) =>
        `${company} tarafından davet edildiğiniz KVKK farkındalık eğitimini henüz tamamlamadınız.`,
    },
    yenileme: {
      subject: 'KVKK farkındalık eğitiminizi yenileyin',
      why: (company: string) =>
        `${company} için aldığınız KVKK farkındalık sertifikasının bir yıllık süresi doldu; bu yılın eğitimi hazır.`,
    },
    open: 'Eğitimi aç',
    due: (day: string) => `Son tarih: ${day}`,
    quiet:
      'Bağlantı size özeldir, kimseyle paylaşmayın. Parola istenmez; ara verirseniz aynı bağlantıyla kaldığınız yerden devam edersiniz.',
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    davet: {
      subject: 'Data protection awareness training',
      why: (company: string) =>
        `${company} invites you to its awareness training on the protection of personal data (Turkish Law No. 6698, KVKK).`,
    },
    hatirlatma: {
      subject: 'Reminder: your data protection training is waiting',
      why: (company: string) =>
        `You have not yet finished the data protection awareness training to which ${company} invited you.`,
    },
    yenileme: {
      subject: 'Renew your data protection training',
      why: (company: string) =>
        `Your data protection awareness certificate for ${company} was valid for one year and has expired; this year’s training is ready.`,
    },
    open: 'Open training',
    due: (day: string) => `Due date: ${day}`,
    quiet:
      'The link is personal; do not share it with anyone. No password is needed. If you take a break, the same link takes you back to where you left off.',
  },
} as const;

export type TrainingMail = 'davet' | 'hatirlatma' | 'yenileme';

/** The mail with a person's own link. */
export function trainingMail(
  language: Language,
  kind: TrainingMail,
  { fullname, company_name, son_tarih, link }: About,
): MailContent {
  const words = WORDS[language];
  const { subject, why } = words[kind];
  return {
    subject,
    blocks: [
      { kind: 'text', text: words.greeting(fullname) },
      { kind: 'text', text: why(company_name) },
      { kind: 'link', label: words.open, address: link },
      ...(son_tarih
        ? [{ kind: 'text' as const, text: words.due(dayInWords(son_tarih, language)) }]
        : []),
      { kind: 'quiet', text: words.quiet },
    ],
  };
}

/** The mail whose code makes a passed training a certificate. */
export const certificateCodeMail = (lang: Language, code: string, company: string): MailContent =>
  lang === 'tr'
    ? {
        subject: 'Eğitim sertifikanız için doğrulama kodu',
        blocks: [
          {
            kind: 'text',
            text: `${company} şirketinin kişisel verilerin korunması eğitiminde soruları geçtiniz. Sertifikanızı almak için bu kodu eğitim sayfasına yazın:`,
          },
          { kind: 'code', code },
          {
            kind: 'text',
            text: `Kod ${TRAINING_CODE.minutes} dakika geçerlidir; sayfadan yenisini isteyebilirsiniz.`,
          },
          {
            kind: 'quiet',
            text: 'Soruları siz cevaplamadıysanız kodu kimseye vermeyin ve eğitimi düzenleyen yöneticinize haber verin: bağlantınız başka birinin elinde.',
          },
        ],
      }
    : {
        subject: 'Code for your training certificate',
        blocks: [
          {
            kind: 'text',
            text: `You passed the questions of ${company}’s data protection training. Enter this code on the training page to get your certificate:`,
          },
          { kind: 'code', code },
          {
            kind: 'text',
            text: `The code is valid for ${TRAINING_CODE.minutes} minutes; you can ask for another one on the page.`,
          },
          {
            kind: 'quiet',
            text: 'If you did not answer the questions yourself, give the code to nobody and tell the administrator who runs the training: somebody else has your link.',
          },
        ],
      };
