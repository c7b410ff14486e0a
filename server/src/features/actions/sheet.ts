import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import type { Action } from '@emanet/contract/actions';
import { column, type Column } from '../../records/excel/columns.ts';

export const TITLE = labelOf('actions.title');

export const RISKS = labelsOf(
  ({
    ui: {
      risk: { Yüksek, Orta, Düşük },
    },
  }) => ({ Yüksek, Orta, Düşük }),
);

export const REPEATS = labelsOf((all) => all.actions.repeats);

export const STATES = {
  open: labelOf('actions.states.acik'),
  done: labelOf('actions.states.tamam'),
};

export const ANSWERS = {
  yes: labelOf('records.yes'),
  no: labelOf('records.no'),
};

const WORDS = {
  sent: labelOf('training.state.gonderildi'),
  notSent: labelOf('training.state.gonderilmedi'),
};

export type ActionColumn =
  | 'id'
  | 'aksiyon_ismi'
  | 'aksiyon_aciklamasi'
  | 'department_id'
  | 'risk'
  | 'durum'
  | 'son_tarih'
  | 'sorumlu'
  | 'tekrar'
  | 'notlar'
  | 'guncel';
export type ShownAction = Pick<
  Action,
  Exclude<ActionColumn, 'department_id'> | 'department_name' | 'kayit_adi' | 'mail' | 'dosya_adi'
>;

/** `name`: the field that an import reads from the column; none where only the server knows. */
type ActionSheetColumn = Column<ShownAction> & Readonly<{ name: ActionColumn | undefined }>;

/** The columns of the sheet, in their order. */
export const COLUMNS: readonly ActionSheetColumn[] = [
  { name: 'id', ...column(serverText('common.recordNo'), 14, (one) => one.id) },
  { name: 'aksiyon_ismi', ...column('actions.fields.aksiyon_ismi', 48, (one) => one.aksiyon_ismi) },
  {
    name: 'aksiyon_aciklamasi',
    ...column('actions.fields.aksiyon_aciklamasi', 60, (one) => one.aksiyon_aciklamasi),
  },
  {
    name: 'department_id',
    ...column('actions.fields.department_id', 28, (one) => one.department_name),
  },
  { name: 'risk', ...column('actions.fields.risk', 10, (one, lang) => RISKS[one.risk][lang]) },
  {
    name: 'durum',
    ...column('actions.fields.durum', 14, (one, lang) => STATES[one.durum ? 'done' : 'open'][lang]),
  },
  {
    name: 'son_tarih',
    ...column('actions.fields.son_tarih', 12, (one) =>
      one.son_tarih === null ? null : { day: one.son_tarih },
    ),
  },
  { name: 'sorumlu', ...column('actions.fields.sorumlu', 26, (one) => one.sorumlu) },
  {
    name: 'tekrar',
    ...column('actions.fields.tekrar', 14, (one, lang) => one.tekrar && REPEATS[one.tekrar][lang]),
  },
  {
    name: undefined,
    ...column('actions.record', 36, (one) => one.kayit_adi),
  },
  {
    name: undefined,
    ...column('fields.email', 14, (one, lang) => WORDS[one.mail ? 'sent' : 'notSent'][lang]),
  },
  { name: undefined, ...column('actions.fields.dosya_adi', 30, (one) => one.dosya_adi) },
  { name: 'notlar', ...column('actions.fields.notlar', 48, (one) => one.notlar) },
  {
    name: 'guncel',
    ...column('ui.archive.archived', 10, (one, lang) => ANSWERS[one.guncel ? 'no' : 'yes'][lang]),
  },
];
