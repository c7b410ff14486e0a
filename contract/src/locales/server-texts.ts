import en from './server.en.json' with { type: 'json' };
import tr from './server.tr.json' with { type: 'json' };
import { readerOf } from '../shared/labels.ts';

/** Sentences of the server alone: after an act, in its sheets, mails and PDF. No browser loads them. */
export const { one: serverText, group: serverTexts } = readerOf<typeof tr>(tr, en);
