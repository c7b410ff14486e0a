import { randomUUID } from 'node:crypto';
import { actions } from '@emanet/contract/actions';
import { portfolio } from '@emanet/contract/portfolio';
import type { SeveralWork } from '@emanet/contract/portfolio/several';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import { unique } from '../../../../test/factories.ts';
import { reachOf } from '../../../platform/jobs/start.ts';
import { goOnWithWorkJob } from '../several/several.ts';

const clock = testClock('2026-12-01T12:00:00+03:00');
const app = await appOfFile({}, { clock });

/** A has a loyalty programme without verification, B another activity, C none at all; D is a stranger's. */
const a = await app.makeCompany(unique('A'));
const b = await app.makeCompany(unique('B'));
const c = await app.makeCompany(unique('C'));
const d = await app.makeCompany(unique('D'));
const partner = await app.signInAs({ companies: [a, b, c], fullname: 'Selin Aydoğan' });
const stranger = await app.signInAs({ companies: [d] });
const ENTRY = '2026-266';

const inside = (company: number) => ({ headers: { 'x-company-id': String(company) } });
const activity = async (who: Caller, company: number, values: object) => {
  const department_id = await app.makeDepartment(company, unique('Pazarlama'));
  const body: object = { surec_ismi: unique('Kayıt'), department_id, ...values };
  const answer = await who.call(processingActivities.add, { ...inside(company), body });
  expect(answer.status, answer.text).toBe(201);
};
const TILL = {
  surec_ismi: 'Sadakat kartı',
  islenen_kisisel_veriler: ['telefon', 'sadakat_puani'],
  kimden_nasil_temin: ['sozlu'],
  ilgili_kisi: ['musteri'],
  sadakat_dogrulamasi: 'dogrulama_yok',
};

await activity(partner, a, TILL);
await activity(partner, b, { islenen_kisisel_veriler: ['ad_soyad'], ilgili_kisi: ['calisan'] });
await activity(stranger, d, TILL);
const firma_id = (await partner.call(portfolio.firms)).body.data[0]?.id ?? 0;

const entry = async (id = ENTRY, who = partner) =>
  (await who.call(portfolio.lawEntry, { params: { id } })).body.data;
const states = async (id?: string, who?: Caller) =>
  (await entry(id, who)).musteriler.map(({ company_id, durum }) => [company_id, durum]);
const work = (mevzuat = ENTRY, more: object = {}): SeveralWork => ({
  ...{ tur: 'mevzuat', mevzuat, aksiyon_ismi: 'Doğrulamayı kurun', aksiyon_aciklamasi: null },
  ...{ risk: 'Yüksek', son_tarih: '2027-02-28', eposta: true, bilinmeyenler: false, ...more },
});
const all = () => [a, b, c];
const open = (toplu_islem: string, is = work(), company_ids = all(), who = partner) =>
  who.call(portfolio.several, { body: { toplu_islem, company_ids, is } });
const named = async (company: number, who = partner) =>
  (await who.call(actions.list, inside(company))).body.data.filter(
    ({ aksiyon_ismi }) => aksiyon_ismi === 'Doğrulamayı kurun',
  );

describe('an entry of the law', () => {
  it('concerns clients by their very records, and of whom there is no record is not known', async () => {
    expect(await states()).toEqual([
      [a, 'var'],
      [b, 'yok'],
      [c, 'bilinmiyor'],
    ]);
    const { musteriler, kaynaklar, olculemez } = await entry();
    expect(musteriler[0]?.kayitlar).toMatchObject([{ tur: 'veri_harita', ad: 'Sadakat kartı' }]);
    expect([kaynaklar.length > 0, olculemez]).toEqual([true, null]);
    const lines = (await partner.call(portfolio.law)).body.data;
    expect(lines).toHaveLength(74);
    expect(lines.find(({ id }) => id === ENTRY)).toMatchObject({
      ...{ ilgili: 1, bilinmeyen: 1, acilan: 0, musteri: 3 },
    });
  });

  it('without a rule is not known for every client, and says why', async () => {
    const { olculemez } = await entry('taslak-yz');
    expect(olculemez).not.toBe(null);
    expect(new Set((await states('taslak-yz')).map(([, durum]) => durum))).toEqual(
      new Set(['bilinmiyor']),
    );
    expect((await partner.call(portfolio.lawEntry, { params: { id: 'yok' } })).status).toBe(404);
  });

  it('opens its action where it concerns, once, and an undo lets it be opened again', async () => {
    const preview = await partner.call(portfolio.preview, {
      body: { company_ids: all(), is: work() },
    });
    const reasons = (rows: readonly { neden: string | null }[]) => rows.map(({ neden }) => neden);
    expect(reasons(preview.body.data)).toEqual([null, 'ilgilendirmez', 'bilinmiyor']);
    expect(preview.body.data[0]).toMatchObject({ sayi: 1 });
    expect(await named(a)).toEqual([]);

    const number = randomUUID();
    expect(reasons((await open(number)).body.data)).toEqual([null, 'ilgilendirmez', 'bilinmiyor']);
    const [made] = await named(a);
    expect(made).toMatchObject({ son_tarih: '2027-02-28', aksiyon_aciklamasi: 'Sadakat kartı' });
    expect((await entry()).musteriler[0]).toMatchObject({ acildi: true });
    // The same call again, and another one.
    await open(number);
    const again = await open(randomUUID());
    expect([again.status, again.body]).toMatchObject([409, { code: 'WORK_NOWHERE' }]);
    expect(await named(a)).toHaveLength(1);

    await partner.call(portfolio.undoSeveral, { body: { toplu_islem: number } });
    expect(await named(a)).toEqual([]);
    expect((await entry()).musteriler[0]).toMatchObject({ acildi: false });
  });

  it('is opened once by two consultants of a client at once, and where it is not known if wanted', async () => {
    const colleague = await app.signInAs({ companies: all() });
    const wanted = work(ENTRY, { bilinmeyenler: true });
    await app.makeDepartment(c, 'Hukuk');
    await Promise.all(
      [partner, colleague, partner, colleague].map((who) => open(randomUUID(), wanted, all(), who)),
    );
    expect([await named(a), await named(b), await named(c)].map((rows) => rows.length)).toEqual([
      ...[1, 0, 1],
    ]);
  });

  it('goes on after a kill, and repeats nothing', async () => {
    const toplu_islem = randomUUID();
    const user = await app.makeUser({ companies: [a] });
    await sql`update portfoy_isleri set geri_alindi = now() where company_id = ${a}`.execute(
      app.db.system,
    );
    const before = (await named(a)).length;
    const rest = {
      ...{ company_id: a, user_id: user.user_id, toplu_islem },
      ...{ company_ids: [a], is: work(), lang: 'tr' as const },
    };
    for (const _ of [1, 2])
      await goOnWithWorkJob.perform(app.services, rest, reachOf(app.services, goOnWithWorkJob));
    expect(await named(a)).toHaveLength(before + 1);
  });
});

describe('an entry of a firm', () => {
  const add = (who = partner, more: object = {}) =>
    who.call(portfolio.addLaw, {
      body: {
        ...{ firma_id, baslik: 'Yeni rehber', sayi: '2026/9999', gun: '2026-11-30' },
        ...{ kaynak: 'https://www.kvkk.gov.tr/', metin: 'Kendi sözlerimiz', son_tarih: null },
        suzgec: { kayit_turu: 'veri_harita', alanlar: { ilgili_kisi: ['calisan'] } },
        ...more,
      },
    });

  it('is found by its filter without a release, in the clients of that firm alone', async () => {
    const made = await add();
    expect(made.status, made.text).toBe(201);
    const { id } = made.body.data;
    expect(await states(id)).toEqual([
      ...[
        [a, 'yok'],
        [b, 'var'],
        [c, 'bilinmiyor'],
      ],
    ]);
    expect((await stranger.call(portfolio.law)).text).not.toContain('2026/9999');
    const refused = await Promise.all([
      stranger.call(portfolio.lawEntry, { params: { id } }),
      stranger.call(portfolio.deleteLaw, { params: { id } }),
      add(stranger),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    // Its action reaches no client of another firm.
    const elsewhere = await open(randomUUID(), work(id), [d], stranger);
    expect(elsewhere.body).toMatchObject({ code: 'WORK_NOWHERE' });
    const opened = await open(randomUUID(), work(id));
    expect(opened.body.data.map(({ neden }) => neden)).toEqual([
      ...['ilgilendirmez', null, 'bilinmiyor'],
    ]);
    expect(await named(b)).toHaveLength(1);
    expect((await partner.call(portfolio.deleteLaw, { params: { id } })).status).toBe(200);
    expect(await named(b)).toHaveLength(1);
  });

  it('does not know of whom the asked field is empty', async () => {
    const { id } = (
      await add(partner, {
        suzgec: { kayit_turu: 'veri_harita', alanlar: { isleme_sarti: ['k5_2_a_kanun'] } },
      })
    ).body.data;
    expect(new Set((await states(id)).map(([, durum]) => durum))).toEqual(new Set(['bilinmiyor']));
    await partner.call(portfolio.deleteLaw, { params: { id } });
  });

  it('is about sectors, of which a client without one is not known', async () => {
    const { id } = (
      await add(partner, { suzgec: { kayit_turu: 'veri_harita', sektorler: ['uretim'] } })
    ).body.data;
    await sql`update companies set sektor = case company_id when ${a} then 'uretim' when ${b} then 'saglik' end
      where company_id = any(${all()}::int[])`.execute(app.db.system);
    expect(await states(id)).toEqual([
      [a, 'var'],
      [b, 'yok'],
      [c, 'bilinmiyor'],
    ]);
  });

  it('is refused without a filter, with one that no register has, and from a junior', async () => {
    const none = await add(partner, { suzgec: { kayit_turu: 'veri_harita' } });
    const odd = await add(partner, {
      suzgec: { kayit_turu: 'veri_harita', alanlar: { surec_ismi: ['x'] } },
    });
    const source = await add(partner, { kaynak: 'javascript:alert(1)' });
    expect([none.status, odd.status, source.status]).toEqual([400, 400, 400]);
    const junior = await app.makeUser({ companies: [a] });
    await partner.call(portfolio.setFirmMember, {
      params: { id: String(firma_id) },
      body: { user_id: junior.user_id, rol: 'kidemsiz' },
    });
    expect((await add(await app.signIn(junior))).status).toBe(403);
  });
});
