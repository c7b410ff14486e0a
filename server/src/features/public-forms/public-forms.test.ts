import { publicForms } from '@emanet/contract/public-forms';
import { describe, expect, it } from 'vitest';
import { appOfFile, testApp } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';
import { pageToken } from '../../platform/pages/page-token.ts';
import { LIMITS } from './limits.ts';

const CONTACT_INBOX = 'kutu@emanet.test';
const clock = testClock();

const app = await appOfFile({ CONTACT_INBOX }, { clock });

const newEmail = () => `${unique('form')}@ornek.test`;
const openPage = () => pageToken(app.services);
const formsOf = (email: string) =>
  app.db.system.selectFrom('public_forms').selectAll().where('email', '=', email).execute();
const requestsOf = (email: string) =>
  app.db.system
    .selectFrom('free_account_requests')
    .selectAll()
    .where('email', '=', email)
    .execute();
const mailsAbout = async (email: string) =>
  (await app.mailsTo(CONTACT_INBOX)).filter(({ text }) => text.includes(email));

const account = (email: string) => ({
  email,
  fullname: 'Tolga Emiroğlu',
  numberoff: '50-249',
  country: 'Türkiye',
  company_name: 'Anadolu Lojistik ve Depolama Hizmetleri Ltd. Şti.',
});

/** Body of a browser without script. */
const sendPlain = (url: string, fields: [string, string][]) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: {
      origin: app.config.BASE_URL,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

describe('forms/add', () => {
  it('stores the fields as the specification coerces them, and mails them', async () => {
    const email = newEmail();
    const { status, body } = await app.stranger.call(publicForms.addForm, {
      body: {
        fullname: ' Gülşah Karaosmanoğlu ',
        email: email.toUpperCase(),
        tel: '0212 000 00 00',
        country: 'Türkiye',
        company: 'Kuzey Endüstri',
        position: true,
        return_contact: ['eposta', ' telefon '],
        data_privacy: 'envanter, aktarim,',
        approval: 'on',
      },
    });
    expect(status).toBe(201);
    const [stored, ...others] = await formsOf(email);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      id: body.data.id,
      fullname: 'Gülşah Karaosmanoğlu',
      position: 'yes',
      return_contact: 'eposta,telefon',
      data_privacy: 'envanter,aktarim',
      approval: 'true',
      dil: 'tr',
      supheli: false,
    });
    const mails = await mailsAbout(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `İletişim formu ${body.data.id}: Gülşah Karaosmanoğlu`,
    ]);
    expect(mails[0]?.text).toContain('Konu: envanter,aktarim');
  });

  it.each([
    [{}, 'no', 'false'],
    [{ position: 'no', approval: false }, 'no', 'false'],
    [{ position: 'Evet', approval: '1' }, 'yes', 'true'],
    [{ position: 0 as const, approval: 'anything' }, 'no', 'false'],
  ])('takes %j as position %s, approval %s', async (said, position, approval) => {
    const email = newEmail();
    await app.stranger.call(publicForms.addForm, { body: { fullname: 'Ad', email, ...said } });
    expect(await formsOf(email)).toMatchObject([{ position, approval }]);
  });

  it('names every bad field in the language of the request', async () => {
    const { status, body } = await app
      .caller({ origin: app.config.BASE_URL, 'accept-language': 'en' })
      .call(publicForms.addForm, { body: { fullname: ' ', email: 'gulsah@' } });
    expect([status, body.fields]).toEqual([
      400,
      { fullname: 'This field must not be empty.', email: 'Enter a valid e-mail address.' },
    ]);
  });

  it('writes to the operators in their language', async () => {
    const inbox = `${unique('operators')}@emanet.test`;
    const settings = { CONTACT_INBOX: inbox, OPERATOR_LANGUAGE: 'en' } as const;
    await using english = await testApp(settings, { clock });
    const email = newEmail();
    await english.stranger.call(publicForms.addForm, { body: { fullname: 'Ada', email } });
    await english.stranger.call(publicForms.addAccount, { body: account(newEmail()) });
    const [request, form] = await english.mailsTo(inbox);
    expect(form?.subject).toMatch(/^Contact form \d+: Ada$/);
    expect(form?.text).toContain('Has read the privacy notice: No');
    expect(request?.subject).toMatch(/^Request for a free account \d+: Anadolu/);
    expect(request?.html).toContain('lang="en"');
  });

  it('stores one sending once, by its page or its key', async () => {
    const email = newEmail();
    const belirtec = openPage();
    clock.moveBy({ seconds: 30 });
    const send = (headers = {}, text = 'Ad') =>
      app.stranger.call(publicForms.addForm, {
        body: { fullname: text, email, ...(!('idempotency-key' in headers) && { belirtec }) },
        headers,
      });
    const twice = await Promise.all([send(), send()]);
    expect(new Set(twice.map(({ body }) => body.data.id)).size).toBe(1);
    await send({}, 'Another text from the same page');
    await send({ 'idempotency-key': unique('key') });
    expect(await formsOf(email)).toHaveLength(3);
    expect(await mailsAbout(email)).toHaveLength(3);
  });

  it('is refused from a page of another site', async () => {
    const { status } = await app
      .caller({ origin: 'https://elsewhere.test' })
      .call(publicForms.addForm, { body: { fullname: 'Ad', email: newEmail() } });
    expect(status).toBe(403);
  });
});

describe('a machine', () => {
  it.each([
    ['fills in what nobody sees', 60, 'https://ucuz-ilan.test', true],
    ['is faster than anybody types', 1, '', true],
    ['is none', 60, '', false],
  ])('%s', async (_, seconds, web_sitesi, supheli) => {
    const email = newEmail();
    const belirtec = openPage();
    clock.moveBy({ seconds });
    const { status, body } = await app.stranger.call(publicForms.addForm, {
      body: { fullname: 'Ad', email, belirtec, web_sitesi },
    });
    // Both hear the same.
    expect([status, body.message]).toEqual([201, 'Mesajınız bize ulaştı.']);
    expect(await formsOf(email)).toMatchObject([{ supheli }]);
    expect(await mailsAbout(email)).toHaveLength(supheli ? 0 : 1);
  });

  it('does not stand in the way of the person whose address it sent', async () => {
    const email = newEmail();
    const asked = { ...account(email), web_sitesi: 'https://ucuz-ilan.test' };
    await app.stranger.call(publicForms.addAccount, { body: asked });
    const own = await app.stranger.call(publicForms.addAccount, { body: account(email) });
    expect(own.status).toBe(201);
    expect(await requestsOf(email)).toHaveLength(2);
  });
});

describe('free-account/add', () => {
  it('stores a request, tells how to approve it, and keeps one waiting per address', async () => {
    const email = newEmail();
    const { status, body } = await app.stranger.call(publicForms.addAccount, {
      body: account(email),
    });
    expect(status).toBe(201);
    expect(await requestsOf(email)).toMatchObject([{ ...account(email), durum: 'bekliyor' }]);
    const [mail] = await mailsAbout(email);
    expect(mail?.text).toContain(`npm run admin -- accounts approve ${body.data.id}`);

    const again = await app.stranger.call(publicForms.addAccount, { body: account(email) });
    expect([again.status, again.body.code]).toEqual([409, 'ACCOUNT_PENDING']);
    expect(again.body.fields).toEqual({ email: 'Bu adresle bekleyen bir başvuru var.' });
    expect(await requestsOf(email)).toHaveLength(1);
  });

  it('takes the number of employees as a number too', async () => {
    const email = newEmail();
    await app.stranger.call(publicForms.addAccount, {
      body: { ...account(email), numberoff: 120 },
    });
    expect(await requestsOf(email)).toMatchObject([{ numberoff: '120' }]);
  });
});

describe('without script', () => {
  const fields = (email: string): [string, string][] => [
    ['fullname', 'Gülşah Karaosmanoğlu'],
    ['email', email],
    ['data_privacy', 'envanter'],
    ['data_privacy', 'egitim'],
    ['approval', 'true'],
    ['dil', 'en'],
    ['web_sitesi', ''],
  ];

  it('a form leads to the page that says it has arrived', async () => {
    const email = newEmail();
    const answer = await sendPlain('/api/forms/add', fields(email));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/contact/sent']);
    expect(await formsOf(email)).toMatchObject([{ data_privacy: 'envanter,egitim', dil: 'en' }]);

    const asked = Object.entries({ ...account(newEmail()), dil: 'tr' });
    const other = await sendPlain('/api/free-account/add', asked);
    expect([other.statusCode, other.headers.location]).toEqual([303, '/try-for-free/sent']);
  });

  it('a failure is told in the language of the page, and as JSON where no web is built', async () => {
    const answer = await sendPlain('/api/forms/add', [
      ['fullname', 'Ad'],
      ['dil', 'en'],
    ]);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'INVALID_INPUT',
    ]);
  });
});

it('too many from one network, and from one network for one address, are refused', async () => {
  await using limited = await testApp({ RATE_LIMIT: 'on', TRUST_PROXY: 1 }, { clock });
  const send = async (email: string, from: string, belirtec?: string) =>
    (
      await limited
        .caller({ origin: limited.config.BASE_URL, 'x-forwarded-for': from })
        .call(publicForms.addForm, { body: { fullname: 'Ad', email, belirtec } })
    ).status;
  const network = () =>
    `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:${Math.floor(Math.random() * 65_536).toString(16)}::1`;
  const from = network();
  const statuses = [];
  for (let sent = 0; sent <= LIMITS.fromElsewhere.attempts; sent += 1)
    statuses.push(await send(newEmail(), from));
  expect(statuses).toEqual([...Array<number>(LIMITS.fromElsewhere.attempts).fill(201), 429]);
  // A page of the site counts for itself, and one that is a day old no longer does.
  const page = pageToken(limited.services);
  clock.moveBy({ minutes: 1 });
  expect(await send(newEmail(), from, page)).toBe(201);
  clock.moveBy({ days: 2 });
  expect(await send(newEmail(), from, page)).toBe(429);

  const email = newEmail();
  const own = network();
  const fresh = pageToken(limited.services);
  clock.moveBy({ minutes: 1 });
  for (let sent = 0; sent < LIMITS.perAddress.attempts; sent += 1)
    expect(await send(email, own, fresh)).toBe(201);
  expect(await send(email, own, fresh)).toBe(429);
  // Strangers who name an address do not stop its owner, whose network is another.
  for (let sent = 0; sent <= LIMITS.perAddress.attempts; sent += 1)
    expect(await send(email, network())).toBe(201);
});

it('a request reads nothing of what others sent', async () => {
  for (const table of ['public_forms', 'free_account_requests'] as const) {
    const read = app.db.identity.selectFrom(table).select('email').execute();
    await expect(read).rejects.toThrow('permission denied');
  }
});
