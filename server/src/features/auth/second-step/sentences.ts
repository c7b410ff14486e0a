import type { Sentence } from '@emanet/contract/shared/primitives';

/** Sentences about the account's security when nothing went wrong. */
export const SAYS = {
  passkeyAdded: { tr: 'Geçiş anahtarı eklendi.', en: 'The passkey was added.' },
  passkeyRenamed: { tr: 'Geçiş anahtarının adı değiştirildi.', en: 'The passkey was renamed.' },
  passkeyDeleted: { tr: 'Geçiş anahtarı silindi.', en: 'The passkey was deleted.' },
  appAdded: { tr: 'Doğrulama uygulaması kuruldu.', en: 'The authenticator app was set up.' },
  appDeleted: { tr: 'Doğrulama uygulaması kaldırıldı.', en: 'The authenticator app was removed.' },
  codesRenewed: { tr: 'Yeni kurtarma kodları hazır.', en: 'New recovery codes are ready.' },
  sessionEnded: { tr: 'Oturum kapatıldı.', en: 'The session was ended.' },
  othersEnded: { tr: 'Diğer oturumlar kapatıldı.', en: 'The other sessions were ended.' },
  reset: {
    tr: 'İkinci adım sıfırlandı. Kişiye e-postayla bildirildi.',
    en: 'The second step was reset. The person has been notified by e-mail.',
  },
} as const satisfies Record<string, Sentence>;
