import type { RecordRow } from './register.ts';

/** A row for tests: a complete, harmless activity, overridden by `own`. */
export const madeRow = (own: Partial<RecordRow> = {}): RecordRow => ({
  id: 1,
  company_id: 1,
  department_id: 10,
  department_name: 'İnsan Kaynakları',
  surec_ismi: 'Bordro Hazırlanması',
  surum: 1,
  guncelleyen: 'Gülçin Ergün',
  guncellenme_tarihi: '2026-11-18T07:00:00.000Z',
  olusturma_tarihi: '2026-01-05T07:00:00.000Z',
  hukum: 'Hazır',
  onay_surumu: null,
  onay_tarihi: null,
  risk: 'Düşük',
  eksiksizlik: 100,
  uyarilar: [],
  ozel_nitelikli: false,
  unread_count: 0,
  islenen_kisisel_veriler: ['ad_soyad', 'telefon'],
  isleme_sarti: ['k5_2_a_kanun'],
  ...own,
});
