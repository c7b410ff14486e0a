import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { archiveMessages } from '../../records/messages.ts';

/** Sentences about an act on actions that went well. */
export const done = {
  ...archiveMessages('Aksiyon', 'action'),
  ...serverTexts((all) => all.actions.done),
  bulkUndone: serverText('common.bulkUndone'),
};
