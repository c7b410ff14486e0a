import { auth } from '@emanet/contract/auth';
import { processingActivities } from '@emanet/contract/processing-activities';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { afterEach, expect, it, vi } from 'vitest';
import { call, callForFile, tieClient } from './client.ts';

const answerWith = (body: unknown, status = 200) => {
  const send = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', send);
  return send;
};
const sent = (send: ReturnType<typeof answerWith>) => {
  const [address, request] = send.mock.calls[0] ?? [];
  return { address, request, headers: new Headers(request?.headers) };
};

afterEach(() => {
  vi.unstubAllGlobals();
  tieClient({
    language: () => 'tr',
    companyId: () => undefined,
    onFailure: () => undefined,
    signInAgain: () => Promise.resolve(false),
  });
});

it('writes parameters into the path and leaves empty query values out', async () => {
  const send = answerWith({ data: [] });
  await call(processingActivities.single, { params: { id: '7' } });
  expect(sent(send).address).toBe('/api/veriharita/single/7');
  send.mockClear();
  await call(processingActivities.list, { query: { q: 'ılık süt', department_id: undefined } });
  expect(sent(send).address).toBe('/api/veriharita/list?q=%C4%B1l%C4%B1k+s%C3%BCt');
});

it('says language, company and idempotency key', async () => {
  tieClient({ language: () => 'en', companyId: () => 34 });
  const send = answerWith({ valid: true, message: '' });
  await call(auth.verifyEmail, { body: { email: 'a@b.co' }, idempotencyKey: 'k-1' });
  const { request, headers } = sent(send);
  expect(request?.method).toBe('POST');
  expect(request?.body).toBe('{"email":"a@b.co"}');
  expect(headers.get('accept-language')).toBe('en');
  expect(headers.get('x-company-id')).toBe('34');
  expect(headers.get('idempotency-key')).toBe('k-1');
});

it('throws what the server said and tells the session about it', async () => {
  const onFailure = vi.fn();
  tieClient({ onFailure });
  answerWith({ error: 'Etkin şirket değişti.', code: 'COMPANY_CHANGED', request_id: 'r' }, 409);
  await expect(call(auth.csrf)).rejects.toMatchObject({ status: 409, code: 'COMPANY_CHANGED' });
  expect(onFailure).toHaveBeenCalledOnce();
});

it('repeats a call unchanged once its person has signed in again', async () => {
  const answers = [
    Response.json({ error: 'eski', code: 'SIGN_IN_AGAIN' }, { status: 403 }),
    Response.json({ valid: true, message: '' }),
  ];
  const send = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', send);
  const signInAgain = vi.fn(async () => true);
  tieClient({ signInAgain });
  const parts = { body: { email: 'a@b.co' }, idempotencyKey: 'k-2' };
  expect(await call(auth.verifyEmail, parts)).toEqual({ valid: true, message: '' });
  expect(signInAgain).toHaveBeenCalledOnce();
  const [first, second] = send.mock.calls.map(([, request]) => request);
  expect(second?.body).toBe(first?.body);
  expect(new Headers(second?.headers).get('idempotency-key')).toBe('k-2');
});

it('tells the refusal to a person who does not sign in again, and repeats nothing', async () => {
  const send = answerWith({ error: 'eski', code: 'SIGN_IN_AGAIN' }, 403);
  await expect(call(auth.csrf)).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN' });
  expect(send).toHaveBeenCalledOnce();
});

it('tells a lost connection apart from an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await expect(call(auth.csrf)).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

it('lets an aborted call end as an abort', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('stop', 'AbortError')));
  await expect(call(auth.csrf)).rejects.toMatchObject({ name: 'AbortError' });
});

it('gives the bytes of a file', async () => {
  vi.stubGlobal('fetch', async () => new Response('PK'));
  const file = await callForFile(processingActivities.export, { body: { lang: 'tr' } });
  expect(await file.text()).toBe('PK');
});

it('sends a chosen sheet as the bytes that it is', async () => {
  const send = answerWith({ data: {} });
  const body = new Blob(['PK']);
  await call(processingActivities.checkImport, { query: { lang: 'en' }, body });
  const { request, headers } = sent(send);
  expect(request?.body).toBe(body);
  expect(headers.get('content-type')).toBe(SHEET_TYPE);
});
