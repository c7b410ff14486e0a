import { momentIn } from '@emanet/contract/shared/time/moment';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../../platform/day-in-words.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';

/** Changes of an account's security, as its mail says them. */
export const CHANGES = {
  passkeyAdded: {
    tr: 'Hesabınıza bir geçiş anahtarı eklendi.',
    en: 'A passkey was added to your account.',
  },
  passkeyDeleted: {
    tr: 'Hesabınızdan bir geçiş anahtarı silindi.',
    en: 'A passkey was deleted from your account.',
  },
  appAdded: {
    tr: 'Hesabınıza bir doğrulama uygulaması eklendi.',
    en: 'An authenticator app was added to your account.',
  },
  appDeleted: {
    tr: 'Doğrulama uygulaması hesabınızdan kaldırıldı.',
    en: 'The authenticator app was removed from your account.',
  },
  codesRenewed: {
    tr: 'Kurtarma kodlarınız yenilendi; eskileri artık geçersizdir.',
    en: 'Your recovery codes were renewed; the old ones no longer work.',
  },
  codeUsed: {
    tr: 'Hesabınıza bir kurtarma koduyla girildi.',
    en: 'A recovery code was used to sign in to your account.',
  },
  newBrowser: {
    tr: 'Hesabınıza daha önce kullanılmayan bir tarayıcıdan girildi.',
    en: 'Your account was signed in to from a browser that was not used before.',
  },
  reset: {
    tr: 'Girişinizin ikinci adımı yöneticiniz tarafından sıfırlandı ve bütün oturumlarınız kapatıldı. Artık yalnızca e-posta koduyla giriş yaparsınız.',
    en: 'The second step of your sign-in was reset by your administrator, and all your sessions were ended. You can now sign in with the code sent by e-mail alone.',
  },
} as const satisfies Record<string, Sentence>;
export type Change = keyof typeof CHANGES;

const CHANGED: Sentence = {
  tr: 'Emanet hesabınızın güvenliği değişti',
  en: 'The security of your Emanet account has changed',
};
const NEW_BROWSER: Sentence = {
  tr: 'Emanet hesabınıza yeni bir tarayıcıdan girildi',
  en: 'New browser signed in to your Emanet account',
};
const USED: Sentence = {
  tr: 'Emanet hesabınıza kurtarma koduyla girildi',
  en: 'A recovery code was used to sign in to your Emanet account',
};
const SUBJECT_OF: Partial<Record<Change, Sentence>> = { codeUsed: USED, newBrowser: NEW_BROWSER };
const NAMES = {
  by: { tr: 'İşlemi yapan', en: 'Changed by' },
  about: { tr: 'Ad', en: 'Name' },
  address: { tr: 'Ağ adresi', en: 'Network address' },
  time: { tr: 'Zaman', en: 'Time' },
} as const satisfies Record<string, Sentence>;
const OPEN: Sentence = { tr: 'Güvenlik sayfasını aç', en: 'Open the security page' };
const LAST = {
  tr: 'Bunu siz yapmadıysanız oturumlarınızı güvenlik sayfasından kapatın ve şirketinizin yöneticisine haber verin.',
  en: 'If this was not you, end your sessions on the security page and inform your company’s administrator.',
} as const satisfies Sentence;

type Facts = Readonly<{
  change: Change;
  at: Date;
  /** Network address of the one who changed it. */
  ip: string;
  /** Address of the page about the account's security. */
  page: string;
  by?: string;
  about?: string;
}>;

/** Tells somebody that the security of their account has changed, so that nobody does it unseen. */
export function securityMail(
  language: Language,
  { change, at, ip, page, by, about }: Facts,
): MailContent {
  const facts: [string, string][] = [[NAMES.time[language], momentIn(at, language)]];
  if (about) facts.unshift([NAMES.about[language], about]);
  if (by) facts.push([NAMES.by[language], by]);
  else facts.push([NAMES.address[language], ip]);
  return {
    subject: (SUBJECT_OF[change] ?? CHANGED)[language],
    blocks: [
      { kind: 'text', text: CHANGES[change][language] },
      { kind: 'facts', facts },
      { kind: 'link', label: OPEN[language], address: page },
      { kind: 'quiet', text: LAST[language] },
    ],
  };
}

/** Tells an administrator or consultant from which day (`YYYY-MM-DD`) a second step is needed. */
export function demandMail(language: Language, from: string, page: string): MailContent {
  const day = dayInWords(from, language);
  return language === 'tr'
    ? {
        subject: `Emanet hesabınıza ${day} gününe kadar ikinci adım ekleyin`,
        blocks: [
          {
            kind: 'text',
            text: `Hesabınız şirket kayıtlarının tamamına ulaşıyor. ${day} gününden itibaren e-posta kodunun yanında ikinci bir adım gerekir: geçiş anahtarı veya doğrulama uygulaması. Kurmak bir dakika sürer.`,
          },
          { kind: 'link', label: OPEN.tr, address: page },
        ],
      }
    : {
        subject: `Add a second step to your Emanet account by ${day}`,
        blocks: [
          {
            kind: 'text',
            text: `Your account reaches all records of a company. From ${day} on, signing in takes a second step beside the e-mailed code: a passkey or an authenticator app. Setting it up takes a minute.`,
          },
          { kind: 'link', label: OPEN.en, address: page },
        ],
      };
}
