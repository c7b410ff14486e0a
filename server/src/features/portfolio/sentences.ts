import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';

export const done = {
  ...serverTexts((all) => all.portfolio.done),
  revoked: serverText('common.calendarRevoked'),
};
