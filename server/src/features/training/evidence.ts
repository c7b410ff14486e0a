import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { column, sheetOf, type Column } from '../../records/excel/columns.ts';
import {
  listPapers,
  maskedAddress,
  maskedName,
  type EvidenceOf,
  type EvidencePart,
} from '../../records/evidence/papers.ts';
import { selectInvitations } from './queries.ts';
import { SESSION_COLUMNS } from './sessions/import.ts';
import { selectAttendees, selectSessions } from './sessions/queries.ts';
import { COLUMNS } from './sheet.ts';

const PAPERS = serverTexts((all) => all.evidence.papers);
const WORDS = serverTexts((all) => all.evidence.people);
const INVITATIONS = serverText('evidence.papers.invitations');

type Certificate = Readonly<{
  no: string;
  fullname: string;
  tarih: string;
  gecerlilik: string;
  dogru: number;
  soru_sayisi: number;
  sorular: readonly Readonly<Record<string, unknown>>[] | null;
}>;

/** Certificates that were given by an instant, with the questions that were asked. */
const selectCertificates = (tx: Tx, { company_id }: CompanyScope, instant: string) =>
  rowsOf<Certificate>(tx)`
    select no, fullname, tarih::text as tarih, gecerlilik::text as gecerlilik, dogru, soru_sayisi, sorular
    from egitim_sertifikalari
    where company_id = ${company_id} and tarih < ${instant}::timestamptz
    order by tarih, no`;

/** A question with the answer that was given, as they are stored. */
const questionText = (one: Readonly<Record<string, unknown>>): string =>
  Object.values(one)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' – ');

const CERTIFICATE_COLUMNS: readonly Column<Certificate>[] = [
  column('training.page.number', 20, (one) => one.no),
  column('fields.name', 30, (one) => one.fullname),
  column(WORDS.day, 12, (one) => ({ day: one.tarih })),
  column(serverText('training.certificate.valid'), 12, (one) => ({ day: one.gecerlilik })),
  column(WORDS.correct, 10, (one) => one.dogru),
  column(WORDS.questions, 60, (one) =>
    one.sorular ? one.sorular.map(questionText).join('\n') : one.soru_sayisi,
  ),
];

type Attendance = Readonly<{
  oturum: string;
  ad: string;
  department: string | null;
  katildi: boolean;
}>;

const ATTENDANCE_COLUMNS: readonly Column<Attendance>[] = [
  column(WORDS.session, 40, (one) => one.oturum),
  column('fields.name', 30, (one) => one.ad),
  column('fields.department', 28, (one) => one.department),
  column(WORDS.attended, 10, (one, lang) => WORDS[one.katildi ? 'yes' : 'no'][lang]),
];

const attendances = ({ services, scope, open }: EvidenceOf): Promise<Attendance[]> =>
  services.db.read(scope, async (tx) => {
    const found: Attendance[] = [];
    for (const { id, konu, tarih } of await selectSessions(tx, scope))
      for (const one of await selectAttendees(tx, scope, id))
        found.push({
          oturum: `${konu}, ${tarih}`,
          ad: open ? one.fullname : maskedName(one.fullname),
          department: one.department_name,
          katildi: one.katildi,
        });
    return found;
  });

/** Training: invitations, sessions in a room with their lists, certificates with their questions. */
export const trainingEvidence: EvidencePart = {
  section: 'egitimler',
  count: ({ company_id }) => sql`(select count(*)::int from egitim_davetleri t
    where t.company_id = ${company_id} and t.silinme_tarihi is null)`,
  async *papers(of) {
    const { services, scope, lang, open, instant } = of;
    const named = <Row extends Readonly<{ fullname: string }>>(row: Row): Row =>
      open ? row : { ...row, fullname: maskedName(row.fullname) };
    yield* listPapers(of, INVITATIONS[lang], async () => {
      const rows = await services.db.read(scope, (tx) => selectInvitations(tx, scope));
      const shown = rows.map((row) => ({
        ...named(row),
        email: open || row.email === null ? row.email : maskedAddress(row.email),
      }));
      return sheetOf(INVITATIONS, COLUMNS, shown, lang);
    });
    yield* listPapers(of, PAPERS.sessions[lang], async () =>
      sheetOf(
        PAPERS.sessions,
        SESSION_COLUMNS,
        await services.db.read(scope, (tx) => selectSessions(tx, scope)),
        lang,
        2,
      ),
    );
    yield* listPapers(of, PAPERS.attendance[lang], async () =>
      sheetOf(PAPERS.attendance, ATTENDANCE_COLUMNS, await attendances(of), lang),
    );
    yield* listPapers(of, PAPERS.certificates[lang], async () => {
      const rows = await services.db.read(scope, (tx) => selectCertificates(tx, scope, instant));
      return sheetOf(PAPERS.certificates, CERTIFICATE_COLUMNS, rows.map(named), lang);
    });
  },
};
