import {
  isNounType,
  type AcrossType,
  type NounType,
} from '@emanet/contract/portfolio/across-types';
import { NOUNS_ACROSS } from '@emanet/contract/portfolio/nouns';
import {
  ACROSS_PAGE,
  isFilteredAcross,
  type FiltersAcross,
} from '@emanet/contract/portfolio/records';
import {
  ABROAD_FIELDS,
  EMPTY_CHOICE,
  type Field,
  type Values,
} from '@emanet/contract/records/fields';
import { bandsOf, limitsOf } from '@emanet/contract/records/kinds/bands';
import { DAY_BANDS, daysOfBand } from '@emanet/contract/records/kinds/day-bands';
import { CONFIRMATIONS } from '@emanet/contract/records/verdict';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { searchable } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { withOwners } from '../../nouns/owners.ts';
import { holdsWords } from '../../nouns/words.ts';
import { abilitiesOfActor, companyNameIn } from '../../platform/access/actor.ts';
import { scopeAcross, type AcrossScope, type PersonScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { codesCalled } from '../../records/kinds/choice.ts';
import { kindOf } from '../../records/kinds/kinds.ts';
import { pageAcross } from '../../records/list.ts';
import { nounPageAcross } from '../../records/noun/across.ts';
import type { Condition } from '../../records/queries.ts';
import type { Register } from '../../records/register.ts';
import { registerOf } from '../../registers.ts';
import { listedNouns } from './nouns.ts';

export type Narrowing = Readonly<{
  q?: string | undefined;
  filtre?: FiltersAcross | undefined;
  sort?: string | undefined;
  /** The ticked rows alone. */
  ids?: readonly number[] | undefined;
}>;
type Page = Readonly<{ sort?: string | undefined; cursor?: string | undefined; limit: number }>;

/** The clients that the caller may read, and the conditions of a list over them. */
export function narrowed(
  { actor }: PersonScope,
  tur: AcrossType,
  { q, filtre, ids }: Narrowing,
): Readonly<{ scope: AcrossScope; conditions: Condition[] }> {
  const whole = scopeAcross(actor, 'portfolio.read');
  const read = isNounType(tur) ? NOUNS_ACROSS[tur].read : registerOf(tur).read;
  if (!abilitiesOfActor(actor).includes(read)) fail('FORBIDDEN');
  const wanted = filtre?.musteriler ?? [];
  const scope =
    wanted.length > 0
      ? { ...whole, company_ids: whole.company_ids.filter((one) => wanted.includes(one)) }
      : whole;
  const these = ids ? [sql`t.id = any(${[...ids]}::int[])`] : [];
  if (isNounType(tur)) {
    const { fields } = listedNouns[tur];
    const found = q === undefined ? [] : [holding(fields, scope, q)];
    return { scope, conditions: [...these, ...found, ...filteredNoun(fields, filtre)] };
  }
  const register = registerOf(tur);
  const found = q === undefined ? [] : [named(register, scope, q)];
  return { scope, conditions: [...these, ...found, ...filtered(register, filtre)] };
}

/** A page of a register or another noun over all clients that the caller may read, as JSON. */
export async function listRecords(
  { db }: Services,
  caller: PersonScope,
  tur: AcrossType,
  { q, filtre, ...page }: Narrowing & Omit<Page, 'limit'>,
): Promise<string> {
  const { scope, conditions } = narrowed(caller, tur, { q, filtre });
  const asked = { ...page, limit: ACROSS_PAGE };
  if (isNounType(tur)) return JSON.stringify(await nounPage(db, scope, tur, conditions, asked));
  return pageAcross(db, registerOf(tur), scope, conditions, {
    ...asked,
    isSearched: q !== undefined,
  });
}

/** A page of a noun's rows; an open action has its owner, too. */
export const nounPage = (
  db: Services['db'],
  scope: AcrossScope,
  tur: NounType,
  conditions: readonly Condition[],
  page: Page,
) =>
  db.readAcross(scope, async (tx) => {
    const { data, ...rest } = await nounPageAcross(tx, listedNouns[tur], scope, conditions, page);
    if (tur !== 'aksiyonlar') return { data, ...rest };
    const owned = data.map((row) => ({ ...row, sorumlu_id: Number(row.sorumlu_id) || null }));
    const isOpen = (row: Values) => row.durum === false;
    return { data: await withOwners(tx, todayInTurkey(), owned, isOpen), ...rest };
  });

/** Names of the clients by number, as a search compares them. */
const namesOf = ({ actor, company_ids }: AcrossScope) =>
  company_ids.map((one) => [one, searchable(companyNameIn(actor, one))] as const);

const clientsCalled = (names: ReturnType<typeof namesOf>, word: string): Condition[] => {
  const clients = names.flatMap(([one, name]) => (name.includes(word) ? one : []));
  return clients.length > 0 ? [sql`t.company_id = any(${clients}::int[])`] : [];
};

/** Rows that hold every word in a text of theirs, or in the client's name. */
function holding(fields: readonly Field[], scope: AcrossScope, q: string): Condition {
  const names = namesOf(scope);
  const texts = fields.flatMap((field) => kindOf(field).searched?.(field) ?? []);
  return holdsWords(sql`searchable(concat_ws(E'\n', ${sql.join(texts)}))`, q, (word) =>
    clientsCalled(names, word),
  );
}

/**
 * Rows with every word in a stored name, in the choice that is the name, or in the client's name. A
 * question of its own, which the index of the search answers without the rows.
 */
function named(register: Register, scope: AcrossScope, q: string): Condition {
  const names = namesOf(scope);
  const field = register.fields.find(({ name }) => name === register.nameField);
  const found = holdsWords(sql`t.arama`, q, (word) => {
    const codes = field ? codesCalled(field, word) : [];
    return [
      ...(register.secondName ? [sql`strpos(t.arama_ek, ${word}::text) > 0`] : []),
      ...clientsCalled(names, word),
      ...(codes.length > 0 ? [oneOf(register.nameField, codes)] : []),
    ];
  });
  return sql`t.id = any(array(select t.id from ${sql.table(register.table)} t
    where t.company_id = any(${[...scope.company_ids]}::int[]) and ${found}))`;
}

const oneOf = (name: string, values: readonly string[]): Condition =>
  sql`${sql.ref(`t.${name}`)} = any(${[...values]}::text[])`;

const MARKS = {
  special: () => sql`t.ozel_nitelikli`,
  abroad: ({ fields }: Register) => {
    const said = fields.filter(({ name }) => ABROAD_FIELDS.includes(name));
    return said.length > 0
      ? sql.join(
          said.map(({ name }) => sql.ref(`t.${name}`)),
          sql` or `,
        )
      : sql`false`;
  },
  incomplete: () => sql`t.eksiksizlik < 100`,
  warned: () => sql`jsonb_array_length(t.uyarilar) > 0`,
};

/** An empty column is no match, and so passes where the choices of the filter are excluded. */
const turned = ({ degil }: FiltersAcross, name: string, condition: Condition): Condition =>
  degil.includes(name) ? sql`(${condition}) is not true` : sql`(${condition})`;

/** Conditions of the filters; a field of another register or kind is refused. */
export function filtered(register: Register, filters: FiltersAcross | undefined): Condition[] {
  if (!filters) return [];
  const scales = (['hukum', 'risk'] as const).filter((name) => filters[name].length > 0);
  return [
    ...scales.map((name) => turned(filters, name, oneOf(name, filters[name]))),
    ...filters.isaretler.map((mark) => sql`(${MARKS[mark](register)})`),
    ...ofFields(register.fields, filters),
  ];
}

/** The same of a noun, which has neither verdict nor marks. */
function filteredNoun(fields: readonly Field[], filters: FiltersAcross | undefined): Condition[] {
  if (!filters) return [];
  const { hukum, risk, isaretler } = filters;
  if (hukum.length + risk.length + isaretler.length > 0)
    fail('INVALID_INPUT', { fields: { filtre: 'choice' } });
  return ofFields(fields, filters);
}

const ofFields = (fields: readonly Field[], filters: FiltersAcross): Condition[] =>
  Object.entries(filters.alanlar).map(([name, codes]) => {
    const field = fields.find((one) => one.name === name);
    if (!field || !isFilteredAcross(field))
      return fail('INVALID_INPUT', { fields: { filtre: 'choice' } });
    return turned(filters, name, chosen(field, codes));
  });

const CONFIRMED = {
  onayli: sql`t.onay_surumu = t.surum`,
  degisti: sql`(t.onay_surumu <> t.surum or t.onay_surumu is null and t.durum)`,
  onaysiz: sql`(t.onay_surumu is null and t.durum is not true)`,
};

function chosen(field: Field, codes: readonly string[]): Condition {
  const { name, control } = field;
  if (control === 'confirmation') {
    const states = CONFIRMATIONS.filter((one) => codes.includes(one)).map((one) => CONFIRMED[one]);
    return states.length > 0 ? sql`(${sql.join(states, sql` or `)})` : sql`false`;
  }
  const column = sql.ref(`t.${name}`);
  const many = control === 'multiselect';
  const matches = inBands(field, codes) ?? matching(field, codes);
  if (!codes.includes(EMPTY_CHOICE)) return matches;
  return sql`(${many ? sql`cardinality(${column}) = 0` : sql`coalesce(${column}::text, '') = ''`} or ${matches})`;
}

const matching = ({ name, control }: Field, codes: readonly string[]): Condition => {
  const column = sql.ref(`t.${name}`);
  if (control === 'multiselect') return sql`${column} && ${[...codes]}::text[]`;
  return control === 'word'
    ? sql`${column}::text = any(${[...codes]}::text[])`
    : oneOf(name, codes);
};

/** Rows whose size or day is in one of the bands; undefined for a field that has none. */
function inBands(field: Field, codes: readonly string[]): Condition | undefined {
  const column = sql.ref(`t.${field.name}`);
  const limits = limitsOf(field);
  if (!limits && field.control !== 'date') return undefined;
  const today = todayInTurkey();
  const found = limits
    ? codes.flatMap((code) => {
        const { sql: size } = kindOf(field).sortKey(field);
        const band = bandsOf(limits).get(code);
        // An empty field, which sorts before all others, is in no band.
        return band
          ? [sql`(${size} >= ${band.from} ${band.to ? sql`and ${size} < ${band.to}` : sql``})`]
          : [];
      })
    : DAY_BANDS.filter((one) => codes.includes(one)).map((one) => {
        const { from, to } = daysOfBand(one, today);
        const day = sql`${column}::date`;
        return sql`(${day} >= ${from}::date ${to ? sql`and ${day} < ${to}::date` : sql``})`;
      });
  return found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`;
}
