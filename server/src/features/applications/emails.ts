import { RIGHT_TEXTS, type Right } from '@emanet/contract/data/application-rights';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { Block, MailContent } from '../../platform/mail/layout.ts';

const text = (value: string): Block => ({ kind: 'text', text: value });
const quiet = (value: string): Block => ({ kind: 'quiet', text: value });

const button = (label: string, address: string): Block => ({ kind: 'link', label, address });

type About = Readonly<{
  id: number;
  basvuru_no: string;
  haklar: readonly Right[];
  son_gun: string;
}>;

const asks = ({ haklar }: About, lang: Language) =>
  haklar.map((right) => RIGHT_TEXTS[right].short[lang]).join(', ');

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
          text(
            `Cevap en geç ${dayInWords(son_gun, lang)} tarihinde verilir (6698 sayılı Kanun m. 13).`,
          ),
          quiet(
            'Otuz gün içinde cevap verilmezse ya da cevabı yetersiz bulursanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz (m. 14).',
          ),
        ],
      }
    : {
        subject: `Your request has been received: ${basvuru_no}`,
        blocks: [
          text(
            `${company} has received your request about your personal data. The receipt is attached.`,
          ),
          text(
            `It will be answered by ${dayInWords(son_gun, lang)} at the latest (Law No. 6698, Art. 13).`,
          ),
          quiet(
            'If you receive no answer within thirty days, or if you find it insufficient, you may lodge a complaint with the Personal Data Protection Board (Art. 14).',
          ),
        ],
      };

/** Tells those who answer for the company that an application came. */
export const arrivedMail = (lang: Language, application: About): MailContent => {
  const { id, basvuru_no } = application;
  const day = dayInWords(application.son_gun, lang);
  return lang === 'tr'
    ? {
        subject: `Yeni ilgili kişi başvurusu: ${basvuru_no}`,
        blocks: [
          text(
            `${basvuru_no} sayılı yeni bir ilgili kişi başvurusu geldi. Talep: ${asks(application, lang)}.`,
          ),
          text(`En geç ${day} tarihinde cevaplanmalıdır (6698 sayılı Kanun m. 13).`),
          button('Başvuruyu aç', `/basvurular/${id}`),
        ],
      }
    : {
        subject: `New data subject request: ${basvuru_no}`,
        blocks: [
          text(
            `A new data subject request, ${basvuru_no}, has been received. Rights exercised: ${asks(application, lang)}.`,
          ),
          text(`It must be answered by ${day} at the latest (Law No. 6698, Art. 13).`),
          button('Open request', `/basvurular/${id}`),
        ],
      };
};

type Assigned = About & Readonly<{ department_name: string; company: string; by: string }>;

/** Asks a department for what it knows; says nothing of the applicant. */
export const assignedMail = (lang: Language, application: Assigned): MailContent => {
  const { basvuru_no, by, company, department_name } = application;
  const day = dayInWords(application.son_gun, lang);
  return lang === 'tr'
    ? {
        subject: `Departmanınızdan bilgi bekleniyor: ${basvuru_no}`,
        blocks: [
          text(
            `${company} şirketine yapılan ${basvuru_no} sayılı ilgili kişi başvurusu için ${department_name} departmanı görevlendirildi.`,
          ),
          text(`Talep: ${asks(application, lang)}. Son cevap günü: ${day}.`),
          text(`Ayrıntıları ${by} size iletecek; elinizdeki bilgi ve belgeleri hazırlayın.`),
          quiet('Başvuranın kimliği bu e-postada yer almaz.'),
        ],
      }
    : {
        subject: `Information needed from your department: ${basvuru_no}`,
        blocks: [
          text(
            `The data subject request ${basvuru_no} made to ${company} has been assigned to the department ${department_name}.`,
          ),
          text(`Rights exercised: ${asks(application, lang)}. Answer due by: ${day}.`),
          text(
            `${by} will give you the details; please prepare the information and documents you hold.`,
          ),
          quiet('This e-mail does not disclose who made the request.'),
        ],
      };
};

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
        subject: `Further information needed for your request: ${basvuru_no}`,
        blocks: [
          text(`${company} needs the following information to answer your request ${basvuru_no}:`),
          text(metin),
          text(`Please send your reply to ${reply} and include ${basvuru_no} in the subject line.`),
          quiet('Asking for this information does not stop the deadline for the answer.'),
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
            'Cevabı yetersiz bulursanız, öğrendiğiniz tarihten itibaren otuz ve her hâlde başvuru tarihinden itibaren altmış gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz (Kanun m. 14).',
          ),
        ],
      }
    : {
        subject: `Answer to your request: ${basvuru_no}`,
        blocks: [
          text(`The answer of ${company} to your request ${basvuru_no} is attached.`),
          quiet(
            'If you find it insufficient, you may lodge a complaint with the Personal Data Protection Board within thirty days of learning of it and in any case within sixty days of the date of your request (Law No. 6698, Art. 14).',
          ),
        ],
      };
