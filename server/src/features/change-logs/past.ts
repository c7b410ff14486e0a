import {
  MOST_YEARS,
  type ChangedField,
  type ChangeLine,
  type Difference,
  type PastType,
} from '@emanet/contract/change-logs';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { same } from '../../nouns/log.ts';
import { endOfDay } from '../../nouns/past.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';
import { nameOf } from '../../records/record-name.ts';
import { registers } from '../../registers.ts';
import { nounOf } from './change-logs.ts';

/** Field of a noun's name. */
const NAMES: Readonly<Record<Exclude<PastType, (typeof registers)[number]['tur']>, string>> = {
  aksiyonlar: 'aksiyon_ismi',
  dokumanlar: 'dokuman_ismi',
  tedarikci_listesi: 'tedarikci_adi',
  cerezler: 'cerez_adi',
};
const registerCalled = (type: PastType) => registers.find(({ tur }) => tur === type);

/** Months of a list's changes in Turkey, with the days of filings and confirmations. */
export const changeLine = ({ db }: Readonly<{ db: Db }>, scope: PersonScope, type: PastType) =>
  db.read(scope, async (tx): Promise<ChangeLine> => {
    const { company_id } = scope;
    const months = await rowsOf<ChangeLine['aylar'][number]>(tx)`
      select to_char(tarih at time zone 'Europe/Istanbul', 'YYYY-MM') as ay, count(*)::int as adet
      from change_logs where company_id = ${company_id} and tur = ${type}
        and tarih > now() - make_interval(years => ${MOST_YEARS})
      group by 1 order by 1`;
    const first = await firstOf<{ day: string | null }>(tx)`
      select (min(tarih) at time zone 'Europe/Istanbul')::date::text as day from (
        select tarih from change_logs where company_id = ${company_id} order by id limit 100) oldest`;
    const days = async (query: ReturnType<typeof sql>) =>
      (
        await rowsOf<{ day: string }>(tx)`select distinct day::text as day from (${query}) d
        where day is not null order by 1`
      ).map(({ day }) => day);
    return {
      ilk_gun: first?.day ?? null,
      aylar: months,
      beyanlar: await days(
        sql`select tarih as day from verbis_beyanlari where company_id = ${company_id}`,
      ),
      onaylar: await days(sql`select (tarih at time zone 'Europe/Istanbul')::date as day
        from envanter_bildirimleri where company_id = ${company_id} and onay`),
    };
  });

type Changed = Readonly<{
  record_id: number;
  was: boolean;
  is: boolean;
  names: Readonly<Record<string, unknown>> | null;
  alanlar: readonly ChangedField[];
  kimler: string[];
  son_degisiklik: string;
}>;

/**
 * Records that differ at the ends of two days, each with its changed fields and everybody who changed it
 * in between: by the log, as the lists of both days are.
 */
export async function compareDays(
  { db }: Readonly<{ db: Db }>,
  scope: PersonScope,
  type: PastType,
  { gun, ile = todayInTurkey() }: Readonly<{ gun: string; ile?: string | undefined }>,
  lang: Language,
): Promise<Difference[]> {
  if (gun >= ile || ile > todayInTurkey()) fail('INVALID_INPUT', { fields: { gun: 'choice' } });
  const register = registerCalled(type);
  const name = register?.nameField ?? NAMES[type as keyof typeof NAMES];
  const names = [name, ...(register?.writtenName ? [register.writtenName] : [])];
  const { company_id } = scope;
  const rows = await db.read(
    scope,
    (tx) => rowsOf<Changed>(tx)`
      with span as materialized (
        select l.id, l.record_id, l.islem, l.guncelleyen, l.tarih, l.alanlar from change_logs l
        where l.company_id = ${company_id} and l.tur = ${type}
          and l.tarih >= ${endOfDay(gun)}::timestamptz and l.tarih < ${endOfDay(ile)}::timestamptz
      ), records as (
        select record_id, (array_agg(islem order by id))[1] <> 'ekleme' as was,
          (array_agg(islem order by id desc))[1] <> 'silme' as is,
          array_agg(distinct guncelleyen) as kimler, max(tarih) as son_degisiklik
        from span group by record_id
      ), told as (
        select s.record_id, one ->> 'alan' as alan, (array_agg(one -> 'eski' order by s.id))[1] as eski,
          (array_agg(one -> 'yeni' order by s.id desc))[1] as yeni
        from span s cross join lateral jsonb_array_elements(s.alanlar) one group by 1, 2
      ), fields as (
        select record_id, jsonb_agg(jsonb_build_object('alan', alan, 'eski', eski, 'yeni', yeni) order by alan) as alanlar
        from told group by record_id
      )
      select r.record_id, r.was, r.is, r.kimler, r.son_degisiklik, coalesce(f.alanlar, '[]') as alanlar,
        case when t.id is not null then jsonb_build_object(${sql.join(names.flatMap((one) => [sql`${one}::text`, sql`t.${sql.ref(one)}`]))}) end as names
      from records r left join fields f using (record_id)
      left join ${sql.table(type)} t on t.company_id = ${company_id} and t.id = r.record_id
      where r.was or r.is`,
  );
  const shown = new Set(nounOf(type).fields.map((field) => field.name));
  const order = new Intl.Collator(lang, { numeric: true }).compare;
  return rows
    .map(({ was, is, names: now, alanlar, ...row }): Difference => {
      // At the later day: as the last entry left it, else as nothing has changed it since.
      const last = (one: string) => {
        const told = alanlar.find(({ alan }) => alan === one);
        const then = told ? (is ? told.yeni : told.eski) : now?.[one];
        return [one, typeof then === 'string' ? then : ''] as const;
      };
      const values = Object.fromEntries(names.map(last));
      return {
        ...row,
        ad: register ? nameOf(register, values, lang) : (values[name] ?? ''),
        durum: was ? (is ? 'degisti' : 'cikarildi') : 'eklendi',
        alanlar:
          was && is
            ? alanlar.filter((one) => shown.has(one.alan) && !same(one.eski, one.yeni))
            : [],
      };
    })
    .filter(({ durum, alanlar }) => durum !== 'degisti' || alanlar.length > 0)
    .toSorted((one, other) => order(one.ad, other.ad) || one.record_id - other.record_id);
}
