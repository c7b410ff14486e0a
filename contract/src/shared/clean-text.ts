/** One text has one spelling: trimmed, composed, with plain line ends; half a character is none. */
export const cleanText = (value: string): string | null =>
  value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').trim() || null;
