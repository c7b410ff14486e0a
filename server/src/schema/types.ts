import type { Column } from './catalog.ts';

/** The type of a column and where it comes from; none where TypeScript has it. */
type Named = readonly [type: string, from?: string];

const RECORD: Named = ['Record<string, unknown>'];

/**
 * Contents of a database column where its type and its check do not say it: contents of JSON,
 * and texts with a list of the contract that a function checks.
 */
const COLUMN_TYPES: Readonly<Record<string, Named>> = {
  'basvuru_olaylari.veri': RECORD,
  'change_logs.alanlar': ['ChangedField[]', '@emanet/contract/change-logs'],
  'change_logs.islem': ['LogAction', '@emanet/contract/change-logs'],
  'change_logs.tur': ['LogNoun', '@emanet/contract/change-logs'],
  'companies.kurum_turu': ['CompanyKind', '@emanet/contract/shared/company-kinds'],
  'dosyalar.kullanim': ['FileKind', '@emanet/contract/shared/file-kinds'],
  'dosyalar.tur': ['FileType', '@emanet/contract/shared/file-kinds'],
  'egitim_davetleri.cevaplar': RECORD,
  'egitim_davetleri.izleme': RECORD,
  'egitim_sertifikalari.bolumler': ['string[]'],
  'egitim_sertifikalari.sorular': ['AskedQuestion[]', '@emanet/contract/training/rows'],
  'egitim_sertifikalari.oturum': ['SessionOfCertificate', '@emanet/contract/training/sessions'],
  'egitim_soru_setleri.sorular': ['Question[]', '@emanet/contract/training/rows'],
  'performans_gunleri.olculer': ['Tallies', '@emanet/contract/performance'],
  'yuklemeler.kullanim': ['FileKind', '@emanet/contract/shared/file-kinds'],
  'yuklemeler.tur': ['FileType', '@emanet/contract/shared/file-kinds'],
};

/** Columns without a default that a trigger fills. */
const FILLED: readonly string[] = ['change_logs.ozet', 'basvurular.sira'];

/** Columns of the same name mean the same in every table. */
const TYPES_BY_NAME: Readonly<Record<string, Named>> = {
  uyarilar: ['Warning[]', '@emanet/contract/records/warnings'],
};

const HEAD = `// Written by "npm run schema" out of the migrated database. What a JSON column or a text without a
// check holds is named in types.ts.`;

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
