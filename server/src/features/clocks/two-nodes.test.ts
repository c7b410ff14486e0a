import { clocks } from '@emanet/contract/clocks';
import { afterAll, expect, it } from 'vitest';
import { openNodes } from '../../../test/nodes/nodes.fixture.ts';
import { remindOfClocksJob } from './jobs.ts';

const COMPANIES = 8;
const nodes = await openNodes(remindOfClocksJob, '2026-11-23T08:05:00+03:00');
afterAll(() => nodes.close());

it('mails a clock once when a node is killed half way and two go on', async () => {
  for (let n = 0; n < COMPANIES; n++) {
    const companies = [await nodes.app.makeCompany()];
    const admin = await nodes.app.makeUser({ role: 'yönetici', companies });
    const caller = await nodes.app.signIn(admin);
    const body = { tur: 'kurul_belge' as const, ad: 'Dosya', baslangic: '2026-11-09' };
    expect((await caller.call(clocks.add, { body })).status).toBe(201);
  }
  const reminded = () => nodes.count('sureler where hatirlatilan is not null');
  await nodes.dieAt(COMPANIES / 2);
  expect(await reminded()).toBeLessThan(COMPANIES / 2);
  expect(await nodes.finish()).toBe(COMPANIES);
  expect(await reminded()).toBe(COMPANIES);
  expect(await nodes.count('mail_outbox')).toBe(COMPANIES);
});
