import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';

type Welcome = Readonly<{ fullname: string; company: string; address: string }>;

/** The mail that tells a new representative where to sign in; it never holds a password. */
export const welcomeMail = (language: Language, welcome: Welcome): MailContent =>
  invitation(language, welcome, AS.representative[language]);

/** The same for the administrator of a company that a consultant has just opened. */
export const administratorMail = (language: Language, welcome: Welcome): MailContent =>
  invitation(language, welcome, AS.administrator[language]);

const AS = serverTexts((all) => all.organization.as);

const invitation = (
  language: Language,
  { fullname, company, address }: Welcome,
  as: string,
): MailContent =>
  language === 'tr'
    ? {
        subject: 'Emanet hesabınız açıldı',
        blocks: [
          { kind: 'text', text: `Sayın ${fullname},` },
          {
            kind: 'text',
            text: `${company}, kişisel verilerin korunması çalışmaları için sizi ${as} olarak ekledi.`,
          },
          {
            kind: 'text',
            text: 'Giriş yaparken bu e-posta adresinizi yazmanız yeterlidir; her seferinde size e-postayla bir giriş kodu gönderilir. Parola gerekmez.',
          },
          { kind: 'link', label: 'Giriş sayfasını aç', address: address },
        ],
      }
    : {
        subject: 'Your Emanet account is ready',
        blocks: [
          { kind: 'text', text: `Dear ${fullname},` },
          {
            kind: 'text',
            text: `${company} has added you as ${as} for its work on personal data protection.`,
          },
          {
            kind: 'text',
            text: 'To sign in, you only need to enter this e-mail address; each time, a sign-in code is sent to you by e-mail. No password is needed.',
          },
          { kind: 'link', label: 'Open the sign-in page', address: address },
        ],
      };
