import { OTP } from '@emanet/contract/auth';
import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';

/** The mail that carries a sign-in code, and a link that does the same in any browser. */
export const codeMail = (language: Language, code: string, address: string): MailContent =>
  language === 'tr'
    ? {
        subject: `Emanet giriş kodunuz: ${code}`,
        blocks: [
          { kind: 'text', text: 'Giriş sayfasında açılan pencereye bu kodu yazın:' },
          { kind: 'code', code },
          {
            kind: 'text',
            text: `Kod ${OTP.minutes} dakika geçerlidir ve yalnızca bir kez kullanılabilir. Kodu yazamıyorsanız bu bağlantıyla da giriş yapabilirsiniz:`,
          },
          { kind: 'link', label: 'Giriş yap', address },
          {
            kind: 'quiet',
            text: 'Bu kodu siz istemediyseniz bir şey yapmanız gerekmez; kodu ve bağlantıyı kimseyle paylaşmayın.',
          },
        ],
      }
    : {
        subject: `Your Emanet sign-in code: ${code}`,
        blocks: [
          { kind: 'text', text: 'Enter this code in the window on the sign-in page:' },
          { kind: 'code', code },
          {
            kind: 'text',
            text: `The code is valid for ${OTP.minutes} minutes and can be used only once. If you cannot enter it, you can use this link to sign in instead:`,
          },
          { kind: 'link', label: 'Sign in', address },
          {
            kind: 'quiet',
            text: 'If you did not request this code, you do not need to do anything. Do not share the code or the link with anyone.',
          },
        ],
      };
