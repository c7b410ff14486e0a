import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';

export const SAVED = serverText('notificationSettings.saved');

const OPT_OUT = serverTexts((all) => all.notificationSettings.optOut);

export const optOutMessage = (refused: boolean, language: Language): string =>
  OPT_OUT[refused ? 'refusedText' : 'allowed'][language];
