import type { ColumnType } from '@emanet/contract/records/kinds/kind';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from './app.ts';
import { registers } from '../src/registers.ts';

const app = await appOfFile();

/** Columns that every register has beside its fields. */
const KEPT_BY_SERVER = [
  'id',
  'company_id',
  'guncelleyen',
  'surum',
  'olusturma_tarihi',
  'guncellenme_tarihi',
];

/** Columns that follow from the fields: health, the search's folded names and the order of lists. */
const DERIVED =
  /^(arama(_ek)?|sira|hukum|onay_surumu|onay_tarihi|risk|eksiksizlik|uyarilar|ozel_nitelikli|saglik_.*)$/;

const typeOf = (name: string, type: string): string =>
  type === 'ARRAY' ? `${name.slice(1).replace('int4', 'integer')}[]` : type;

it.each(registers)(
  '$table has a column for each field, and a field for each column',
  async (one) => {
    const { rows } = await sql<{ name: string; type: string; udt: string }>`
    select column_name as name, data_type as type, udt_name as udt
    from information_schema.columns where table_name = ${one.table}`.execute(app.db.system);
    const columns = new Map(rows.map(({ name, type, udt }) => [name, typeOf(udt, type)]));
    const wanted = new Map<string, ColumnType>(
      one.fields.map((field) => [field.name, kindOf(field).column]),
    );

    const withoutColumn = [...wanted].filter(([name, type]) => columns.get(name) !== type);
    expect(withoutColumn, 'fields without a column of their type; write a migration').toEqual([]);
    const withoutField = [...columns.keys()].filter(
      (name) => !wanted.has(name) && !KEPT_BY_SERVER.includes(name) && !DERIVED.test(name),
    );
    expect(withoutField, 'columns without a field').toEqual([]);
  },
);
