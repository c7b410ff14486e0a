import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { outboxTime, SHORT_TIMEOUTS } from '../../../test/outbox-time.ts';
import {
  SMTP_FAULTS,
  startFaultySmtp,
  UNKNOWN,
  type SmtpFault,
} from '../../../test/faults/smtp-faults.ts';
import { cleanUp } from '../cleanup.ts';
import { enqueueMail } from './outbox.ts';
import { mailTransport } from './transport.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const clock = testClock();

// A database of its own: the outbox of the whole database is emptied.
const app = await appOfFile({}, { own: true, clock });
const smtp = await startFaultySmtp();
const transport = mailTransport({ ...app.config, ...smtp.settings }, SHORT_TIMEOUTS);
const time = outboxTime({ services: app.services, clock, transport });
afterEach(async () => {
  await app.db.system.deleteFrom('mail_outbox').execute();
  smtp.received.length = 0;
});
afterAll(async () => {
  transport.close();
  await smtp.close();
});

const put = (to: string) =>
  enqueueMail(app.db.identity, app.config, {
    to,
    language: 'tr',
    content: { subject: 'Deneme', blocks: [{ kind: 'text', text: 'Metin' }] },
  });
/** The stored mails: state, and whether the text is there. */
const mails = async () =>
  (
    await app.db.system
      .selectFrom('mail_outbox')
      .select(['state', 'sealed', 'hata'])
      .orderBy('id')
      .execute()
  ).map(({ state, sealed, hata }) => [state, sealed !== null, hata]);

describe.each(SMTP_FAULTS)('a mail server that %s for three minutes', (fault: SmtpFault) => {
  it('gets every mail within two minutes after it is well', async () => {
    const wanted = ['bir@ornek.test', 'iki@ornek.test', 'uc@ornek.test'];
    await smtp.become(fault);
    for (const to of wanted) await put(to);
    await time.deliverFor(3 * MINUTE, 5);
    expect(smtp.received).toEqual([]);
    expect(await mails()).toEqual(wanted.map(() => ['waiting', true, 'sunucu']));
    await smtp.become(undefined);
    await time.deliverFor(2 * MINUTE, 5);
    expect(smtp.received.toSorted()).toEqual(wanted.toSorted());
    expect(await mails()).toEqual(wanted.map(() => ['delivered', false, 'sunucu']));
  });
});

it('loses no mail in an outage of three days', async () => {
  await smtp.become('refuses the sender');
  await put('bir@ornek.test');
  await time.deliverFor(72 * HOUR, HOUR);
  await cleanUp(app.services);
  await smtp.become(undefined);
  await time.deliverFor(HOUR, 5 * MINUTE);
  expect(smtp.received).toEqual(['bir@ornek.test']);
});

it('gives up a refused recipient at once, and keeps the text', async () => {
  await smtp.become(undefined);
  await put(UNKNOWN);
  await put('var@ornek.test');
  await time.deliverFor(0, 1);
  expect(smtp.received).toEqual(['var@ornek.test']);
  expect(await mails()).toEqual([
    ['given_up', true, 'adres'],
    ['delivered', false, null],
  ]);
  await time.pass(30 * DAY);
  await cleanUp(app.services);
  expect(await mails()).toEqual([['given_up', true, 'adres']]);
});

it('gives a mail up after days, not before five', async () => {
  await smtp.become('refuses the text');
  await put('bir@ornek.test');
  await time.deliverFor(5 * DAY, 6 * HOUR);
  expect(await mails()).toEqual([['waiting', true, 'sunucu']]);
  await time.deliverFor(2 * DAY, 6 * HOUR);
  expect(await mails()).toEqual([['given_up', true, 'sunucu']]);
});
