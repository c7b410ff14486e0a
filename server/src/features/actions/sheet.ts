import { ACTION_FIELDS } from '@emanet/contract/action-fields';
import { mailOf, type Action } from '@emanet/contract/actions';
import type { Field } from '@emanet/contract/records/fields';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { column } from '../../records/excel/columns.ts';
import { TITLES } from '../../records/excel/titles.ts';
import { NARROW, NORMAL, WIDE } from '../../records/excel/widths.ts';
import type { SheetNoun } from '../../records/import/drafts.ts';
import { columnOf } from '../../records/noun/sheet.ts';

export const TITLE = labelOf('actions.title');

const headOf = (name: string) => {
  const field = ACTION_FIELDS.find((one) => one.name === name)?.name ?? 'aksiyon_ismi';
  return labelOf(field === 'guncel' ? 'ui.archive.archived' : `actions.fields.${field}`);
};

/** Actions as a sheet has them. */
export const sheetNoun: SheetNoun = {
  fields: ACTION_FIELDS,
  nameField: 'aksiyon_ismi',
  title: TITLE,
  label: (name: string, lang: Language) => headOf(name)[lang],
};

const MAILS = {
  teslim: labelOf('training.state.gonderildi'),
  bekliyor: labelOf('training.state.gonderilmedi'),
  ulasmadi: labelOf('training.state.ulasmadi'),
};

const read = (field: Field) => ({
  name: field.name,
  ...columnOf<Action>(field, headOf(field.name), field.control === 'text'),
});
const NOTES = ACTION_FIELDS.findIndex(({ name }) => name === 'notlar');

/** The columns of the sheet; an import reads those that have the name of a field. */
export const COLUMNS = [
  { name: 'id', ...column<Action>(TITLES.id, NARROW, (one) => one.id) },
  ...ACTION_FIELDS.slice(0, NOTES).map(read),
  { name: undefined, ...column<Action>('actions.record', WIDE, (one) => one.kayit_adi) },
  {
    name: undefined,
    ...column<Action>('fields.email', NARROW, (one, lang) => {
      const state = mailOf(one);
      return state && MAILS[state][lang];
    }),
  },
  {
    name: undefined,
    ...column<Action>('actions.fields.dosya_adi', NORMAL, (one) => one.dosya_adi),
  },
  ...ACTION_FIELDS.slice(NOTES).map(read),
];
