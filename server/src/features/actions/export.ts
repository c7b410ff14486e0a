import { exportOf } from '../../records/excel/columns.ts';
import { selectActionsById } from './queries.ts';
import { COLUMNS, TITLE } from './sheet.ts';

/** The actions of these ids that are in the scope, in the order of the ids, as an .xlsx. */
export const exportActions = exportOf(TITLE, COLUMNS, selectActionsById);
