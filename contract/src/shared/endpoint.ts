import { z } from 'zod';
import { SHEET_FORMATS } from '../records/sheet-file.ts';
import type { FileKind } from './file-kinds.ts';
import { id, language } from './primitives.ts';
import type { Permission } from './roles.ts';

/**
 * The file of a form: its field and its purpose. Instead of bytes the field may hold the id of a finished
 * resumable upload; the link of a present file, or an empty value, is ignored.
 */
export type FileField = Readonly<{
  field: string;
  kind: FileKind;
  required: boolean;
  /** Most files in the request; one by default. */
  most?: number;
  /** A second input of the form, whose files count among them. */
  also?: string;
}>;

/**
 * Most minutes since the caller's sign-in: an open browser or a stolen session must not be enough. `above`: only
 * for more rows than this, of the body's list `ids` or of a whole list that the handler reads. `part`: only
 * for the part of a bulk act that names this query parameter.
 */
export type Fresh = Readonly<{ minutes: number; above?: number; part?: string }>;

/**
 * Acts on keys and sessions require a sign-in of the last 15 minutes, daily work one of the last hour: people
 * who must sign in every 15 minutes type codes without reading the reason.
 */
export const FRESH = {
  act: { minutes: 15 },
  daily: { minutes: 60 },
  rows: { minutes: 60, above: 1000 },
} as const satisfies Record<string, Fresh>;

/** Endpoint of a form on a public page that works without a script. */
export const PUBLIC_FORM = { method: 'POST', permission: 'public', takes: 'urlencoded' } as const;

/**
 * One call of the API: the server registers it, the web client is made from it, OpenAPI lists it. `path`:
 * parameters as `:name`. `answers`: body on success, `status`: its code. `once`: honours `Idempotency-Key`.
 * `raw`: the answer is not JSON. `sheet`: it is a workbook, or CSV where its input names a `bicim`. `takes`: its body: JSON, a form with a file (or JSON without one), a plain HTML
 * form (or JSON), or the bytes of an .xlsx. `file`: the form's file. `heavy`: reads or writes many records or
 * makes a file, so that one person may run few at a time. `fresh`: requires a recent sign-in. `counts`: the
 * list of its body with the number of records; with many it is heavy as well. `asOf`: `?tarih=` may ask
 * for the state at the end of a day.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = Readonly<{
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: `/api/${string}`;
  permission: Permission;
  params: Params;
  query: Query;
  body: Body;
  answers: Answer;
  status: 200 | 201;
  once: boolean;
  raw: boolean;
  sheet: boolean;
  takes: 'json' | 'multipart' | 'urlencoded' | 'sheet';
  file: FileField | undefined;
  heavy: boolean;
  fresh: Fresh | undefined;
  counts: string | undefined;
  asOf: boolean;
}>;

/** The file as which a list is exported. */
export const sheetFormat = z.enum(SHEET_FORMATS).default('xlsx');

/** Answers with a workbook. */
export const asSheet = { raw: true, heavy: true, sheet: true } as const;

/** Sheet of the rows that a list shows, in their order. */
export const rowsAsSheet = {
  ...asSheet,
  method: 'POST',
  fresh: FRESH.rows,
  body: z.strictObject({
    ids: z.array(id).max(20_000),
    lang: language.default('tr'),
    bicim: sheetFormat,
  }),
} as const;

const none = z.strictObject({});
type None = typeof none;

/** Declares an endpoint. A part that is left out accepts no values; a raw answer may have any form. */
export function endpoint<
  Answer extends z.ZodType = z.ZodUnknown,
  Params extends z.ZodType = None,
  Query extends z.ZodType = None,
  Body extends z.ZodType = None,
>(
  parts: {
    /** Of one that is not called by its noun and its key; see `endpointsOf`. */
    name?: string;
    summary: string;
    /** GET by default. */
    method?: 'GET' | 'POST' | 'DELETE';
    path: `/api/${string}`;
    permission: Permission;
    params?: Params;
    query?: Query;
    body?: Body;
    status?: 200 | 201;
    once?: boolean;
    takes?: 'json' | 'multipart' | 'urlencoded' | 'sheet';
    file?: FileField;
    sheet?: boolean;
    heavy?: boolean;
    fresh?: Fresh;
    counts?: string;
    asOf?: boolean;
  } & ({ answers: Answer; raw?: boolean } | { answers?: Answer; raw: true }),
): Endpoint<Params, Query, Body, Answer> {
  return {
    name: '',
    method: 'GET',
    status: 200,
    once: false,
    raw: false,
    sheet: false,
    takes: parts.file ? 'multipart' : 'json',
    file: undefined,
    heavy: false,
    fresh: undefined,
    counts: undefined,
    asOf: false,
    ...parts,
    answers: parts.answers ?? (z.unknown() as z.ZodType as Answer),
    params: parts.params ?? (none as z.ZodType as Params),
    query: parts.query ?? (none as z.ZodType as Query),
    body: parts.body ?? (none as z.ZodType as Body),
  };
}

/** Endpoints of a noun: each is called by the noun and its key (`clocks.list`), unless it names itself. */
export const endpointsOf = <Group extends object>(noun: string, group: Group): Group => ({
  ...group,
  // The group's own type is kept: a constraint would be taken for the schemas that an endpoint leaves out.
  ...Object.fromEntries(
    Object.entries(group as Record<string, Endpoint>).map(([key, one]) => [
      key,
      { ...one, name: one.name || `${noun}.${key}` },
    ]),
  ),
});

/** `{"data":[…]}` with the cursor of the next page when there is one. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), next_cursor: z.string().optional() });

/** `{"data":{…}}` */
export const oneOf = <Row extends z.ZodType>(row: Row) => z.object({ data: row });

/**
 * Sentence of an act; `degismedi`: the values were stored already, so the request changed nothing; `donmeyen`:
 * fields or names that a restored row lacks, as they are gone meanwhile.
 */
const said = {
  message: z.string(),
  degismedi: z.literal(true).optional(),
  donmeyen: z.array(z.string()).optional(),
};

/** `{"message", "data":{…}}` */
export const changedOf = <Row extends z.ZodType>(row: Row) => z.object({ ...said, data: row });

export const messageOnly = z.object(said);
