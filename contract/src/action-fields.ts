import { ACTION_RISKS, recurrences, type LOGGED_ACTION_FIELDS } from './actions.ts';
import { wordsUnder, type Field } from './records/fields.ts';

/** Fields that a person fills in of an action, in the order of its form and of its sheet. */
// prettier-ignore
export const ACTION_FIELDS: readonly (Field & Readonly<{ name: ActionField }>)[] = [
  { name: 'aksiyon_ismi', section: '', control: 'text', max: 300, required: true },
  { name: 'aksiyon_aciklamasi', section: '', control: 'textarea', max: 4000 },
  { name: 'department_id', section: '', control: 'department', required: true },
  { name: 'risk', section: '', control: 'word', words: wordsUnder('ui.risk', ACTION_RISKS), required: true },
  { name: 'durum', section: '', control: 'word', words: [[false, 'actions.states.acik'], [true, 'actions.states.tamam']] },
  { name: 'son_tarih', section: '', control: 'date' },
  { name: 'sorumlu', section: '', control: 'person' },
  { name: 'tekrar', section: '', control: 'word', words: wordsUnder('actions.repeats', recurrences) },
  { name: 'notlar', section: '', control: 'textarea', max: 4000 },
  // The sheet asks whether an action is archived, which is the opposite.
  { name: 'guncel', section: '', control: 'word', words: [[false, 'records.yes'], [true, 'records.no']] },
];
type ActionField = Exclude<(typeof LOGGED_ACTION_FIELDS)[number], 'dosya_adi'>;
