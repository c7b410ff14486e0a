import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { sql } from 'kysely';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appOfFile, testApp } from '../../../test/app.ts';
import { startJobs, type Jobs } from '../jobs/start.ts';
import { addressDigest, optOutLink } from './opt-out.ts';
import { enqueueMail, type NewMail } from './outbox.ts';
import type { MailTransport } from './transport.ts';

/** Patient enough for a machine that does other things as well. */
const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000 });

const running: Jobs[] = [];

// A database of its own: whoever delivers empties the outbox of the whole database.
const app = await appOfFile({}, { own: true });
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await app.db.system.deleteFrom('mail_outbox').execute();
  // The next start cleans up again, whichever ten minutes it falls into.
  await sql`delete from job_slots`.execute(app.db.system);
});

const start = (settings = {}, transport?: MailTransport) => {
  const services = { ...app.services, config: { ...app.config, ...settings } };
  const jobs = startJobs(services, app.url, [], { transport });
  running.push(jobs);
  return jobs;
};
const mail = (to: string, more: Partial<NewMail> = {}): NewMail => ({
  to,
  language: 'tr',
  content: { subject: 'Şirket ığüşöç', blocks: [{ kind: 'code', code: '012345' }] },
  ...more,
});
const put = (wanted: NewMail) => enqueueMail(app.db.identity, app.config, wanted);
const states = async () =>
  (
    await app.db.system
      .selectFrom('mail_outbox')
      .select(['state', 'attempts', 'sealed'])
      .orderBy('id')
      .execute()
  ).map(({ state, attempts, sealed }) => [state, attempts, sealed === null]);
/** Remembers what it is given; refuses as often as `refusals` says. */
const remembering = (refusals = 0) => {
  const sent: string[] = [];
  const transport: MailTransport = {
    deliver: async ({ to }) => {
      if (refusals-- > 0) throw new Error('no');
      sent.push(to);
      return Promise.resolve('250 2.0.0 OK');
    },
    close: () => undefined,
  };
  return { sent, transport };
};

describe('the outbox', () => {
  it('sends what was stored and nothing that was rolled back', async () => {
    const { sent, transport } = remembering();
    start({}, transport);
    await app.db.identity
      .transaction()
      .execute(async (tx) => {
        await enqueueMail(tx, app.config, mail('geri@ornek.test'));
        throw new Error('roll back');
      })
      .catch(() => undefined);
    await put(mail('kalan@ornek.test'));
    await eventually(async () => expect(await states()).toEqual([['delivered', 1, true]]));
    expect(sent).toEqual(['kalan@ornek.test']);
  });

  it('is heard of without being looked for', async () => {
    const { sent, transport } = remembering();
    // The clock of the look stands still: it was started on one that nobody winds.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    start({}, transport);
    vi.useRealTimers();
    await put(mail('ilk@ornek.test'));
    await eventually(() => expect(sent).toHaveLength(1));
    await put(mail('hemen@ornek.test'));
    await eventually(() => expect(sent).toHaveLength(2));
  });

  it('sends each mail once, with three nodes at it', async () => {
    const { sent, transport } = remembering();
    const wanted = Array.from({ length: 60 }, (_, n) => `kisi${n}@ornek.test`);
    for (const _ of [1, 2, 3]) start({}, transport);
    await Promise.all(wanted.map((to) => put(mail(to))));
    await eventually(async () =>
      expect((await states()).every(([state]) => state === 'delivered')).toBe(true),
    );
    expect([...sent].sort()).toEqual([...wanted].sort());
  });

  it('keeps a mail that was not accepted and tries again', async () => {
    const { sent, transport } = remembering(1);
    start({}, transport);
    await put(mail('sonra@ornek.test'));
    await eventually(() => expect(sent).toEqual(['sonra@ornek.test']));
    await eventually(async () => expect(await states()).toEqual([['delivered', 2, true]]));
  });

  it('takes up the mail of a node that died with it', async () => {
    await put(mail('yetim@ornek.test'));
    await app.db.system
      .updateTable('mail_outbox')
      .set({ attempts: 1, next_try_at: new Date(Date.now() + 500).toISOString() })
      .execute();
    const { sent, transport } = remembering();
    start({}, transport);
    await eventually(() => expect(sent).toEqual(['yetim@ornek.test']));
  });

  it('sends urgent mail first and nothing that nobody needs any more', async () => {
    const { sent, transport } = remembering();
    for (let n = 0; n < 20; n++) await put(mail(`toplu${n}@ornek.test`));
    await put(mail('bekleyen@ornek.test', { urgent: true }));
    await put(mail('gec@ornek.test', { urgent: true, uselessAfterSeconds: 0 }));
    start({}, transport);
    await eventually(() => expect(sent).toHaveLength(21));
    // Several are on their way at once, so that the first taken need not arrive first.
    expect(sent.indexOf('bekleyen@ornek.test')).toBeLessThan(10);
    await eventually(async () => expect((await states()).at(-1)).toEqual(['given_up', 0, true]));
  });

  it('drops what its recipient refused while it waited, text and all', async () => {
    await put(mail('vazgecen@ornek.test', { refusable: true }));
    await put(mail('vazgecen@ornek.test'));
    await sql`insert into mail_opt_outs (adres_ozeti)
      values (${addressDigest('Vazgecen@ornek.test')})`.execute(app.db.system);
    const { sent, transport } = remembering();
    start({}, transport);
    await eventually(() => expect(sent).toHaveLength(1));
    await eventually(async () =>
      expect(await states()).toEqual([
        ['given_up', 1, true],
        ['delivered', 1, true],
      ]),
    );
  });

  it('goes on after its connections were cut', async () => {
    const { sent, transport } = remembering();
    start({}, transport);
    await put(mail('once@ornek.test'));
    await eventually(() => expect(sent).toHaveLength(1));
    const client = new pg.Client({ connectionString: app.url });
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`);
    await client.end();
    await eventually(() => put(mail('sonra@ornek.test')));
    await eventually(() => expect(sent).toContain('sonra@ornek.test'));
  });

  it('can be filled by a request, and not read', async () => {
    await put(mail('gizli@ornek.test'));
    await expect(app.db.identity.selectFrom('mail_outbox').selectAll().execute()).rejects.toThrow(
      'permission denied',
    );
  });
});

describe('SMTP', () => {
  it('delivers the whole mail, after a first refusal too', async () => {
    const received: Buffer[] = [];
    let refusals = 1;
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (refusals-- > 0) {
            done(Object.assign(new Error('busy'), { responseCode: 451 }));
            return;
          }
          received.push(Buffer.concat(chunks));
          done();
        });
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    const { port } = listening.address() as AddressInfo;
    const jobs = start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await put(mail('alici@ornek.test', { refusable: true }));
    await eventually(() => expect(received).toHaveLength(1));
    await jobs.stop();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
    const { to, from, subject, text, html, messageId, headers } = await PostalMime.parse(
      received[0] ?? Buffer.alloc(0),
    );
    expect([to?.[0]?.address, from?.address]).toEqual(['alici@ornek.test', 'bildirim@emanet.test']);
    expect(subject).toBe('Şirket ığüşöç');
    expect(text).toContain('012345');
    expect(html).toContain('<!doctype html>');
    expect(messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    const link = optOutLink(app.config, 'alici@ornek.test', 'tr');
    expect(text).toContain(link);
    const header = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${link}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });
});

describe('without SMTP', () => {
  it('mails become whole .eml files, shown in the demo mailbox', async () => {
    const demo = await testApp({ DEMO: true }, { url: app.url });
    const jobs = start({ DATA_DIR: demo.config.DATA_DIR });
    const page = async (path: string, headers = {}) =>
      (await demo.app.inject({ url: path, headers })).body;
    expect(await page('/demo/mailbox')).toContain('Henüz e-posta yok');
    await put(mail('kutu@ornek.test'));
    const folder = join(demo.config.DATA_DIR, 'mail');
    await eventually(async () => expect(await readdir(folder)).toHaveLength(1));
    await eventually(async () => expect((await readdir(folder))[0]).toMatch(/\.eml$/));
    const [file = ''] = await readdir(folder);
    expect((await PostalMime.parse(await readFile(join(folder, file)))).text).toContain('012345');
    await jobs.stop();

    const list = await page('/demo/mailbox', { 'accept-language': 'en' });
    expect(list).toContain('kutu@ornek.test');
    expect(list).toContain('Şirket ığüşöç');
    expect(list).not.toMatch(/<script(?! src=)|style=|<style/);
    expect(await page('/demo/mailbox.js')).toContain('fetch(location.href)');
    const link = /\/demo\/mailbox\/[0-9a-f-]{36}/.exec(list)?.[0] ?? '';
    expect(await page(link)).toContain('012345');
    expect((await demo.app.inject('/demo/mailbox/..%2f..%2fsecret')).statusCode).toBe(404);
    expect((await app.app.inject('/demo/mailbox')).statusCode).toBe(404);
    await demo.close();
  });
});
