import { CONFIRMATION, UNCONFIRMED_HOURS } from '@emanet/contract/applications/form';
import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../../platform/mail/layout.ts';

/** The mail whose code makes what was written an application. */
export const codeMail = (lang: Language, code: string, company: string): MailContent =>
  lang === 'tr'
    ? {
        subject: 'Başvurunuzu doğrulama kodunuz',
        blocks: [
          {
            kind: 'text',
            text: `${company} şirketine yapmakta olduğunuz kişisel veri başvurusunu tamamlamak için bu kodu forma yazın:`,
          },
          { kind: 'code', code },
          {
            kind: 'text',
            text: `Kod ${CONFIRMATION.minutes} dakika geçerlidir. Başvurunuz kodu girdiğiniz an yapılmış sayılır.`,
          },
          {
            kind: 'quiet',
            text: `Böyle bir başvuru yapmadıysanız bir şey yapmanız gerekmez; doğrulanmayan başvuru ${UNCONFIRMED_HOURS} saat sonra silinir.`,
          },
        ],
      }
    : {
        subject: 'Code to confirm your request',
        blocks: [
          {
            kind: 'text',
            text: `Enter this code in the form to submit your personal data request to ${company}:`,
          },
          { kind: 'code', code },
          {
            kind: 'text',
            text: `The code is valid for ${CONFIRMATION.minutes} minutes. Your request is deemed made when you enter it.`,
          },
          {
            kind: 'quiet',
            text: `If you did not make this request, you do not need to do anything; it will be deleted after ${UNCONFIRMED_HOURS} hours.`,
          },
        ],
      };
