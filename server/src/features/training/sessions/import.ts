import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import { training } from '@emanet/contract/training';
import { SESSION_FIELDS, sessionImport as calls } from '@emanet/contract/training/session-import';
import type { Sentence } from '@emanet/contract/shared/primitives';
import { column, exportOf, type Column } from '../../../records/excel/columns.ts';
import { TITLES } from '../../../records/excel/titles.ts';
import { NARROW } from '../../../records/excel/widths.ts';
import { oneByOne, type ImportOf } from '../../../records/noun/import.ts';
import { columnOf } from '../../../records/noun/sheet.ts';
import { givenBack, sessionNoun } from './noun.ts';
import { selectSessions, type StoredSession } from './queries.ts';
import { addSessionIn, changeSession, reversibleSessions } from './sessions.ts';

const HEADS: Readonly<Record<string, Sentence>> = {
  ...serverTexts((all) => all.training.sessions.heads),
  konu: serverText('training.certificate.topic'),
  egitmen: serverText('training.certificate.instructor'),
  yer: serverText('training.attendance.yer'),
  tarih: labelOf('entryLogs.range'),
};
const headOf = (name: string): Sentence => HEADS[name] ?? { tr: name, en: name };
const body = training.addSession.body.omit({ company_id: true });

/** Heads of columns that nobody fills in: the people on the list, and those who attended. */
const [LISTED, CAME] = [headOf('listede'), headOf('katilan')];

export const SESSION_COLUMNS: readonly Column<StoredSession>[] = [
  column(TITLES.id, NARROW, ({ id }) => id),
  ...SESSION_FIELDS.map((field, at) =>
    columnOf<StoredSession>(field, headOf(field.name), at === 0),
  ),
  column(LISTED, NARROW, ({ listede }) => listede),
  column(CAME, NARROW, ({ katilan }) => katilan),
];

/** The sessions of these ids, in their order, as a sheet that comes back. */
export const exportSessions = exportOf<StoredSession>(
  headOf('title'),
  SESSION_COLUMNS,
  async (tx, scope) => selectSessions(tx, scope),
);

/** The import of sessions in a room; a row without a number is about the session of its topic and day. */
export const sessionImport: ImportOf<StoredSession> = {
  calls,
  tur: sessionNoun.tur,
  noun: {
    fields: SESSION_FIELDS,
    nameField: 'konu',
    writtenName: 'tarih',
    shownBy: ['konu', 'tarih'],
    title: headOf('title'),
    label: (name, lang) => headOf(name)[lang],
  },
  body,
  // As the form begins: attending is the whole training.
  begins: { sinav: false },
  select: (tx, scope, { lock }) => selectSessions(tx, scope, lock),
  add: oneByOne((tx, scope, values) => addSessionIn(tx, scope, body.parse(values))),
  change: (tx, scope, before, values) => changeSession(tx, scope, before, givenBack.parse(values)),
  reversible: reversibleSessions,
  refuse: ({ tarih, sinav }, { before }) => ({
    ...(before && before.katilan > 0 && tarih !== before.tarih && { tarih: ATTENDED }),
    ...(before && before.katilan > 0 && sinav !== before.sinav && { sinav: ATTENDED }),
  }),
  shares: () => true,
  // Two groups may be trained on one day.
  repeats: true,
  lasting: ['sinav'],
  figures: [LISTED, CAME],
  heads: {
    konu: [
      'Eğitim',
      'Eğitim adı',
      'Eğitimin adı',
      'Eğitim konusu',
      'Eğitimin konusu',
      'Training',
      'Subject',
    ],
    tarih: ['Eğitim tarihi', 'Eğitimin tarihi', 'Gün', 'Day', 'Training date'],
    dakika: ['Süre', 'Eğitim süresi', 'Süre (dk)', 'Dakika', 'Minutes', 'Length'],
    yer: ['Eğitim yeri', 'Salon', 'Mekân', 'Lokasyon', 'Venue', 'Location'],
    egitmen: ['Eğitimci', 'Eğitmen adı', 'Eğitimi veren', 'Konuşmacı', 'Trainer', 'Speaker'],
    sinav: ['Sınav', 'Sınav var mı', 'Test', 'Exam'],
  },
};
const ATTENDED = { problem: 'session_attended' } as const;
