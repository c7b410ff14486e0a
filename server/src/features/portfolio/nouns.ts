import { NOUNS_ACROSS } from '@emanet/contract/portfolio/nouns';
import type { EditedType, NounType } from '@emanet/contract/portfolio/across-types';
import { sql } from 'kysely';
import type { ListedNoun } from '../../records/noun/across.ts';
import type { EditedNoun } from '../../records/noun/bulk.ts';
import { reversibleActions } from '../actions/actions.ts';
import { cookieVerbs } from '../cookies/cookies.ts';
import { reversibleDocuments } from '../documents/documents.ts';
import { supplierVerbs } from '../suppliers/suppliers.ts';
import { isKeptStale } from './queries.ts';

const { aksiyonlar, dokumanlar, metinler, tedarikci_listesi, cerezler } = NOUNS_ACROSS;

/** Texts by the state that their list shows, and without their words. */
const TEXTS = sql`(select m.id, m.company_id, m.surum, m.ad, m.tur, v.onaylayan,
    (v.yayin_tarihi at time zone 'Europe/Istanbul')::date as yayin_gunu, stale.eskidi,
    case when m.durum <> 'yayinda' then m.durum when stale.eskidi then 'eskidi' else 'guncel' end as durum
  from metinler m
  left join metin_surumleri v
    on v.company_id = m.company_id and v.metin_id = m.id and v.sira = m.yayindaki
  left join portfoy_ozetleri kept on kept.company_id = m.company_id
  cross join lateral (select ${isKeptStale} as eskidi) stale
  where m.guncel) t`;

/** Nouns as their lists over all clients read them; the archive of each stays in its client. */
export const listedNouns: Readonly<Record<NounType, ListedNoun>> = {
  aksiyonlar: {
    ...aksiyonlar,
    rows: sql`aksiyonlar t left join departments d
      on d.company_id = t.company_id and d.department_id = t.department_id`,
    listed: sql`t.guncel`,
    besides: [sql`d.department_name`, sql`t.sorumlu_id`],
  },
  dokumanlar: { ...dokumanlar, rows: sql`dokumanlar t`, listed: sql`t.guncel` },
  metinler: { ...metinler, rows: TEXTS },
  tedarikci_listesi: { ...tedarikci_listesi, rows: sql`tedarikci_listesi t` },
  cerezler: { ...cerezler, rows: sql`cerezler t` },
};

/** Nouns of which one field is changed in several clients at once. */
export const editedNouns: Readonly<Record<Extract<EditedType, NounType>, EditedNoun>> = {
  aksiyonlar: {
    ...aksiyonlar,
    reversible: reversibleActions,
    // A promise to an applicant is proved by a file.
    refuses: ({ durum }) =>
      durum === true
        ? { code: 'TASK_NEEDS_PROOF', where: sql`t.basvuru_id is not null and t.dosya_id is null` }
        : undefined,
  },
  dokumanlar: { ...dokumanlar, reversible: reversibleDocuments },
  tedarikci_listesi: { ...tedarikci_listesi, reversible: supplierVerbs.reversible },
  cerezler: { ...cerezler, reversible: cookieVerbs.reversible },
};
