import { ANSWER_DAYS } from '@emanet/contract/applications';
import { RIGHT_TEXTS, type Right } from '@emanet/contract/data/application-rights';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Block, MailContent } from '../../platform/mail/layout.ts';
import { longDay } from './letter.ts';

const text = (value: string): Block => ({ kind: 'text', text: value });
const quiet = (value: string): Block => ({ kind: 'quiet', text: value });

const button = (label: string, base: string, path: string): Block => ({
  kind: 'link',
  label,
  address: new URL(path, base).href,
});

type About = Readonly<{
  id: number;
  basvuru_no: string;
  haklar: readonly Right[];
  son_gun: string;
}>;

const asks = ({ haklar }: About) => haklar.map((right) => RIGHT_TEXTS[right].short.tr).join(', ');

type ReceiptMail = Readonly<{
  basvuru_no: string;
  son_gun: string;
  company: string;
  link?: string;
}>;

/** Tells the applicant that the application is there; the receipt goes along. */
export const receiptMail = (
  lang: Language,
  { basvuru_no, son_gun, company }: ReceiptMail,
): MailContent =>
  lang === 'tr'
    ? {
        subject: `Başvurunuz alındı: ${basvuru_no}`,
        blocks: [
          text(
            `${company} şirketine yaptığınız kişisel veri başvurusu alındı. Alındı belgesi ektedir.`,
          ),
          text(`Cevap en geç ${longDay(son_gun, lang)} günü verilir (6698 sayılı Kanun m. 13).`),
          quiet(
            'Otuz günde cevap gelmezse ya da cevabı yetersiz bulursanız Kişisel Verileri Koruma Kuruluna şikâyet hakkınız vardır (m. 14).',
          ),
        ],
      }
    : {
        subject: `Your application was received: ${basvuru_no}`,
        blocks: [
          text(
            `Your personal data application to ${company} was received. The receipt is attached.`,
          ),
          text(
            `It will be answered by ${longDay(son_gun, lang)} at the latest (Law 6698, art. 13).`,
          ),
          quiet(
            'If no answer comes within thirty days, or if you find it insufficient, you may complain to the Personal Data Protection Board (art. 14).',
          ),
        ],
      };

/** Tells those who answer for the company that an application came. */
export const arrivedMail = (application: About, base: string): MailContent => ({
  subject: `Yeni ilgili kişi başvurusu: ${application.basvuru_no}`,
  blocks: [
    text(
      `${application.basvuru_no} sayılı yeni bir ilgili kişi başvurusu geldi. Talep: ${asks(application)}.`,
    ),
    text(
      `En geç ${longDay(application.son_gun, 'tr')} günü cevaplanmalıdır (${ANSWER_DAYS} gün, Kanun m. 13).`,
    ),
    button('Başvuruyu aç', base, `/basvurular/${application.id}`),
  ],
});

type Assigned = About & Readonly<{ department_name: string; company: string; by: string }>;

/** Asks a department for what it knows; says nothing of the applicant. */
export const assignedMail = (application: Assigned): MailContent => ({
  subject: `Departmanınızdan bilgi bekleniyor: ${application.basvuru_no}`,
  blocks: [
    text(
      `${application.company} şirketine yapılan ${application.basvuru_no} sayılı ilgili kişi başvurusu ${application.department_name} departmanına verildi.`,
    ),
    text(`Talep: ${asks(application)}. Son cevap günü: ${longDay(application.son_gun, 'tr')}.`),
    text(`Ayrıntıları ${application.by} size iletecek; elinizdeki bilgi ve belgeleri hazırlayın.`),
    quiet('Başvuranın kimliği bu e-postada yer almaz.'),
  ],
});

type Reminder = About & Readonly<{ kalan: number }>;

const leftOf = (kalan: number) =>
  kalan < 0 ? `${-kalan} gün gecikti` : kalan === 0 ? 'bugün son gün' : `${kalan} gün kaldı`;

/** Reminds one person of every application whose day is near. */
export const reminderMail = (near: readonly Reminder[], base: string): MailContent => ({
  subject:
    near.length === 1 && near[0]
      ? `Başvuru ${near[0].basvuru_no}: ${leftOf(near[0].kalan)}`
      : `Süresi yaklaşan ${near.length} başvuru var`,
  blocks: [
    text('Cevap süresi yaklaşan ya da geçen ilgili kişi başvuruları:'),
    ...near.map((one) =>
      text(
        `${one.basvuru_no}, ${asks(one)}: ${leftOf(one.kalan)} (son gün ${longDay(one.son_gun, 'tr')}).`,
      ),
    ),
    button('Başvuruları aç', base, '/basvurular'),
    quiet('Başvurular en geç otuz günde cevaplanır; süre, ek bilgi istenmesiyle durmaz.'),
  ],
});

type Asked = Readonly<{ basvuru_no: string; company: string; metin: string; reply: string }>;

/** Asks the applicant for more. */
export const askMail = (
  lang: Language,
  { basvuru_no, company, metin, reply }: Asked,
): MailContent =>
  lang === 'tr'
    ? {
        subject: `Başvurunuz için ek bilgi: ${basvuru_no}`,
        blocks: [
          text(
            `${company}, ${basvuru_no} sayılı başvurunuzu sonuçlandırmak için sizden bilgi istiyor:`,
          ),
          text(metin),
          text(`Cevabınızı ${reply} adresine gönderin; konu satırına ${basvuru_no} yazın.`),
          quiet('Bu istek cevap süresini durdurmaz.'),
        ],
      }
    : {
        subject: `More information for your application: ${basvuru_no}`,
        blocks: [
          text(`${company} asks you for information to complete your application ${basvuru_no}:`),
          text(metin),
          text(`Please send your reply to ${reply} with ${basvuru_no} in its subject.`),
          quiet('This request does not stop the time for the answer.'),
        ],
      };

/** Carries the answer, which is attached. */
export const answerMail = (
  lang: Language,
  { basvuru_no, company }: Readonly<{ basvuru_no: string; company: string }>,
): MailContent =>
  lang === 'tr'
    ? {
        subject: `Başvurunuzun cevabı: ${basvuru_no}`,
        blocks: [
          text(`${company} şirketine yaptığınız ${basvuru_no} sayılı başvurunun cevabı ektedir.`),
          quiet(
            'Cevabı yetersiz bulursanız, öğrendiğiniz günden otuz ve her hâlde başvuru gününden altmış gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz (Kanun m. 14).',
          ),
        ],
      }
    : {
        subject: `Answer to your application: ${basvuru_no}`,
        blocks: [
          text(`The answer to your application ${basvuru_no} to ${company} is attached.`),
          quiet(
            'If you find it insufficient, you may complain to the Personal Data Protection Board within thirty days of learning of it, and in any case within sixty days of your application (Law 6698, art. 14).',
          ),
        ],
      };
