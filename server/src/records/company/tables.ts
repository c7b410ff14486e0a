import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';

/** Tables that name companies and outlive them. */
export const OUTLIVING: readonly string[] = ['sirket_silmeleri'];

/**
 * Sealed texts, as `table.column`, that digests of evidence include: without them no row could be proved
 * from an archive. They stay sealed, and open with the company's key alone.
 */
const PROVING: readonly string[] = ['basvurular.kimlik'];

/** A table whose rows belong to a company: all have its number in `company_id`. */
export type CompanyTable = Readonly<{
  name: string;
  /** Columns that people may take along; bytes are sealed texts and digests of tokens. */
  columns: readonly string[];
  sealed: readonly string[];
  /** Tables of the list whose rows must go before those of this one. */
  before: readonly string[];
  /** Rows of it refer to others of it. */
  nested: boolean;
  /** The role of all companies may remove rows itself. */
  removable: boolean;
}>;

/**
 * Every table that belongs to companies, as the database itself has them: a new one is part of the
 * archive and of the erasure by being there.
 */
export const companyTables = (db: Queries): Promise<CompanyTable[]> =>
  rowsOf<CompanyTable>(db)`
    with led as (
      select c.oid, c.relname from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition
        and c.relnamespace = 'public'::regnamespace and c.relname <> all (${OUTLIVING}::text[])
    ), holds as (
      select f.confrelid as held, r.oid, r.relname from pg_constraint f join led r on r.oid = f.conrelid
      where f.contype = 'f' and f.confdeltype in ('a', 'r')
    )
    select l.relname::text as name,
      array(select attname::text from pg_attribute where attrelid = l.oid and attnum > 0
        and not attisdropped and (atttypid <> 'bytea'::regtype
          or l.relname || '.' || attname = any (${PROVING}::text[])) order by attnum) as columns,
      array(select attname::text from pg_attribute where attrelid = l.oid and attnum > 0
        and not attisdropped and atttypid = 'bytea'::regtype
        and l.relname || '.' || attname <> all (${PROVING}::text[]) order by attnum) as sealed,
      array(select distinct h.relname::text from holds h where h.held = l.oid and h.oid <> l.oid) as before,
      exists (select from pg_constraint f where f.conrelid = l.oid and f.confrelid = l.oid) as nested,
      has_table_privilege(l.oid, 'DELETE') as removable
    from led l order by l.relname`;

/** The tables in an order in which their rows can go; the company itself is the last. */
export function inOrderOfErasure(tables: readonly CompanyTable[]): CompanyTable[] {
  // A company names its logo, which is let go of first.
  const holds = (one: CompanyTable, other: CompanyTable) =>
    one.before.includes(other.name) && other.name !== 'companies';
  const ordered: CompanyTable[] = [];
  let left = tables.filter(({ name }) => name !== 'companies');
  while (left.length > 0) {
    const free = left.filter((one) => !left.some((other) => holds(one, other)));
    if (free.length === 0)
      throw new Error(`Tables refer to each other: ${left.map(({ name }) => name).join(', ')}.`);
    ordered.push(...free);
    left = left.filter((one) => !free.includes(one));
  }
  return [...ordered, ...tables.filter(({ name }) => name === 'companies')];
}
