import type { Language } from '@emanet/contract/shared/primitives';

const SAVED = {
  tr: 'Bildirim ayarları güncellendi.',
  en: 'The notification settings were updated.',
} as const;

export const savedMessage = (language: Language): string => SAVED[language];
