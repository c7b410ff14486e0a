import { applications } from '@emanet/contract/applications';
import { documents } from '@emanet/contract/documents';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { organization } from '@emanet/contract/organization';
import { processingActivities } from '@emanet/contract/processing-activities';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../test/app.ts';
import type { NewUser } from '../../test/factories.ts';
import { personOf } from '../../test/person.ts';
import { writtenLetter } from '../features/applications/sample.ts';
import { activityBody } from '../features/processing-activities/sample.ts';
import { scopeOf } from '../platform/access/scope.ts';
import { chainOf } from '../../test/chain.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
await fill(manager);

/** An entry of most nouns. */
async function fill(manager: Caller): Promise<void> {
  const params = { companyId: String(company) };
  const done = [
    await manager.call(organization.addDepartment, { body: { department_name: 'Depo' } }),
    await manager.call(processingActivities.add, { body: activityBody(department, 'Bordro') }),
    await manager.call(documents.add, { body: { dokuman_ismi: 'K', dokuman_tur: 'Politika' } }),
    await manager.call(applications.add, {
      body: writtenLetter({ gelis_gunu: app.services.clock.today() }),
    }),
    await manager.call(training.saveSettings, { body: { hatirlatma: false } }),
    await manager.call(notificationSettings.update, { params, body: { periyodik_sure: 30 } }),
  ];
  for (const { status, text } of done) expect([200, 201], text).toContain(status);
}

/** Nouns with entries that somebody's own query finds in the log. */
async function nounsSeenBy(user: NewUser): Promise<string[]> {
  const { user_id } = await app.makeUser({ companies: [company], ...user });
  const scope = scopeOf(await personOf(app, user_id), 'change-logs.read');
  const found = await app.db.read(scope, (tx) =>
    sql<{ tur: string }>`select distinct tur from change_logs order by tur`.execute(tx),
  );
  return found.rows.map(({ tur }) => tur);
}

it('has the entries of all nouns in one chain', async () => {
  expect(await nounsSeenBy({ role: 'yönetici' })).toEqual([
    'basvurular',
    'bildirim_ayarlari',
    'departman',
    'dokumanlar',
    'egitim_ayarlari',
    'kanit',
    'veri_harita',
  ]);
  expect(await chainOf(app.db.system, company)).toEqual({ entries: 6 });
});

it('shows a representative nothing of what belongs to no department', async () => {
  const seen = await nounsSeenBy({ role: 'temsilci', departments: [department] });
  expect(seen).toEqual(['veri_harita']);
});
