/** Marks that reorder the letters after them, so that one name reads as another. */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/g;
/** An invisible mark, copied along from web pages, mails and sheets. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const STARTS_INVISIBLE = /^\p{Default_Ignorable_Code_Point}/u;
const JOINING =
  '\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}';
/** Such a mark, or a letter with one that changes how it is drawn: joiners in some scripts, parts of emoji. */
const LETTER_OR_MARK = new RegExp(
  [
    `[${JOINING}][\\u200C\\u200D](?=[${JOINING}])`,
    '\\p{sc=Hani}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    '[0-9#*]\\uFE0F(?=\\u20E3)',
    '\\u{1F3F4}[\\u{E0020}-\\u{E007F}]+',
    '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?[\\uFE0E\\uFE0F]?(?:\\u200D(?=\\p{Extended_Pictographic}))?',
    INVISIBLE.source,
  ].join('|'),
  'gu',
);
/** Letters that look empty: fillers of Korean, and the empty cell of Braille. */
const DRAWN_AS_NOTHING = /[\u115F\u1160\u2800\u3164\uFFA0]/g;
/** A character that a reader sees. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** The text without marks that reorder it: it is stored as it is read. */
export const withoutReordering = (value: string): string => value.replace(REORDERING, '');

/** The text without invisible characters, trimmed; empty if no character is visible. */
export function visibleText(value: string): string {
  const drawn = withoutReordering(value).replace(DRAWN_AS_NOTHING, ' ');
  const text = INVISIBLE.test(drawn)
    ? drawn.replace(LETTER_OR_MARK, (one) => (STARTS_INVISIBLE.test(one) ? '' : one))
    : drawn;
  const trimmed = text.trim();
  return SEEN.test(trimmed) ? trimmed : '';
}

/** One text has one spelling: visible, trimmed, composed, with plain line ends; half a character is none. */
export const cleanText = (value: string): string | null =>
  visibleText(value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n')) || null;
