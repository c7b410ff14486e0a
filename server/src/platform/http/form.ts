import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { Endpoint, FileField } from '@emanet/contract/shared/endpoint';
import type { FileKind } from '@emanet/contract/shared/file-kinds';
import type { FastifyError, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { AppError, fail } from '../errors.ts';
import { withSpaceFor } from '../files/free-space.ts';
import { discardUnnamed, mostBytes, receive, refuseLarge, settle } from '../files/receive.ts';
import type { ReceivedFile } from '../files/rows.ts';
import { scanned } from '../files/scanning/scan.ts';
import { finishedUpload } from '../files/uploads/finish.ts';
import { deleteUpload, insertUpload } from '../files/uploads/rows.ts';
import type { Services } from '../services.ts';
import type { App } from './app.ts';
import { answerFormFailure, type FailurePage } from './urlencoded.ts';

const MOST_FIELDS = 200;
const MOST_FIELD_BYTES = 256 * 1024;
/** Room for the fields of a form beside its file. */
const ROOM = 1024 * 1024;
const UPLOAD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Form = Readonly<{ fields: Record<string, unknown>; files: readonly ReceivedFile[] }>;

/**
 * A route in a separate context that accepts forms beside JSON; `withForm` reads their parts. If a form sent
 * without script fails, `page` answers.
 */
export function formRoute(app: App, route: RouteOptions, page?: FailurePage): void {
  void app.register(async (inner) => {
    await inner.register(multipart);
    inner.addHook('onSend', async ({ raw }) => dropRest(raw));
    if (page)
      inner.setErrorHandler((error: FastifyError | AppError, request, reply) =>
        answerFormFailure(page, error, request, reply),
      );
    inner.route(route);
  });
}

/**
 * Reads what is left of a refused form and drops it: its connection serves the next request only then.
 * Node does so itself unless reading has begun. The time that a body may take bounds it.
 */
function dropRest(raw: FastifyRequest['raw']): void {
  if (raw.readableEnded) return;
  raw.unpipe();
  raw.resume();
}

/** Refuses a form whose declared size is too large before it arrives. */
export function refuseLargeForm(request: FastifyRequest, { config }: Services, file: FileField) {
  const size = Number(request.headers['content-length'] ?? 0) - ROOM;
  refuseLarge(config, file.kind, size / (file.most ?? 1));
}

/**
 * Reads a form or JSON, validates the fields and does the work with them and the files, which are stored by
 * then. Afterwards a file that no row names is removed.
 */
export async function withForm<T>(
  services: Services,
  request: FastifyRequest,
  endpoint: Endpoint,
  work: (body: unknown, files: readonly ReceivedFile[]) => Promise<T>,
): Promise<T> {
  const { file: field, body } = endpoint;
  if (!field) throw new Error(`endpoint ${endpoint.name} takes a form and names no file`);
  const room = roomFor(services, request, field);
  let files: readonly ReceivedFile[] = [];
  try {
    const form = request.isMultipart()
      ? await readParts(services, request, field, room.reserve)
      : await readJson(services, request, field);
    ({ files } = form);
    // Content that an Idempotency-Key covers.
    request.body = {
      ...form.fields,
      [field.field]: files.map(({ name, sha256 }) => ({ name, sha256 })),
    };
    const parsed = body.safeParse(form.fields, { reportInput: true });
    const issues: z.core.$ZodIssue[] = parsed.success ? [] : [...parsed.error.issues];
    if (field.required && files.length === 0)
      issues.push({
        code: 'custom',
        path: [field.field],
        message: '',
        params: { code: 'required' },
      });
    if (issues.length > 0) fail('INVALID_INPUT', { issues });
    // Without a session the verb knows the company, and settles the files itself.
    if (request.scope) {
      const { company_id } = request.scope;
      files = await Promise.all(files.map((file) => settle(services.files, company_id, file)));
    }
    return await work(parsed.data, files);
  } finally {
    // A file that cannot be removed now is one that the sweeper finds later.
    for (const file of files)
      await discardUnnamed(services.files, services.db, file).catch(() => undefined);
    await room.release();
  }
}

/** Most bytes of so many files of this request. */
function mostOf({ config }: Services, { headers }: FastifyRequest, kind: FileKind, files = 1) {
  const most = mostBytes(config, kind) * files;
  return Math.min(Number(headers['content-length'] ?? most), most);
}

/** Room of the company and person for the files of a form, reserved once before the first one's bytes. */
function roomFor(services: Services, request: FastifyRequest, { kind, most }: FileField) {
  const { scope } = request;
  const id = randomUUID();
  let reserved = false;
  return {
    reserve: async () => {
      if (!scope || reserved) return;
      const boyut = mostOf(services, request, kind, most);
      await insertUpload(services, scope, { id, kullanim: kind, ad: '', boyut, form: true });
      reserved = true;
    },
    // A reservation that cannot be removed now ends by its age.
    release: async () => {
      if (scope && reserved) await deleteUpload(services.db, scope, id).catch(() => undefined);
    },
  };
}

async function readParts(
  services: Services,
  request: FastifyRequest,
  { field, kind, most = 1, also }: FileField,
  reserve: () => Promise<void>,
): Promise<Form> {
  const { config, files: store } = services;
  const values = new Map<string, unknown>();
  const files: ReceivedFile[] = [];
  try {
    const limits = {
      fields: MOST_FIELDS,
      fieldSize: MOST_FIELD_BYTES,
      files: most,
      // `receive` counts the bytes and enforces the limit.
      fileSize: Number.MAX_SAFE_INTEGER,
    };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) fail('TOO_LARGE');
        addValue(values, part.fieldname, part.value);
      } else if (part.fieldname !== field && part.fieldname !== also) {
        fail('INVALID_INPUT', { fields: { [part.fieldname]: 'unknown' } });
      } else if (part.filename === '') {
        // A browser sends this for an empty file input.
        part.file.resume();
      } else {
        await reserve();
        const content = scanned(services, request, kind, part.file);
        const incoming = { kind, name: part.filename, content };
        const size = mostOf(services, request, kind);
        const received = await withSpaceFor(services, size, () =>
          receive({ store, config }, incoming),
        );
        files.push({ ...received, input: part.fieldname });
      }
    }
  } catch (error) {
    for (const { key } of files) await store.remove(key).catch(() => undefined);
    // Fields that came before, for the page that a form without script is answered by.
    request.body = Object.fromEntries(values);
    return refuseParts(error);
  }
  const text = values.get(field);
  values.delete(field);
  if (files.length === 0) files.push(...(await fileOfText(services, request, kind, text)));
  return { fields: Object.fromEntries(values), files };
}

/** The library says with a status that a form has too much of something, and plainly that it is none. */
function refuseParts(error: unknown): never {
  if (error instanceof AppError || !(error instanceof Error)) throw error;
  const code = 'code' in error ? String(error.code) : '';
  if (/^FST_\w+_LIMIT$/.test(code)) fail('TOO_LARGE');
  if (code.startsWith('FST_') || (code === '' && error.name === 'Error')) fail('UNREADABLE');
  throw error;
}

async function readJson(
  services: Services,
  request: FastifyRequest,
  { field, kind }: FileField,
): Promise<Form> {
  const given: unknown = request.body ?? {};
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return fail('MALFORMED_JSON');
  const { [field]: text, ...fields } = given as Record<string, unknown>;
  return { fields, files: await fileOfText(services, request, kind, text) };
}

/** A finished upload by its id. Any other text is the link of the file that is there already. */
const fileOfText = async (
  services: Services,
  request: FastifyRequest,
  kind: FileKind,
  text: unknown,
): Promise<ReceivedFile[]> =>
  typeof text === 'string' && UPLOAD_ID.test(text) && request.scope
    ? [await finishedUpload(services, request, request.scope, kind, text)]
    : [];

/** A name that comes several times, or with brackets, is a list. */
function addValue(values: Map<string, unknown>, name: string, value: unknown): void {
  const plain = name.replace(/\[\]$/, '');
  const known: unknown = values.get(plain);
  if (Array.isArray(known)) known.push(value);
  else if (known !== undefined) values.set(plain, [known, value]);
  else values.set(plain, plain === name ? value : [value]);
}
