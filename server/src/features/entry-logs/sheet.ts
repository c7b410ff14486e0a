import { serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import type { EntryEvent, EntryLog } from '@emanet/contract/entry-logs';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { column, timeCell, type Column } from '../../records/excel/columns.ts';

export const TITLE = labelOf('entryLogs.title');

const KINDS = labelsOf((all) => all.entryLogs.kinds);
const DETAILS: Partial<Record<EntryEvent, Sentence>> = labelsOf((all) => all.entryLogs.details);

/** An event in words, as the filter of the screen has it: its kind and what is beside it. */
const eventText = (event: EntryEvent, lang: Language): string =>
  [KINDS[event], DETAILS[event]].flatMap((words) => words?.[lang] ?? []).join(': ');

const RESULTS: Readonly<Record<EntryLog['sonuc'], Sentence>> = serverTexts(
  (all) => all.entryLogs.results,
);

/** Columns of the sheet of entries. */
export const COLUMNS: readonly Column<EntryLog>[] = [
  column('entryLogs.range', 18, (one) => timeCell(one.tarih)),
  column('fields.person', 28, (one) => one.fullname),
  column('fields.email', 32, (one) => one.email),
  column('entryLogs.role', 14, (one) => one.role),
  column('entryLogs.event', 38, (one, lang) => eventText(one.neden, lang)),
  column('fields.result', 12, (one, lang) => RESULTS[one.sonuc][lang]),
  column('entryLogs.address', 26, (one) => one.ip),
  column('entryLogs.browser', 28, (one) => one.tarayici),
];
