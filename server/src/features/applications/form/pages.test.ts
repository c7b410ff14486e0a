import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applications } from '@emanet/contract/applications';
import { applicant } from '@emanet/contract/applications/applicant';
import { CONFIRMATION } from '@emanet/contract/applications/form';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import { unique } from '../../../../test/factories.ts';
import { mp4, pdf } from '../../../../test/sample-files.ts';
import { servePages } from '../../../platform/pages/pages.ts';
import { writtenLetter } from '../sample.ts';
import { writtenApplication } from './sample.ts';

// Pages as the build makes them, but for their looks.
const FORM = [
  '<html class="__SITE_STATE__"><title>__COMPANY__</title>__LOGO__<a href="__HERE__?lang=en"></a>',
  '<form action="/api/kvkk-formu/gonder/__SLUG__"><p data-shown="alert">__alert__</p>',
  '<i data-shown="unread"></i><b data-shown="files"></b>',
  '<input name="ad" value="__value:ad__" data-wrong="ad"/><p data-problem="ad">__problem:ad__</p>',
  '<input name="haklar" value="e" data-tick="haklar:e"/><input value="f" data-tick="haklar:f"/>',
  '<input value="eposta" data-tick="cevap_yolu:eposta"/>',
  '<input value="kendisi" data-tick="basvuran_turu:kendisi"/></form>',
].join('');
const CODE =
  '<html class="__SITE_STATE__">__EMAIL__ <i data-wait="__WAIT__"></i><p>__MESSAGE__</p>__TOKEN__';
const RECEIPT =
  '<html class="__SITE_STATE__">__NUMBER__ __APPLICANT__ <b>__STATE__</b> <ul>__RIGHTS__</ul><ul>__FILES__</ul>';

const clock = testClock('2026-11-19T16:27:00+03:00');
const SITE = 'https://www.ilgaz.test';
const app = await testApp({}, { clock });
const folder = await mkdtemp(join(tmpdir(), 'emanet-form-'));
await mkdir(join(folder, 'en'));
await writeFile(join(folder, 'app.html'), 'the app');
const pages = { application: FORM, 'application-code': CODE, 'application-receipt': RECEIPT };
for (const [name, page] of Object.entries({ ...pages, 'application-gone': 'gone' })) {
  await writeFile(join(folder, `${name}.html`), page);
  await writeFile(join(folder, 'en', `${name}.html`), `english ${page}`);
}
await servePages(app.app, folder);
const company = await app.makeCompany(unique('Ilgaz & Oğulları'));
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
const slug = (await manager.call(applications.settings)).body.data.slug;
const body = { acik: true, slug, saklama_yili: 3, izinli_site: SITE };
expect((await manager.call(applications.saveSettings, { body })).status).toBe(200);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.app.inject({ url, headers });
const plain = () => ({ origin: app.config.BASE_URL, accept: 'text/html,*/*' });

/** Sends the form as a browser without script does. */
async function send(
  rest: Parameters<typeof writtenApplication>[0],
  names: string[] = [],
  bytes: Uint8Array = pdf(),
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(writtenApplication(rest)))
    for (const one of [value].flat()) form.append(field, String(one));
  for (const name of names) form.append('dosya', new Blob([Buffer.from(bytes)]), name);
  const sent = new Response(form);
  return app.app.inject({
    method: 'POST',
    url: `/api/kvkk-formu/gonder/${slug}`,
    headers: { ...plain(), 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
const post = (url: string, fields: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { ...plain(), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const codeFor = async (address: string) =>
  /\b\d{6}\b/.exec((await app.mailsTo(address))[0]?.text ?? '')?.[0] ?? '';

it('shows an empty form with the company, framed by its own site alone', async () => {
  const { payload, headers } = await get(`/kvkk-formu/${slug}`, { 'sec-fetch-dest': 'iframe' });
  expect(payload).toContain('Ilgaz &amp; Oğulları');
  expect(payload).toMatch(/class="[^"]*\bframed\b/);
  expect(payload).toContain('<input name="ad" value=""/><p hidden="">');
  expect(payload).toContain('<input value="eposta" checked=""/>');
  // No maker is preset, since another one than the data subject needs a proof of authority.
  expect(payload).toContain('<input value="kendisi"/>');
  expect(payload).not.toMatch(/__|data-(tick|wrong|problem|shown)/);
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${SITE}`);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect((await get(`/kvkk-formu/${slug}?lang=en`)).payload).toMatch(/^english /);
});

it('leads to a page when there is no such form, receipt or code', async () => {
  for (const path of ['yok', 'a%00b', `kod/${'x'.repeat(43)}`, `alindi/${'x'.repeat(43)}`]) {
    const { statusCode, payload } = await get(`/kvkk-formu/${path}`);
    expect([path, statusCode, payload]).toEqual([path, 404, 'gone']);
  }
});

it('is written, confirmed and found again without script', async () => {
  const eposta = `${unique('basvuran')}@ornekposta.test`;
  const sent = await send({ eposta, haklar: ['e'] }, ['vekalet.pdf', 'iki.pdf']);
  expect(sent.statusCode, sent.payload).toBe(303);
  const asks = await get(String(sent.headers.location));
  expect(asks.payload).toContain(`${eposta} <i data-wait="60">`);
  const token = /kod\/([\w-]+)/.exec(String(sent.headers.location))?.[1] ?? '';

  const early = await post('/api/kvkk-formu/yeni-kod', { token, dil: 'tr' });
  expect([early.statusCode, early.payload]).toEqual([429, expect.stringMatching(/<p>.+<\/p>/)]);
  const kod = await codeFor(eposta);
  const other = String((Number(kod) + 1) % 1_000_000).padStart(6, '0');
  const wrong = await post('/api/kvkk-formu/dogrula', { token, kod: other, dil: 'en' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.payload).toContain(`Attempts left: ${CONFIRMATION.tries - 1}.`);
  expect(wrong.headers['content-security-policy']).toContain(`frame-ancestors ${SITE}`);

  const typed = `${kod.slice(0, 3)} ${kod.slice(3)}`;
  const done = await post('/api/kvkk-formu/dogrula', { token, kod: typed, dil: 'tr' });
  expect([done.statusCode, done.headers.location]).toEqual([
    303,
    `/kvkk-formu/alindi/${token}?lang=tr`,
  ]);
  const receipt = (await get(String(done.headers.location))).payload;
  expect(receipt).toMatch(/class="[^"]*\bwith-mail\b/);
  expect(receipt).toMatch(/2026\/001 Muhammet Emre Karabulut <b>Alındı, incelenmeyi bekliyor/);
  expect(receipt).toContain('<li>vekalet.pdf</li><li>iki.pdf</li>');
  // The page of the code leads to it from now on.
  const again = await get(`/kvkk-formu/kod/${token}`);
  expect([again.statusCode, again.headers.location]).toEqual([
    303,
    `/kvkk-formu/alindi/${token}?lang=tr`,
  ]);
});

it('says of no application that was entered by hand that its receipt was mailed', async () => {
  const letter = writtenLetter({ talep: 'Elle', haklar: ['b'] });
  const { id, eposta } = await manager.data(applications.add, { body: letter });
  expect(eposta).not.toBeNull();
  const { adres } = await manager.data(applicant.statusLink, {
    params: { id: String(id) },
    body: { gonder: false },
  });
  const { pathname } = new URL(adres);
  expect((await get(pathname)).payload).toMatch(/class="[^"]*\bwithout-mail\b/);
});

it('comes back with what was typed when it is refused', async () => {
  const ad = '"><script>alert(1)</script>';
  const { statusCode, payload } = await send({ ad, haklar: ['f'], kimlik_no: '1' }, ['a.pdf']);
  expect(statusCode).toBe(400);
  expect(payload).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(payload).toContain('<input value="f" checked=""/>');
  expect(payload).toContain('<input name="haklar" value="e"/>');
  expect(payload).toContain('<b></b>');
  expect(payload).toContain('<i hidden=""></i>');
  const film = await send({ ad: 'Gülşah' }, ['a.pdf'], mp4());
  expect([film.statusCode, film.payload]).toEqual([415, expect.stringContaining('Gülşah')]);
  const empty = await send({ ad: ' ', dil: 'en' });
  expect(empty.payload).toContain('value=" " aria-invalid="true"/><p>This field must');
  expect(empty.payload).toContain('<b hidden=""></b>');
});
