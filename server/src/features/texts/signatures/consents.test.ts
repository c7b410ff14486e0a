import { actions } from '@emanet/contract/actions';
import { texts } from '@emanet/contract/texts';
import { textSignatures } from '@emanet/contract/texts/signatures';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/app.ts';
import { unique } from '../../../../test/factories.ts';
import { eraseCompany } from '../../../records/company/erase.ts';
import { scopeOfJob } from '../../../platform/access/scope.ts';
import { inPath, textHouse, type TextHouse } from '../texts.fixture.ts';
import { linesOf } from './proof.ts';
import { selectSignatures } from './queries.ts';

let house: TextHouse;
let app: TextHouse['app'];
let consultant: Caller;
house = await textHouse();
({ app, consultant } = house);
const user = await app.makeUser({ role: 'yönetici', companies: [house.company] });
const manager = user.email;
afterAll(() => app.close());

const post = (path: string, token: string, fields: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url: `/api/metinler/${path}/${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: app.config.BASE_URL,
      accept: 'text/html',
    },
    payload: new URLSearchParams({ dil: 'tr', ...fields }).toString(),
  });
const open = (token: string, more = '') => app.app.inject({ url: `/metin-imza/${token}${more}` });
const listed = async (id: number) =>
  (await consultant.call(textSignatures.list, inPath(id))).body.data[0];

/** A consent about two activities that one person gave to both, and the token of its link. */
async function consent(given: readonly ('kabul' | 'ret')[] = ['kabul', 'kabul']) {
  const names = [unique('Bülten'), unique('Fotoğraf')] as const;
  const activities = [
    await house.addActivity(names[0], { isleme_sarti: ['k5_1_acik_riza'] }),
    await house.addActivity(names[1], { isleme_sarti: ['k5_1_acik_riza'] }),
  ] as const;
  const body = { tur: 'riza' as const, kapsam: { faaliyetler: [...activities], gruplar: [] } };
  const { id } = (await consultant.call(texts.add, { body })).body.data;
  await house.publish(id);
  const email = `${unique('deniz')}@ornek.test`.toLowerCase().replace(/\s/g, '');
  const kisiler = [{ fullname: 'Deniz Er', email }];
  await consultant.call(textSignatures.ask, { ...inPath(id), body: { kisiler } });
  const mail = (await app.mailsTo(email))[0]?.text ?? '';
  const [, token = ''] = /\/metin-imza\/([^?\s"]+)/.exec(mail) ?? [];
  const subjects = activities.map((one) => `riza:veri_harita:${one}`);
  const said = subjects.map((k, at) => [`konular[${k}]`, given[at] ?? 'ret'] as const);
  const answer = await post('imza-beyan', token, { okudum: 'evet', ...Object.fromEntries(said) });
  expect(answer.statusCode, answer.payload).toBe(303);
  const [first = '', second = ''] = subjects;
  return { id, email, token, first, second, names };
}

describe('a consent', () => {
  it('is withdrawn about one subject as easily as it was given, and then about all', async () => {
    const { id, email, token, first, second, names } = await consent();
    const before = (await open(token)).payload;
    expect(before).toContain('Geri alma ileriye etkilidir');
    expect(before).toContain(`name="konular[${first}]" value="geri"`);
    const back = await post('riza-geri-al', token, { [`konular[${first}]`]: 'geri' });
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/metin-imza/${token}?lang=tr#beyan`,
    ]);
    expect(await listed(id)).toMatchObject({
      durum: 'kismi',
      kararlar: { [first]: 'kabul', [second]: 'kabul' },
      geri_alinan: [{ konu: first, yol: 'baglanti', neden: null, kaydeden: null }],
      rizalar: [{ konu: second }],
    });
    const page = (await open(token)).payload;
    expect(page).toContain('geri alınan rıza: 1');
    expect(page).not.toContain(`name="konular[${first}]"`);
    expect((await open(token, '?lang=en')).payload).toContain('I withdraw my consent');

    const [toPerson] = await app.mailsTo(email);
    expect(toPerson?.subject).toContain('Rızanızı geri aldığınız kaydedildi');
    expect(toPerson?.text).toContain(names[0]);
    expect(toPerson?.text).not.toContain(names[1]);
    const [toManager] = await app.mailsTo(manager);
    expect(toManager?.subject).toContain('Açık rıza geri alındı');
    expect(toManager?.text).toContain(`/metinler/${id}/imzalar`);

    await post('riza-geri-al', token, { hepsi: 'evet' });
    expect(await listed(id)).toMatchObject({ durum: 'geri_alindi', rizalar: [] });
    expect((await open(token)).payload).not.toContain('riza-geri-al');
    const opened = (await consultant.call(actions.list, { query: {} })).body.data.filter((one) =>
      one.aksiyon_aciklamasi?.includes(`/metinler/${id}/imzalar`),
    );
    expect(opened).toHaveLength(2);
    expect(opened[0]).toMatchObject({ risk: 'Yüksek', durum: false });
    // Representatives read actions: the person stands in the signature list alone.
    expect(JSON.stringify(opened)).not.toContain('Deniz Er');
  });

  it('is proved together with its withdrawal, which nobody changes and the log tells', async () => {
    const { id, token, first } = await consent();
    await post('riza-geri-al', token, { [`konular[${first}]`]: 'geri' });
    const { proof } = textSignatures;
    expect((await consultant.call(proof, { ...inPath(id), query: {} })).status).toBe(200);
    expect((await open(token, '/pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const [person] = await app.db.system
      .transaction()
      .execute((tx) =>
        selectSignatures(tx, scopeOfJob({ kind: 'job', job: 'test' }, house.company), id),
      );
    if (!person) throw new Error('one person was asked');
    const subjects = [{ k: first, text: 'Bülten' }];
    const listing = { tur: 'riza', lang: 'tr', inForce: 1, today: '2020-01-01', subjects } as const;
    const [line] = linesOf([person], { ...listing, refusing: new Set() });
    expect(line).toMatch(/rıza verilen konular: 1 · geri alınan rıza: 1 \(\d+ \S+ \d{4}\)/);
    for (const statement of [
      sql`update metin_geri_almalari set gun = '2020-01-01'`,
      sql`delete from metin_geri_almalari`,
    ])
      await expect(statement.execute(app.db.system)).rejects.toMatchObject({ code: '42501' });
    const { rows } = await sql<{ alan: string }>`
      select jsonb_array_elements(alanlar) ->> 'alan' as alan from change_logs
      where company_id = ${house.company} and (tur = 'metinler' and record_id = ${id}
        or alanlar @> any (select jsonb_build_array(jsonb_build_object('alan', 'metin_geri_almalari/' || g.id))
          from metin_geri_almalari g join metin_imzalari i on i.id = g.imza_id where i.metin_id = ${id}))`.execute(
      app.db.system,
    );
    const noted = rows.map(({ alan }) => alan);
    expect(noted).toContain('geri_alinan_riza');
    expect(noted.some((one) => one.startsWith('metin_geri_almalari/'))).toBe(true);
    const visits = await sql<{ n: number }>`select count(*)::int as n from entry_logs
      where company_id = ${house.company} and neden = 'riza_geri_alindi'`.execute(app.db.system);
    expect(visits.rows[0]?.n).toBeGreaterThan(0);
  });

  it('is withdrawn once, however often it is sent, and never where it was refused', async () => {
    const { id, token, first, second } = await consent(['kabul', 'ret']);
    const all = { hepsi: 'evet' };
    await Promise.all([post('riza-geri-al', token, all), post('riza-geri-al', token, all)]);
    expect((await listed(id))?.geri_alinan.map(({ konu }) => konu)).toEqual([first]);
    expect((await post('riza-geri-al', token, {})).statusCode).toBe(400);
    const again = await post('riza-geri-al', token, { [`konular[${first}]`]: 'geri' });
    expect(again.statusCode).toBe(303);
    const never = await post('riza-geri-al', token, { [`konular[${second}]`]: 'geri' });
    expect(never.statusCode).toBe(409);
    expect((await listed(id))?.geri_alinan).toHaveLength(1);
    expect((await post('riza-geri-al', 'yok', all)).statusCode).toBe(404);
  });

  it('is withdrawn by hand with day and basis when the person wrote', async () => {
    const { id, email, first, second } = await consent();
    const { id: row } = (await listed(id)) ?? { id: 0 };
    const record = (who: Caller, more: object = {}) =>
      who.call(textSignatures.recordWithdrawal, {
        ...inPath(row),
        body: { konular: [first], gun: '2026-11-02', neden: '12 sayılı dilekçe', ...more },
      });
    expect((await record(consultant, { gun: '2199-01-01' })).body.fields).toHaveProperty('gun');
    expect((await record(consultant)).body.data).toEqual({ sayi: 1 });
    expect(await listed(id)).toMatchObject({
      geri_alinan: [
        {
          ...{ konu: first, gun: '2026-11-02', yol: 'yazili' },
          ...{ neden: '12 sayılı dilekçe', kaydeden: 'Selin Aydoğan' },
        },
      ],
      rizalar: [{ konu: second }],
    });
    expect((await app.mailsTo(email))[0]?.text).toContain('2 Kasım 2026');
    expect((await record(consultant)).body.code).toBe('CONSENT_NOT_STANDING');
    const other = await app.signInAs({ companies: [await app.makeCompany()] });
    expect((await record(other)).status).toBe(404);
  });

  it('is asked of no text but a consent', async () => {
    const notice = await house.published([await house.addActivity(unique('Bordro'))]);
    const email = `${unique('ece')}@ornek.test`.toLowerCase().replace(/\s/g, '');
    const kisiler = [{ fullname: 'Ece Er', email }];
    await consultant.call(textSignatures.ask, { ...inPath(notice.id), body: { kisiler } });
    const mail = (await app.mailsTo(email))[0]?.text ?? '';
    const [, token = ''] = /\/metin-imza\/([^?\s"]+)/.exec(mail) ?? [];
    await post('imza-beyan', token, { okudum: 'evet', karar: 'kabul' });
    expect((await open(token)).payload).not.toContain('riza-geri-al');
    const nothing = await post('riza-geri-al', token, { hepsi: 'evet' });
    expect(nothing.statusCode).toBe(409);
    expect((await listed(notice.id))?.geri_alinan).toEqual([]);
  });

  it('goes with its company', async () => {
    const doomed = await textHouse();
    const [before, kept] = [house, app];
    house = doomed;
    ({ app, consultant } = doomed);
    try {
      const { token } = await consent();
      await post('riza-geri-al', token, { hepsi: 'evet' });
      await sql`insert into sirket_silmeleri (company_id, company_name, isteyen, vade)
        select company_id, company_name, '', now() from companies
        where company_id = ${doomed.company}`.execute(app.db.system);
      const { files, config } = app.services;
      const { rows } = await eraseCompany({ files, config, db: app.db }, doomed.company);
      expect(rows).toBeGreaterThan(0);
      const left = await sql`select from metin_geri_almalari
        where company_id = ${doomed.company}`.execute(app.db.system);
      expect(left.rows).toEqual([]);
    } finally {
      await doomed.app.close();
      house = before;
      app = kept;
    }
  });
});
