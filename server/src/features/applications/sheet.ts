import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import type { ApplicationRow } from '@emanet/contract/applications';
import { refusalLine } from '@emanet/contract/applications/refusals';
import { RIGHT_TEXTS, articleOf } from '@emanet/contract/data/application-rights';
import { ownerInWords } from '../../nouns/owners.ts';
import { column, exportOf, dayCell, type Column } from '../../records/excel/columns.ts';
import { selectApplicationsById } from './queries.ts';

const TITLE = labelOf('applications.title');
const SHEET = serverText('applications.sheet');

const STATES = labelsOf((all) => all.applications.states);
const OUTCOMES = labelsOf((all) => all.applications.outcomes);

const COLUMNS: readonly Column<ApplicationRow>[] = [
  column('fields.no', 12, (one) => one.basvuru_no),
  column('applications.applicant', 28, (one) => one.ad_soyad),
  column('applications.represented', 28, (one) => one.temsil_edilen),
  column(serverText('applications.rightsExercised'), 50, (one, lang) =>
    one.haklar
      .map((right) => `${RIGHT_TEXTS[right].short[lang]} (${articleOf(right, lang)})`)
      .join('; '),
  ),
  column('actions.fields.aksiyon_aciklamasi', 70, (one) => one.talep),
  column('fields.department', 28, (one) => one.department_name),
  column('actions.fields.sorumlu', 26, (one, lang) => one.sorumlu ?? ownerInWords(one, lang)),
  column('fields.state', 18, (one, lang) => STATES[one.durum][lang]),
  column('applications.outcome', 18, (one, lang) => one.sonuc && OUTCOMES[one.sonuc][lang]),
  column(
    'applications.refusal',
    40,
    (one, lang) => one.ret_nedeni && refusalLine(one.ret_nedeni, lang),
  ),
  column('applications.came', 12, (one) => dayCell(one.gelis_tarihi)),
  column(serverText('applications.deadline'), 12, (one) => ({ day: one.son_gun })),
  column(serverText('applications.answered'), 12, (one) => dayCell(one.sonuclanma_tarihi)),
];

/** The applications of these ids, in their order, as an .xlsx. */
export const exportApplications = exportOf(TITLE, COLUMNS, selectApplicationsById, SHEET);
