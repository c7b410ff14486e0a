import type { Invitation } from '@emanet/contract/training';
import type { TrainingState } from '@emanet/contract/training/rows';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { companyNameOf, type PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { sheetDisposition } from '../../records/excel/sheet-name.ts';
import { sheetInTurn, writeWorkbook, type Workbook } from '../../records/excel/workbook.ts';
import { selectInvitations, type StoredInvitation } from './queries.ts';

const TITLE: Sentence = { tr: 'Farkındalık eğitimi', en: 'Awareness training' };
const TOTALS: Sentence = { tr: 'Departmanlara göre', en: 'By department' };
const NO_DEPARTMENT: Sentence = { tr: 'Diğer', en: 'Other' };

const STATES: Readonly<Record<TrainingState, Sentence>> = {
  gonderilmedi: { tr: 'Gönderilmedi', en: 'Not sent' },
  gonderildi: { tr: 'Gönderildi', en: 'Sent' },
  basladi: { tr: 'Başladı', en: 'Started' },
  tamamlandi: { tr: 'Tamamladı', en: 'Completed' },
};

const LANGUAGES: Readonly<Record<Language, string>> = { tr: 'Türkçe', en: 'English' };

const COLUMNS: readonly (readonly [Sentence, number])[] = [
  [{ tr: 'Ad soyad', en: 'Name' }, 30],
  [{ tr: 'E-posta', en: 'E-mail' }, 36],
  [{ tr: 'Departman', en: 'Department' }, 28],
  [{ tr: 'E-posta dili', en: 'E-mail language' }, 14],
  [{ tr: 'Durum', en: 'Status' }, 14],
  [{ tr: 'İlerleme (%)', en: 'Progress (%)' }, 12],
  [{ tr: 'Gönderim tarihi', en: 'Sent on' }, 16],
  [{ tr: 'Son izleme', en: 'Last watched' }, 16],
  [{ tr: 'Tamamlama tarihi', en: 'Completed on' }, 16],
  [{ tr: 'Doğru cevap', en: 'Correct answers' }, 12],
  [{ tr: 'Sertifika no', en: 'Certificate no.' }, 20],
];
const TOTAL_COLUMNS: readonly (readonly [Sentence, number])[] = [
  [{ tr: 'Departman', en: 'Department' }, 34],
  [{ tr: 'Davetli', en: 'Invited' }, 12],
  [{ tr: 'Başladı', en: 'Started' }, 12],
  [{ tr: 'Tamamladı', en: 'Completed' }, 12],
  [{ tr: 'Tamamlama (%)', en: 'Completed (%)' }, 14],
];

const dayOf = (instant: string | null) =>
  instant === null ? null : { day: todayInTurkey(Date.parse(instant)) };

const resultsOf = (rows: readonly StoredInvitation[], lang: Language): Workbook => ({
  sheet: TITLE[lang],
  pinned: 1,
  titles: COLUMNS.map(([title]) => title[lang]),
  widths: COLUMNS.map(([, width]) => width),
  rows: rows.map((one: Omit<Invitation, 'token'>) => [
    one.fullname,
    one.email,
    one.department_name,
    LANGUAGES[one.dil],
    STATES[one.durum][lang],
    one.ilerleme,
    dayOf(one.gonderim_tarihi),
    dayOf(one.son_izleme),
    dayOf(one.tamamlanma_tarihi),
    one.dogru,
    one.sertifika_no,
  ]),
});

function totalsOf(rows: readonly StoredInvitation[], lang: Language): Workbook {
  const groups = new Map<string, StoredInvitation[]>();
  for (const row of rows) {
    const name = row.department_name ?? NO_DEPARTMENT[lang];
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return {
    sheet: TOTALS[lang],
    titles: TOTAL_COLUMNS.map(([title]) => title[lang]),
    widths: TOTAL_COLUMNS.map(([, width]) => width),
    rows: [...groups]
      .toSorted(([a], [b]) => a.localeCompare(b, 'tr'))
      .map(([name, all]) => {
        const done = all.filter(({ durum }) => durum === 'tamamlandi').length;
        const started = all.filter(({ durum }) => durum === 'basladi').length;
        return [name, all.length, started, done, Math.round((100 * done) / all.length)];
      }),
  };
}

/** The results of these invitations and the totals of their departments, as an .xlsx. */
export async function exportResults(
  { db }: Services,
  scope: PersonScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
): Promise<{ content: Uint8Array; disposition: string }> {
  const content = await sheetInTurn(async () => {
    const found = await db.read(scope, (tx) => selectInvitations(tx, scope, ids));
    return writeWorkbook(companyNameOf(scope), resultsOf(found, lang), totalsOf(found, lang));
  });
  return { content, disposition: sheetDisposition(TITLE, scope, lang) };
}
