import { KEPT_BY } from '@emanet/contract/board/cited';
import { mayJudge, rulesOn, type BoardEntry } from '@emanet/contract/board/decisions';
import {
  CONCERNS,
  NAMED_RECORDS,
  type ClientOfLaw,
  type Concern,
  type LawFilter,
} from '@emanet/contract/portfolio/law';
import { EMPTY_CHOICE, type Values } from '@emanet/contract/records/fields';
import { REGISTERS, type RegisterType } from '@emanet/contract/records/registers';
import { RULES } from '@emanet/contract/records/rules/all-rules';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { rowsOf } from '../../../platform/rows.ts';
import type { Condition } from '../../../records/queries.ts';
import { nameOf } from '../../../records/record-name.ts';
import { registerOf } from '../../../registers.ts';
import { runsAt } from '../../clocks/clocks.ts';
import { filtered } from '../records.ts';

type Found = Readonly<{
  company_id: number;
  tur: ClientOfLaw['kayitlar'][number]['tur'];
  id: number;
  department_id: number | null;
  ad: string;
}>;

/** State of a client, with the department that has most of the records. */
export type Concerned = Omit<ClientOfLaw, 'acildi'> & Readonly<{ department_id: number | null }>;

type Asked = Readonly<{
  company_ids: readonly number[];
  now: string;
  lang: Language;
}>;

/** Registers whose rules rest on an entry. */
const registersOn = (codes: readonly string[]): RegisterType[] =>
  REGISTERS.filter(({ noun }) => RULES[noun].some(({ kod }) => codes.includes(kod))).map(
    ({ tur }) => tur,
  );

const clocksOf = ({ id }: BoardEntry): readonly string[] => KEPT_BY[id] ?? [];
/** A clock's kind beside the codes of rules. */
const ofClock = (kind: string) => `sure ${kind}`;

/** Can the data of a client tell whether an entry concerns it? */
export const isJudged = (entry: BoardEntry): boolean =>
  mayJudge(entry) && (registersOn(rulesOn(entry)).length > 0 || clocksOf(entry).length > 0);

const within = ({ company_ids }: Asked) => sql`t.company_id = any(${[...company_ids]}::int[])`;

type Row = Values & Readonly<{ company_id: number; id: number; department_id: number }>;

/** Rows of a register under a condition, with the columns of their names. */
async function recordsOf(
  tx: Tx,
  tur: RegisterType,
  asked: Asked,
  where: Condition,
): Promise<(Found & Row)[]> {
  const register = registerOf(tur);
  const names = [register.nameField, ...(register.writtenName ? [register.writtenName] : [])];
  const rows = await rowsOf<Row>(tx)`
    select t.company_id, t.id, t.department_id, t.uyarilar,
      ${sql.join(names.map((name) => sql.ref(`t.${name}`)))}
    from ${sql.table(register.table)} t
    where ${within(asked)} and ${where} order by t.company_id, t.id`;
  return rows.map((row) => ({ ...row, tur, ad: nameOf(register, row, asked.lang) }));
}

const codesOf = ({ uyarilar }: Values): string[] =>
  Array.isArray(uyarilar) ? uyarilar.map(({ kod }: { kod: string }) => kod) : [];

/** Clients that have records of a register which were judged. */
const judgedIn = async (tx: Tx, tur: RegisterType, asked: Asked): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await rowsOf<{ company_id: number }>(tx)`
        select c.company_id from unnest(${[...asked.company_ids]}::int[]) c(company_id)
        where exists (select from ${sql.table(registerOf(tur).table)} t
          where t.company_id = c.company_id and t.uyarilar is not null)`
    ).map(({ company_id }) => company_id),
  );

/**
 * Whom entries of the decisions' data concern, by the rules and periods that rest on them: a client is
 * concerned by records with such a warning and by such periods that run. Without records of those
 * registers, and where a period was not started, it is not known.
 */
export async function concernedByBoard(
  tx: Tx,
  entries: readonly BoardEntry[],
  asked: Asked,
): Promise<ReadonlyMap<string, readonly Concerned[]>> {
  const judged = entries.filter(isJudged);
  const codes = new Set(judged.flatMap(rulesOn));
  const types = registersOn([...codes]);
  const found: (Found & Readonly<{ codes: readonly string[]; kayit?: string }>)[] = [];
  const has = new Map<RegisterType, ReadonlySet<number>>();
  for (const tur of types) {
    const rows = await recordsOf(
      tx,
      tur,
      asked,
      sql`jsonb_path_query_array(t.uyarilar, '$[*].kod') ?| ${[...codes]}::text[]`,
    );
    found.push(...rows.map((row) => ({ ...row, codes: codesOf(row) })));
    has.set(tur, await judgedIn(tx, tur, asked));
  }
  const kinds = [...new Set(judged.flatMap(clocksOf))];
  type Clock = Omit<Found, 'tur'> & Readonly<{ kind: string; kayit: string }>;
  const clocks = await rowsOf<Clock>(tx)`
    select t.company_id, t.id, t.department_id, t.ad, t.tur as kind,
      concat_ws(' ', t.company_id, t.kayit_turu, t.kayit_id) as kayit
    from sureler t
    where ${within(asked)} and t.tur = any(${kinds}::text[]) and ${runsAt(asked.now)}
    order by t.company_id, t.id`;
  found.push(
    ...clocks.map(({ kind, ...one }) => ({
      ...{ ...one, tur: 'sureler' as const, codes: [ofClock(kind)] },
    })),
  );
  return new Map(
    entries.map((entry) => {
      const own = isJudged(entry) ? [...rulesOn(entry), ...clocksOf(entry).map(ofClock)] : [];
      const by = registersOn(own);
      const looked = (company: number) =>
        by.length > 0 && by.every((tur) => has.get(tur)?.has(company) ?? false);
      const stateOf = (company: number, sayi: number): Concern =>
        sayi > 0 ? 'var' : looked(company) ? 'yok' : 'bilinmiyor';
      const rows = found.filter((one) => one.codes.some((code) => own.includes(code)));
      const named = new Set(rows.map(({ company_id, tur, id }) => `${company_id} ${tur} ${id}`));
      // The period of a record that is named already says nothing more.
      const told = rows.filter(({ kayit }) => kayit === undefined || !named.has(kayit));
      return [entry.id, statesOf(told, asked, stateOf)];
    }),
  );
}

/**
 * Whom a firm's own entry concerns: records with the choices of its filter, in clients of its sectors.
 * A client without a known sector or with an empty field that the filter asks for is not known.
 */
export async function concernedByFilter(
  tx: Tx,
  { kayit_turu, alanlar, sektorler }: LawFilter,
  asked: Asked,
): Promise<readonly Concerned[]> {
  const clients = await rowsOf<{ company_id: number; sektor: string | null }>(tx)`
    select t.company_id, t.sektor from companies t where ${within(asked)}`;
  const sectors = new Map(clients.map(({ company_id, sektor }) => [company_id, sektor]));
  const bySector = (company: number): Concern => {
    const sector = sectors.get(company);
    if (sektorler.length === 0) return 'var';
    return sector ? (sektorler.includes(sector) ? 'var' : 'yok') : 'bilinmiyor';
  };
  if (Object.keys(alanlar).length === 0) return statesOf([], asked, bySector);
  const register = registerOf(kayit_turu);
  const of = (fields: typeof alanlar) =>
    sql.join([sql`true`, ...filtered(register, { ...NO_FILTER, alanlar: fields })], sql` and `);
  const rows = await recordsOf(tx, kayit_turu, asked, of(alanlar));
  const open = Object.fromEntries(
    Object.entries(alanlar).map(([name, codes]) => [name, [...codes, EMPTY_CHOICE]]),
  );
  const maybe = new Set(
    (
      await rowsOf<{ company_id: number }>(tx)`
        select distinct t.company_id from ${sql.table(register.table)} t
        where ${within(asked)} and ${of(open)} and not (${of(alanlar)})`
    ).map(({ company_id }) => company_id),
  );
  const has = await judgedIn(tx, kayit_turu, asked);
  const byRecords = (company: number, sayi: number): Concern =>
    sayi > 0 ? 'var' : has.has(company) && !maybe.has(company) ? 'yok' : 'bilinmiyor';
  return statesOf(rows, asked, (company, sayi) => {
    const both = [bySector(company), byRecords(company, sayi)];
    return CONCERNS.toReversed().find((one) => both.includes(one)) ?? 'bilinmiyor';
  });
}

const NO_FILTER = { musteriler: [], hukum: [], risk: [], isaretler: [], degil: [] };

/** States of the clients, by their number of records; those of a client that is not concerned are not named. */
function statesOf(
  rows: readonly Found[],
  { company_ids }: Asked,
  stateOf: (company_id: number, sayi: number) => Concern,
): Concerned[] {
  const of = Map.groupBy(rows, ({ company_id }) => company_id);
  return company_ids.map((company_id) => {
    const all = of.get(company_id) ?? [];
    const durum = stateOf(company_id, all.length);
    const own = durum === 'yok' ? [] : all;
    return {
      ...{ company_id, durum, sayi: own.length, department_id: commonest(own) },
      kayitlar: own.slice(0, NAMED_RECORDS).map(({ tur, id, ad }) => ({ tur, id, ad })),
    };
  });
}

const commonest = (rows: readonly Found[]): number | null =>
  [...Map.groupBy(rows, ({ department_id }) => department_id)]
    .filter(([id]) => id !== null)
    .toSorted(
      ([a, left], [b, right]) => right.length - left.length || Number(a) - Number(b),
    )[0]?.[0] ?? null;
