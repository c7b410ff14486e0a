import {
  clockQuestions,
  COMPANY_KINDS,
  type ClockQuestion,
  type DutyFacts,
} from '@emanet/contract/clocks/questions';
import type { ClockKind } from '@emanet/contract/clocks/kinds';
import { OWN_PROOFS } from '@emanet/contract/clocks/own-proofs';
import { AUTOMATIC } from '@emanet/contract/shared/actor-types';
import {
  arisesByBalance,
  asksForBalance,
  dutyOf,
  type DutyAnswers,
} from '@emanet/contract/filings/duty';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';

type Row = DutyAnswers &
  Readonly<{
    company_id: number;
    registered: boolean;
    kinds: readonly ClockKind[];
    arose: string | null;
  }>;

/** Known facts about the duties of a company as a whole. */
export type CompanyFacts = DutyFacts &
  Readonly<{ company_id: number; arose: string | null; bilancodan: string | null }>;

/** Facts of these companies on a day, in one query. Clocks whose duty ceased do not count. */
export async function selectFacts(
  tx: Tx,
  company_ids: readonly number[],
  today: string,
): Promise<CompanyFacts[]> {
  const found = await rowsOf<Row>(tx)`
    select c.company_id, c.calisan_sayisi, c.bilanco_toplami::float8 as bilanco_toplami, c.yerlesim,
      t.ana_faaliyet_ozel, t.bilanco_yok, t.bilanco_yili, t.istisna,
      (c.verbis_kayit_no is not null and c.verbis_silme_tarihi is null)
        or exists (select from verbis_beyanlari b where b.company_id = c.company_id
          and (c.verbis_silme_tarihi is null or b.tarih > c.verbis_silme_tarihi)) as registered,
      coalesce(own.kinds, '{}') as kinds, own.arose
    from companies c left join verbis_muafiyeti t on t.company_id = c.company_id
    left join lateral (
      select array_agg(distinct s.tur) as kinds,
        (max(s.baslangic) filter (where s.tur = 'verbis_ilk_kayit')
          at time zone 'Europe/Istanbul')::date::text as arose
      from sureler s where s.company_id = c.company_id and s.tur = any(${[...COMPANY_KINDS]}::text[])
        -- A registration that was deleted since is to be made anew.
        and (s.tur <> 'verbis_ilk_kayit' or s.kapanis is null or c.verbis_silme_tarihi is null
          or (s.kapanis at time zone 'Europe/Istanbul')::date > c.verbis_silme_tarihi)
        and (s.kapatan is distinct from ${AUTOMATIC}
          or s.kapanis_kaniti is distinct from ${OWN_PROOFS.yukumluluk_kalkti.tr})) own on true
    where c.company_id = any(${[...company_ids]}::int[])`;
  return found.map(({ company_id, registered, kinds, arose, ...answers }) => ({
    ...{ company_id, registered, kinds, arose },
    duty: dutyOf(answers, today),
    bilanco_sorulur: asksForBalance(answers, today),
    bilancodan: arisesByBalance(answers, today),
  }));
}

/** Questions to companies about clocks that they may need and never started. */
export async function questionsOf(
  tx: Tx,
  company_ids: readonly number[],
  today: string,
): Promise<Map<number, ClockQuestion[]>> {
  const facts = await selectFacts(tx, company_ids, today);
  return new Map(facts.map((one) => [one.company_id, clockQuestions(one)]));
}

/** The same of one company. */
export const questionsIn = async (tx: Tx, { company_id }: CompanyScope, today: string) =>
  (await questionsOf(tx, [company_id], today)).get(company_id) ?? [];
