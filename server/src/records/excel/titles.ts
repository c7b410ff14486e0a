import { labelOf } from '@emanet/contract/shared/labels';
import type { Sentence } from '@emanet/contract/shared/primitives';

/** Heads of the columns of a sheet that are no fields: what the server knows of a record. */
export const TITLES = {
  id: { tr: 'Kayıt no', en: 'Record no.' },
  verdict: labelOf('records.columns.hukum'),
  risk: labelOf('actions.fields.risk'),
  special: { tr: 'Özel nitelikli veri', en: 'Special category data' },
  complete: { tr: 'Eksiksizlik (%)', en: 'Completeness (%)' },
  warnings: { tr: 'Uyarılar', en: 'Warnings' },
  by: { tr: 'Son güncelleyen', en: 'Last updated by' },
  changed: { tr: 'Son güncelleme', en: 'Last updated' },
  refused: { tr: 'Reddedilme nedeni', en: 'Reason for refusal' },
  added: { tr: 'Oluşturulma', en: 'Created' },
} as const satisfies Record<string, Sentence>;
