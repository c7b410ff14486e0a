import { serverText } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';

const SAVED = serverText('notificationSettings.saved');

export const savedMessage = (language: Language): string => SAVED[language];
