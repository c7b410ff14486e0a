// `npm run faults -- mail`: a mail server that fails in each way it can, for three minutes by moved
// clocks, then is well; and one that refuses our sender for 72 hours. All mails must leave within two
// minutes, after the long outage within an hour, and none may be lost.
import { openHouse } from '../../house.ts';
import { testClock } from '../../../server/test/clock.ts';
import { outboxTime, SHORT_TIMEOUTS } from '../../../server/test/outbox-time.ts';
import { SMTP_FAULTS, startFaultySmtp } from '../../../server/test/faults/smtp-faults.ts';
import { enqueueMail } from '../../../server/src/platform/mail/outbox.ts';
import { mailTransport } from '../../../server/src/platform/mail/transport.ts';

const MAILS = 50;
const HOUR = 3600;
await using house = await openHouse();
const smtp = await startFaultySmtp();
const clock = testClock();
const services = { ...house.services, clock };
const transport = mailTransport({ ...house.config, ...smtp.settings }, SHORT_TIMEOUTS);
const { deliverFor } = outboxTime({ services, clock, transport });
try {
  for (const fault of SMTP_FAULTS) await measure(fault, 180, 5, 120);
  await measure('refuses the sender', 72 * HOUR, HOUR, HOUR);
} finally {
  transport.close();
  await smtp.close();
}

async function measure(
  fault: (typeof SMTP_FAULTS)[number],
  seconds: number,
  every: number,
  after: number,
): Promise<void> {
  smtp.received.length = 0;
  await smtp.become(fault);
  for (let n = 0; n < MAILS; n += 1)
    await enqueueMail(house.db.identity, house.config, {
      to: `kisi${n}@ornek.test`,
      language: 'tr',
      content: { subject: 'Deneme', blocks: [] },
    });
  await deliverFor(seconds, every);
  const early = smtp.received.length;
  await smtp.become(undefined);
  let waited = 0;
  for (; smtp.received.length < MAILS && waited < after; waited += 5) await deliverFor(5, 5);
  const arrived = new Set(smtp.received).size;
  console.log(
    `${fault} for ${seconds} s: ${arrived} of ${MAILS} mails arrived (wanted all), ` +
      `the last within ${waited} s after it was well (wanted ≤ ${after})`,
  );
  if (arrived < MAILS || early > 0) process.exitCode = 1;
}
