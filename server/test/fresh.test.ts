import { endpoints } from '@emanet/contract/endpoints';
import { entryLogs } from '@emanet/contract/entry-logs';
import { documents } from '@emanet/contract/documents';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from './app.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const person = { role: 'danışman' as const, companies: [company] };
const old = await app.makeUser(person);
const [stale, fresh] = [await app.signIn(old), await app.signInAs(person)];
await sql`update sessions set created_at = now() - interval '61 minutes'
    where user_id = ${old.user_id}`.execute(app.db.system);

const MANY = Array.from({ length: 1001 }, (_, place) => place + 1);
const ACT = '00000000-0000-4000-8000-000000000000';
const declared = endpoints.filter(({ fresh: asked }) => asked !== undefined);
const always = declared.filter(({ fresh: asked }) => asked?.above === undefined);
/** Endpoints that are asked for rows by their numbers; the others read a whole list. */
const body = { ids: MANY, lang: 'tr' };
const byIds = declared.filter(
  (one) => one.fresh?.above !== undefined && one.body.safeParse(body).success,
);

/** The code of a refusal; a file that is sent has none. */
const code = (answer: Readonly<{ status: number; body: unknown }>): unknown =>
  answer.status < 400 ? undefined : Reflect.get(Object(answer.body), 'code');

describe('a session of more than an hour', () => {
  it.each(always.map((one) => [one.name, one] as const))('is refused by %s', async (_, one) => {
    const params = { id: '1', token: 'x' };
    const query = one.fresh?.part ? { [one.fresh.part]: ACT } : {};
    // Params and bodies that the types forbid do: it is refused before they are read.
    const answer = await stale.call(one, { params, query });
    expect([answer.status, code(answer)]).toEqual([403, 'SIGN_IN_AGAIN']);
  });

  it.each(byIds.map((one) => [one.name, one] as const))(
    'is refused more than a thousand rows by %s',
    async (_, one) => {
      const params = one.path.includes(':') ? { params: { kayit_turu: 'veri_harita' } } : {};
      const answer = await stale.call(one, { ...params, body });
      expect([answer.status, code(answer)]).toEqual([403, 'SIGN_IN_AGAIN']);
      const few = await stale.call(one, { ...params, body: { ids: [1], lang: 'tr' } });
      expect(code(few)).not.toBe('SIGN_IN_AGAIN');
    },
  );

  it('is refused a whole list of more, and given a shorter one', async () => {
    const query = { lang: 'tr' } as const;
    expect((await stale.call(entryLogs.export, { query })).status).toBe(200);
    await sql`insert into entry_logs (company_id, email, ip, user_agent, sonuc, neden)
      select ${company}, 'cok@ornek.test', '127.0.0.1', 'x', 'başarılı', 'giris_yapildi'
      from generate_series(1, 1001)`.execute(app.db.system);
    const whole = await stale.call(entryLogs.export, { query });
    expect(whole.body.code).toBe('SIGN_IN_AGAIN');
    expect((await fresh.call(entryLogs.export, { query })).status).toBe(200);
  });

  it('deletes one record, and not one of many', async () => {
    const params = { id: '1' };
    const one = await stale.call(processingActivities.delete, { params });
    expect(one.body.code).toBe('NOT_FOUND');
    const query = { toplu_islem: ACT };
    const many = await stale.call(processingActivities.delete, { params, query });
    expect(many.body.code).toBe('SIGN_IN_AGAIN');
  });
});

/** Acts on accounts, members and companies that ask for no sign-in of lately, with the reason. */
const HARMLESS: Readonly<Record<string, string>> = {
  'auth.companyActive': 'chooses what the own screen shows',
  'auth.rename': 'a name opens nothing',
  'auth.renamePasskey': 'the key stays the same',
  'companies.cancelErasure': 'keeps what is there',
  'companies.deleteLogo': 'a picture',
  'companies.update': 'data on papers, each change in the log',
  'companies.updateLogo': 'a picture',
  'organization.addDepartment': 'nobody may more by it',
  'organization.answerInvitation': 'the mailed link alone answers as well',
  'organization.checkImport': 'stores nothing',
  'organization.deleteDepartment': 'refused while people are in it; restored by the log',
  'organization.import': 'names of departments; nobody may more by it',
  'organization.refusedRows': 'the own file again',
  'organization.renameDepartment': 'nobody may more by it',
  'organization.restoreDepartment': 'an undo that asks for a code is none',
  'organization.sheetMeanings': 'stores nothing',
  'organization.undoImport': 'an undo that asks for a code is none',
  'organization.withdrawInvitation': 'closes a door',
};
/** Answers that hold a whole register, or the key of a person, for whoever has the browser. */
const REVEALING =
  /(\.zip|\.export|companies\.archive|\.ownData|\.reveal\w*|\.link|CalendarLink|\.newRecoveryCodes)$/;
const SMALL: Readonly<Record<string, string>> = {
  'dashboard.revokeCalendarLink': 'closes a door',
  'filings.export': 'one filing, without persons',
  'performance.export': 'figures by month, without persons',
  'portfolio.revokeCalendarLink': 'closes a door',
};

it('is asked of whoever changes accounts, members or companies, unless a reason is written', () => {
  const acts = endpoints.filter(
    ({ method, name, permission }) =>
      method !== 'GET' && permission !== 'public' && /^(auth|companies|organization)\./.test(name),
  );
  const unasked = acts.filter(({ fresh: asked }) => !asked).map(({ name }) => name);
  expect(unasked.toSorted()).toEqual(Object.keys(HARMLESS));
});

it('is asked of whoever takes a whole list or a key away, unless a reason is written', () => {
  const taking = endpoints.filter(
    ({ name, permission, raw, method }) =>
      permission !== 'public' && REVEALING.test(name) && (raw || method !== 'GET'),
  );
  const unasked = taking.filter(({ fresh: asked }) => !asked).map(({ name }) => name);
  expect(unasked.toSorted()).toEqual(Object.keys(SMALL));
});

it('lets a new session through', async () => {
  const zip = await fresh.call(documents.zip, { query: { lang: 'tr' } });
  expect(code(zip)).not.toBe('SIGN_IN_AGAIN');
});
