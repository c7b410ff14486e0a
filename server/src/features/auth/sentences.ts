import { OTP } from '@emanet/contract/auth';
import type { Sentence } from '@emanet/contract/shared/primitives';

/** Sentences of sign-in when nothing went wrong. */
export const SAYS = {
  emailVerified: { tr: 'E-posta doğrulandı', en: 'E-mail address verified' },
  codeSent: {
    tr: `Bu adres kayıtlıysa ${OTP.digits} haneli giriş kodu gönderildi. Kod ${OTP.minutes} dakika geçerlidir.`,
    en: `If this address is registered, a ${OTP.digits}-digit sign-in code has been sent. It is valid for ${OTP.minutes} minutes.`,
  },
  signedOut: { tr: 'Oturumunuz kapatıldı.', en: 'You have been signed out.' },
  signedOutEverywhere: {
    tr: 'Bütün cihazlardaki oturumlarınız kapatıldı.',
    en: 'You have been signed out on all devices.',
  },
  companySwitched: { tr: 'Etkin şirket değiştirildi.', en: 'The active company was changed.' },
  provider: { tr: 'E-posta ile giriş kodu', en: 'Sign-in code by e-mail' },
} as const satisfies Record<string, Sentence>;
