import { ADDRESS_CHANGE } from '@emanet/contract/auth/account';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../../platform/day-in-words.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';

const texts = (subject: string, ...lines: string[]): MailContent => ({
  subject,
  blocks: lines.map((text) => ({ kind: 'text', text })),
});

/** Warns somebody who is a member of no company of the day (`YYYY-MM-DD`) on which the account is erased. */
export const leavingMail = (language: Language, day: string): MailContent =>
  language === 'tr'
    ? texts(
        `Emanet hesabınız ${dayInWords(day, 'tr')} tarihinde silinecek`,
        `Hesabınız artık hiçbir şirkete bağlı değil. Bu yüzden ${dayInWords(day, 'tr')} tarihinde adınız, e-posta adresiniz, giriş yöntemleriniz ve ayarlarınızla birlikte silinecek.`,
        'Hesabı kullanmaya devam edecekseniz o güne kadar bir şirketin yöneticisinden veya danışmanından sizi yeniden eklemesini isteyin. Silinmesini istiyorsanız bir şey yapmanız gerekmez.',
      )
    : texts(
        `Your Emanet account will be erased on ${dayInWords(day, 'en')}`,
        `Your account no longer belongs to any company. On ${dayInWords(day, 'en')} it will therefore be erased together with your name, e-mail address, sign-in methods and settings.`,
        'If you want to keep using it, ask an administrator or consultant of a company to add you again before that day. If you want it erased, there is nothing to do.',
      );

/** Last mail to an account: it is gone, and what companies keep. */
export const goneMail = (language: Language): MailContent =>
  language === 'tr'
    ? texts(
        'Emanet hesabınız silindi',
        'Hesabınız adınız, e-posta adresiniz, giriş yöntemleriniz, oturumlarınız ve ayarlarınızla birlikte silindi. Bu işlem geri alınamaz.',
        'Çalıştığınız şirketlerin değişiklik kayıtlarında, onaylarında ve giriş kayıtlarında adınız kalır; bunların veri sorumlusu o şirketlerdir.',
      )
    : texts(
        'Your Emanet account has been erased',
        'Your account has been erased together with your name, e-mail address, sign-in methods, sessions and settings. This cannot be undone.',
        'Your name remains in the change logs, confirmations and entry logs of the companies you worked for; those companies are the controllers of these records.',
      );

type Asked = Readonly<{ code: string; address: string }>;

/** Carries the code of the mailbox that an account is about to leave. */
export const oldAddressMail = (language: Language, { code, address }: Asked): MailContent =>
  language === 'tr'
    ? {
        subject: `Emanet adres değişikliği kodunuz: ${code}`,
        blocks: [
          {
            kind: 'text',
            text: `Hesabınızın e-posta adresinin ${address} olarak değiştirilmesi istendi. Onaylıyorsanız bu kodu ${ADDRESS_CHANGE.minutes} dakika içinde “Hesabım” sayfasına yazın:`,
          },
          { kind: 'code', code },
          {
            kind: 'quiet',
            text: 'Bunu siz istemediyseniz kodu kimseye vermeyin; adres kodsuz değişmez. “Hesabım” sayfasından tanımadığınız oturumları kapatın.',
          },
        ],
      }
    : {
        subject: `Your Emanet address change code: ${code}`,
        blocks: [
          {
            kind: 'text',
            text: `A change of your account’s e-mail address to ${address} was requested. If you agree, enter this code on the “My account” page within ${ADDRESS_CHANGE.minutes} minutes:`,
          },
          { kind: 'code', code },
          {
            kind: 'quiet',
            text: 'If you did not request this, give the code to nobody; the address does not change without it. End sessions that you do not recognise on the “My account” page.',
          },
        ],
      };

/** Carries the code of the mailbox that an account is to have. */
export const newAddressMail = (language: Language, code: string): MailContent =>
  language === 'tr'
    ? {
        subject: `Emanet yeni adres kodunuz: ${code}`,
        blocks: [
          {
            kind: 'text',
            text: `Bu adres bir Emanet hesabına bağlanmak isteniyor. Hesap sizinse bu kodu ${ADDRESS_CHANGE.minutes} dakika içinde “Hesabım” sayfasına yazın:`,
          },
          { kind: 'code', code },
          { kind: 'quiet', text: 'Bunu siz istemediyseniz bir şey yapmanız gerekmez.' },
        ],
      }
    : {
        subject: `Your Emanet new address code: ${code}`,
        blocks: [
          {
            kind: 'text',
            text: `Somebody wants to link this address to an Emanet account. If the account is yours, enter this code on the “My account” page within ${ADDRESS_CHANGE.minutes} minutes:`,
          },
          { kind: 'code', code },
          { kind: 'quiet', text: 'If you did not request this, you do not need to do anything.' },
        ],
      };
