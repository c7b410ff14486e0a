import type { Column } from './catalog.ts';
import { COLUMN_TYPES, FILLED, TYPES_BY_NAME } from './columns.ts';

const HEAD = `// Written by "npm run schema" out of the migrated database. What a JSON column or a text without a
// check holds is named in columns.ts.`;

/** Types of columns as the pools read them, see platform/postgres/values.ts. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
};

const namedType = ({ table, name }: Column) =>
  COLUMN_TYPES[`${table}.${name}`] ?? TYPES_BY_NAME[name];

function valueType(column: Column): string {
  const { base, array, choices } = column;
  const named = namedType(column)?.[0];
  const one =
    named ?? choices?.map((choice) => `'${choice}'`).join(' | ') ?? TYPES[base] ?? 'string';
  return array ? `${one.includes('|') ? `(${one})` : one}[]` : one;
}

function columnType(column: Column): string {
  const { table, name, base, nullable, identity, generated } = column;
  const type = valueType(column);
  const value = nullable && type !== 'unknown' ? `${type} | null` : type;
  const always = generated || identity === 'a';
  const optional =
    column.default !== null || identity !== '' || FILLED.includes(`${table}.${name}`);
  if (base.startsWith('json')) {
    const given = nullable ? 'string | null' : 'string';
    return `ColumnType<${value}, ${given}${optional || nullable ? ' | undefined' : ''}, ${given}>`;
  }
  if (always) return `GeneratedAlways<${value}>`;
  return optional ? `Generated<${value}>` : value;
}

/** The tables of a database as types of Kysely. */
export function schemaTypes(columns: readonly Column[]): string {
  const imports = new Map<string, Set<string>>();
  for (const [type, from] of columns.flatMap((one) => [namedType(one) ?? []])) {
    if (!type || !from) continue;
    imports.set(from, (imports.get(from) ?? new Set()).add(type.replace(/\W+/g, '')));
  }
  const tables = Map.groupBy(columns, ({ table }) => table);
  return [
    HEAD,
    ...[...imports]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => `import type { ${[...names].sort().join(', ')} } from '${from}';`),
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    '',
    '/** The database as server/migrations makes it. Days and instants are ISO texts. */',
    'export type Tables = {',
    ...[...tables].flatMap(([table, own]) => [
      `  ${table}: {`,
      ...own.map((one) => `    ${one.name}: ${columnType(one)};`),
      '  };',
    ]),
    '};',
    '',
  ].join('\n');
}
