import { endpoint } from '@emanet/contract/shared/endpoint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { tieClient } from './client.ts';
import { callWithFile } from './upload.ts';

const add = endpoint({
  name: 'test.add',
  summary: 'test',
  method: 'POST',
  path: '/api/test/add',
  permission: 'documents.read',
  file: { field: 'dokuman_linki', kind: 'dokuman', required: false },
  body: z.object({ ad: z.string(), bolumler: z.array(z.number()), not: z.string().optional() }),
  answers: z.object({ message: z.string() }),
});

/** A request whose server is the test. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  address = '';
  headers = new Headers();
  form?: FormData;
  constructor() {
    Request.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const file = new File(['%PDF'], 'Şirket.pdf');
const body = { ad: 'Metin', bolumler: [1, 2], not: undefined };

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => {
  vi.unstubAllGlobals();
  tieClient({ language: () => 'tr', companyId: () => undefined, onFailure: () => undefined });
});

it('sends fields and file, says how far it is, and gives the answer', async () => {
  tieClient({ language: () => 'en', companyId: () => 34 });
  const percents: number[] = [];
  const onProgress = (percent: number) => percents.push(percent);
  const called = callWithFile(add, { body, file, idempotencyKey: 'k' }, { onProgress });
  const { last } = Request;
  expect(last.address).toBe('POST /api/test/add');
  expect(Object.fromEntries(last.headers)).toEqual({
    'accept-language': 'en',
    'idempotency-key': 'k',
    'x-company-id': '34',
  });
  expect([...(last.form?.entries() ?? [])].map(([name, value]) => [name, value])).toEqual([
    ['ad', 'Metin'],
    ['bolumler', '1'],
    ['bolumler', '2'],
    ['dokuman_linki', file],
  ]);
  last.upload.onprogress?.({ loaded: 1, total: 4 });
  last.answer(201, { message: 'Eklendi' });
  expect(await called).toEqual({ message: 'Eklendi' });
  expect(percents).toEqual([25]);
});

it('throws what the server said, and tells the session', async () => {
  const onFailure = vi.fn();
  tieClient({ onFailure });
  const called = callWithFile(add, { body, file });
  Request.last.answer(413, { error: 'Dosya çok büyük', code: 'FILE_TOO_LARGE' });
  await expect(called).rejects.toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
  expect(onFailure).toHaveBeenCalledOnce();
});

it('tells a lost connection apart from giving up', async () => {
  const lost = callWithFile(add, { body, file });
  Request.last.onerror?.();
  await expect(lost).rejects.toMatchObject({ code: 'NETWORK' });
  const controller = new AbortController();
  const given = callWithFile(add, { body, file }, { signal: controller.signal });
  controller.abort();
  await expect(given).rejects.toMatchObject({ name: 'AbortError' });
});
