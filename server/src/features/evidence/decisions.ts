import { CITED } from '@emanet/contract/board/cited';
import { ENTRIES, type BoardEntry } from '@emanet/contract/board/decisions';
import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { registerTitle } from '@emanet/contract/records/labels';
import { labelOf } from '@emanet/contract/shared/labels';
import { sql } from 'kysely';
import { dayReadBy } from '../../nouns/past.ts';
import { column, sheetOf, type Column } from '../../records/excel/columns.ts';
import { listPapers, type EvidenceOf, type EvidencePart } from '../../records/evidence/papers.ts';
import { listThen } from '../../records/past-list.ts';
import { inScope, selectLines } from '../../records/queries.ts';
import { toRow } from '../../records/record-json.ts';
import { nameOf } from '../../records/record-name.ts';
import type { RecordRow, Register } from '../../records/register.ts';
import { registers } from '../../registers.ts';
import { answeredSheet } from '../tables/tables.ts';

const ANSWERS = labelOf('tables.sheets.cevaplar');
const BOARD = serverText('evidence.papers.board');
const WORDS = serverTexts((all) => all.evidence.board);

type Concerned = Readonly<{ entry: BoardEntry; records: readonly string[] }>;

/** Records of a register that break any rule, judged on the day that is read. */
async function warned({ services, scope, compare }: EvidenceOf, register: Register) {
  if (dayReadBy(scope.actor) !== undefined)
    return listThen({ services, compareLinked: compare }, register, scope, {});
  const lines = await services.db.read(scope, (tx) =>
    selectLines(tx, register, scope, { where: [sql`t.uyarilar <> '[]'`], readOnly: true }),
  );
  return lines.map((line): RecordRow => toRow(register, line));
}

/** Decisions and announcements on which a broken rule rests, with the records that break it. */
async function concerned(of: EvidenceOf): Promise<Concerned[]> {
  const names = new Map<string, string[]>();
  for (const register of registers)
    for (const row of await warned(of, register)) {
      const told = `${registerTitle(register.noun)[of.lang]}: ${nameOf(register, row, of.lang)}`;
      const entries = new Set(row.uyarilar.flatMap(({ kod }) => CITED[kod] ?? []));
      for (const id of entries) names.set(id, [...(names.get(id) ?? []), told]);
    }
  return ENTRIES.map((entry) => ({ entry, records: names.get(entry.id) ?? [] }));
}

const COLUMNS: readonly Column<Concerned>[] = [
  column(WORDS.title, 50, ({ entry }, lang) => entry.title[lang]),
  column('fields.no', 14, ({ entry }) => entry.no),
  column(WORDS.published, 14, ({ entry }) => entry.published),
  column(WORDS.asks, 60, ({ entry }, lang) => entry.asks[lang]),
  column(WORDS.records, 60, ({ records }) => records.join('\n') || null),
  column('fields.source', 40, ({ entry }) =>
    entry.sources.map(({ address }) => address).join('\n'),
  ),
];

/** Decisions of the Board with the records that they concern, and the warnings that were answered. */
export const decisionEvidence: EvidencePart = {
  section: 'kararlar',
  count: (scope) =>
    sql`(select ${sql.join(
      registers.map(
        ({ table }) => sql`(select count(*)::int from ${sql.table(table)} t
        where ${inScope(scope)} and cardinality(t.uyari_cevaplari) > 0)`,
      ),
      sql` + `,
    )})`,
  async *papers(of) {
    const { services, scope, lang } = of;
    yield* listPapers(of, BOARD[lang], async () =>
      sheetOf(BOARD, COLUMNS, await concerned(of), lang),
    );
    yield* listPapers(of, ANSWERS[lang], () =>
      services.db.read(scope, (tx) => answeredSheet(tx, scope, lang)),
    );
  },
};
