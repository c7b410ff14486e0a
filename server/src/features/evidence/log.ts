import { actorName } from '@emanet/contract/shared/actor-types';
import type { ChangedField } from '@emanet/contract/change-logs';
import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { fieldLabel } from '@emanet/contract/records/labels';
import { REGISTERS } from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { rowsOf } from '../../platform/rows.ts';
import { cellsOf, column, timeCell, type Column } from '../../records/excel/columns.ts';
import type { Workbook } from '../../records/excel/workbook.ts';
import type { EvidenceOf, EvidencePart } from '../../records/evidence/papers.ts';
import { streamWorkbook } from '../../records/excel/workbook.ts';

const TITLE = serverText('evidence.sections.kayit');
const WORDS = serverTexts((all) => all.evidence.log);

const RECORD_NO = serverText('common.recordNo');

/** Entries that are read, and held, at once. */
const PIECE = 500;

type Entry = Readonly<{
  id: number;
  tarih: string;
  guncelleyen: string;
  tur: string;
  record_id: number;
  islem: string;
  alanlar: readonly ChangedField[];
}>;

const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A changed field as `label: before → after`. */
function changeText(tur: string, { alan, eski, yeni }: ChangedField, lang: Language): string {
  const register = REGISTERS.find((one) => one.tur === tur);
  const label = register ? fieldLabel(register.noun, alan, lang) : alan;
  return `${label}: ${valueText(eski)} → ${valueText(yeni)}`;
}

const COLUMNS: readonly Column<Entry>[] = [
  column(WORDS.no, 12, ({ id }) => id),
  column(WORDS.when, 18, ({ tarih }) => timeCell(tarih)),
  column(WORDS.by, 26, ({ guncelleyen }, lang) => actorName(guncelleyen, lang)),
  column('fields.type', 20, ({ tur }) => tur),
  column(RECORD_NO, 12, ({ record_id }) => record_id),
  column(WORDS.action, 14, ({ islem }) => islem),
  column(WORDS.changes, 80, ({ tur, alanlar }, lang) =>
    alanlar.map((one) => changeText(tur, one, lang)).join('\n'),
  ),
];

/** Entries of the company up to the instant, the oldest first, read piece by piece. */
async function* entries({ services, scope, instant, lang }: EvidenceOf) {
  let after = 0;
  for (;;) {
    const found = await services.db.read(
      scope,
      (tx) => rowsOf<Entry>(tx)`
        select t.id::float8 as id, t.tarih, t.guncelleyen, t.tur, t.record_id, t.islem, t.alanlar
        from change_logs t
        where t.company_id = ${scope.company_id} and t.id > ${after} and t.tarih < ${instant}::timestamptz
          and t.tur not in ('portfoy_isleri', 'portfoy_sorumlulari')
          ${scope.departments === 'all' ? sql`` : sql`and t.department_id = any(${[...scope.departments]}::int[])`}
        order by t.id limit ${PIECE}`,
    );
    yield* cellsOf(COLUMNS, found, lang);
    const last = found.at(-1);
    if (!last || found.length < PIECE) return;
    after = last.id;
  }
}

/** The change log: who changed what, when. What a consultancy notes about its client is none of it. */
export const logEvidence: EvidencePart = {
  section: 'kayit',
  count: ({ company_id }) =>
    sql`(select count(*)::int from change_logs t where t.company_id = ${company_id})`,
  async *papers(of) {
    const { lang, company } = of;
    const sheet: Workbook = {
      sheet: TITLE[lang],
      pinned: 1,
      titles: COLUMNS.map(({ title }) => title[lang]),
      widths: COLUMNS.map(({ width }) => width),
      rows: entries(of),
    };
    yield {
      name: `${TITLE[lang]}.xlsx`,
      content: streamWorkbook(company, sheet),
      compress: false,
    };
  },
};
