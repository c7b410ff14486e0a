import {
  type Application,
  type ApplicationChange,
  type ApplicationRow,
  type ExistingApplication,
  type NewApplication,
} from '@emanet/contract/applications';
import { actsForAnother, type Requester } from '@emanet/contract/applications/requesters';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { isNationalId } from '@emanet/contract/shared/numbers/national-id';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import { openingSeal, sealingSeal } from '../../platform/crypto/company-seal.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { holdsAll } from '../../nouns/life.ts';
import { mailMembers, personInCharge, selectManagers, selectMembers } from '../../nouns/members.ts';
import type { Services } from '../../platform/services.ts';
import { selectTasks } from '../actions/actions.ts';
import { announceApplicationJob } from './announce.ts';
import { answerDayOf } from './deadline.ts';
import { assignedMail } from './emails.ts';
import { logEvent } from './events.ts';
import { same } from '../../nouns/log.ts';
import { dayInWords } from '../../platform/day-in-words.ts';
import { findTwin, isLikelyTwin } from './twins/twins.ts';
import { identityColumns, openIdentity } from './identity.ts';
import {
  insertApplication,
  lockSource,
  selectAnswers,
  selectApplications,
  selectDepartment,
  selectEvents,
  selectFiles,
  selectIdentity,
  selectSource,
  updateApplication,
  type ApplicationSource,
} from './queries.ts';
import { selectCompanyName } from '../../nouns/company-name.ts';

export { reversibleFormSettings } from './settings.ts';
export { reversibleTemplates } from './templates.ts';
export { countApplications, isOpen, moveApplications, noteReminders } from './due.ts';

/** Every application of the company, the most urgent first. */
export const listApplications = (
  { db }: Services,
  scope: CompanyScope,
): Promise<ApplicationRow[]> => db.read(scope, (tx) => selectApplications(tx, scope));

/** One application with its files, answers and events. */
export const readApplication = ({ db }: Services, scope: CompanyScope, id: number) =>
  db.read(scope, (tx) => wholeOf(tx, scope, id));

export async function wholeOf(tx: Tx, scope: CompanyScope, id: number): Promise<Application> {
  const row = (await selectSource(tx, scope, id)) ?? fail('NOT_FOUND');
  const [files, cevaplar, events, gorevler] = await Promise.all([
    selectFiles(tx, scope, id),
    selectAnswers(tx, scope, id),
    selectEvents(tx, scope, id),
    selectTasks(tx, scope, id),
  ]);
  return {
    ...row,
    gorevler,
    ekler: files.map(({ dosya_id: _, dosya_turu: __, ...file }) => file),
    cevaplar,
    olaylar: events.map(({ saglam: _, ...event }) => event),
    zincir_saglam: events.every(({ saglam }) => saglam),
  };
}

/** Locks an application until the transaction ends; a stale `surum` changes nothing. */
export async function hold(tx: Tx, scope: CompanyScope, id: number, surum?: number) {
  const row = (await lockSource(tx, scope, id)) ?? fail('NOT_FOUND');
  if (surum !== undefined && surum !== row.surum)
    fail('STALE', { data: await wholeOf(tx, scope, id) });
  return row;
}

/** People who can be put in charge. */
export const listPeople = ({ db }: Services, scope: CompanyScope) =>
  db.read(scope, async (tx) =>
    (await selectManagers(tx)).map(({ user_id, fullname, email }) => ({
      user_id,
      fullname: fullname || email,
    })),
  );

/** Enters an application that came on paper, by KEP or by mail, with its own day of arrival. */
export async function addApplication(
  services: Services,
  scope: PersonScope,
  body: NewApplication,
  key: OnceKey | undefined,
): Promise<Application> {
  let twin: ExistingApplication | undefined;
  try {
    return await services.db.write(scope, (tx) =>
      once(tx, scope, key, async () => {
        const found = await newOrTwin(services, tx, scope, body);
        if ('olaylar' in found) return found;
        twin = found;
        const { basvuru_no: no, gelis_tarihi } = found;
        const day = { tr: dayInWords(gelis_tarihi, 'tr'), en: dayInWords(gelis_tarihi, 'en') };
        return fail('APPLICATION_EXISTS', { values: { no, day }, data: found });
      }),
    );
  } catch (error) {
    // The refusal has rolled back its transaction; only the note of the repetition is written.
    if (twin) await noteRepetition(services, scope, twin, body);
    throw error;
  }
}

/** Notes a repetition at its application; the same note is written once. */
const noteRepetition = (
  { clock, db }: Services,
  scope: PersonScope,
  { id: basvuru_id }: ExistingApplication,
  { kaynak, gelis_gunu }: NewApplication,
): Promise<void> =>
  db.write(scope, async (tx) => {
    await hold(tx, scope, basvuru_id);
    const veri = { kaynak, gelis_gunu };
    const events = await selectEvents(tx, scope, basvuru_id);
    if (events.some((one) => one.tur === 'yine_geldi' && same(one.veri, veri))) return;
    await logEvent(tx, scope, { basvuru_id, tur: 'yine_geldi', veri, at: clock.now() });
  });

/** The application as it is stored, or the one that it doubles. */
async function newOrTwin(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  body: NewApplication,
): Promise<Application | ExistingApplication> {
  const { clock, config } = services;
  const { gelis_gunu, kimlik_no, department_id, yine_de, basvuran_turu, ...rest } = body;
  checkNew(body, clock.today());
  if (department_id && (await selectDepartment(tx, scope, department_id)) === undefined)
    fail('INVALID_INPUT', { fields: { department_id: 'department' } });
  const own = await sealingSeal(tx, config);
  const written = {
    ...rest,
    temsil_edilen: actsForAnother(basvuran_turu) ? (rest.temsil_edilen ?? null) : null,
    talep: cleanText(rest.talep) ?? fail('INVALID_INPUT', { fields: { talep: 'required' } }),
    // Noon in Turkey, because a letter has only a day.
    gelis_tarihi: `${gelis_gunu}T09:00:00Z`,
  };
  const at = clock.now();
  const { kaynak } = body;
  const given = { ...written, kimlik_no, basvuran_turu };
  const twin = await findTwin(tx, scope, given, isLikelyTwin(own, given));
  if (twin && !yine_de) return twin;
  const { id } = await insertApplication(tx, {
    ...written,
    ...requesterColumns(basvuran_turu),
    ...(kimlik_no && identityColumns(own, identityOf(kimlik_no))),
    company_id: scope.company_id,
    department_id: department_id ?? null,
    durum: department_id ? 'inceleniyor' : 'yeni',
    yil: Number(gelis_gunu.slice(0, 4)),
    son_gun: answerDayOf(gelis_gunu),
    guncelleyen: updaterName(scope.actor),
  });
  await logEvent(tx, scope, { basvuru_id: id, tur: 'elden_kaydedildi', veri: { kaynak }, at });
  const about = { company_id: scope.company_id, id };
  await enqueue(tx, announceApplicationJob, about, { key: String(id) });
  const added = await wholeOf(tx, scope, id);
  if (!twin) return added;
  const pair = [
    [added.id, twin.basvuru_no],
    [twin.id, added.basvuru_no],
  ] as const;
  for (const [basvuru_id, basvuru_no] of pair)
    await logEvent(tx, scope, { basvuru_id, tur: 'ayrica_kaydedildi', veri: { basvuru_no }, at });
  return wholeOf(tx, scope, id);
}

function checkNew(body: NewApplication, today: string): void {
  const { gelis_gunu, cevap_yolu, adres, eposta, basvuran_turu, temsil_edilen } = body;
  checkRequester(basvuran_turu, temsil_edilen);
  if (gelis_gunu > today) fail('INVALID_INPUT', { fields: { gelis_gunu: 'future' } });
  if (cevap_yolu === 'posta' && !adres) fail('INVALID_INPUT', { fields: { adres: 'postal' } });
  if (cevap_yolu === 'eposta' && !eposta) fail('INVALID_INPUT', { fields: { eposta: 'by_mail' } });
}

const checkRequester = (requester: Requester | null, represented?: string | null) =>
  actsForAnother(requester) && !represented
    ? fail('INVALID_INPUT', { fields: { temsil_edilen: 'required' } })
    : undefined;

/** An unknown one is stored like rows from before this field existed. */
const requesterColumns = (requester: Requester | null) => ({
  basvuran_turu: requester ?? 'kendisi',
  basvuran_belli: requester === null ? null : true,
});

const identityOf = (given: string) => {
  const no = given.replace(/\s/g, '').toUpperCase();
  return { turu: isNationalId(no) ? ('tc' as const) : ('pasaport' as const), no };
};

/** A closed application's unknown requester may still be recorded: a second answer needs it. */
const namesRequester = (row: ApplicationSource, change: Omit<ApplicationChange, 'surum'>) =>
  row.basvuran_turu === null &&
  change.basvuran_turu !== undefined &&
  Object.keys(change).every((name) => name === 'basvuran_turu' || name === 'temsil_edilen');

function requesterAfter(
  row: ApplicationSource,
  { basvuran_turu, temsil_edilen = row.temsil_edilen }: ApplicationChange,
) {
  if (basvuran_turu === undefined) return undefined;
  checkRequester(basvuran_turu, temsil_edilen);
  return { basvuran_turu, temsil_edilen: actsForAnother(basvuran_turu) ? temsil_edilen : null };
}

/** Assigns an open application, changes its state, or records who applies. */
export const updateByHand = (
  services: Services,
  scope: PersonScope,
  id: number,
  { surum, ...change }: ApplicationChange,
): Promise<Application> =>
  services.db.write(scope, async (tx) => {
    const row = await hold(tx, scope, id, surum);
    if (row.durum === 'sonuclandi' && !namesRequester(row, change)) fail('APPLICATION_CLOSED');
    const { department_id = row.department_id, sorumlu_id = row.sorumlu_id } = change;
    const department = await departmentOf(tx, scope, department_id);
    const sorumlu = await personOf(tx, row, sorumlu_id);
    // A department at work gets no second mail.
    const moved = department_id !== row.department_id;
    const started = moved && department_id !== null && row.durum === 'yeni';
    const durum = change.durum ?? (started ? 'inceleniyor' : row.durum);
    const guncelleyen = updaterName(scope.actor);
    const requester = requesterAfter(row, change);
    const values = { department_id, sorumlu_id, sorumlu, durum, ...requester };
    if (holdsAll(row, values)) return wholeOf(tx, scope, id);
    const hasOther = requester !== undefined && !holdsAll(row, requester);
    await updateApplication(tx, scope, id, {
      ...values,
      guncelleyen,
      // The proof of authority belonged to the former requester.
      ...(hasOther && { basvuran_belli: true, yetki_tarihi: null, yetki_bakan: null }),
    });
    const at = services.clock.now();
    if (hasOther)
      await logEvent(tx, scope, { basvuru_id: id, tur: 'basvuran_yazildi', veri: requester, at });
    if (moved || sorumlu_id !== row.sorumlu_id) {
      const veri = { departman: department, sorumlu };
      await logEvent(tx, scope, { basvuru_id: id, tur: 'atandi', veri, at });
    }
    if (durum !== row.durum) {
      const veri = { eski: row.durum, yeni: durum };
      await logEvent(tx, scope, { basvuru_id: id, tur: 'durum_degisti', veri, at });
    }
    if (moved && department_id !== null && department)
      await tellDepartment(services, tx, scope, row, { department_id, department });
    return wholeOf(tx, scope, id);
  });

async function departmentOf(tx: Tx, scope: CompanyScope, id: number | null) {
  if (id === null) return null;
  const name = await selectDepartment(tx, scope, id);
  return name ?? fail('INVALID_INPUT', { fields: { department_id: 'department' } });
}

async function personOf(tx: Tx, row: ApplicationSource, id: number | null) {
  if (id === row.sorumlu_id) return row.sorumlu;
  if (id === null) return null;
  return (await personInCharge(tx, id, 'other')).sorumlu;
}

/** Notifies the department's representatives of a request, without the applicant's name. */
async function tellDepartment(
  { config }: Services,
  tx: Tx,
  scope: PersonScope,
  row: ApplicationSource,
  { department_id, department }: Readonly<{ department_id: number; department: string }>,
): Promise<void> {
  const company = await selectCompanyName(tx, scope);
  const by = updaterName(scope.actor);
  const members = await selectMembers(tx);
  const theirs = members.filter(({ departments }) => departments.includes(department_id));
  await mailMembers(tx, config, scope, theirs, {
    unreported: true,
    content: (language) =>
      assignedMail(language, { ...row, department_name: department, company, by }),
  });
}

/** Returns the sealed identity number and logs that it was shown. */
export const revealIdentity = ({ clock, config, db }: Services, scope: PersonScope, id: number) =>
  db.write(scope, async (tx) => {
    await hold(tx, scope, id);
    const sealed = (await selectIdentity(tx, scope, id)) ?? fail('APPLICATION_NO_IDENTITY');
    await logEvent(tx, scope, { basvuru_id: id, tur: 'kimlik_gosterildi', at: clock.now() });
    return openIdentity(await openingSeal(tx, config), sealed);
  });
