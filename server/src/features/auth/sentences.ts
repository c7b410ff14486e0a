import { serverText } from '@emanet/contract/locales/server-texts';
import { OTP } from '@emanet/contract/auth';

/** Sentences of sign-in when nothing went wrong. */
export const SAYS = {
  emailVerified: serverText('auth.done.emailVerified'),
  codeSent: {
    tr: `Bu adres kayıtlıysa ${OTP.digits} haneli giriş kodu gönderildi. Kod ${OTP.minutes} dakika geçerlidir.`,
    en: `If this address is registered, a ${OTP.digits}-digit sign-in code has been sent. It is valid for ${OTP.minutes} minutes.`,
  },
  signedOut: serverText('auth.done.signedOut'),
  signedOutEverywhere: serverText('auth.done.signedOutEverywhere'),
  companySwitched: serverText('auth.done.companySwitched'),
  provider: serverText('auth.done.provider'),
};
