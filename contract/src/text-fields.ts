import { wordsUnder, type Field } from './records/fields.ts';
import { TEXT_KIND_CODES, TEXT_KINDS } from './texts/kinds.ts';
import { SHOWN_STATES } from './texts/states.ts';

/**
 * Fields of a text in lists that show no coverage. Nothing of it is filled in: its words come from
 * records, and its state from approval and publication.
 */
// prettier-ignore
export const TEXT_FIELDS: readonly Field[] = [
  { name: 'ad', section: '', control: 'text', max: 200, required: true },
  { name: 'tur', section: '', control: 'word', words: TEXT_KIND_CODES.map((code) => [code, TEXT_KINDS[code].name] as const), required: true },
  { name: 'durum', section: '', control: 'word', words: wordsUnder('texts.stateNames', SHOWN_STATES) },
  // A draft of the next version hides in `durum` that the one in force is outdated.
  { name: 'eskidi', section: '', control: 'word', words: [[true, 'records.yes'], [false, 'records.no']] },
  { name: 'yayin_gunu', section: '', control: 'date' },
  { name: 'onaylayan', section: '', control: 'text' },
];
