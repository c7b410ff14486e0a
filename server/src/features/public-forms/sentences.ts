import type { Sentence } from '@emanet/contract/shared/primitives';

export const SAYS = {
  formReceived: {
    tr: 'Mesajınız bize ulaştı.',
    en: 'We have received your message.',
  },
  requestReceived: {
    tr: 'Hesap isteğiniz bize ulaştı.',
    en: 'We have received your request for an account.',
  },
} as const satisfies Record<string, Sentence>;
