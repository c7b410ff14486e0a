import type { Waiting } from '@emanet/contract/portfolio/waiting';
import { sql } from 'kysely';
import { ownersOn } from '../../nouns/owners.ts';
import type { Person } from '../../platform/access/actor.ts';
import { scopeAcross, type AcrossScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import { isOpen } from '../applications/applications.ts';

/** People that a row names; the others are counted. */
const NAMED = 3;

type Row = Omit<Waiting, 'kisiler'> &
  Readonly<{ company_id: number; kisiler: string[] | null; sorumlu_id: number | null }>;

/**
 * Answers that are missing in all clients of a consultant, the longest awaited first: confirmations by
 * department, questionnaires by person, signatures by text, training by department, applications. An
 * applicant is not named here, the application is.
 */
export const listWaiting = ({ db, clock }: Services, actor: Person): Promise<Waiting[]> => {
  const scope = scopeAcross(actor, 'portfolio.read');
  return db.readAcross(scope, async (tx) => {
    const rows = await selectWaiting(tx, scope);
    const ownerOf = await ownersOn(tx, clock.today());
    return rows.map(({ sorumlu_id, kisiler, ...row }) => {
      if (row.tur !== 'basvuru') return { ...row, kisiler: kisiler ?? [] };
      const owner = ownerOf({ company_id: row.company_id, sorumlu_id });
      return { ...row, kisiler: owner ? [owner.ad] : [], sayi: owner ? 1 : 0 };
    });
  });
};

/** The same without the persons in charge of applications. */
export const selectWaiting = (tx: Tx, scope: AcrossScope): Promise<Row[]> =>
  rowsOf<Row>(tx)`
      with representatives as materialized (select * from representatives_across()),
      missing as (
        select t.company_id, 'onay' as tur, t.department_id as id, null::text as ad, t.department_id,
          (select array_agg(r.fullname order by r.fullname collate turkish) from representatives r
            where r.company_id = t.company_id and r.department_id = t.department_id) as kisiler,
          null::int as sayi, t.bildirim_tarihi as istendi, null::date as son_gun, 0 as ulasmayan,
          null::int as sorumlu_id
        from (
          select distinct on (b.company_id, b.department_id) b.* from envanter_bildirimleri b
          where b.company_id = any(${[...scope.company_ids]}::int[]) and b.birlesen is null
          order by b.company_id, b.department_id, b.bildirim_tarihi desc, b.id desc
        ) t where t.onay
        union all
        select a.company_id, 'anket', a.id, null, a.department_id, array[a.fullname], 1,
          ${day('a.olusturma_tarihi')}, a.son_gun, a.ulasmadi::int, null
        from anketler a
        where a.company_id = any(${[...scope.company_ids]}::int[])
          and a.tamamlanma_tarihi is null and a.geri_cekilme_tarihi is null
        union all
        select i.company_id, 'imza', m.id, m.ad, null,
          array_agg(i.fullname order by i.fullname collate turkish), count(*)::int,
          ${day('min(i.olusturma_tarihi)')}, min(i.son_gun), count(*) filter (where i.ulasmadi)::int, null
        from metin_imzalari i
        join metinler m on m.company_id = i.company_id and m.id = i.metin_id and i.sira = m.yayindaki
          and m.guncel and m.arsiv_tarihi is null
        where i.company_id = any(${[...scope.company_ids]}::int[]) and i.karar is null
        group by i.company_id, m.id, m.ad
        union all
        select d.company_id, 'egitim', coalesce(d.department_id, 0), null, d.department_id,
          array_agg(d.fullname order by d.fullname collate turkish), count(*)::int,
          ${day('min(coalesce(d.gonderim_tarihi, d.istenme_tarihi, d.olusturma_tarihi))')}, null,
          count(*) filter (where d.ulasmadi)::int, null
        from egitim_davetleri d
        where d.company_id = any(${[...scope.company_ids]}::int[]) and d.silinme_tarihi is null
          and not d.yenilendi and d.durum <> 'tamamlandi'
          -- Asked for, even where the mail did not arrive.
          and (d.durum <> 'gonderilmedi' or d.istenme_tarihi is not null)
        group by d.company_id, d.department_id
        union all
        select t.company_id, case t.durum when 'bilgi_bekleniyor' then 'basvuran' else 'basvuru' end,
          t.id, application_number(t.yil, t.sira), t.department_id, null, null,
          ${day('t.gelis_tarihi')}, t.son_gun, 0, t.sorumlu_id
        from basvurular t
        where t.company_id = any(${[...scope.company_ids]}::int[]) and ${isOpen}
        union all
        select t.company_id, 'is', t.id, t.ad, t.department_id, null, null, ${day('p.bekleniyor')},
          ${day('t.son_an')}, 0, null
        from portfoy_planlari p
        join sureler t on t.company_id = p.company_id and t.id = p.sure_id and t.kapanis is null
        where p.company_id = any(${[...scope.company_ids]}::int[]) and p.bekleniyor is not null
      )
      select w.company_id, w.tur, w.id, w.ad, w.department_id, d.department_name,
        w.kisiler[1:${sql.lit(NAMED)}] as kisiler, coalesce(w.sayi, cardinality(w.kisiler), 0) as sayi,
        w.istendi::text as istendi, w.son_gun::text as son_gun, w.ulasmayan, w.sorumlu_id
      from missing w
      left join departments d on d.company_id = w.company_id and d.department_id = w.department_id
      order by coalesce(w.son_gun, w.istendi), w.company_id, w.tur, w.id`;

/** The day of an instant in Turkey. */
const day = (instant: string) => sql`(${sql.raw(instant)} at time zone 'Europe/Istanbul')::date`;
