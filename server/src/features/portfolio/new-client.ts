import departments from '@emanet/contract/data/departments.json' with { type: 'json' };
import { sectorOf, SECTORS } from '@emanet/contract/inventory';
import type { portfolio, SectorSetRow } from '@emanet/contract/portfolio';
import { GENERAL_ITEMS, SECTOR_SETS } from '@emanet/contract/records/library';
import { processingActivityHoldsSpecial } from '@emanet/contract/processing-activities';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Language } from '@emanet/contract/shared/primitives';
import { oneLine } from '../../nouns/life.ts';
import { logChange } from '../../nouns/log.ts';
import { passwordHash } from '../../platform/crypto/tokens.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { selectLibraryRows } from '../inventory/inventory.ts';
import { addEach, administratorMail, invite } from '../organization/organization.ts';
import type { Person } from '../../platform/access/actor.ts';
import { companyNameOf, scopeOf, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { count, throttleOf } from '../../platform/http/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { planRecords } from '../../records/write/plan.ts';
import { insertRecords } from '../../records/write/store.ts';
import { registerOf } from '../../registers.ts';
import { libraryOn } from '../../template/library.ts';
import { takeCharge } from './charge.ts';
import { nextClient, readPreferences } from './person.ts';
import { keepDutyClocks } from '../clocks/clocks.ts';
import { answerMainBusiness } from '../filings/filings.ts';

type NewClient = z.output<typeof portfolio.open.body>;

const GENERAL = new Map(GENERAL_ITEMS.map((item) => [item.code, item]));

/** The set of a sector in own words: what the sets of all sectors begin with. */
const COMMON = {
  items: [],
  general: SECTORS.map((one) => SECTOR_SETS[one].general).reduce((common, general) =>
    common.filter((code) => general.includes(code)),
  ),
  departments: [],
} as const;

/** Activities of a sector's set on a day, each under its department. */
export function sectorSet(sector: string, today: string): SectorSetRow[] {
  const known = sectorOf(sector);
  const { items, general, departments: own } = known ? SECTOR_SETS[known] : COMMON;
  const names = new Map([...departments.items, ...own].map(({ code, tr }) => [code, tr]));
  const valid = new Map(libraryOn(today).map((one) => [one.code, one]));
  const all = [...general.flatMap((code) => GENERAL.get(code) ?? []), ...items];
  return all
    .filter(({ code }) => valid.has(code))
    .map((item) => ({
      kod: item.code,
      ad: item.tr,
      departman: names.get(item.department) ?? item.department,
      ozel_nitelikli: processingActivityHoldsSpecial(item),
      yurt_disi: item.yurt_disi_aktarim,
    }));
}

/** Usual departments of companies, without those of a sector's set. */
export function furtherDepartments(set: readonly SectorSetRow[]): string[] {
  const own = new Set(set.map(({ departman }) => departman));
  return departments.items.map(({ tr }) => tr).filter((name) => !own.has(name));
}

/** Names of the new client's departments, and the activities under them. */
function namesOf(rows: readonly SectorSetRow[], { departmanlar }: NewClient) {
  const given = departmanlar.map(({ ad, kaynak }) => ({ ad: oneLine(ad, 'departmanlar'), kaynak }));
  const renamed = new Map(
    given.flatMap(({ ad, kaynak }) => (kaynak ? [[kaynak, ad] as const] : [])),
  );
  const placed = rows.map((row) => ({
    ...row,
    departman: renamed.get(row.departman) ?? row.departman,
  }));
  const names = new Map(
    [...given.map(({ ad }) => ad), ...placed.map(({ departman }) => departman)].map(
      (name) => [foldTurkish(name), name] as const,
    ),
  );
  return {
    names: [...names.values()],
    placed: placed.map((row) => ({
      ...row,
      departman: names.get(foldTurkish(row.departman)) ?? row.departman,
    })),
  };
}

/**
 * Opens a client with the departments and activities chosen from the sector's set, in one
 * transaction. The opener is in charge.
 */
export async function openClient(services: Services, actor: Person, body: NewClient) {
  const { db, clock } = services;
  const company_name =
    cleanText(body.company_name) ?? fail('INVALID_INPUT', { fields: { company_name: 'required' } });
  const company_id = await nextClient(services);
  const none = { department_id: null, department_name: null, company_active: false, logo: null };
  const { role, egitim_sorumlusu, varlik_sorumlusu } = actor;
  const standing = { role, egitim_sorumlusu, varlik_sorumlusu };
  const memberships = [...actor.memberships, { ...none, ...standing, company_id, company_name }];
  const scope = scopeOf({ ...actor, memberships }, 'organization.write', company_id);
  const today = clock.today();
  const chosen = new Set(body.kodlar);
  const set = sectorSet(body.sektor, today);
  const picked = set.filter(({ kod }) => chosen.has(kod));
  if (picked.length < chosen.size) fail('INVALID_INPUT', { fields: { kodlar: 'choice' } });
  // Of two names for one department only one would get its activities.
  const named = body.departmanlar.flatMap(({ kaynak }) => kaynak ?? []);
  const own = new Set(set.map(({ departman }) => departman));
  if (new Set(named).size < named.length || named.some((one) => !own.has(one)))
    fail('INVALID_INPUT', { fields: { departmanlar: 'choice' } });
  const { names, placed: rows } = namesOf(picked, body);
  const { musteri_hakki } = await readPreferences(services, actor);
  await refuseProber(services, actor);
  const { yonetici_ad: fullname, yonetici_eposta: email, kisiler, dil: language } = body;
  const invites = email !== undefined || kisiler.length > 0;
  // One initial password, one digest; sign-in needs a code, never this password.
  const hash = invites ? await passwordHash(services.config.INITIAL_PASSWORD) : '';
  const opening = db.write(scope, async (tx) => {
    await openCompany(tx, scope, { ...body, company_name, musteri_hakki });
    await keepDutyClocks(tx, scope, today);
    if (email !== undefined && fullname !== undefined)
      await inviteAdministrator(services, tx, scope, { fullname, email, hash, language });
    const places = await addDepartments(tx, scope, names);
    await addActivities(services, tx, scope, { today, rows, places });
    const byName = new Map([...places].map(([name, id]) => [foldTurkish(name), id] as const));
    const invited = await addEach(
      tx,
      { services, scope, language },
      kisiler.map(({ departmanlar, ...person }) => ({
        ...person,
        department_id: departmanlar.map(
          (name) =>
            byName.get(foldTurkish(oneLine(name, 'kisiler'))) ??
            fail('INVALID_INPUT', { fields: { kisiler: 'department' } }),
        ),
      })),
      hash,
    );
    const atlanan = invited.flatMap(({ email, sonuc, neden }) =>
      sonuc === 'reddedildi' ? [{ email, neden: neden ?? '' }] : [],
    );
    const davet = invited.length - atlanan.length + (email === undefined ? 0 : 1);
    return { company_id, departman: places.size, faaliyet: rows.length, davet, atlanan };
  });
  return opening.catch(async (error: unknown) => {
    if (!(error instanceof Taken)) throw error;
    await count(throttleOf(services), probesOf(actor), DAY_SECONDS);
    return fail('CLIENT_REFUSED');
  });
}

/**
 * A tax number of a company that the opener may not know of. No wording of the refusal can hide
 * that it exists, so a person gets few of them.
 */
class Taken extends Error {}

/** Refusals of taken tax numbers per person and day; then opening is blocked until it is over. */
const MOST_PROBES = 3;
const DAY_SECONDS = 86_400;

const probesOf = ({ user_id }: Person) => ({ purpose: 'client-probes', who: String(user_id) });

async function refuseProber(services: Services, actor: Person): Promise<void> {
  const { attempts, seconds } = await count(throttleOf(services), probesOf(actor), DAY_SECONDS, 0);
  if (attempts >= MOST_PROBES) fail('TOO_MANY', { values: { seconds }, retryAfter: seconds });
}

type Invited = Readonly<{ fullname: string; email: string; hash: string; language: Language }>;

/** Opens the account of the client's administrator, with a mail; an existing account is invited. */
async function inviteAdministrator(
  { config, clock }: Services,
  tx: Tx,
  scope: PersonScope,
  { fullname: typed, email, hash, language }: Invited,
): Promise<void> {
  const fullname = oneLine(typed, 'yonetici_ad');
  const { rows } = await sql<{ made: number | null }>`
    select add_first_administrator(${email}, ${fullname}, ${hash}, ${language}) as made`.execute(
    tx,
  );
  if (!rows[0]?.made) {
    const asked = { fullname, email, role: 'yönetici', departments: [] } as const;
    const duties = { egitim_sorumlusu: false, varlik_sorumlusu: false };
    const invited = await invite({ config, clock }, tx, scope, { ...asked, ...duties });
    if (typeof invited !== 'object')
      fail('USER_EXISTS', { fields: { yonetici_eposta: 'taken_email' } });
    return;
  }
  await logChange(tx, scope, { tur: 'sirket' }, scope.company_id, {
    islem: 'güncelleme',
    before: { yonetici: null },
    after: { yonetici: `${fullname} (${email})` },
  });
  await enqueueMail(tx, config, {
    ...{ to: email, language, company_id: scope.company_id },
    content: administratorMail(language, {
      fullname,
      company: companyNameOf(scope),
      address: new URL('/login', config.BASE_URL).href,
    }),
    occasion: 'first',
  });
}

async function openCompany(
  tx: Tx,
  scope: PersonScope,
  {
    company_name,
    vergi_no,
    sektor: typed,
    musteri_hakki,
    ...more
  }: NewClient & { musteri_hakki: number },
) {
  const { user_id } = scope.actor;
  const sektor = sectorOf(typed) ?? oneLine(typed, 'sektor');
  const found = await sql<{ durum: string; sirket: number | null }>`
    select * from open_client(${user_id}, ${company_name}, ${vergi_no}, ${sektor})`.execute(tx);
  const [made] = found.rows;
  if (made?.durum === 'uye') fail('CLIENT_EXISTS', { data: { company_id: made.sirket } });
  // Without the right to open one, the caller must not learn whether a tax number has a company.
  if (made?.durum === 'hak_yok' || musteri_hakki === 0) fail('CLIENT_LIMIT');
  if (made?.durum !== 'acildi') throw new Taken();
  const own = {
    adres: cleanText(more.adres ?? ''),
    irtibat_kisisi: cleanText(more.irtibat_kisisi ?? ''),
    calisan_sayisi: more.calisan_sayisi ?? null,
    bilanco_toplami: more.bilanco_toplami ?? null,
  };
  await tx.updateTable('companies').set(own).where('company_id', '=', scope.company_id).execute();
  const after = { company_name, unvan: company_name, vergi_no, sektor, ...own };
  await logChange(tx, scope, { tur: 'sirket' }, scope.company_id, { islem: 'ekleme', after });
  await answerMainBusiness(tx, scope, more.ana_faaliyet_ozel ?? null);
  await takeCharge(tx, scope);
}

/** Adds departments; answers their numbers by name. */
async function addDepartments(tx: Tx, scope: PersonScope, names: readonly string[]) {
  const added = await sql<{ department_id: number; department_name: string }>`
    insert into departments (company_id, department_name)
    select ${scope.company_id}, name from unnest(${[...names]}::text[]) name
    returning department_id, department_name`.execute(tx);
  for (const { department_id, department_name } of added.rows)
    await logChange(tx, scope, { tur: 'departman' }, department_id, {
      islem: 'ekleme',
      after: { department_name },
    });
  return new Map(added.rows.map((one) => [one.department_name, one.department_id]));
}

type Copied = Readonly<{
  today: string;
  rows: readonly SectorSetRow[];
  places: ReadonlyMap<string, number>;
}>;

/** Copies activities like the wizard: each with its library row, checked, judged and logged. */
async function addActivities(
  { config }: Services,
  tx: Tx,
  scope: PersonScope,
  { today, rows, places }: Copied,
) {
  const register = registerOf('veri_harita');
  const values = new Map(libraryOn(today).map((one) => [one.code, one.values]));
  const linked = await selectLibraryRows(tx, config.TEMPLATE_COMPANY_ID);
  const idByCode = new Map(linked.map(({ kod, veri_harita_id }) => [kod, veri_harita_id]));
  const sent = rows.map(({ kod, departman }) => ({
    sent: {
      ...values.get(kod),
      department_id: places.get(departman) ?? null,
      veri_isleme_faaliyetleri_id: idByCode.get(kod) ?? null,
    },
  }));
  const library = new Set(idByCode.values());
  const planned = await planRecords(tx, register, scope, today, sent, library);
  await insertRecords(tx, register, scope, today, planned);
}
