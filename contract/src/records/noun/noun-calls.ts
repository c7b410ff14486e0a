import type { z } from 'zod';
import {
  changedOf,
  endpoint,
  listOf,
  messageOnly,
  oneOf,
  rowsAsSheet,
  type FileField,
} from '../../shared/endpoint.ts';
import { byId } from '../../shared/primitives.ts';
import type { Ability } from '../../shared/roles.ts';

type Noun<Row extends z.ZodType> = Readonly<{
  /** Where the addresses begin. */
  base: `/api/${string}`;
  read: Ability;
  write: Ability;
  /** A row as it is answered. */
  row: Row;
  /** Its rows can be read as they were at the end of a day. */
  asOf?: true;
}>;

/** Parts that differ by call; `permission` replaces the noun's. */
type Said = Readonly<{ summary: string; permission?: Ability; file?: FileField }>;
type With<Name extends string, Schema> = Said & Readonly<Record<Name, Schema>>;

/** Calls of a noun whose rows are listed, written, archived, deleted, brought back and exported. */
export function callsOf<Row extends z.ZodType>({ base, read, write, row, asOf }: Noun<Row>) {
  const reads = { permission: read, asOf: asOf ?? false };
  const writes = { permission: write, method: 'POST', answers: changedOf(row) } as const;
  const one = { ...writes, params: byId } as const;
  return {
    list: <Query extends z.ZodType>(said: With<'query', Query>) =>
      endpoint({ path: `${base}/list`, ...reads, answers: listOf(row), ...said }),
    single: (summary: string) =>
      endpoint({
        ...{ summary, path: `${base}/single/:id`, ...reads },
        ...{ params: byId, answers: oneOf(row) },
      }),
    add: <Body extends z.ZodType>(said: With<'body', Body>) =>
      endpoint({ ...writes, path: `${base}/add`, status: 201, once: true, ...said }),
    update: <Body extends z.ZodType>(said: With<'body', Body>) =>
      endpoint({ ...one, path: `${base}/update/:id`, ...said }),
    archive: <Body extends z.ZodType>(said: With<'body', Body>) =>
      endpoint({ ...one, path: `${base}/update-arsiv/:id`, ...said }),
    delete: (summary: string) =>
      endpoint({
        ...{ ...one, method: 'DELETE', answers: messageOnly },
        ...{ summary, path: `${base}/delete/:id` },
      }),
    restore: (summary: string) => endpoint({ ...one, summary, path: `${base}/restore/:id` }),
    export: (summary: string) =>
      endpoint({ ...rowsAsSheet, summary, path: `${base}/export`, ...reads }),
  };
}
