import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { clocks } from '@emanet/contract/clocks';
import { changeLogs } from '@emanet/contract/change-logs';
import { organization } from '@emanet/contract/organization';
import { texts } from '@emanet/contract/texts';
import { companies as ofCompanies } from '@emanet/contract/companies';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { handOverDutiesJob } from './jobs.ts';

const clock = testClock('2026-11-28T12:00:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const administrator = await app.makeUser({ role: 'yönetici', companies: [company] });
const manager = await app.signIn(administrator);

/** An open action of the department in the name of a person. */
const actionOf = async (sorumlu_id: number, department_id = department) =>
  (
    await manager.data(actions.add, {
      body: {
        risk: 'Orta',
        department_id,
        sorumlu_id,
        aksiyon_ismi: 'Kapı',
        son_tarih: '2026-12-10',
      },
    })
  ).id;

const ownerOf = async (table: 'aksiyonlar' | 'basvurular' | 'sureler', id: number) =>
  (
    await sql<{ sorumlu: string | null }>`
      select sorumlu from ${sql.table(table)} where id = ${id} and company_id = ${company}`.execute(
      app.db.system,
    )
  ).rows[0]?.sorumlu;

/** Open work of every kind in the name of one person, and an action that is done. */
async function workOf(sorumlu_id: number) {
  const action = { risk: 'Orta', department_id: department, sorumlu_id } as const;
  const { id } = await manager.data(actions.add, {
    body: { ...action, aksiyon_ismi: 'Dolap kilidi', son_tarih: '2026-12-10' },
  });
  const done = await manager.data(actions.add, {
    body: { ...action, aksiyon_ismi: 'Biten iş', durum: true },
  });
  const { id: clockId } = await manager.data(clocks.add, {
    body: { tur: 'kurul_belge', ad: 'Dosya', baslangic: '2026-11-25', sorumlu_id },
  });
  const application = await manager.data(applications.add, {
    body: {
      ...{
        basvuran_turu: 'kendisi',
        kaynak: 'dilekce',
        gelis_gunu: '2026-11-20',
        dil: 'tr',
        ad_soyad: 'Pelin Erdem',
      },
      ...{
        haklar: ['b'],
        talep: `Bilgi ${id}.`,
        cevap_yolu: 'eposta',
        eposta: 'p@ornekposta.test',
      },
    },
  });
  await manager.data(applications.update, {
    params: { id: String(application.id) },
    body: { sorumlu_id },
  });
  return { aksiyonlar: id, done: done.id, sureler: clockId, basvurular: application.id };
}

async function expectHandedOver(work: Awaited<ReturnType<typeof workOf>>, name: string) {
  for (const table of ['aksiyonlar', 'basvurular', 'sureler'] as const) {
    const { rows } = await sql<{ sorumlu_id: number | null; sorumlu: string | null }>`
      select sorumlu_id, sorumlu from ${sql.table(table)} where id = ${work[table]}
        and company_id = ${company}`.execute(app.db.system);
    expect(rows, table).toEqual([{ sorumlu_id: null, sorumlu: null }]);
    const logged = await sql<{ alanlar: unknown }>`select alanlar from change_logs
      where company_id = ${company} and tur = ${table} and record_id = ${work[table]}
      order by id desc limit 1`.execute(app.db.system);
    expect(logged.rows[0]?.alanlar, table).toEqual([{ alan: 'sorumlu', eski: name, yeni: null }]);
  }
  const owners = (await manager.data(clocks.list)).map(({ sahip }) => sahip);
  expect(owners.length).toBeGreaterThan(2);
  for (const owner of owners)
    expect(owner).toMatchObject({ user_id: administrator.user_id, varsayilan: true });
  const kept = await manager.data(actions.list);
  expect(kept.find(({ id }) => id === work.done)?.sorumlu ?? name).toBe(name);
}

it('leaves nothing in the name of a representative who is taken out', async () => {
  const gone = await app.makeUser({
    ...{ role: 'temsilci', companies: [company], departments: [department] },
    fullname: 'Ayşe Çelik',
  });
  const action = await actionOf(gone.user_id);
  await manager.call(organization.deleteRepresentative, { params: { id: String(gone.user_id) } });
  expect(await ownerOf('aksiyonlar', action)).toBeNull();
});

it('leaves nothing in the name of a consultant whose membership ends', async () => {
  const gone = await app.makeUser({ companies: [company], fullname: 'Ece Tunç' });
  const work = await workOf(gone.user_id);
  const answer = await manager.call(ofCompanies.setConsultant, {
    body: { user_id: gone.user_id, hak: 'yok' },
  });
  expect(answer.status, answer.text).toBe(200);
  await expectHandedOver(work, 'Ece Tunç');
});

it('finds by its job what somebody left behind who went another way', async () => {
  const gone = await app.makeUser({ companies: [company], fullname: 'Burak Şahin' });
  const work = await workOf(gone.user_id);
  await sql`delete from memberships where user_id = ${gone.user_id}`.execute(app.db.system);
  await handOverDutiesJob.perform(app.services, {}, reachOf(app.services, handOverDutiesJob));
  await expectHandedOver(work, 'Burak Şahin');
});

it('puts nobody in charge of work out of their sight, by any door', async () => {
  const elsewhere = await app.makeDepartment(company);
  const { user_id } = await app.makeUser({
    ...{ role: 'temsilci', companies: [company], departments: [department] },
    fullname: 'Nil Er',
  });
  const own = await actionOf(user_id);
  const managed = await workOf(administrator.user_id);
  const refusals = [
    await manager.call(actions.add, {
      body: {
        risk: 'Orta',
        department_id: elsewhere,
        sorumlu_id: user_id,
        aksiyon_ismi: 'Uzak iş',
      },
    }),
    await manager.call(actions.update, {
      params: { id: String(own) },
      body: { department_id: elsewhere },
    }),
    await manager.call(applications.update, {
      params: { id: String(managed.basvurular) },
      body: { sorumlu_id: user_id },
    }),
    await manager.call(clocks.update, {
      params: { id: String(managed.sureler) },
      body: { sorumlu_id: user_id },
    }),
  ];
  expect(refusals.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual(
    Array(4).fill([400, ['sorumlu_id']]),
  );
  expect(refusals[0]?.body.fields?.sorumlu_id).toContain('göremez veya bitiremez');
  const offered = await manager.data(applications.people);
  expect(offered.map((one) => one.user_id)).not.toContain(user_id);
  // Rows of earlier versions are handed over by the job.
  await sql`update basvurular set sorumlu_id = ${user_id}, sorumlu = 'Nil Er'
    where id = ${managed.basvurular} and company_id = ${company}`.execute(app.db.system);
  await handOverDutiesJob.perform(app.services, {}, reachOf(app.services, handOverDutiesJob));
  expect(await ownerOf('basvurular', managed.basvurular)).toBeNull();
  expect(await ownerOf('aksiyonlar', own)).toBe('Nil Er');
});

it('leaves nothing in the name of a representative who moves to another department', async () => {
  const elsewhere = await app.makeDepartment(company);
  const moved = await app.makeUser({
    ...{ role: 'temsilci', companies: [company], departments: [department, elsewhere] },
    fullname: 'Pınar Aksoy',
  });
  const lost = await actionOf(moved.user_id);
  const kept = await actionOf(moved.user_id, elsewhere);
  const answer = await manager.call(organization.updateRepresentative, {
    params: { id: String(moved.user_id) },
    body: { department_id: [elsewhere] },
  });
  expect(answer.status, answer.text).toBe(200);
  expect(await ownerOf('aksiyonlar', lost)).toBeNull();
  expect(await ownerOf('aksiyonlar', kept)).toBe('Pınar Aksoy');
});

it('leaves no text waiting for the approval of somebody who has left', async () => {
  const gone = await app.makeUser({ companies: [company], fullname: 'Onur Ateş' });
  const { id } = await manager.data(texts.add, { body: { tur: 'gizlilik' } });
  const params = { id: String(id) };
  await manager.data(texts.submit, { params, body: { onaylayacak_id: gone.user_id } });
  await manager.call(ofCompanies.setConsultant, { body: { user_id: gone.user_id, hak: 'yok' } });
  const waiting = { durum: 'onayda', onaylayacak_id: null, onaylayacak: null };
  expect(await manager.data(texts.single, { params })).toMatchObject(waiting);
});

it('gives no open work back to somebody who has left, by undo, restoring or reopening', async () => {
  const gone = await app.makeUser({
    ...{ role: 'temsilci', companies: [company], departments: [department] },
    fullname: 'Derya Tan',
  });
  const byId = (id: number) => ({ params: { id: String(id) } });
  const [undone, deleted, reopened] = [
    await actionOf(gone.user_id),
    await actionOf(gone.user_id),
    await actionOf(gone.user_id),
  ];
  await manager.data(actions.update, { ...byId(undone), body: { sorumlu_id: null } });
  await manager.call(actions.delete, byId(deleted));
  await manager.data(actions.update, { ...byId(reopened), body: { durum: true } });
  await manager.call(organization.deleteRepresentative, byId(gone.user_id));
  const log = { companyId: String(company), type: 'aksiyonlar' as const };
  const [entry] = (
    await manager.call(changeLogs.list, { params: { ...log, recordId: String(undone) } })
  ).body.data;
  const params = { ...log, entryId: String(entry?.id) };
  const { donmeyen } = await manager.data(changeLogs.revert, { params });
  expect(donmeyen).toMatchObject([{ alan: 'sorumlu', eski: 'Derya Tan' }]);
  const restored = await manager.call(actions.restore, byId(deleted));
  expect(restored.body.donmeyen).toEqual(['Derya Tan']);
  expect(restored.body.message).toContain('Eski hâline dönmeyenler: Derya Tan.');
  await manager.data(actions.update, { ...byId(reopened), body: { durum: false } });
  for (const id of [undone, deleted, reopened]) expect(await ownerOf('aksiyonlar', id)).toBeNull();
});
