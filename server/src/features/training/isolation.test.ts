import { training } from '@emanet/contract/training';
import { videos } from '@emanet/contract/videos';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import type { TestUser } from '../../../test/factories.ts';
import { personOf } from '../../../test/person.ts';
import { scopeOf } from '../../platform/access/scope.ts';
import { addVideo, invite, open, passAll, watch } from './training.fixture.ts';

const app = await appOfFile();
const company = await app.makeCompany('Gizli Şirket A.Ş.');
const elsewhere = await app.makeCompany();
const hr = await app.makeDepartment(company);
const sales = await app.makeDepartment(company, 'Satış');
const signIn = async (user: TestUser) => [user.user_id, await app.signIn(user)] as const;
const [adminId, admin] = await signIn(
  await app.makeUser({ role: 'yönetici', companies: [company] }),
);
const [strangerId, stranger] = await signIn(await app.makeUser({ companies: [elsewhere] }));
const officer = await app.signInAs({
  companies: [company],
  departments: [hr],
  egitim_sorumlusu: true,
});
const video = await addVideo(admin, 10, 'Gizli video');
const invitation = await invite(admin, 'gizli@ornek.test', { department_id: sales });
await open(app, invitation.token);
await watch(app, invitation.token, video.id, 10);
await passAll(app, invitation.token);
await admin.call(training.saveSettings, { body: { hatirlatma: false } });
await admin.call(training.saveQuestions, { body: { sorular: [], gereken: 7 } });

describe('a training officer', () => {
  it('sees the invitations of all departments by name, and invites them', async () => {
    const { body } = await officer.call(training.list, { params: { companyId: String(company) } });
    expect(body.data).toMatchObject([{ fullname: invitation.fullname, department_name: 'Satış' }]);
    expect((await officer.call(training.departments)).body.data).toHaveLength(2);
    const added = await invite(officer, 'gorevli@ornek.test', { department_id: sales });
    const params = { id: String(added.id) };
    expect((await officer.call(training.sendSingleMail, { params })).status).toBe(200);
    expect((await officer.call(training.delete, { params })).status).toBe(200);
    const params2 = { companyId: String(company) };
    expect((await officer.call(videos.list, { params: params2 })).body.data).toHaveLength(1);
  });
});

describe('somebody of another company', () => {
  it('reaches neither list', async () => {
    for (const endpoint of [training.list, videos.list, videos.listFiles]) {
      const answer = await stranger.call(endpoint, { params: { companyId: String(company) } });
      expect(answer.status).toBe(403);
    }
  });

  it('reaches no invitation, however they ask', async () => {
    const params = { id: String(invitation.id) };
    const ids = [invitation.id];
    const statuses = [
      await stranger.call(training.delete, { params }),
      await stranger.call(training.restore, { params }),
      await stranger.call(training.sendSingleMail, { params }),
      await stranger.call(training.deleteMany, { body: { ids } }),
      await stranger.call(training.sendMail, { body: { ids } }),
      await stranger.call(training.certificateOf, { params, query: { lang: 'tr' } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 404));
  });

  it('reaches no video', async () => {
    const params = { id: String(video.id) };
    const statuses = [
      await stranger.call(videos.update, { params, body: { video_name: 'Benim' } }),
      await stranger.call(videos.delete, { params }),
      await stranger.call(videos.restore, { params }),
      await stranger.call(videos.order, { body: { ids: [video.id] } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  it('learns by checking a list neither departments nor who is invited', async () => {
    const { text, body } = await stranger.call(training.check, {
      body: {
        satirlar: [{ satir: 1, fullname: 'Ali', email: 'gizli@ornek.test', departman: 'Satış' }],
      },
    });
    expect(body.data[0]).toMatchObject({ sonuc: 'atlanacak', oneri: null, ilerleme: null });
    expect(text).not.toContain(String(sales));
  });

  it('watches with a token of the own company no foreign video', async () => {
    const own = await invite(stranger, 'kendi@ornek.test');
    await open(app, own.token);
    expect((await watch(app, own.token, video.id, 5)).body.code).toBe('PROGRESS_REFUSED');
    const params = { token: own.token, id: String(video.id) };
    expect((await app.stranger.call(training.watch, { params })).status).toBe(404);
    const page = await app.stranger.call(training.single, { params: { token: own.token } });
    expect(page.text).not.toContain('Gizli');
  });
});

it.each([
  'egitim_davetleri',
  'egitim_videolari',
  'egitim_soru_setleri',
  'egitim_ayarlari',
  'egitim_sertifikalari',
])('%s is kept apart by the database, too', async (table) => {
  const companiesSeenBy = async (user_id: number) => {
    const scope = scopeOf(await personOf(app, user_id), 'training.read');
    const { rows } = await app.db.read(scope, (tx) =>
      sql`select distinct company_id from ${sql.table(table)}`.execute(tx),
    );
    return rows;
  };
  expect(await companiesSeenBy(adminId)).toEqual([{ company_id: company }]);
  expect(await companiesSeenBy(strangerId)).not.toContainEqual({ company_id: company });
});

it('shows a link its own row alone, even to a query that forgets to ask for it', async () => {
  const { openLink } = await import('../../platform/access/links.ts');
  const link = await openLink(app.services, 'training-token', invitation.token);
  await invite(admin, 'komsu@ornek.test');
  const seen = await app.db.read(link, (tx) =>
    tx.selectFrom('egitim_davetleri').select('id').execute(),
  );
  expect(seen).toEqual([{ id: invitation.id }]);
  const addresses = app.db.read(link, (tx) =>
    tx.selectFrom('egitim_davetleri').select('email').execute(),
  );
  await expect(addresses).rejects.toThrow(/permission denied/);
});
