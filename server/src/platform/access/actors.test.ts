import { assets } from '@emanet/contract/assets';
import { changeLogs } from '@emanet/contract/change-logs';
import { processingActivities } from '@emanet/contract/processing-activities';
import { HOUR_MS } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import type { NewUser } from '../../../test/factories.ts';
import { personOf } from '../../../test/person.ts';
import { assetBody } from '../../features/assets/sample.ts';
import { processingActivityRegister } from '../../features/processing-activities/register.ts';
import { activityBody } from '../../features/processing-activities/sample.ts';
import { addRecord } from '../../records/write/add.ts';
import { verifyChain } from '../../verify-log/verify.ts';
import { reachOf } from '../jobs/start.ts';
import { newToken, tokenHash } from '../crypto/tokens.ts';
import type { LinkActor } from './actor.ts';
import { openLink, revokeLinks, storeLinks } from './links.ts';
import { scopeAcross, scopeInCompany, scopeOf, scopeWith, type PersonScope } from './scope.ts';

const clock = testClock();
let hr: number;
let sales: number;

const app = await appOfFile({}, { clock });
const companies = [await app.makeCompany(), await app.makeCompany(), await app.makeCompany()];
for (const company of companies) {
  const departments = [await app.makeDepartment(company), await app.makeDepartment(company)];
  if (company === companies[0]) [hr = 0, sales = 0] = departments;
  const who = await app.signInAs({ companies: [company] });
  for (const department of departments) {
    const name = `Kayıt ${department}`;
    await who.call(processingActivities.add, { body: activityBody(department, name) });
    await who.call(assets.add, { body: assetBody(department, name) });
  }
}

async function person(user: NewUser) {
  const { user_id } = await app.makeUser(user);
  return personOf(app, user_id);
}
const own = () => companies.slice(0, 2);
const COUNTS = sql<{ companies: number[]; activities: number; assets: number; logs: number }>`
  select array(select company_id from companies order by 1) as companies,
    (select count(*)::int from veri_harita) as activities,
    (select count(*)::int from varlik_listesi) as assets,
    (select count(*)::int from change_logs where tur <> 'kanit') as logs`;

describe('reading several companies', () => {
  it('shows those of the consultant, also to a query that forgets its filter', async () => {
    const scope = scopeAcross(await person({ companies: own() }), 'processing-activities.read');
    const { rows } = await app.db.readAcross(scope, (tx) => COUNTS.execute(tx));
    expect(rows).toEqual([{ companies: own(), activities: 4, assets: 4, logs: 8 }]);
  });

  it('writes nothing and knows no password and no session', async () => {
    const scope = scopeAcross(await person({ companies: own() }), 'processing-activities.read');
    for (const statement of [
      sql`update veri_harita set surum = surum + 1`,
      sql`select * from users`,
      sql`select * from sessions`,
      sql`select * from links`,
    ])
      await expect(app.db.readAcross(scope, (tx) => statement.execute(tx))).rejects.toThrow(
        /permission denied|read-only/,
      );
  });

  it('is for consultants alone', async () => {
    for (const role of ['yönetici', 'temsilci'] as const) {
      const other = await person({ role, companies: own() });
      expect(() => scopeAcross(other, 'processing-activities.read')).toThrow('FORBIDDEN');
    }
  });
});

it('mints no scope for an ability that somebody has not', async () => {
  const representative = await person({ role: 'temsilci', companies: own(), departments: [hr] });
  const scope = scopeOf(representative, 'processing-activities.read');
  expect(() => scopeWith(scope, 'tables.read')).toThrow('FORBIDDEN');
  expect(() => scopeInCompany(scope, scope.company_id, 'suppliers.write')).toThrow('FORBIDDEN');
  expect(() => scopeInCompany(scope, companies[1] ?? 0, 'assets.read')).toThrow(
    'COMPANY_FORBIDDEN',
  );
});

it('ends the wider sight of an asset officer at assets, in the database too', async () => {
  const officer = await person({
    role: 'temsilci',
    companies: own(),
    departments: [hr],
    varlik_sorumlusu: true,
  });
  const scope = scopeOf(officer, 'assets.read');
  expect(scope.departments).toBe('all');
  const { rows } = await app.db.read(scope, (tx) => COUNTS.execute(tx));
  // Two assets with their entries, and one activity with its.
  expect(rows).toMatchObject([{ activities: 1, assets: 2, logs: 3 }]);
  await expect(
    app.db.write(scope, (tx) =>
      sql`update veri_harita set surum = surum where department_id = ${sales} returning id`.execute(
        tx,
      ),
    ),
  ).resolves.toMatchObject({ rows: [] });
});

describe('a job', () => {
  it('acts in one company and is named in its change log', async () => {
    const [company = 0] = companies;
    const reach = reachOf(app.services, { name: 'sample' });
    expect(await reach.companies()).toEqual(expect.arrayContaining(companies));
    const scope = reach.scopeIn(company);
    const { rows } = await app.db.read(scope, (tx) => COUNTS.execute(tx));
    expect(rows).toMatchObject([{ companies: [company], activities: 2, assets: 2 }]);
    // Changes from before somebody became a member are no news to them.
    const reader = await app.signInAs({ companies: [company] });
    const body = activityBody(hr, 'Kendiliğinden');
    const { id } = await addRecord(
      app.services,
      processingActivityRegister,
      scope,
      body,
      undefined,
    );
    const params = {
      companyId: String(company),
      type: 'veri_harita' as const,
      recordId: String(id),
    };
    const { body: list } = await reader.call(changeLogs.list, { params });
    expect(list.data).toMatchObject([
      { aktor_turu: 'otomatik', user_id: null, guncelleyen: 'Emanet (otomatik)', okundu: false },
    ]);
    const { body: unread } = await reader.call(changeLogs.unreadCount, { params });
    expect(unread.unread_count).toBe(1);
    expect((await verifyChain(app.db.system, company)).broken).toBeUndefined();
  });
});

describe('a link without an account', () => {
  const writer = async () =>
    scopeOf(await person({ companies: own() }), 'processing-activities.write');
  async function linkOf(scope: PersonScope, kind: LinkActor['kind'], row_id = 7) {
    const token = newToken();
    await app.db.write(scope, (tx) =>
      storeLinks(tx, scope, kind, [{ token, name: 'Ayşe', row_id }]),
    );
    return token;
  }

  it('shows a training token or an applicant the name of the company and no register', async () => {
    const scope = await writer();
    for (const kind of ['training-token', 'applicant'] as const) {
      const token = await linkOf(scope, kind);
      const link = await openLink(app.services, kind, token);
      const { rows } = await app.db.read(link, (tx) =>
        sql`select company_id from companies`.execute(tx),
      );
      expect(rows).toEqual([{ company_id: scope.company_id }]);
      for (const table of ['veri_harita', 'users', 'links', 'change_logs', 'dokumanlar'])
        await expect(
          app.db.read(link, (tx) => sql`select * from ${sql.table(table)}`.execute(tx)),
        ).rejects.toThrow(/permission denied/);
    }
  });

  it('opens for its own kind alone, until it is ended or its time is over', async () => {
    const scope = await writer();
    const token = await linkOf(scope, 'applicant', 9);
    await expect(openLink(app.services, 'training-token', token)).rejects.toThrow('TRAINING_GONE');
    await expect(openLink(app.services, 'applicant', `${token}x`)).rejects.toThrow(
      'APPLICATION_GONE',
    );
    await openLink(app.services, 'applicant', token);
    await app.db.write(scope, (tx) => revokeLinks(tx, scope, 'applicant', 9));
    await expect(openLink(app.services, 'applicant', token)).rejects.toThrow('APPLICATION_GONE');
    const late = await linkOf(scope, 'applicant', 9);
    await app.db.system
      .updateTable('links')
      .set({ expires_at: new Date(clock.now().getTime() + HOUR_MS).toISOString() })
      .where('token_hash', '=', tokenHash(late))
      .execute();
    clock.moveBy({ hours: 1 });
    await expect(openLink(app.services, 'applicant', late)).rejects.toThrow('APPLICATION_GONE');
  });
});
