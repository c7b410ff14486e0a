import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';

const test = await testApp();
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url });

it('says that the process lives and may be sent requests', async () => {
  expect((await get('/api/health')).json()).toEqual({ status: 'ok' });
  const ready = await get('/api/ready');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ok', database: true, files: true, space: true });
});

it('is alive but not ready without its database', async () => {
  const lost = await testApp();
  expect((await lost.app.inject({ url: '/api/ready' })).statusCode).toBe(200);
  await lost.db.close();
  expect((await lost.app.inject({ url: '/api/health' })).statusCode).toBe(200);
  const ready = await lost.app.inject({ url: '/api/ready' });
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({
    status: 'unavailable',
    database: false,
    files: true,
    space: true,
  });
  await lost.app.close();
});
