import { breaches } from '@emanet/contract/breaches';
import { companies } from '@emanet/contract/companies';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, testApp, type Caller } from '../../../test/app.ts';
import { authenticate } from '../../features/auth/actor.ts';
import { openSession } from '../../features/auth/sessions.ts';
import { remindOfTrainingJob } from '../../features/training/jobs.ts';
import { scopeOf } from '../access/scope.ts';
import { fail } from '../errors.ts';
import { reachOf } from '../jobs/start.ts';
import { enqueueMail } from './outbox.ts';

/** A letter with all that decision 2019/271 asks for. */
const LETTER = [
  ...['Sayın {ad}', 'Tarih: 20.11.2026', 'Etkilenen veriler: ad soyad'],
  ...['Olası sonuçlar: sahte arama yapılması', 'Alınan tedbirler: parolalar yenilendi'],
  'Bilgi almak için: kvkk@ilgaz.test',
].join('\n\n');

const LIMITS = { MAX_DAILY_MAILS_NEW: 4, MAX_DAILY_MAILS: 10 };
let company: number;
let first: Caller;
let second: Caller;
const app = await appOfFile(LIMITS);
beforeEach(async () => {
  company = await app.makeCompany();
  [first, second] = [await manager(), await manager()];
});

const manager = async (of = company) => app.signInAs({ role: 'yönetici', companies: [of] });
/** Lets the company have been there for two weeks. */
const grownUp = () =>
  sql`update companies set olusturma_tarihi = now() - interval '14 days 1 minute'
    where company_id = ${company}`.execute(app.db.system);
let people = 0;
const invite = (caller: Caller, count: number, lang = 'tr') =>
  caller.call(training.add, {
    headers: { 'accept-language': lang },
    body: {
      gonder: true,
      davetler: Array.from({ length: count }, () => ({
        fullname: 'Kişi',
        email: `kota-${(people += 1)}-${company}@ornek.test`,
      })),
    },
  });
const quota = async (caller = first) => (await caller.call(companies.mails)).body.data;
const breach = async (caller: Caller) => {
  const body = { baslik: 'Kayıp dizüstü', ogrenme: '2026-11-20T18:00' };
  return (await caller.call(breaches.add, { body })).body.data.id;
};
const letter = (caller: Caller, id: number, names: readonly string[]) =>
  caller.call(breaches.letters, {
    params: { id: String(id) },
    body: {
      kisiler: names.map((ad) => ({ ad, eposta: `${ad}-${company}@ornek.test` })),
      ...{ konu: 'Bildirim', metin: LETTER, dil: 'tr' },
    },
  });
const statusOf = async (asked: ReturnType<typeof invite>) => (await asked).status;

describe('mails to people who are no members', () => {
  it('are few in the first 14 days of a company and more afterwards', async () => {
    expect(await quota()).toMatchObject({
      sirket: { kullanilan: 0, sinir: 4, acilis: null },
      kisi: { kullanilan: 0, sinir: 2 },
      kalan: 2,
    });
    expect((await quota()).yeni_bitis).not.toBeNull();
    expect(await statusOf(invite(first, 2))).toBe(201);
    expect(await statusOf(invite(second, 2))).toBe(201);
    const third = await manager();
    const { status, body, headers } = await invite(third, 1);
    expect([status, body.code]).toEqual([429, 'MAILS_OF_COMPANY']);
    expect(body.message).toMatch(
      /en fazla 4 e-posta gönderebilir; son 24 saatte 4 e-posta gönderdi\./,
    );
    expect(body.message).toMatch(/İlk yer \d+ .+ \d\d\.\d\d itibarıyla açılır\.$/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    await grownUp();
    expect(await quota(third)).toMatchObject({
      sirket: { kullanilan: 4, sinir: 10 },
      kisi: { kullanilan: 0, sinir: 5 },
      kalan: 5,
      yeni_bitis: null,
    });
    expect(await statusOf(invite(third, 5))).toBe(201);
  });

  it('of one sending beyond the limit are refused without a day on which they would fit', async () => {
    const { status, body } = await invite(first, 3);
    expect([status, body.code, body.message.includes('en fazla 2 e-posta')]).toEqual([
      ...[429, 'MAILS_TOO_MANY', true],
    ]);
    expect(await quota()).toMatchObject({ sirket: { kullanilan: 0 } });
  });

  it('are bounded for each person, in the language of the caller', async () => {
    await grownUp();
    expect(await statusOf(invite(first, 4))).toBe(201);
    const { body } = await invite(first, 2, 'en');
    expect(body.code).toBe('MAILS_OF_PERSON');
    expect(body.message).toMatch(
      /at most 5 e-mails .* you have sent 4 in the last 24 hours\. No e-mail was sent this time\. The first place becomes free on /,
    );
    expect(await quota()).toMatchObject({ kisi: { kullanilan: 4 }, kalan: 1 });
    expect(await statusOf(invite(second, 5))).toBe(201);
  });

  it('of one company leave another its own', async () => {
    await invite(first, 2);
    const other = await app.makeCompany();
    expect(await quota(await manager(other))).toMatchObject({
      sirket: { kullanilan: 0 },
      kalan: 2,
    });
  });

  it('count once when several people send at the same moment by two nodes, and never beyond the limit', async () => {
    await using other = await testApp(LIMITS);
    const scopes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { user_id } = await app.makeUser({ role: 'yönetici', companies: [company] });
        const token = await openSession(app.db.system, user_id);
        const actor = await authenticate(app.db)({ kind: 'cookie', token });
        return scopeOf(actor ?? fail('UNAUTHENTICATED'), 'training.write', company);
      }),
    );
    const sent = await Promise.allSettled(
      scopes.map((scope, at) =>
        (at % 2 ? app : other).db.write(scope, (tx) =>
          enqueueMail(tx, app.config, {
            ...{ to: `ayni-${at}@ornek.test`, language: 'tr', company_id: company },
            content: { subject: 'Deneme', blocks: [] },
          }),
        ),
      ),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([
      ...Array<string>(4).fill('fulfilled'),
      ...Array<string>(4).fill('rejected'),
    ]);
    expect(await quota()).toMatchObject({ sirket: { kullanilan: 4 }, kalan: 0 });
  });

  it('are free again a day later', async () => {
    await invite(first, 2);
    await sql`update mail_outbox set created_at = created_at - interval '24 hours'
      where gonderen = ${company}`.execute(app.db.system);
    expect(await quota()).toMatchObject({ sirket: { kullanilan: 0, acilis: null }, kalan: 2 });
    expect(await statusOf(invite(first, 2))).toBe(201);
  });

  it('of every kind count together; those to members do not', async () => {
    const id = await breach(first);
    // The other manager was told of it.
    expect(await quota()).toMatchObject({ sirket: { kullanilan: 0 } });
    expect((await letter(first, id, ['ali'])).status).toBe(200);
    expect(await quota()).toMatchObject({ sirket: { kullanilan: 1 }, kalan: 1 });
    expect(await statusOf(invite(first, 1))).toBe(201);
    const { status, body } = await letter(first, id, ['veli']);
    expect([status, body.code]).toEqual([429, 'MAILS_OF_PERSON']);
  });

  it('of a job are as many as fit; the others are due the next day', async () => {
    await grownUp();
    for (const caller of [first, second]) await invite(caller, 4);
    await sql`update egitim_davetleri set durum = 'gonderildi', istenme_tarihi = now() - interval '30 days'
      where company_id = ${company}`.execute(app.db.system);
    const reach = reachOf(app.services, remindOfTrainingJob);
    await remindOfTrainingJob.perform(
      app.services,
      {},
      { ...reach, companies: async () => [company] },
    );
    expect(await quota()).toMatchObject({ sirket: { kullanilan: 10 } });
    const reminded = await sql<{
      count: number;
    }>`select count(*)::int as count from egitim_davetleri
      where company_id = ${company} and hatirlatma_sayisi = 1`.execute(app.db.system);
    expect(reminded.rows).toEqual([{ count: 2 }]);
  });
});
