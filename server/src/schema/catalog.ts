import type pg from 'pg';

/** Tables and functions of the application: those of the job queue belong to its library. */
const OURS = "n.nspname = 'public' and n.oid = c.relnamespace";

export type Column = Readonly<{
  table: string;
  name: string;
  /** The type as SQL says it, and the name of its element's type. */
  type: string;
  base: string;
  array: boolean;
  nullable: boolean;
  default: string | null;
  /** `a`: an identity that no statement may give; `d`: one that it may. */
  identity: '' | 'a' | 'd';
  generated: boolean;
  /** Values that a check of this column alone allows. */
  choices: readonly string[] | null;
}>;

/** All columns, by table in their order. */
export async function columnsOf(client: pg.ClientBase): Promise<Column[]> {
  const { rows } = await client.query<Omit<Column, 'choices'> & { checks: string[] }>(`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) ||
        case when a.attcollation <> t.typcollation
          then ' collate ' || a.attcollation::regcollation else '' end as type,
      coalesce(e.typname, t.typname)::text as base, t.typcategory = 'A' as array,
      not a.attnotnull as nullable, pg_get_expr(d.adbin, d.adrelid) as default,
      a.attidentity::text as identity, a.attgenerated <> '' as generated,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        order by k.conname) as checks
    from pg_namespace n join pg_class c on ${OURS} and c.relkind in ('r', 'p')
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    order by c.relname collate "C", a.attnum`);
  return rows.map(({ checks, ...column }) => ({ ...column, choices: choicesIn(checks) }));
}

/** `CHECK ((durum = ANY (ARRAY['yeni'::text, 'açık'::text])))` → `yeni`, `açık`. */
function choicesIn(checks: readonly string[]): string[] | null {
  for (const check of checks) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[('.+?)\]\)\)\)$/s.exec(check)?.[1];
    if (list) return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = '']) => text);
  }
  return null;
}

type Part = Readonly<{ of: string; line: string }>;

/** Lines that a query says of each table, by table. */
export async function linesOf(
  client: pg.ClientBase,
  select: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<Part>(select);
  return new Map(
    [...Map.groupBy(rows, ({ of }) => of)].map(([of, parts]) => [of, parts.map((one) => one.line)]),
  );
}

const OF_TABLE = `from pg_namespace n join pg_class c on ${OURS} and c.relkind in ('r', 'p')`;

/** A table's parts beside its columns, each as the statement that makes it. */
export const PARTS = {
  constraints: `select c.relname as of,
      format('CONSTRAINT %I %s', k.conname, pg_get_constraintdef(k.oid)) as line
    ${OF_TABLE} join pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f', 'x')
    order by c.relname collate "C", position(k.contype in 'puxfc'), k.conname collate "C"`,
  indexes: `select c.relname as of, pg_get_indexdef(i.indexrelid) || ';' as line
    ${OF_TABLE} join pg_index i on i.indrelid = c.oid
    where not exists (select from pg_constraint k
      where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by c.relname collate "C", i.indexrelid::regclass::text collate "C"`,
  storage: `select c.relname as of,
      format('ALTER TABLE %I SET (%s);', c.relname, array_to_string(c.reloptions, ', ')) as line
    ${OF_TABLE} where c.reloptions is not null order by c.relname collate "C"`,
  statistics: `select c.relname as of,
      format('ALTER TABLE %I ALTER %I SET STATISTICS %s;', c.relname, a.attname, a.attstattarget)
        as line
    ${OF_TABLE} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attstattarget >= 0
    order by c.relname collate "C", a.attnum`,
  triggers: `select c.relname as of, pg_get_triggerdef(t.oid) || ';' as line
    ${OF_TABLE} join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
    order by c.relname collate "C", t.tgname collate "C"`,
  security: `select c.relname as of, format('ALTER TABLE %I %s ROW LEVEL SECURITY;', c.relname, how)
      as line
    ${OF_TABLE} cross join lateral (values ('ENABLE', c.relrowsecurity),
      ('FORCE', c.relforcerowsecurity)) as s(how, set) where s.set
    order by c.relname collate "C", how`,
  policies: `select c.relname as of, concat(
      format('CREATE POLICY %I ON %I', p.polname, c.relname),
      case when not p.polpermissive then ' AS RESTRICTIVE' end,
      case p.polcmd when 'r' then ' FOR SELECT' when 'a' then ' FOR INSERT'
        when 'w' then ' FOR UPDATE' when 'd' then ' FOR DELETE' end,
      ' TO ' || (select string_agg(r::regrole::text, ', ' order by r::regrole::text)
        from unnest(p.polroles) r where r <> 0),
      E'\\n  USING (' || pg_get_expr(p.polqual, p.polrelid) || ')',
      E'\\n  WITH CHECK (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')', ';') as line
    ${OF_TABLE} join pg_policy p on p.polrelid = c.oid
    order by c.relname collate "C", p.polname collate "C"`,
  grants: `select of, line from (
      select c.relname as of, format('GRANT %s ON %I TO %s;', string_agg(
        g.privilege_type, ', ' order by g.privilege_type), c.relname,
        case g.grantee when 0 then 'public' else g.grantee::regrole::text end) as line
      ${OF_TABLE} cross join aclexplode(c.relacl) g where g.grantee <> c.relowner
      group by c.relname, g.grantee
      union all
      select c.relname, format('GRANT %s ON %I TO %s;', string_agg(
        g.privilege_type || ' (' || g.columns || ')', ', ' order by g.privilege_type), c.relname,
        g.grantee::regrole)
      ${OF_TABLE} cross join lateral (
        select grantee, privilege_type, string_agg(quote_ident(a.attname), ', ' order by a.attnum)
          as columns
        from pg_attribute a cross join aclexplode(a.attacl) where a.attrelid = c.oid
        group by grantee, privilege_type) g
      group by c.relname, g.grantee) granted
    order by of collate "C", line collate "C"`,
} as const;

/** Objects of no table, each as the statement that makes it. */
export const WITHOUT_TABLE = [
  `select concat('CREATE ROLE ', rolname, case when rolcanlogin then ' LOGIN' end,
      case when rolbypassrls then ' BYPASSRLS' end, ';',
      (select string_agg(format(E'\\nALTER ROLE %s SET %s;', rolname, one), '') from unnest(
        (select setconfig from pg_db_role_setting where setrole = r.oid and setdatabase = 0)) one))
      as line
    from pg_roles r where rolname ~ '^emanet_[a-z]+$' order by rolname collate "C"`,
  `select format('GRANT %s TO %s;', g.rolname, m.rolname) as line
    from pg_auth_members a join pg_roles g on g.oid = a.roleid join pg_roles m on m.oid = a.member
    where g.rolname ~ '^emanet_[a-z]+$' and m.rolname ~ '^emanet_[a-z]+$'
    order by g.rolname collate "C", m.rolname collate "C"`,
  `select format('GRANT %s ON SCHEMA %I TO %s;', string_agg(
      g.privilege_type, ', ' order by g.privilege_type), n.nspname,
      case g.grantee when 0 then 'public' else g.grantee::regrole::text end) as line
    from pg_namespace n cross join aclexplode(n.nspacl) g
    where n.nspname in ('public', 'graphile_worker') and g.grantee <> n.nspowner
    group by n.nspname, g.grantee order by n.nspname, g.grantee::regrole::text`,
  `select format('CREATE COLLATION %I (provider = icu, locale = %L, deterministic = %s);',
      collname, colllocale, collisdeterministic) as line
    from pg_collation where collnamespace = 'public'::regnamespace order by collname collate "C"`,
  `select format('CREATE SEQUENCE %I AS %s START %s;', c.relname, s.seqtypid::regtype, s.seqstart)
      || coalesce((select string_agg(format(E'\\nGRANT %s ON SEQUENCE %I TO %s;',
        g.privilege_type, c.relname, g.grantee::regrole), '' order by g.grantee::regrole::text,
        g.privilege_type) from aclexplode(c.relacl) g where g.grantee <> c.relowner), '') as line
    from pg_class c join pg_sequence s on s.seqrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and (c.relacl is not null or s.seqstart <> 1
      or not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i'))
    order by c.relname collate "C"`,
  `select pg_get_functiondef(p.oid) || ';' || coalesce((select string_agg(
      format(E'\\nGRANT EXECUTE ON FUNCTION %s TO %s;', p.oid::regprocedure,
        case g.grantee when 0 then 'public' else g.grantee::regrole::text end), ''
        order by g.grantee::regrole::text)
      from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
      where g.grantee <> p.proowner), '') as line
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.oid::regprocedure::text collate "C"`,
] as const;
