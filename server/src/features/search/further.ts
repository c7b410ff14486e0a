import { SHOWN_OF_A_KIND, type FoundGroup, type FurtherFound } from '@emanet/contract/search';
import type { Ability } from '@emanet/contract/shared/roles';
import { compareTurkish, searchable } from '@emanet/contract/shared/turkish';
import { kindOf, TEXT_KIND_CODES } from '@emanet/contract/texts/kinds';
import { sql } from 'kysely';
import { abilitiesOfActor, type Actor } from '../../platform/access/actor.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/db.ts';
import type { Condition } from '../../records/queries.ts';
import { nearPattern, rankOf, type Wanted } from './words.ts';

type Row = Readonly<{
  id: number;
  ad: string;
  ek: string | null;
  numara: string | null;
  department_name: string | null;
}>;

type Further = Readonly<{
  tur: FurtherFound;
  read: Ability;
  rows: (companies: readonly number[], actor: Actor) => Condition;
  /** It belongs to several departments: the database itself leaves out those of others. */
  ofSeveral?: true;
  /** It cannot be searched across companies: its read needs the setting of one company. */
  ofOneCompany?: true;
}>;

/** Kinds of texts by code, in both languages: people search a notice by its kind. */
const TEXT_NAMES = JSON.stringify(
  Object.fromEntries(
    TEXT_KIND_CODES.map((code) => [code, Object.values(kindOf(code).name).join(' ')]),
  ),
);

const DEPARTMENT = sql`(select d.department_name from departments d
  where d.company_id = t.company_id and d.department_id = t.department_id)`;

/** A number as printed and as people shorten it: 2026/005 and 2026/5. */
const numbers = (printed: Condition) => sql`${printed} || ' ' || t.yil || '/' || t.sira`;

const BREACH_NUMBER = sql`case when t.tatbikat then 'T' else '' end || t.yil || '/'
  || lpad(t.sira::text, greatest(2, length(t.sira::text)), '0')`;

/** Nouns with few rows, whose names are folded during the search. */
const FURTHER: readonly Further[] = [
  {
    tur: 'metinler',
    read: 'texts.read',
    ofSeveral: true,
    rows: (companies, actor) => sql`
      select t.company_id, t.id, t.ad, a.tedarikci_adi as ek,
        concat_ws(' ', ${TEXT_NAMES}::jsonb ->> t.tur, t.kisa_ad) as numara, null::text as department_name
      from metinler t left join veri_aktarim a
        on a.company_id = t.company_id and a.id = (t.kapsam ->> 'aktarim')::integer
      where t.company_id = any(${companies}::int[]) and t.guncel
        and (t.yayindaki is not null or ${abilitiesOfActor(actor).includes('texts.write')})`,
  },
  {
    tur: 'aksiyonlar',
    read: 'actions.read',
    rows: (companies) => sql`
      select t.company_id, t.id, t.aksiyon_ismi as ad, t.sorumlu as ek, null::text as numara,
        ${DEPARTMENT} as department_name
      from aksiyonlar t where t.company_id = any(${companies}::int[]) and t.guncel`,
  },
  {
    tur: 'basvurular',
    read: 'applications.read',
    rows: (companies) => sql`
      select t.company_id, t.id, t.ad_soyad as ad, application_number(t.yil, t.sira) as ek,
        ${numbers(sql`application_number(t.yil, t.sira)`)} as numara,
        ${DEPARTMENT} as department_name
      from basvurular t where t.company_id = any(${companies}::int[])`,
  },
  {
    tur: 'veri_ihlalleri',
    read: 'breaches.read',
    rows: (companies) => sql`
      select t.company_id, t.id, t.baslik as ad, ${BREACH_NUMBER} as ek,
        ${numbers(BREACH_NUMBER)} as numara,
        ${DEPARTMENT} as department_name
      from veri_ihlalleri t where t.company_id = any(${companies}::int[])`,
  },
  {
    // Clocks of a record are found by the record, closed ones in their list.
    tur: 'sureler',
    read: 'clocks.read',
    rows: (companies) => sql`
      select t.company_id, t.id, t.ad, r.madde as ek, null::text as numara, null::text as department_name
      from sureler t join sure_kurallari r on r.tur = t.tur and r.surum = t.kural_surumu
      where t.company_id = any(${companies}::int[]) and t.kayit_id is null and t.kapanis is null`,
  },
  {
    tur: 'kisiler',
    ofOneCompany: true,
    read: 'organization.read',
    rows: (companies) => sql`
      select m.user_id as id, m.fullname as ad, m.email as ek, null::text as numara,
        string_agg(d.department_name, ', ' order by d.department_name) as department_name
      from company_members() m
      join departments d on d.company_id = any(${companies}::int[]) and d.department_id = m.department_id
      where m.role = 'temsilci' group by m.user_id, m.fullname, m.email`,
  },
];

/** Most rows that are ranked together. */
const RANKED = 100;

const LINES = sql`search_text(concat_ws(E'\n', numara, ad, ek, department_name))`;

/** A row has every word in one of its lines. */
const holdsAll = ({ words }: Wanted, near = false): Condition =>
  sql.join(
    words.map((word) =>
      near ? sql`${LINES} ~ ${nearPattern(word)}` : sql`position(${word} in ${LINES}) > 0`,
    ),
    sql` and `,
  );

/** The same rows of several companies, the newest first, for a person who sees all of each. */
export function furtherAcross(
  actor: Actor,
  companies: readonly number[],
  wanted: Wanted,
  limit: number,
): Readonly<{ tur: FurtherFound; rows: Condition }>[] {
  const abilities = abilitiesOfActor(actor);
  return FURTHER.filter(({ read, ofOneCompany }) => !ofOneCompany && abilities.includes(read)).map(
    ({ tur, rows }) => ({
      tur,
      rows: sql`select company_id, id, ad, ek, numara from (${rows(companies, actor)}) row
        where ${holdsAll(wanted)} order by id desc limit ${limit}`,
    }),
  );
}

/** The best texts, actions, applications, breaches, clocks and representatives of the caller. */
export async function findFurther(
  db: Db,
  asking: CompanyScope,
  wanted: Wanted,
  near: boolean,
): Promise<FoundGroup[]> {
  const abilities = abilitiesOfActor(asking.actor);
  const groups = await Promise.all(
    FURTHER.filter(({ read }) => abilities.includes(read)).map(
      async ({ tur, read, rows, ofSeveral }) => {
        const scope = scopeWith(asking, read);
        const inside =
          scope.departments === 'all' || ofSeveral
            ? sql`true`
            : sql`department_name in (select department_name from departments
              where department_id = any(${[...scope.departments]}::int[]))`;
        const found = await db.read(scope, (tx) =>
          sql<Row>`select * from (${rows([scope.company_id], scope.actor)}) row
          where ${inside} and ${holdsAll(wanted, near)}
          order by id desc limit ${RANKED}`.execute(tx),
        );
        return groupOf(tur, found.rows, wanted, near);
      },
    ),
  );
  return groups.filter(({ kayitlar }) => kayitlar.length > 0);
}

function groupOf(
  tur: FurtherFound,
  rows: readonly Row[],
  wanted: Wanted,
  near: boolean,
): FoundGroup {
  const named = (text: string | null) =>
    text === null ? [] : [{ shown: text, folded: searchable(text) }];
  const best = rows
    .map((row) => ({ row, rank: rankOf(wanted, [...named(row.ad), ...named(row.numara)]) }))
    .toSorted((a, b) => a.rank - b.rank || compareTurkish(a.row.ad, b.row.ad));
  return {
    tur,
    kayitlar: best.slice(0, SHOWN_OF_A_KIND).map(({ row: { id, ad, ek, department_name } }) => ({
      id,
      ad,
      ek,
      department_name,
      ozel_nitelikli: false,
      yurt_disi: false,
    })),
    dahasi: !near && best.length > SHOWN_OF_A_KIND,
    ...(near && { yakin: true as const }),
  };
}
