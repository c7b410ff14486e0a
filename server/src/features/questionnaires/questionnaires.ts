import {
  QUESTIONNAIRE_DAYS,
  QUESTIONNAIRE_MOVES,
  refusalOf,
  type Move,
  type Questionnaire,
  type QuestionnaireMove,
  type questionnaires,
} from '@emanet/contract/questionnaires';
import type { Language } from '@emanet/contract/shared/primitives';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { sql, type Updateable } from 'kysely';
import type { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import { revokeLinks, storeLinks } from '../../platform/access/links.ts';
import { aboutOf, newLinkToken } from '../../platform/access/mailed-links.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import { sealingSeal } from '../../platform/crypto/company-seal.ts';
import type { Tx } from '../../platform/db.ts';
import { dayInWords } from '../../platform/day-in-words.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { optedOut } from '../../platform/mail/opt-out.ts';
import { updateRow } from '../../platform/rows.ts';
import { mailQuota } from '../../platform/mail/quota.ts';
import type { Services } from '../../platform/services.ts';
import type { Tables } from '../../schema/tables.ts';
import { selectCompanyName } from '../../nouns/company-name.ts';
import { lastDayOf, mailLinks, selectCrowded, type Reminding } from '../../nouns/asked.ts';
import { logChange } from '../../nouns/log.ts';
import { selectDepartmentNames } from '../../records/import/queries.ts';
import { selectLines } from '../../records/queries.ts';
import { toRow } from '../../records/record-json.ts';
import { processingActivityRegister as register } from '../processing-activities/register.ts';
import { questionnaireMail } from './emails.ts';
import {
  KIND,
  QUESTIONNAIRE_LOG,
  findSent,
  insertProcesses,
  lockQuestionnaire,
  selectProcesses,
  selectQuestionnaires,
  selectRemindable,
  stateOf,
  isInTurn,
  takeForReminder,
  wholeOf,
  type StoredProcess,
  type StoredQuestionnaire,
} from './queries.ts';

export { moveQuestionnaires } from './queries.ts';

type Body<E extends keyof typeof questionnaires> = z.output<(typeof questionnaires)[E]['body']>;

/** A questionnaire for lists, without its link and answers. */
export function shown(
  one: StoredQuestionnaire,
  processes: readonly StoredProcess[],
  about: Readonly<{ today: string; refusing: ReadonlySet<string> }>,
): Questionnaire {
  const { token_muhurlu: _, ulasmadi: _lost, geri_cekilme_tarihi: _back, ...rest } = one;
  const { istenme_tarihi: _asked, ...row } = rest;
  const { today, refusing } = about;
  return {
    ...row,
    durum: stateOf(one, processes, { today, optedOut: refusing.has(one.email) }),
    surec: processes.length,
    yanitlanan: wholeOf(processes),
    incelenen: processes.filter(({ sonuc }) => sonuc).length,
  };
}

async function showAll(
  tx: Tx,
  scope: CompanyScope,
  rows: readonly StoredQuestionnaire[],
  today: string,
): Promise<Questionnaire[]> {
  const processes = await selectProcesses(
    tx,
    scope,
    rows.map(({ id }) => id),
  );
  const byId = Map.groupBy(processes, ({ anket_id }) => anket_id);
  const refusing = await optedOut(
    tx,
    rows.map(({ email }) => email),
  );
  return rows.map((one) => shown(one, byId.get(one.id) ?? [], { today, refusing }));
}

/** Questionnaires of the company, the newest first. */
export const listQuestionnaires = ({ db, clock }: Services, scope: PersonScope) =>
  db.read(scope, async (tx) =>
    showAll(tx, scope, await selectQuestionnaires(tx, scope), clock.today()),
  );

async function read(tx: Tx, scope: CompanyScope, id: number, today: string) {
  const [one] = await showAll(
    tx,
    scope,
    await selectQuestionnaires(tx, scope, sql`a.id = ${id}`),
    today,
  );
  return one ?? fail('NOT_FOUND');
}

/** Puts the mail with the own link into the outbox, unless the address wants none. */
async function mailLink(
  services: Services,
  tx: Tx,
  scope: CompanyScope,
  kind: 'ask' | 'remind',
  one: StoredQuestionnaire,
): Promise<void> {
  const company_name = await selectCompanyName(tx, scope);
  await mailLinks(services, tx, scope, KIND, [one], (row, link) =>
    questionnaireMail(row.dil, kind, { ...row, company_name, link }),
  );
}

type Moved = Readonly<{ set?: Updateable<Tables['anketler']>; after?: object; added?: number }>;
export type MoveWork = (tx: Tx, row: StoredQuestionnaire, scope: CompanyScope) => Promise<Moved>;

/** Makes a move of the table: checks the row, stores and logs the result, mails the link. */
export async function move(
  services: Services,
  tx: Tx,
  scope: CompanyScope,
  [name, id]: readonly [QuestionnaireMove, number],
  work: MoveWork,
): Promise<Moved> {
  const { by, log, mails = [] }: Move = QUESTIONNAIRE_MOVES[name];
  const row = await lockQuestionnaire(tx, scope, id);
  if (!row) return fail(by === 'public' ? 'QUESTIONNAIRE_GONE' : 'NOT_FOUND');
  const at = { today: services.clock.today(), optedOut: false };
  const refusal = refusalOf(name, stateOf(row, [], at));
  if (refusal === 'stays') return {};
  if (refusal) return fail(refusal);
  const made = await work(tx, row, scope);
  const { set, after = {} } = made;
  if (set) await updateRow(tx, 'anketler', scope, id, set);
  for (const kind of mails)
    if (kind === 'ask' || kind === 'remind')
      await mailLink(services, tx, scope, kind, { ...row, ...set });
  if (log) await logChange(tx, scope, QUESTIONNAIRE_LOG, id, { islem: log, after });
  return made;
}

async function refuseCrowded({ clock }: Services, tx: Tx, scope: CompanyScope, email: string) {
  const crowded = await selectCrowded(tx, scope, KIND, clock.now(), sql`email`);
  if (crowded.some((one) => one.email === email)) fail('NOBODY_TO_ASK');
}

/** Refuses the same questions to an address, unless a person has confirmed it. */
async function refuseRepeated(tx: Tx, scope: CompanyScope, body: Body<'send'>) {
  const before = await findSent(tx, scope, body);
  if (!before || body.yine_de) return;
  const { id, fullname: name, olusturma_tarihi, adlar } = before;
  const named = adlar.map((ad) => `“${ad}”`).join(', ');
  const at = new Date(olusturma_tarihi);
  fail('QUESTIONNAIRE_SENT', {
    values: {
      name,
      what: { tr: named || 'bu departman', en: named || 'this department' },
      day: { tr: dayInWords(at, 'tr'), en: dayInWords(at, 'en') },
    },
    data: { id },
  });
}

/** Names of activities of a department, in the order in which they were picked. */
async function namesOf(tx: Tx, scope: CompanyScope, department_id: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const lines = await selectLines(tx, register, scope, {
    where: [sql`t.department_id = ${department_id} and t.id = any(${[...ids]}::int[])`],
    orderBy: sql`t.id`,
    readOnly: true,
  });
  const names = new Map(
    lines.map((line) => {
      const row = toRow(register, line);
      return [row.id, String(row[register.nameField])] as const;
    }),
  );
  return [...new Set(ids)].map((kayit_id) => ({
    kayit_id,
    ad: names.get(kayit_id) ?? fail('INVALID_INPUT', { fields: { kayitlar: 'choice' } }),
  }));
}

/** Sends a questionnaire to a person of a department, about the activities picked. */
export const sendQuestionnaire = (
  services: Services,
  scope: PersonScope,
  body: Body<'send'>,
  { language, key }: Readonly<{ language: Language; key: OnceKey | undefined }>,
): Promise<Questionnaire> =>
  services.db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const { clock, config } = services;
      const { department_id, email, kayitlar } = body;
      const today = clock.today();
      const son_gun = lastDayOf(today, body.son_gun, QUESTIONNAIRE_DAYS);
      const departments = await selectDepartmentNames(tx, scope);
      if (!departments.some(({ id }) => id === department_id))
        fail('INVALID_INPUT', { fields: { department_id: 'department' } });
      const processes = await namesOf(tx, scope, department_id, kayitlar);
      await refuseCrowded(services, tx, scope, email);
      await refuseRepeated(tx, scope, body);
      const { token, sealed } = newLinkToken(await sealingSeal(tx, config), KIND);
      const fullname = body.fullname.replace(/\s+/g, ' ');
      const now = clock.now().toISOString();
      const asked = {
        ...{ company_id: scope.company_id, department_id, fullname, email, son_gun },
        ...{ dil: body.dil ?? language, token_muhurlu: sealed, ekleyen: updaterName(scope.actor) },
        ...{ olusturma_tarihi: now, istenme_tarihi: now },
      };
      const { id } = await tx
        .insertInto('anketler')
        .values(asked)
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertProcesses(tx, scope, id, 1, processes);
      await storeLinks(tx, scope, KIND, [{ token, name: fullname, row_id: id }]);
      const row = (await lockQuestionnaire(tx, scope, id)) ?? fail('NOT_FOUND');
      await mailLink(services, tx, scope, 'ask', row);
      await logChange(tx, scope, QUESTIONNAIRE_LOG, id, {
        islem: 'gönderim',
        after: { kisi: fullname, department_id, surec: processes.length, son_gun },
      });
      return read(tx, scope, id, today);
    }),
  );

/** Questionnaires `a` of these numbers that were not mailed for a day. */
const restedADay = (ids: readonly number[], now: Date) => sql`a.id = any(${[...ids]}::int[])
  and a.istenme_tarihi < ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`;

function takeByHand({ clock }: Services, tx: Tx, scope: CompanyScope, ids: readonly number[]) {
  const now = clock.now();
  const where = restedADay(ids, now);
  return takeForReminder(tx, scope, {
    ...{ now, today: clock.today(), last: false, most: ids.length, where },
  });
}

/** Reminds the people of questionnaires, each at most once a day. */
export const questionnaireReminders: Reminding = {
  table: 'anketler',
  about: aboutOf(KIND),
  select: (tx, scope, ids, { now, today }) =>
    selectRemindable(tx, scope, { today, where: restedADay(ids, now) }),
  remind: async (services, tx, scope, ids) =>
    mailReminders(services, tx, scope, await takeByHand(services, tx, scope, ids)),
};

/** Sends a reminder, to a person at most once a day. */
export const remindOf = (services: Services, scope: PersonScope, id: number) =>
  services.db.write(scope, async (tx) => {
    await move(services, tx, scope, ['remind', id], async () => {
      const [taken] = await takeByHand(services, tx, scope, [id]);
      return taken ? {} : fail('NOBODY_TO_ASK');
    });
    return { sayi: 1 };
  });

/** Sends the reminder before the last day, in one company; each questionnaire once. */
export async function remindInTurn(
  services: Services,
  tx: Tx,
  scope: CompanyScope,
  at: Readonly<{ now: Date; today: string }>,
): Promise<void> {
  // Mails that do not fit today are due tomorrow.
  const { kalan: most } = await mailQuota(tx, services.config, false);
  const due = { ...at, last: true, most, where: isInTurn(at) };
  await mailReminders(services, tx, scope, await takeForReminder(tx, scope, due));
}

async function mailReminders(
  services: Services,
  tx: Tx,
  scope: CompanyScope,
  taken: readonly StoredQuestionnaire[],
): Promise<void> {
  for (const one of taken) {
    await mailLink(services, tx, scope, 'remind', one);
    await logChange(tx, scope, QUESTIONNAIRE_LOG, one.id, { islem: 'hatırlatma' });
  }
}

/** Closes the link of an unfinished questionnaire; its answers stay. */
export const withdrawQuestionnaire = (services: Services, scope: PersonScope, id: number) =>
  services.db.write(scope, async (tx) => {
    await move(services, tx, scope, ['withdraw', id], async (_, { fullname }) => {
      await revokeLinks(tx, scope, KIND, id);
      const set = { geri_cekilme_tarihi: services.clock.now().toISOString() };
      return { set, after: { geri_cekildi: fullname } };
    });
    return read(tx, scope, id, services.clock.today());
  });

/** Sends an unfinished questionnaire again by a new link; the old link is invalid. */
export const resendQuestionnaire = (
  services: Services,
  scope: PersonScope,
  id: number,
  body: Body<'resend'>,
): Promise<Questionnaire> =>
  services.db.write(scope, async (tx) => {
    const { clock, config } = services;
    await move(services, tx, scope, ['resend', id], async (_, { fullname, email }) => {
      const son_gun = lastDayOf(clock.today(), body.son_gun, QUESTIONNAIRE_DAYS);
      await refuseCrowded(services, tx, scope, email);
      const { token, sealed } = newLinkToken(await sealingSeal(tx, config), KIND);
      await revokeLinks(tx, scope, KIND, id);
      await storeLinks(tx, scope, KIND, [{ token, name: fullname, row_id: id }]);
      const set = {
        ...{ son_gun, token_muhurlu: sealed, istenme_tarihi: clock.now().toISOString() },
        ...{ geri_cekilme_tarihi: null, ulasmadi: false, son_hatirlatma: false },
      };
      return { set, after: { kisi: fullname, son_gun } };
    });
    return read(tx, scope, id, clock.today());
  });
