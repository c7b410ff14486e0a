import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';
import type { NewAccountRequest, NewForm } from './queries.ts';

/** One line per field that somebody filled in. */
const linesOf = (fields: Readonly<Record<string, string>>): MailContent['blocks'] =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ kind: 'text', text: `${name}: ${value}` }));

/** Tells the operators of a contact form. */
export const formMail = (id: number, form: NewForm): MailContent => ({
  subject: `İletişim formu ${id}: ${form.fullname}`,
  blocks: [
    ...linesOf({
      'Ad soyad': form.fullname,
      'E-posta': form.email,
      Telefon: form.tel,
      Şirket: form.company,
      Ülke: form.country,
      'Kişisel verilerin korunmasından sorumlu': form.position === 'yes' ? 'Evet' : 'Hayır',
      Konu: form.data_privacy,
      'Dönüş yolu': form.return_contact,
      'Aydınlatma metnini okudu': form.approval === 'true' ? 'Evet' : 'Hayır',
      Dil: form.dil,
    }),
    { kind: 'quiet', text: 'Bütün formlar: npm run admin -- forms' },
  ],
});

/** Tells the operators of a request for an account, and how to answer it. */
export const requestMail = (id: number, request: NewAccountRequest): MailContent => ({
  subject: `Ücretsiz hesap isteği ${id}: ${request.company_name}`,
  blocks: [
    ...linesOf({
      'Ad soyad': request.fullname,
      'E-posta': request.email,
      Şirket: request.company_name,
      'Çalışan sayısı': request.numberoff,
      Ülke: request.country,
      Dil: request.dil,
    }),
    {
      kind: 'quiet',
      text: `Hesabı açmak için: npm run admin -- accounts approve ${id}. Reddetmek için: npm run admin -- accounts decline ${id}.`,
    },
  ],
});

type Opened = Readonly<{ fullname: string; company: string; address: string }>;

/** Tells the administrator of a company that was just opened where to sign in. */
export const accountMail = (
  language: Language,
  { fullname, company, address }: Opened,
): MailContent =>
  language === 'tr'
    ? {
        subject: 'Emanet hesabınız açıldı: giriş yapın',
        blocks: [
          { kind: 'text', text: `Sayın ${fullname},` },
          {
            kind: 'text',
            text: `İstediğiniz hesap açıldı. ${company} tanımlandı, alışılmış departmanlar eklendi; siz yöneticisisiniz.`,
          },
          { kind: 'text', text: `Giriş adresi: ${address}` },
          {
            kind: 'text',
            text: 'Bu e-posta adresinizi yazmanız yeterlidir; giriş kodu her seferinde size e-postayla gelir. Parola gerekmez.',
          },
          {
            kind: 'text',
            text: 'Önce Organizasyon sayfasında departmanlarınızı gözden geçirin, sonra Envanter sihirbazında faaliyetlerinizi seçin ya da elinizdeki Excel’i yükleyin.',
          },
        ],
      }
    : {
        subject: 'Your Emanet account is open: sign in',
        blocks: [
          { kind: 'text', text: `Dear ${fullname},` },
          {
            kind: 'text',
            text: `The account you asked for is open. ${company} has been set up with the usual departments, and you are its administrator.`,
          },
          { kind: 'text', text: `Sign in at: ${address}` },
          {
            kind: 'text',
            text: 'All you need to enter is this e-mail address; each time, a sign-in code is mailed to you. No password is needed.',
          },
          {
            kind: 'text',
            text: 'Begin by reviewing your departments on the Organization page, then choose your activities in the inventory wizard or upload the Excel file you already have.',
          },
        ],
      };
