import en from '../locales/letter.en.json' with { type: 'json' };
import tr from '../locales/letter.tr.json' with { type: 'json' };

/** Words around the text of an answer, in its PDF and before it is sent. */
export const LETTER_WORDS = { tr, en };
