import { OTP } from '@emanet/contract/auth';
import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';

/** The mail that carries a sign-in code. */
export const codeMail = (language: Language, code: string): MailContent =>
  language === 'tr'
    ? {
        subject: `Emanet giriş kodunuz: ${code}`,
        blocks: [
          { kind: 'text', text: 'Giriş sayfasında açılan pencereye bu kodu yazın:' },
          { kind: 'code', code },
          {
            kind: 'text',
            text: `Kod ${OTP.minutes} dakika geçerlidir ve yalnızca bir kez kullanılabilir.`,
          },
          {
            kind: 'quiet',
            text: 'Bu kodu siz istemediyseniz bir şey yapmanız gerekmez; kodu kimseyle paylaşmayın.',
          },
        ],
      }
    : {
        subject: `Your Emanet sign-in code: ${code}`,
        blocks: [
          { kind: 'text', text: 'Type this code into the window on the sign-in page:' },
          { kind: 'code', code },
          {
            kind: 'text',
            text: `The code is valid for ${OTP.minutes} minutes and can be used only once.`,
          },
          {
            kind: 'quiet',
            text: 'If you did not ask for this code, there is nothing you need to do. Never share it with anyone.',
          },
        ],
      };
