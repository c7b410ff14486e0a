import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { assets } from '@emanet/contract/assets';
import { breaches } from '@emanet/contract/breaches';
import { clocks } from '@emanet/contract/clocks';
import { companies } from '@emanet/contract/companies';
import { cookies } from '@emanet/contract/cookies';
import { documents } from '@emanet/contract/documents';
import { endpoints } from '@emanet/contract/endpoints';
import { filings } from '@emanet/contract/filings';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { organization } from '@emanet/contract/organization';
import { portfolio } from '@emanet/contract/portfolio';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { suppliers } from '@emanet/contract/suppliers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts } from '@emanet/contract/texts';
import { textSettings } from '@emanet/contract/texts/settings';
import { training } from '@emanet/contract/training';
import { videos } from '@emanet/contract/videos';
import { afterAll, expect, inject, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { connected } from '../platform/client.ts';
import { firstOf, rowsOf } from '../platform/rows.ts';
import { loadTemplate } from '../template/template.ts';
import { loadDemo } from './demo.ts';

/*
 * Sends to each endpoint that saves exactly what its reading endpoint gave, over the demo: it is accepted,
 * and no row of any table is written, so no version, entry, mail or job. Then one field changes, and one
 * entry of that field alone is written.
 */

const app = await appOfFile({ DEMO: true }, { own: true });
await loadTemplate(app.db, app.config);
await loadDemo(app.services);
const { system } = app.db;
const person = await firstOf<{ user_id: number; company_id: number; email: string }>(system)`
  select user_id, company_id, email from users join memberships using (user_id)
  where email = 'danisman@demo.emanet.test' and company_active`;
const company = person?.company_id ?? 0;
const caller = await app.signIn({
  user_id: person?.user_id ?? 0,
  email: person?.email ?? '',
  role: 'danışman',
});

// The demo has no inventory of cookies.
await caller.data(cookies.add, { body: { cerez_adi: 'oturum' } });

/** Rows that only say that a call was made, or in which order. */
const OF_CALLS = /^(sessions|idempot|throttle|schema_migrations|job_)/;
const tables = (
  await rowsOf<{ name: string }>(system)`
    select relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname = 'public' and relkind = 'r'`
)
  .map(({ name }) => name)
  .filter((name) => !OF_CALLS.test(name));
const STANDING = tables
  .map(
    (name) => `select '${name}' as name, count(*) || ' rows, written by ' ||
    coalesce(max(xmin::text::bigint), 0) as is from "${name}"`,
  )
  .join(' union all ');

// No policy hides a row from it.
const whole = new URL(inject('superuserUrl'));
whole.pathname = new URL(app.url).pathname;
const superuser = await connected(whole.href);
afterAll(() => superuser.end());

/** How many rows each table has, and the newest transaction that has written one. */
const standing = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await superuser.query<{ name: string; is: string }>(STANDING)).rows.map(({ name, is }) => [
      name,
      is,
    ]),
  );

type Row = Record<string, unknown>;
const isOpen = ({ durum }: Readonly<{ durum?: unknown }>) => durum !== 'sonuclandi';
type Schema = Readonly<{
  shape?: Record<string, unknown>;
  def?: Readonly<{ in?: Schema; innerType?: Schema; schema?: Schema }>;
}>;

/** Names of the fields that a body takes. */
function fieldsOf(schema: Schema): string[] {
  if (schema.shape) return Object.keys(schema.shape);
  const within = schema.def?.in ?? schema.def?.innerType ?? schema.def?.schema;
  if (!within) throw new Error('the fields of this body are not known');
  return fieldsOf(within);
}
const reduced = ({ body }: Endpoint, row: Row): Row =>
  Object.fromEntries(
    fieldsOf(body as Schema).flatMap((name) => (name in row ? [[name, row[name]]] : [])),
  );

async function read(endpoint: Endpoint, params: Record<string, string> = {}): Promise<unknown> {
  const { status, text, body } = await caller.call(endpoint, { params, query: {} });
  expect(status, `${endpoint.name}: ${text}`).toBe(200);
  return (body as Readonly<{ data: unknown }>).data;
}
const rowsIn = async (endpoint: Endpoint, params?: Record<string, string>) =>
  (await read(endpoint, params)) as Row[];

type Saving = Readonly<{ params?: Record<string, string>; body: Row }>;
/** An endpoint that saves, and its bodies: one of each row that the reading endpoint gives. */
type Ways = Readonly<{ save: Endpoint; of: () => Promise<readonly Saving[]> }>;

const id = (value: unknown) => ({ id: String(value) });
/** Rows of a list, each read by itself, into the body of its update. */
const eachOf = (
  { list, single, update }: Readonly<Record<'list' | 'single' | 'update', Endpoint>>,
  where: (row: Row) => boolean = () => true,
): Ways => ({
  save: update,
  of: async () => {
    const rows = (await rowsIn(list)).filter(where);
    return Promise.all(
      rows.slice(0, MOST).map(async (row) => {
        const whole = (await read(single, id(row['id']))) as Row;
        return { params: id(row['id']), body: reduced(update, whole) };
      }),
    );
  },
});
/** So many rows of a kind are sent back; they are of all kinds that the demo has. */
const MOST = 25;

/** Rows of a list that holds them whole. */
const listed = (
  list: Endpoint,
  save: Endpoint,
  {
    key = 'id',
    of = {},
    put,
  }: { key?: string; of?: Record<string, string>; put?: (row: Row) => Row } = {},
): Ways => ({
  save,
  of: async () =>
    (await rowsIn(list, of)).slice(0, MOST).map((row) => ({
      ...('id' in (save.params as unknown as { shape: Row }).shape && { params: id(row[key]) }),
      body: put ? put(row) : reduced(save, row),
    })),
});
/** One set of values for the company. */
const valuesOf = (get: Endpoint, save: Endpoint, params: Record<string, string> = {}): Ways => ({
  save,
  of: async () => [{ params, body: reduced(save, (await read(get, params)) as Row) }],
});

// The demo has no draft of an answer and no session.
const [application] = (await caller.data(applications.list)).filter(isOpen);
await caller.data(applications.draft, {
  params: id(application?.id),
  body: { sonuc: 'kabul', metin: 'Bilgi verildi.', dil: 'tr', ekler: [], kontrol: false },
});
await caller.data(training.addSession, {
  body: {
    ...{ konu: 'KVKK', yer: 'Gebze', tarih: '2026-01-05', dakika: 90 },
    ...{ egitmen: 'Selin Ak', sinav: false },
  },
});

const ofCompany = { companyId: String(company) };

const WAYS: readonly Ways[] = [
  ...[processingActivities, supplierTransfers, publicTransfers, assets].map((one) => eachOf(one)),
  ...[documents, texts, actions].map((one) => eachOf(one)),
  // Closed rows cannot be changed.
  eachOf(breaches, ({ durum }) => durum !== 'kapali'),
  eachOf(applications, isOpen),
  listed(suppliers.list, suppliers.update),
  listed(cookies.list, cookies.update),
  listed(clocks.list, clocks.update),
  listed(videos.list, videos.update, { of: ofCompany }),
  listed(training.sessions, training.updateSession),
  listed(applications.templates, applications.saveTemplate),
  listed(organization.departmentCounts, organization.renameDepartment, { key: 'department_id' }),
  listed(organization.representatives, organization.updateRepresentative, {
    key: 'user_id',
    put: ({ departments, ...row }) =>
      reduced(organization.updateRepresentative, { ...row, department_id: departments }),
  }),
  valuesOf(companies.profile, companies.update),
  {
    save: filings.duty,
    of: async () => {
      const { muafiyet } = await caller.data(filings.preparation);
      return [{ body: reduced(filings.duty, muafiyet) }];
    },
  },
  {
    save: filings.measure,
    of: async () =>
      (await caller.data(filings.preparation)).tedbirler
        .filter(({ durum }) => durum === 'onayli' || durum === 'reddedildi')
        .map(({ kod, dokuman, ...row }) => ({
          params: { kod },
          body: reduced(filings.measure, { ...row, dokuman_id: dokuman?.id ?? null }),
        })),
  },
  {
    save: videos.order,
    of: async () => [
      {
        body: {
          ids: (await caller.data(videos.list, { params: ofCompany })).map((one) => one.id),
          company_id: company,
        },
      },
    ],
  },
  valuesOf(notificationSettings.read, notificationSettings.update, ofCompany),
  valuesOf(applications.settings, applications.saveSettings),
  valuesOf(textSettings.read, textSettings.save),
  valuesOf(training.settings, training.saveSettings),
  valuesOf(training.questions, training.saveQuestions),
  valuesOf(portfolio.preferences, portfolio.prefer),
  listed(portfolio.firms, portfolio.saveFirm),
  {
    save: applications.draft,
    of: async () =>
      (
        await Promise.all(
          (await rowsIn(applications.list))
            .slice(0, MOST)
            .map(async (row) => (await read(applications.single, id(row['id']))) as Row),
        )
      ).flatMap(({ taslak, surum, ...row }) =>
        taslak ? [{ params: id(row['id']), body: { ...(taslak as Row), surum } }] : [],
      ),
  },
];

/** A table whose row says who sits at it now, which a save takes. */
const SEATS: Readonly<Record<string, string>> = { 'texts.update': 'metinler' };

it.each(WAYS.map((one) => [one.save.name, one] as const))(
  '%s takes back what was read and writes nothing',
  async (_name, { save, of }) => {
    const all = await of();
    expect(all.length, 'the demo has none').toBeGreaterThan(0);
    const before = await standing();
    const ignored = SEATS[save.name];
    for (const { params = {}, body } of all) {
      const answer = await caller.call(save, { params, body });
      expect(answer.status, `${JSON.stringify(params)}: ${answer.text}`).toBe(200);
      const { data } = answer.body as Readonly<{ data?: Row }>;
      if (body['surum'] !== undefined) expect(data?.['surum']).toBe(body['surum']);
    }
    const after = await standing();
    expect(after).toEqual({ ...before, ...(ignored && { [ignored]: after[ignored] }) });
  },
);

/** A field of free text of each kind that has a log of its own fields. */
const TEXTS: Readonly<Record<string, string>> = {
  'processingActivities.update': 'surec_ismi',
  'supplierTransfers.update': 'tedarikci_unvan',
  'publicTransfers.update': 'sorumlu_unvan',
  'assets.update': 'varlik_sahibi',
  'actions.update': 'notlar',
  'documents.update': 'dokuman_ismi',
  'breaches.update': 'baslik',
  'suppliers.update': 'yetkili_adi',
  'cookies.update': 'cerez_adi',
  'training.updateSession': 'yer',
  'videos.update': 'video_name',
  'companies.update': 'web',
};

it.each(WAYS.filter(({ save }) => save.name in TEXTS).map((one) => [one.save.name, one] as const))(
  '%s takes back one other field and logs that field alone',
  async (name, { save, of }) => {
    const field = TEXTS[name] ?? '';
    const [first] = await of();
    const newest = async () =>
      (
        await superuser.query<{ id: string; alanlar: { alan: string }[] }>(
          `select id, alanlar from change_logs where company_id = ${company} and tur <> 'kanit'
            order by id desc limit 2`,
        )
      ).rows;
    const [before] = await newest();
    const body = { ...first?.body, [field]: 'https://baska.ornek.test' };
    const answer = await caller.call(save, { params: first?.params ?? {}, body });
    expect(answer.status, answer.text).toBe(200);
    const [after, last] = await newest();
    expect(last?.id, 'one entry').toBe(before?.id);
    expect(after?.alanlar.map(({ alan }) => alan)).toEqual([field]);
  },
);

/** Calls that change something and save no values that another call reads, by what they do. */
const ACTS: Readonly<Record<string, RegExp>> = {
  'makes a row': /\.(add\w*|create|open|submit|send|ask\w+|note|letters|makeCalendarLink)$/,
  'deletes, brings back, or takes back':
    /\.(delete\w*|remove\w*|restore\w*|withdraw\w*|undo\w*|revert\w*|revoke\w*|cancel\w*|putBack|unlist\w*|end\w*|erase\w*|reset\w*)$/,
  'is a step, taken once':
    /\.(archive|close|reopen|decide|stage|approve|publish|adopt|prepare|keep|sit|merge\w*|extend|authority|tasks|finish|answer\w*|confirm\w*|declare\w*|record\w*|attend|grantTries|markRead|tick|several|assign|listInSession|addProcess|signedSheet|passed|plan)$/,
  'mails or gives a link':
    /\.(sendMail|sendSingleMail|remind\w*|resend\w*|link|statusLink|optOut)$/,
  'answers and stores nothing':
    /\.(export\w*|check\w*|read\w+|sheetMeanings|refusedRows|import|reveal\w*|preview|verify\w*|retry)$/,
  'many rows at once: records/write/bulk.test.ts': /\.(bulkUpdate|copyToCompany|charge)$/,
  'chooses one of several, or keeps a view of a name; read by no call alone':
    /^(filings\.(period|crossing)|portfolio\.(saveView|seeChanges|setFirm\w+)|savedViews\.save|confirmations\.(saveReview|tellChange))$/,
  'is a file, a right of another person, or asks the administrator alone':
    /\.(updateLogo|setConsultant|setEvidenceMail)$/,
  'is about the caller’s own account and sessions: auth': /^auth\./,
  'is of the person who holds a link, or a trial of the training':
    /\.(updateProgress|sendCode|enterCode|compareName|previewAnswer|sampleMail)$/,
};

it('leaves out no endpoint that saves', () => {
  const saved = new Set(WAYS.map(({ save }) => save.name));
  const rest = endpoints.filter(
    ({ name, method }) =>
      method !== 'GET' &&
      !saved.has(name) &&
      !Object.values(ACTS).some((those) => those.test(name)),
  );
  expect(rest.map(({ name }) => name)).toEqual([]);
});
