import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';
import type { NewAccountRequest, NewForm } from './queries.ts';

/** One line per field that somebody filled in. */
const linesOf = (fields: Readonly<Record<string, string>>): MailContent['blocks'] =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ kind: 'text', text: `${name}: ${value}` }));

const WORDS = {
  tr: {
    form: (id: number, name: string) => `İletişim formu ${id}: ${name}`,
    request: (id: number, company: string) => `Ücretsiz hesap isteği ${id}: ${company}`,
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    company: 'Şirket',
    employees: 'Çalışan sayısı',
    country: 'Ülke',
    inCharge: 'Kişisel verilerin korunmasından sorumlu',
    subject: 'Konu',
    wayBack: 'Dönüş yolu',
    readNotice: 'Aydınlatma metnini okudu',
    language: 'Dil',
    yes: 'Evet',
    no: 'Hayır',
    all: 'Bütün formlar: npm run admin -- forms',
    answer: (id: number) =>
      `Hesabı açmak için: npm run admin -- accounts approve ${id}. Reddetmek için: npm run admin -- accounts decline ${id}.`,
  },
  en: {
    form: (id: number, name: string) => `Contact form ${id}: ${name}`,
    request: (id: number, company: string) => `Request for a free account ${id}: ${company}`,
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    employees: 'Number of employees',
    country: 'Country',
    inCharge: 'Responsible for data protection',
    subject: 'Subject',
    wayBack: 'Preferred contact',
    readNotice: 'Has read the privacy notice',
    language: 'Language',
    yes: 'Yes',
    no: 'No',
    all: 'All forms: npm run admin -- forms',
    answer: (id: number) =>
      `To open the account: npm run admin -- accounts approve ${id}. To decline: npm run admin -- accounts decline ${id}.`,
  },
} as const;

/** Tells the operators of a contact form. */
export function formMail(language: Language, id: number, form: NewForm): MailContent {
  const words = WORDS[language];
  return {
    subject: words.form(id, form.fullname),
    blocks: [
      ...linesOf({
        [words.name]: form.fullname,
        [words.email]: form.email,
        [words.phone]: form.tel,
        [words.company]: form.company,
        [words.country]: form.country,
        [words.inCharge]: form.position === 'yes' ? words.yes : words.no,
        [words.subject]: form.data_privacy,
        [words.wayBack]: form.return_contact,
        [words.readNotice]: form.approval === 'true' ? words.yes : words.no,
        [words.language]: form.dil,
      }),
      { kind: 'quiet', text: words.all },
    ],
  };
}

/** Tells the operators of a request for an account, and how to answer it. */
export function requestMail(
  language: Language,
  id: number,
  request: NewAccountRequest,
): MailContent {
  const words = WORDS[language];
  return {
    subject: words.request(id, request.company_name),
    blocks: [
      ...linesOf({
        [words.name]: request.fullname,
        [words.email]: request.email,
        [words.company]: request.company_name,
        [words.employees]: request.numberoff,
        [words.country]: request.country,
        [words.language]: request.dil,
      }),
      { kind: 'quiet', text: words.answer(id) },
    ],
  };
}

type Opened = Readonly<{ fullname: string; company: string; address: string }>;

/** Tells the administrator of a company that was just opened where to sign in. */
export const accountMail = (
  language: Language,
  { fullname, company, address }: Opened,
): MailContent =>
  language === 'tr'
    ? {
        subject: 'Emanet hesabınız açıldı',
        blocks: [
          { kind: 'text', text: `Sayın ${fullname},` },
          {
            kind: 'text',
            text: `İstediğiniz hesap açıldı. ${company} tanımlandı, sık kullanılan departmanlar eklendi ve siz yönetici olarak atandınız.`,
          },
          { kind: 'text', text: `Giriş adresi: ${address}` },
          {
            kind: 'text',
            text: 'Giriş yaparken bu e-posta adresinizi yazmanız yeterlidir; her seferinde size e-postayla bir giriş kodu gönderilir. Parola gerekmez.',
          },
          {
            kind: 'text',
            text: 'Önce Organizasyon sayfasında departmanlarınızı gözden geçirin, sonra Envanter sihirbazında faaliyetlerinizi seçin ya da elinizdeki Excel’i yükleyin.',
          },
        ],
      }
    : {
        subject: 'Your Emanet account is ready',
        blocks: [
          { kind: 'text', text: `Dear ${fullname},` },
          {
            kind: 'text',
            text: `The account you requested is ready. ${company} has been set up with the usual departments, and you are its administrator.`,
          },
          { kind: 'text', text: `Sign in at: ${address}` },
          {
            kind: 'text',
            text: 'To sign in, you only need to enter this e-mail address; each time, a sign-in code is sent to you by e-mail. No password is needed.',
          },
          {
            kind: 'text',
            text: 'Start by reviewing your departments on the Organization page, then choose your activities in the inventory wizard or upload the Excel file you already have.',
          },
        ],
      };
