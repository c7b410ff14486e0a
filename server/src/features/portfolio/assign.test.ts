import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { breaches } from '@emanet/contract/breaches';
import { clocks } from '@emanet/contract/clocks';
import { portfolio } from '@emanet/contract/portfolio';
import type { AssignedDuty } from '@emanet/contract/portfolio/assign';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';

const app = await appOfFile({}, { clock: testClock('2026-11-28T12:00:00+03:00') });
const [a, b, foreign] = [await app.makeCompany(), await app.makeCompany(), await app.makeCompany()];
const department = await app.makeDepartment(a);
const selin = await app.makeUser({ companies: [a, b], fullname: 'Selin Aydoğan' });
const ece = await app.makeUser({ companies: [a], fullname: 'Ece Tunç' });
const consultant = await app.signIn(selin);
const inside = (company: number) => ({ headers: { 'x-company-id': String(company) } });

await consultant.data(actions.add, {
  ...inside(a),
  body: {
    ...{ aksiyon_ismi: 'Sözleşme', risk: 'Orta', department_id: department },
    ...{ son_tarih: '2026-11-29', sorumlu_id: selin.user_id },
  },
});
await consultant.data(applications.add, {
  ...inside(a),
  body: {
    ...{
      basvuran_turu: 'kendisi',
      kaynak: 'dilekce',
      gelis_gunu: '2026-10-20',
      dil: 'tr',
      ad_soyad: 'Pelin Erdem',
    },
    ...{ haklar: ['b'], talep: 'Bilgi istiyorum.' },
    ...{ cevap_yolu: 'eposta', eposta: 'pelin@ornekposta.test' },
  },
});
await consultant.data(breaches.add, {
  ...inside(a),
  body: { baslik: 'Yanlış alıcı', ogrenme: '2026-11-28T10:00', sorumlu_id: null },
});
for (const company of [a, b])
  await consultant.data(clocks.add, {
    ...inside(company),
    body: { tur: 'kurul_belge', ad: 'Dosya 2026/118', baslangic: '2026-11-18' },
  });

const week = async () => (await consultant.data(portfolio.due)).isler;
const named = async () =>
  Object.fromEntries(
    (await week()).map(({ company_id, tur, sahip }) => [
      `${company_id === a ? 'a' : 'b'} ${tur}`,
      sahip?.varsayilan ? null : (sahip?.user_id ?? null),
    ]),
  );
const give = (isler: AssignedDuty[]) => consultant.call(portfolio.assign, { body: { isler } });
const entries = async (company: number) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from change_logs
    where company_id = ${company}`.execute(app.db.system)
  ).rows[0]?.count ?? 0;

it('gives all of a client to a member, whatever record names the person, and takes it back', async () => {
  const before = await named();
  const written = await entries(a);
  const isler = (await week()).map(({ company_id, sure_id }) => ({
    ...{ company_id, sure_id, sorumlu_id: ece.user_id },
  }));
  const { status, body } = await give(isler);
  expect(status).toBe(200);
  // Ece is no member of the second client.
  expect(body.data.yapilan.map(({ company_id }) => company_id)).toEqual([a, a, a, a]);
  expect(body.data.atlanan).toMatchObject([{ company_id: b, neden: 'kisi_yok' }]);
  expect(await named()).toEqual({
    ...{ 'a aksiyon': ece.user_id, 'a basvuru': ece.user_id, 'a ihlal_kurul': ece.user_id },
    ...{ 'a kurul_belge': ece.user_id, 'b kurul_belge': null },
  });
  expect(await entries(a)).toBeGreaterThanOrEqual(written + 3);
  expect((await give(body.data.yapilan)).status).toBe(200);
  expect(await named()).toEqual(before);
});

it('leaves alone on taking back what was given to another person meanwhile', async () => {
  const [one] = (await week()).filter(({ tur }) => tur === 'kurul_belge');
  if (!one) throw new Error('the duty is not there');
  const { company_id, sure_id } = one;
  const { body } = await give([{ company_id, sure_id, sorumlu_id: ece.user_id }]);
  await give([{ company_id, sure_id, sorumlu_id: selin.user_id }]);
  const undone = await give(body.data.yapilan);
  expect(undone.status).toBe(409);
  expect(undone.body.data.atlanan).toMatchObject([{ sure_id, neden: 'degisti' }]);
  expect((await named())['a kurul_belge']).toBe(selin.user_id);
});

it('touches no client of which the caller is no consultant or only a reader', async () => {
  const [one] = (await week()).filter(({ company_id }) => company_id === b);
  const sure_id = one?.sure_id ?? 0;
  const away = await give([{ company_id: foreign, sure_id, sorumlu_id: null }]);
  expect(away.body.data.atlanan).toMatchObject([{ neden: 'uye_degil' }]);
  expect(away.body.error).toBe('Hiçbir işte değişiklik yapılamadı: artık üyesi değilsiniz.');
  await sql`update memberships set salt_okunur = true
    where company_id = ${b} and user_id = ${selin.user_id}`.execute(app.db.system);
  const again = await app.signIn(selin);
  const read = await again.call(portfolio.assign, {
    body: { isler: [{ company_id: b, sure_id, sorumlu_id: selin.user_id }] },
  });
  expect([read.status, read.body.data.atlanan]).toMatchObject([409, [{ neden: 'salt_okunur' }]]);
});
