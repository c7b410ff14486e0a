import { auth, OTP } from '@emanet/contract/auth';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { count } from '../../platform/http/throttle.ts';
import { LIMITS } from './limits.ts';

let lines = '';
/** Each test comes from a network address of its own, so that the tests do not meet. */
let network = 0;
const address = () => `10.9.${(network >> 8) & 255}.${network & 255}`;
const from = (node: number) =>
  (nodes[node % nodes.length] as TestApp).caller({
    'x-forwarded-for': address(),
  });

const sink = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines += chunk.toString();
    done();
  },
});
const settings = { RATE_LIMIT: 'on', TRUST_PROXY: 1 } as const;
network = Math.floor(Math.random() * 60_000);
// Nothing but what the code says: digits of a clock could be those of a code.
const log = pino({ level: 'trace', base: null, timestamp: false }, sink);
const nodes = [await testApp(settings, { log }), await testApp(settings)];
afterAll(() => Promise.all(nodes.map((node) => node.close())));

const entryLogs = (email: string) =>
  (nodes[0] as TestApp).db.system
    .selectFrom('entry_logs')
    .selectAll()
    .where('email', '=', email)
    .orderBy('id')
    .execute();

describe('attempts', () => {
  it('from many networks refuse no account as a whole', async () => {
    const { email } = await (nodes[0] as TestApp).makeUser();
    for (let n = 0; n < 70; n++) {
      network += 256;
      expect((await from(n).call(auth.verifyEmail, { body: { email } })).status).toBe(200);
    }
    for (let n = 0; n <= LIMITS.sendCode.slow.attempts; n++) {
      network += 256;
      expect((await from(n).call(auth.sendCode, { body: { email } })).status).toBe(200);
    }
  });

  it('from a wider network are counted together, on every node', async () => {
    // Its first address, so that the next ones stay within it.
    network = (network | 255) + 1;
    const { attempts } = LIMITS.verifyEmail.wider;
    const answers = [];
    for (let n = 0; n <= attempts; n++) {
      if (n % 50 === 0) network++;
      const email = `${unique('kisi')}@ornek.test`;
      answers.push(await from(n).call(auth.verifyEmail, { body: { email } }));
    }
    expect(answers.slice(0, -1).every((one) => one.status === 200)).toBe(true);
    const refused = answers.at(-1);
    expect([refused?.status, refused?.body.code]).toEqual([429, 'TOO_MANY']);
    const seconds = Number(refused?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(800);
    expect(refused?.body.error).toContain(`${seconds} saniye`);
  });

  it('from one network address are counted over all accounts, also at the same moment', async () => {
    network += 256;
    const { attempts } = LIMITS.verifyEmail.network;
    const answers = await Promise.all(
      Array.from({ length: attempts + 10 }, (_, n) =>
        from(n).call(auth.verifyEmail, { body: { email: `${unique('kisi')}@ornek.test` } }),
      ),
    );
    expect(answers.filter((one) => one.status === 429)).toHaveLength(10);
    network++;
    const elsewhere = { body: { email: `${unique('kisi')}@ornek.test` } };
    expect((await from(0).call(auth.verifyEmail, elsewhere)).status).toBe(200);
  });

  it('of one network do not lock the account for another', async () => {
    const body = { email: `${unique('kisi')}@ornek.test`, code: '000000' };
    network++;
    const statuses = [];
    for (let n = 0; n < 2 * LIMITS.enterCode.blind.attempts; n++)
      statuses.push((await from(n).call(auth.enterCode, { body })).status);
    expect(statuses.indexOf(429)).toBe(LIMITS.enterCode.pair.attempts);
    expect(statuses.at(-1)).toBe(429);
    network++;
    expect((await from(0).call(auth.enterCode, { body })).status).toBe(400);
  });

  it('without having asked are limited over all networks, and keep nobody who asked out', async () => {
    const app = nodes[0] as TestApp;
    const company_id = await app.makeCompany();
    const { email, user_id } = await app.makeUser({ companies: [company_id] });
    const owner = await asked(email);
    const body = { email, code: '000000' };
    const { attempts } = LIMITS.enterCode.blind;
    for (let n = 0; n < attempts; n++) {
      if (n % LIMITS.enterCode.pair.attempts === 0) network += 256;
      await from(n).call(auth.enterCode, { body });
    }
    network += 256;
    expect((await from(0).call(auth.enterCode, { body })).status).toBe(429);
    const logs = await entryLogs(email);
    expect(logs.at(-1)).toMatchObject({ neden: 'cok_fazla_deneme', user_id, company_id });
    expect((await owner.enter(owner.code)).status).toBe(200);
  });

  it('of many browsers that asked leave the link of the mail', async () => {
    const app = nodes[0] as TestApp;
    const { email } = await app.makeUser({ companies: [await app.makeCompany()] });
    const { attempts } = LIMITS.enterCode.asked;
    for (let n = 0; n < attempts / OTP.tries; n++) {
      const guesser = await asked(email);
      for (let tried = 0; tried < OTP.tries; tried++) await guesser.enter(guesser.wrong);
    }
    const owner = await asked(email);
    const refused = await owner.enter(owner.code);
    expect([refused.status, refused.body.code]).toEqual([429, 'USE_LINK']);
    const entered = await from(0).call(auth.enterLink, { body: { link: owner.link } });
    expect(entered.status).toBe(200);
  });
});

describe('a code that lives', () => {
  it('is mailed once, however many networks ask; any of their browsers may enter it, one does', async () => {
    const app = nodes[0] as TestApp;
    const { email } = await app.makeUser({ companies: [await app.makeCompany()] });
    const browsers = [];
    for (let n = 0; n < 4; n++) browsers.push(await asked(email));
    expect(await app.mailsTo(email)).toHaveLength(1);
    const [first, , , last] = browsers;
    expect((await last?.enter(last.code))?.status).toBe(200);
    expect((await first?.enter(first.code))?.body.code).toBe('OTP_EXPIRED');
    expect((await from(0).call(auth.enterLink, { body: { link: first?.link ?? '' } })).status).toBe(
      400,
    );
  });

  it('is mailed once to browsers that ask at the same moment', async () => {
    const app = nodes[0] as TestApp;
    const { email } = await app.makeUser({ companies: [await app.makeCompany()] });
    const callers = Array.from({ length: 6 }, (_, n) => {
      network += 256;
      return from(n);
    });
    const answers = await Promise.all(
      callers.map((one) => one.call(auth.sendCode, { body: { email } })),
    );
    expect(answers.map((one) => one.status)).toEqual(Array(6).fill(200));
    expect(await app.mailsTo(email)).toHaveLength(1);
  });

  it('can be mailed anew once to the browser that asked, and to known ones; the mail counts the others', async () => {
    const app = nodes[0] as TestApp;
    const { email } = await app.makeUser({ companies: [await app.makeCompany()] });
    const owner = await asked(email);
    await asked(email);
    for (let n = 0; n < 3; n++) await owner.askAgain();
    const [again, ...earlier] = await app.mailsTo(email);
    expect(earlier).toHaveLength(1);
    expect(again?.text).toContain('1 kez daha kod istendi');
    const code = /\b\d{6}\b/.exec(again?.text ?? '')?.[0] ?? '';
    const entered = await owner.enter(code);
    expect(entered.status).toBe(200);
    const cookies = [entered.headers['set-cookie']].flat().map(String);
    const cookie = cookies.find((one) => one.includes('device'))?.split(';')[0] ?? '';
    await asked(email);
    network += 256;
    const headers = { cookie, origin: app.config.BASE_URL };
    expect((await from(0).call(auth.sendCode, { body: { email }, headers })).status).toBe(200);
    expect(await app.mailsTo(email)).toHaveLength(4);
  });
});

it('wrong codes over all accounts leave known devices and links, and refuse other codes', async () => {
  // This count is one for the whole database.
  const app = await testApp(settings, { own: true });
  try {
    const { email } = await app.makeUser({ companies: [await app.makeCompany()] });
    const { attempts, seconds } = LIMITS.enterCode.everybody;
    const all = { purpose: 'enterCode:everybody', who: '' };
    await count({ config: app.config, db: app.db.identity }, all, seconds, attempts);
    network += 256;
    const caller = app.caller({ 'x-forwarded-for': address() });
    await caller.call(auth.sendCode, { body: { email } });
    const text = (await app.mailsTo(email))[0]?.text ?? '';
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const refused = await caller.call(auth.enterCode, { body: { email, code } });
    expect([refused.status, refused.body.code]).toEqual([429, 'USE_LINK']);
    const link = /baglanti=([\w-]+)/.exec(text)?.[1] ?? '';
    expect((await caller.call(auth.enterLink, { body: { link } })).status).toBe(200);
  } finally {
    await app.close();
  }
});

/** A browser of a network of its own that has asked for a code, with what was mailed. */
async function asked(email: string) {
  network += 256;
  const caller = from(0);
  const answer = await caller.call(auth.sendCode, { body: { email } });
  const cookie = [answer.headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
  const text = (await (nodes[0] as TestApp).mailsTo(email))[0]?.text ?? '';
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  return {
    code,
    wrong: String((Number(code) + 1) % 1_000_000).padStart(6, '0'),
    link: /baglanti=([\w-]+)/.exec(text)?.[1] ?? '',
    /** Asks again with the same cookie from another network, where no pause is counted. */
    askAgain: () => {
      network += 256;
      return from(0).call(auth.sendCode, {
        body: { email },
        headers: { cookie: cookie.join('; ') },
      });
    },
    enter: (tried: string) =>
      caller.call(auth.enterCode, {
        body: { email, code: tried },
        headers: { cookie: cookie.join('; ') },
      }),
  };
}

describe('another code', () => {
  it('is sent after 60 seconds, whichever node is asked', async () => {
    network++;
    const app = nodes[0] as TestApp;
    const { email } = await app.makeUser();
    const ask = (node: number) => from(node).call(auth.sendCode, { body: { email } });
    const both = await Promise.all([ask(0), ask(1)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 429]);
    const again = await ask(1);
    expect(again.status).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await app.mailsTo(email)).toHaveLength(1);
  });

  it('may be asked for at once after one was used', async () => {
    network++;
    const app = nodes[0] as TestApp;
    const { email } = await app.makeUser();
    const ask = () => from(0).call(auth.sendCode, { body: { email } });
    await ask();
    const code = /\d{6}/.exec((await app.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
    expect((await from(1).call(auth.enterCode, { body: { email, code } })).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  it('is refused to a stranger just the same', async () => {
    network++;
    const body = { email: `${unique('yok')}@ornek.test` };
    const statuses = [];
    for (const node of [0, 1])
      statuses.push((await from(node).call(auth.sendCode, { body })).status);
    expect(statuses).toEqual([200, 429]);
  });
});

describe('what is written down', () => {
  it('is each attempt, good or bad, without the code; the log holds nobody', async () => {
    network++;
    const app = nodes[0] as TestApp;
    const company = await app.makeCompany();
    const { email, user_id } = await app.makeUser({ companies: [company], fullname: 'Ayşe Gizli' });
    lines = '';
    await from(0).call(auth.sendCode, { body: { email } });
    const code = /\d{6}/.exec((await app.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const headers = { 'user-agent': 'Browser/1.0 ' + 'x'.repeat(400) };
    for (const tried of [wrong, code, code])
      await from(0).call(auth.enterCode, { body: { email, code: tried }, headers });
    const logs = await entryLogs(email);
    expect(logs.map(({ sonuc, neden }) => [sonuc, neden])).toEqual([
      ['başarısız', 'kod_hatali'],
      ['başarılı', 'giris_yapildi'],
      ['başarısız', 'kod_gecersiz'],
    ]);
    expect(logs[1]).toMatchObject({
      company_id: company,
      user_id,
      fullname: 'Ayşe Gizli',
      role: 'danışman',
      ip: address(),
    });
    expect(logs[1]?.user_agent).toHaveLength(300);
    expect(lines.length).toBeGreaterThan(100);
    const told = JSON.stringify(logs.map((row) => ({ ...row, id: 0, email: '', tarih: '' })));
    for (const typed of [code, wrong]) expect(told).not.toContain(typed);
    for (const secret of [code, wrong, email, 'Ayşe', '10.9.']) expect(lines).not.toContain(secret);
  });

  it('of a stranger belongs to no company', async () => {
    network++;
    const email = `${unique('yok')}@ornek.test`;
    await from(0).call(auth.verifyEmail, { body: { email } });
    expect(await entryLogs(email)).toMatchObject([
      { company_id: null, user_id: null, sonuc: 'başarısız', neden: 'eposta_bulunamadi' },
    ]);
  });
});

it('from what is no network address are refused and not written down', async () => {
  const email = `${unique('kisi')}@ornek.test`;
  const node = nodes[0] as TestApp;
  for (const wrong of ['x'.repeat(7008), '10.9.8', '1.2.3.4.5', '10.9.8.7:x']) {
    const caller = node.caller({ 'x-forwarded-for': wrong });
    const { status, body } = await caller.call(auth.verifyEmail, { body: { email } });
    expect([status, body.code]).toEqual([400, 'UNREADABLE']);
  }
  expect(await entryLogs(email)).toEqual([]);
});

it('however one address is spelled, its attempts are counted together', async () => {
  const email = `${unique('kisi')}@ornek.test`;
  const node = nodes[0] as TestApp;
  for (const one of ['10.8.7.6', '::ffff:10.8.7.6', '10.8.7.6:4711', '[::ffff:a08:706]:1'])
    await node.caller({ 'x-forwarded-for': one }).call(auth.verifyEmail, { body: { email } });
  expect((await entryLogs(email)).map(({ ip }) => ip)).toEqual(Array(4).fill('10.8.7.6'));
});

it('are never put off for longer than their window, though the clock went back', async () => {
  const node = nodes[0] as TestApp;
  const what = { purpose: 'test', who: unique('kisi') };
  const asked = { config: node.config, db: node.db.identity };
  await count(asked, what, 86_400 * 30);
  expect(await count(asked, what, 60)).toEqual({ attempts: 1, seconds: 60 });
  expect(await count(asked, what, 60)).toEqual({ attempts: 2, seconds: 60 });
});

it('are counted in whatever order they began', async () => {
  const node = nodes[0] as TestApp;
  const what = { purpose: 'test', who: unique('kisi') };
  const { config } = node;
  await node.db.identity.transaction().execute(async (earlier) => {
    await sql`select now()`.execute(earlier);
    expect((await count({ config, db: node.db.identity }, what, 60)).attempts).toBe(1);
    expect((await count({ config, db: earlier }, what, 60)).attempts).toBe(2);
  });
});
