import {
  MOST_ENTRIES,
  type EntryEvent,
  type EntryLog,
  type EntryLogQuery,
} from '@emanet/contract/entry-logs';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import Bowser from 'bowser';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import {
  cellsOf,
  column,
  longSheetFile,
  type SheetAsked,
  sheetOf,
  timeCell,
  type Asking,
  type Column,
} from '../../records/excel/columns.ts';
import {
  countEntryLogs,
  selectEntryLogs,
  selectPeople,
  type Filters,
  type Place,
  type Stored,
} from './queries.ts';

const TITLE = labelOf('entryLogs.title');

const KINDS = labelsOf((all) => all.entryLogs.kinds);
const DETAILS: Partial<Record<EntryEvent, Sentence>> = labelsOf((all) => all.entryLogs.details);

/** An event in words, as in the screen's filter: its kind and its detail. */
const eventText = (event: EntryEvent, lang: Language): string =>
  [KINDS[event], DETAILS[event]].flatMap((words) => words?.[lang] ?? []).join(': ');

const RESULTS: Readonly<Record<EntryLog['sonuc'], Sentence>> = serverTexts(
  (all) => all.entryLogs.results,
);

const COLUMNS: readonly Column<EntryLog>[] = [
  column('entryLogs.range', 18, (one) => timeCell(one.tarih)),
  column('fields.person', 28, (one) => one.fullname),
  column('fields.email', 32, (one) => one.email),
  column('entryLogs.role', 14, (one) => one.role),
  column('entryLogs.event', 38, (one, lang) => eventText(one.neden, lang)),
  column('fields.result', 12, (one, lang) => RESULTS[one.sonuc][lang]),
  column('entryLogs.address', 26, (one) => one.ip),
  column('entryLogs.browser', 28, (one) => one.tarayici),
];

const major = (version: string | undefined) => version?.split('.')[0];

/** A browser without its version, `Chrome, Windows`, because an update is no new browser. */
const browserKind = (user_agent: string): string | null =>
  browserOf(user_agent)?.replace(/ \d+(?=,|$)/, '') ?? null;

/** `Chrome 142, Windows`, parsed from a user agent; null when it names no browser. */
function browserOf(user_agent: string): string | null {
  if (user_agent === '') return null;
  const { browser, os } = Bowser.parse(user_agent);
  if (!browser.name) return null;
  const name = [browser.name, major(browser.version)].filter(Boolean).join(' ');
  return os.name ? `${name}, ${os.name}` : name;
}

export { browserKind, browserOf };

/** Most entries of a sheet that are in memory at once. */
const PIECE = 1000;

const shown = (entry: Stored): EntryLog => ({ ...entry, tarayici: browserOf(entry.user_agent) });

/** Entries of the company, the newest first; `limit` and `cursor` page through them. */
export async function listEntryLogs(
  { db }: Services,
  scope: CompanyScope,
  { limit = MOST_ENTRIES, cursor, ...filters }: EntryLogQuery,
): Promise<{ data: EntryLog[]; next_cursor?: string }> {
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const found = await db.read(scope, (tx) => selectEntryLogs(tx, scope, filters, { limit, after }));
  const data = found.slice(0, limit).map(shown);
  const last = data.at(-1);
  return found.length > limit && last ? { data, next_cursor: cursorBehind(last) } : { data };
}

export async function summariseEntryLogs(
  { db, config }: Services,
  scope: CompanyScope,
  filters: Filters,
) {
  const [counts, kisiler] = await db.read(scope, async (tx) => [
    await countEntryLogs(tx, scope, filters),
    await selectPeople(tx, scope),
  ]);
  return { ...counts, kisiler, saklama_gunu: config.ENTRY_LOG_DAYS };
}

/** The entries of a filter as an .xlsx, read while it is sent. */
export async function exportEntryLogs(
  { db }: Services,
  scope: CompanyScope,
  { lang, bicim, ...filters }: Filters & SheetAsked,
  request: Asking,
) {
  const { toplam } = await db.read(scope, (tx) => countEntryLogs(tx, scope, filters));
  async function* rows() {
    const inTurn = toplam > PIECE ? await request.answersLong() : undefined;
    let after: Place | undefined;
    let found: Stored[];
    do {
      const place = { limit: PIECE, after };
      const read = () => db.read(scope, (tx) => selectEntryLogs(tx, scope, filters, place));
      found = await (inTurn ? inTurn(read) : read());
      yield* cellsOf(COLUMNS, found.slice(0, PIECE).map(shown), lang);
      after = found[PIECE - 1];
    } while (found.length > PIECE);
  }
  const sheet = { ...sheetOf(TITLE, COLUMNS, [], lang), rows: rows() };
  return longSheetFile(request, scope, { title: TITLE, lang, bicim, rows: toplam, sheet });
}

const cursorBehind = ({ tarih, id }: Place) => Buffer.from(`${tarih} ${id}`).toString('base64url');

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z) ([1-9]\d{0,9})$/;

function placeOf(cursor: string): Place {
  const [, tarih = '', id = ''] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (Number.isNaN(Date.parse(tarih))) fail('INVALID_INPUT', { fields: { cursor: 'format' } });
  return { tarih, id: Number(id) };
}
