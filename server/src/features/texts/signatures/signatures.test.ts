import { texts } from '@emanet/contract/texts';
import { textSignatures } from '@emanet/contract/texts/signatures';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { unique } from '../../../../test/factories.ts';
import { inPath, textHouse } from '../texts.fixture.ts';
import { optOutLink } from '../../../platform/mail/opt-out.ts';
import { linesOf } from './proof.ts';
import type { StoredSignature } from './queries.ts';
import { isAsked, runAsked } from '../../../../test/nodes/ask-job.ts';
import { remindOfSignaturesJob } from './jobs.ts';

const house = await textHouse();
const { app, consultant } = house;
const text = await house.published([await house.addActivity('Ücret bordrosu')]);
afterAll(() => app.close());

const address = () => `${unique('ece')}@ornek.test`.toLowerCase().replace(/\s/g, '');
const ask = (emails: readonly string[], id = text.id) =>
  consultant.call(textSignatures.ask, {
    ...inPath(id),
    body: { kisiler: emails.map((email) => ({ fullname: 'Ece Er', email })) },
  });
const listed = async (id = text.id) =>
  (await consultant.call(textSignatures.list, inPath(id))).body;
/** The token of a person's newest mail. */
async function tokenOf(email: string): Promise<string> {
  const mails = await app.mailsTo(email);
  const [, token = ''] = /\/metin-imza\/([^?\s"]+)/.exec(mails[0]?.text ?? '') ?? [];
  expect(token).not.toBe('');
  return token;
}
const open = (token: string, more = '') => app.app.inject({ url: `/metin-imza/${token}${more}` });
const declare = (token: string, fields: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url: `/api/metinler/imza-beyan/${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: app.config.BASE_URL,
      accept: 'text/html',
    },
    payload: new URLSearchParams(fields).toString(),
  });
const READ = { karar: 'kabul', okudum: 'evet', dil: 'tr' };

describe('a signature list', () => {
  it('mails each person an own link, takes the declaration and confirms it with its record', async () => {
    const email = address();
    expect((await ask([email])).body).toMatchObject({ data: { sayi: 1 } });
    const token = await tokenOf(email);
    const page = await open(token);
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain('Ece Er');
    expect(page.payload).toContain('Ücret politikasının yürütülmesi');
    expect(page.payload).not.toContain('<script');
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect((await listed()).data.find((one) => one.email === email)).toMatchObject({
      durum: 'acildi',
      sira: 1,
    });
    const given = await declare(token, READ);
    expect([given.statusCode, given.headers.location]).toEqual([
      303,
      `/metin-imza/${token}?lang=tr#beyan`,
    ]);
    const after = await open(token);
    expect(after.payload).toContain('Metni okudum ve bilgilendirildim.');
    expect(after.payload).not.toContain('<form');
    const row = (await listed()).data.find((one) => one.email === email);
    expect(row).toMatchObject({ durum: 'kabul' });
    const receipt = (await app.mailsTo(email))[0];
    expect(receipt?.subject).toContain('Beyanınız kaydedildi');
    expect(receipt?.text).toContain(text.surumler[0]?.ozet ?? '?');
    expect(receipt?.attachments).toHaveLength(1);
    const own = await open(token, '/pdf');
    expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const log = await sql<{ n: number }>`
      select count(*)::int as n from change_logs where tur = 'metinler' and record_id = ${text.id}
        and alanlar @> ${JSON.stringify([{ alan: 'imza', yeni: row?.id }])}::jsonb`.execute(
      app.db.system,
    );
    expect(log.rows[0]?.n).toBe(1);
  });

  it('keeps the first declaration whatever is sent again, and never changes it', async () => {
    const email = address();
    await ask([email]);
    const token = await tokenOf(email);
    await Promise.all([declare(token, READ), declare(token, READ)]);
    const mails = await app.mailsTo(email);
    expect(mails.filter(({ subject }) => subject.includes('kaydedildi'))).toHaveLength(1);
    await expect(
      sql`update metin_imzalari set karar = 'ret' where email = ${email}`.execute(app.db.system),
    ).rejects.toMatchObject({ code: '42501' });
    const row = (await listed()).data.find((one) => one.email === email);
    const withdrawn = await consultant.call(textSignatures.withdraw, inPath(row?.id ?? 0));
    expect(withdrawn.body.code).toBe('SIGNATURE_GIVEN');
  });

  it('asks each of two people who share an address, and names those it leaves out', async () => {
    const email = address();
    const people = (...names: string[]) =>
      consultant.call(textSignatures.ask, {
        ...inPath(text.id),
        body: { kisiler: names.map((fullname) => ({ fullname, email })) },
      });
    const both = await people('Ayşe Bir', 'Ali İki', 'AYŞE BİR');
    const again = [{ fullname: 'AYŞE BİR', email }];
    expect(both.body.data).toEqual({ sayi: 2, atlanan: again });
    expect(both.body.message).toContain(`atlanan 1 satır: AYŞE BİR (${email})`);
    const rows = (await listed()).data.filter((one) => one.email === email);
    expect(rows.map(({ fullname }) => fullname)).toEqual(['Ali İki', 'Ayşe Bir']);
    expect(await app.mailsTo(email)).toHaveLength(2);
    // A third person is asked all the same, also where the address had its mails of the day.
    expect((await people('Can Üç', 'Ece Dört')).body.data).toEqual({ sayi: 2, atlanan: [] });
    const third = await people('Ayşe Bir', 'Efe Beş');
    expect(third.body.data).toMatchObject({ sayi: 1, atlanan: [{ fullname: 'Ayşe Bir' }] });
  });

  it('asks nobody twice about a version, and answers with no link', async () => {
    const email = address();
    await ask([email]);
    expect((await ask([email])).body.code).toBe('NOBODY_TO_ASK');
    expect(JSON.stringify(await listed())).not.toContain(await tokenOf(email));
    expect((await ask([address()], 999_999_999)).status).toBe(404);
  });

  it('says what is missing, and refuses consent where none is asked', async () => {
    const email = address();
    await ask([email]);
    const token = await tokenOf(email);
    const { okudum: _, ...unread } = READ;
    const refused = await declare(token, unread);
    expect(refused.statusCode).toBe(400);
    expect(refused.payload).toContain('role="alert"');
    expect((await declare(token, { ...READ, karar: 'ret' })).statusCode).toBe(400);
    expect((await listed()).data.find((one) => one.email === email)?.durum).toBe('bekliyor');
  });

  /** A consent about two activities, sent to one person. */
  async function consent() {
    const subjects = [
      await house.addActivity('Bülten', { isleme_sarti: ['k5_1_acik_riza'] }),
      await house.addActivity('Fotoğraf', { isleme_sarti: ['k5_1_acik_riza'] }),
    ] as const;
    const body = { tur: 'riza' as const, kapsam: { faaliyetler: [...subjects], gruplar: [] } };
    const { id } = (await consultant.call(texts.add, { body })).body.data;
    await house.publish(id);
    const email = address();
    await ask([email], id);
    const [first, second] = subjects.map((one) => `riza:veri_harita:${one}`);
    return { id, email, token: await tokenOf(email), first: first ?? '', second: second ?? '' };
  }
  const { karar: _whole, ...OF_SUBJECTS } = READ;

  it('refuses another declaration than the recorded one, shows it, and offers the withdrawal', async () => {
    const { id, email, token, first, second } = await consent();
    const both = {
      ...{ okudum: 'evet', dil: 'tr' },
      ...{ [`konular[${first}]`]: 'kabul', [`konular[${second}]`]: 'kabul' },
    };
    const other = { ...both, [`konular[${second}]`]: 'ret' };
    const answers = await Promise.all([declare(token, both), declare(token, both)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    for (const fields of [other, { okudum: 'evet', dil: 'tr', karar: 'ret' }]) {
      const refused = await declare(token, fields);
      expect(refused.statusCode).toBe(409);
      expect(refused.payload).toContain('farklı beyan kaydedilmedi');
      expect(refused.payload).toContain('riza-geri-al');
    }
    expect((await declare(token, both)).statusCode).toBe(303);
    expect((await listed(id)).data[0]).toMatchObject({
      durum: 'kabul',
      kararlar: { [first]: 'kabul', [second]: 'kabul' },
    });
    const mails = await app.mailsTo(email);
    expect(mails.filter(({ subject }) => subject.includes('kaydedildi'))).toHaveLength(1);
  });

  it('refuses a late consent where a refusal is recorded, and names the way to another one', async () => {
    const { id, token, first, second } = await consent();
    expect((await declare(token, { okudum: 'evet', dil: 'en', karar: 'ret' })).statusCode).toBe(
      303,
    );
    const late = await declare(token, {
      ...{ okudum: 'evet', dil: 'en' },
      ...{ [`konular[${first}]`]: 'kabul', [`konular[${second}]`]: 'kabul' },
    });
    expect(late.statusCode).toBe(409);
    expect(late.payload).toContain('was not recorded');
    expect(late.payload).toContain('ask the sender of the text for a new link');
    expect((await listed(id)).data[0]?.durum).toBe('ret');
  });

  it('asks about each subject of a consent apart, and keeps each answer', async () => {
    const { id, email, token, first, second } = await consent();
    const page = (await open(token)).payload;
    expect(page.match(/<fieldset>/g)).toHaveLength(2);
    expect(page).not.toContain('checked');
    expect(page).toContain(`name="konular[${first}]" value="ret" required`);
    expect(page).toMatch(/<legend>“Bülten”[^☐]*işlenmesine<\/legend>/);
    const given = await declare(token, {
      ...OF_SUBJECTS,
      ...{ [`konular[${first}]`]: 'kabul', [`konular[${second}]`]: 'ret' },
    });
    expect(given.statusCode).toBe(303);
    const [row] = (await listed(id)).data;
    expect(row).toMatchObject({ durum: 'kismi', kararlar: { [first]: 'kabul', [second]: 'ret' } });
    const after = (await open(token, '?lang=en')).payload;
    expect(after).toContain('I give my consent to some subjects and not to others');
    expect(after).toMatch(
      /“Fotoğraf”, explicit consent to [^<]*: I do not give my explicit consent/,
    );
    const receipt = (await app.mailsTo(email))[0];
    expect(receipt?.text).toMatch(/“Bülten”.*: açık rıza veriyorum/);
    expect(receipt?.text).toMatch(/“Fotoğraf”.*: açık rıza vermiyorum/);
    expect((await open(token, '/pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { rows } = await sql<StoredSignature>`
      select * from metin_imzalari where email = ${email}`.execute(app.db.system);
    const stored = rows.map((one) => ({ ...one, geri_alinan: [] }));
    const subjects = [first, second].map((k) => ({ k, text: k }));
    const about = { tur: 'riza', lang: 'tr', inForce: 1, today: '2020-01-01' } as const;
    expect(linesOf(stored, { ...about, refusing: new Set(), subjects })[0]).toContain(
      'rıza verilen konular: 1 · rıza verilmeyen konular: 2',
    );
    await expect(
      sql`update metin_imzalari set kararlar = ${JSON.stringify({ [first]: 'kabul', [second]: 'kabul' })}::jsonb
        where email = ${email}`.execute(app.db.system),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('takes no consent in a bundle, with a subject left open or one of another text', async () => {
    const { id, token, first, second } = await consent();
    const refused = [
      READ,
      OF_SUBJECTS,
      { ...OF_SUBJECTS, [`konular[${first}]`]: 'kabul' },
      { ...OF_SUBJECTS, [`konular[${first}]`]: 'kabul', 'konular[riza:veri_harita:1]': 'kabul' },
      { ...OF_SUBJECTS, [`konular[${first}]`]: 'kabul', [`konular[${second}]`]: 'belki' },
    ];
    for (const fields of refused) expect((await declare(token, fields)).statusCode).toBe(400);
    expect((await listed(id)).data.map(({ kararlar }) => kararlar)).toEqual([null]);
  });

  it('lets a consent be refused as freely as it is given', async () => {
    const { id, token, first, second } = await consent();
    await declare(token, { ...READ, karar: 'ret' });
    expect((await listed(id)).data).toMatchObject([
      { durum: 'ret', kararlar: { [first]: 'ret', [second]: 'ret' } },
    ]);
  });

  it('closes a link that was withdrawn, has run out, or is about an older version', async () => {
    const [gone, late, old] = [address(), address(), address()];
    const other = await house.published([await house.addActivity('Kapanan')]);
    await ask([gone, late, old], other.id);
    const [first, second, third] = [await tokenOf(gone), await tokenOf(late), await tokenOf(old)];
    const row = (await listed(other.id)).data.find((one) => one.email === gone);
    await consultant.call(textSignatures.withdraw, inPath(row?.id ?? 0));
    await sql`update metin_imzalari set son_gun = '2020-01-01' where email = ${late}`.execute(
      app.db.system,
    );
    for (const token of [first, second]) {
      const page = await open(token);
      expect(page.statusCode).toBe(404);
      expect(page.payload).not.toContain('Kapanan');
    }
    await consultant.call(texts.prepare, { ...inPath(other.id), body: {} });
    await consultant.call(texts.update, { ...inPath(other.id), body: { ad: 'Yeni sürüm' } });
    await house.publish(other.id);
    expect((await open(third)).statusCode).toBe(404);
    expect((await declare(third, READ)).statusCode).toBe(404);
    const states = (await listed(other.id)).data.map(({ email, durum }) => [email, durum]);
    expect(Object.fromEntries(states)).toEqual({ [late]: 'yenilendi', [old]: 'yenilendi' });
    expect((await listed(other.id)).kisiler.map(({ email }) => email)).toContain(old);
  });

  it('reminds after three days and after seven, and no more', async () => {
    const email = address();
    const other = await house.published([await house.addActivity('Hatırlatılan')]);
    await ask([email], other.id);
    const run = () => runAsked(app, remindOfSignaturesJob, house.company);
    const pass = (days: number) =>
      sql`update metin_imzalari set istenme_tarihi = istenme_tarihi - make_interval(days => ${days}::int)
        where email = ${email}`.execute(app.db.system);
    const mails = async () => (await app.mailsTo(email)).length;
    expect(await run()).toBe(false);
    expect(await mails()).toBe(1);
    for (const [days, expected] of [
      [3, 2],
      [4, 3],
      [30, 3],
    ] as const) {
      await pass(days);
      await run();
      expect(await run()).toBe(false);
      expect(await mails()).toBe(expected);
    }
    expect((await open(await tokenOf(email))).statusCode).toBe(200);
  });

  it('reminds and counts nobody whose address wants no mail, and says so in its proof', async () => {
    const [willing, refusing] = [address(), address()];
    const other = await house.published([await house.addActivity('E-posta istemeyen')]);
    await ask([willing, refusing], other.id);
    const { pathname } = new URL(optOutLink(app.config, refusing, 'tr'));
    expect((await app.app.inject({ method: 'POST', url: pathname })).statusCode).toBe(200);
    await sql`update metin_imzalari set istenme_tarihi = istenme_tarihi - interval '2 days'
      where metin_id = ${other.id}`.execute(app.db.system);
    const remind = () => consultant.call(textSignatures.remind, { ...inPath(other.id), body: {} });
    expect((await remind()).body.data).toEqual({ sayi: 1 });
    const rows = (await listed(other.id)).data;
    expect(rows.find(({ email }) => email === refusing)).toMatchObject({
      durum: 'posta_istemiyor',
      hatirlatma_sayisi: 0,
    });
    expect((await remind()).body.code).toBe('NOBODY_TO_ASK');
    // The job finds nothing to do where all who are left want no mail.
    await sql`update metin_imzalari set istenme_tarihi = istenme_tarihi - interval '9 days'
      where email in (${willing}, ${refusing})`.execute(app.db.system);
    const asked = () => isAsked(app, remindOfSignaturesJob, house.company);
    expect(await asked()).toBe(true);
    await sql`update metin_imzalari set karar = 'kabul', karar_tarihi = now()
      where email = ${willing}`.execute(app.db.system);
    expect(await asked()).toBe(false);
    const { rows: read } = await sql<StoredSignature>`
      select * from metin_imzalari where email = ${refusing}`.execute(app.db.system);
    const stored = read.map((one) => ({ ...one, geri_alinan: [] }));
    const about = { tur: other.tur, lang: 'tr', inForce: 1, today: '2020-01-01' } as const;
    const rest = { refusing: new Set([refusing]), subjects: [] };
    expect(linesOf(stored, { ...about, ...rest })[0]).toContain('adres e-posta istemiyor');
  });

  it('is proved by a PDF, and shown to nobody of another company or without the ability', async () => {
    const proof = await consultant.call(textSignatures.proof, {
      ...inPath(text.id),
      query: { lang: 'tr' },
    });
    expect(proof.status).toBe(200);
    const other = await app.signInAs({ companies: [await app.makeCompany()] });
    expect((await other.call(textSignatures.list, inPath(text.id))).status).toBe(404);
    const row = (await listed()).data[0];
    expect((await other.call(textSignatures.withdraw, inPath(row?.id ?? 0))).status).toBe(404);
  });

  it('mails no more people a day than a company may', async () => {
    await expect(
      ask(Array.from({ length: 501 }, () => address())).then(({ status }) => status),
    ).resolves.toBe(400);
  });
});

describe('a text that is published again', () => {
  it('without a change of its words stays the version in force, and signatures stay', async () => {
    const { id, yayindaki, ad } = await house.published([await house.addActivity('Aynı kalan')]);
    await ask([address()], id);
    const before = await listed(id);
    await consultant.call(texts.approve, { ...inPath(id), body: {} });
    const again = await consultant.call(texts.publish, { ...inPath(id), body: {} });
    expect(again.body.data).toMatchObject({ yayindaki, durum: 'yayinda' });
    expect(again.body.message).toContain('yeni sürüm yayımlanmadı');
    expect((await listed(id)).data).toEqual(before.data);
    // Another name is another document, though the words are the same.
    await consultant.call(texts.update, { ...inPath(id), body: { ad: `${ad} (yeni)` } });
    const renamed = await house.publish(id);
    expect(renamed.yayindaki).toBeGreaterThan(yayindaki ?? 0);
  });
});
