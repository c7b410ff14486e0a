import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';

/** Heads of the columns of a sheet that are no fields: what the server knows of a record. */
export const TITLES = {
  id: serverText('common.recordNo'),
  verdict: labelOf('records.columns.hukum'),
  risk: labelOf('actions.fields.risk'),
  special: serverText('records.titles.special'),
  complete: serverText('records.titles.complete'),
  warnings: serverText('records.titles.warnings'),
  answers: serverText('records.titles.answers'),
  by: serverText('records.titles.by'),
  changed: serverText('records.titles.changed'),
  refused: serverText('records.titles.refused'),
  sheet: serverText('records.titles.sheet'),
  added: serverText('records.titles.added'),
};
