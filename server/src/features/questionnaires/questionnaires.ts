import {
  QUESTIONNAIRE_DAYS,
  type Questionnaire,
  type questionnaires,
} from '@emanet/contract/questionnaires';
import type { Language } from '@emanet/contract/shared/primitives';
import { daysAfter, daysBetween } from '@emanet/contract/shared/time/rounds';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import type { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import { revokeLinks, storeLinks } from '../../platform/access/links.ts';
import { addressOfLink, newLinkToken } from '../../platform/access/mailed-links.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import { openingSeal, sealingSeal } from '../../platform/crypto/company-seal.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { optedOut } from '../../platform/mail/opt-out.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { mailQuota } from '../../platform/mail/quota.ts';
import type { Services } from '../../platform/services.ts';
import { logChange } from '../../nouns/log.ts';
import { selectDepartmentNames } from '../../records/import/queries.ts';
import { selectLines } from '../../records/queries.ts';
import { toRow } from '../../records/record-json.ts';
import { processingActivityRegister as register } from '../processing-activities/register.ts';
import { questionnaireMail } from './emails.ts';
import {
  KIND,
  QUESTIONNAIRE_LOG,
  countOfAddress,
  insertProcesses,
  insertQuestionnaire,
  lockQuestionnaire,
  selectProcesses,
  selectQuestionnaires,
  stateOf,
  isInTurn,
  takeForReminder,
  wholeOf,
  type StoredProcess,
  type StoredQuestionnaire,
} from './queries.ts';
import { selectCompanyName } from '../../nouns/company-name.ts';

/** Mails about questionnaires that one address gets from a company within a day. */
const MOST_OF_ADDRESS = 3;

type Body<E extends keyof typeof questionnaires> = z.output<(typeof questionnaires)[E]['body']>;

/** A questionnaire as lists answer it: neither its link nor any answer is in it. */
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
async function mail(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { company_id }: CompanyScope,
  kind: 'ask' | 'remind',
  one: StoredQuestionnaire,
): Promise<void> {
  const { id, fullname, email, dil, department_name, son_gun, token_muhurlu } = one;
  if ((await optedOut(tx, [email])).size > 0) return;
  const company_name = await selectCompanyName(tx, { company_id });
  const own = await openingSeal(tx, config);
  const link = addressOfLink(config, own.open(KIND, token_muhurlu), KIND, dil);
  const about = { fullname, company_name, department_name, son_gun, link };
  await enqueueMail(tx, config, {
    ...{ to: email, language: dil, company_id, unreported: true },
    content: questionnaireMail(dil, kind, about),
    ...{ about: `anket:${id}`, refusable: true },
  });
}

/** The last day of a questionnaire that begins today. */
function lastDay(today: string, wanted: string | undefined): string {
  const day = wanted ?? daysAfter(today, QUESTIONNAIRE_DAYS.usual);
  const days = daysBetween(today, day);
  if (days < 0 || days > QUESTIONNAIRE_DAYS.most)
    fail('INVALID_INPUT', { fields: { son_gun: 'date' } });
  return day;
}

async function refuseCrowded({ clock }: Services, tx: Tx, scope: CompanyScope, email: string) {
  const since = new Date(clock.now().getTime() - DAY_MS);
  if ((await countOfAddress(tx, scope, email, since)) >= MOST_OF_ADDRESS) fail('NOBODY_TO_ASK');
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
      const son_gun = lastDay(today, body.son_gun);
      const departments = await selectDepartmentNames(tx, scope);
      if (!departments.some(({ id }) => id === department_id))
        fail('INVALID_INPUT', { fields: { department_id: 'department' } });
      const processes = await namesOf(tx, scope, department_id, kayitlar);
      await refuseCrowded(services, tx, scope, email);
      const { token, sealed } = newLinkToken(await sealingSeal(tx, config), KIND);
      const fullname = body.fullname.replace(/\s+/g, ' ');
      const id = await insertQuestionnaire(tx, scope, {
        ...{ department_id, fullname, email, dil: body.dil ?? language, son_gun, sealed },
        ...{ ekleyen: updaterName(scope.actor), now: clock.now().toISOString() },
      });
      await insertProcesses(tx, scope, id, 1, processes);
      await storeLinks(tx, scope, KIND, [{ token, name: fullname, row_id: id }]);
      const row = (await lockQuestionnaire(tx, scope, id)) ?? fail('NOT_FOUND');
      await mail(services, tx, scope, 'ask', row);
      await logChange(tx, scope, QUESTIONNAIRE_LOG, id, {
        islem: 'gönderim',
        after: { kisi: fullname, department_id, surec: processes.length, son_gun },
      });
      return read(tx, scope, id, today);
    }),
  );

/** Reminds by one press; nobody twice within a day. */
export const remindOf = (services: Services, scope: PersonScope, id: number) =>
  services.db.write(scope, async (tx) => {
    if (!(await lockQuestionnaire(tx, scope, id))) fail('NOT_FOUND');
    const now = services.clock.now();
    const before = new Date(now.getTime() - DAY_MS).toISOString();
    const [taken] = await takeForReminder(tx, scope, {
      ...{ now, today: services.clock.today(), last: false, most: 1 },
      where: sql`a.id = ${id} and a.istenme_tarihi < ${before}::timestamptz`,
    });
    if (!taken) return fail('NOBODY_TO_ASK');
    await mail(services, tx, scope, 'remind', taken);
    await logChange(tx, scope, QUESTIONNAIRE_LOG, id, { islem: 'hatırlatma' });
    return { sayi: 1 };
  });

/** Reminds by itself before the last day, in one company; each questionnaire once. */
export async function remindInTurn(
  services: Services,
  tx: Tx,
  scope: CompanyScope,
  at: Readonly<{ now: Date; today: string }>,
): Promise<void> {
  // Mails that do not fit today are due tomorrow.
  const { kalan: most } = await mailQuota(tx, services.config, false);
  const due = { ...at, last: true, most, where: isInTurn(at) };
  for (const one of await takeForReminder(tx, scope, due)) {
    await mail(services, tx, scope, 'remind', one);
    await logChange(tx, scope, QUESTIONNAIRE_LOG, one.id, { islem: 'hatırlatma' });
  }
}

/** Closes the link of a questionnaire that was not finished; what was answered stays. */
export const withdrawQuestionnaire = (
  { db, clock }: Services,
  scope: PersonScope,
  id: number,
): Promise<Questionnaire> =>
  db.write(scope, async (tx) => {
    const row = (await lockQuestionnaire(tx, scope, id)) ?? fail('NOT_FOUND');
    if (row.tamamlanma_tarihi) fail('QUESTIONNAIRE_DONE');
    if (!row.geri_cekilme_tarihi) {
      await revokeLinks(tx, scope, KIND, id);
      await tx
        .updateTable('anketler')
        .set({ geri_cekilme_tarihi: clock.now().toISOString() })
        .where('company_id', '=', scope.company_id)
        .where('id', '=', id)
        .execute();
      await logChange(tx, scope, QUESTIONNAIRE_LOG, id, {
        islem: 'olay',
        after: { geri_cekildi: row.fullname },
      });
    }
    return read(tx, scope, id, clock.today());
  });

/** Sends an unfinished questionnaire again by a new link; the one of before opens nothing any more. */
export const resendQuestionnaire = (
  services: Services,
  scope: PersonScope,
  id: number,
  body: Body<'resend'>,
): Promise<Questionnaire> =>
  services.db.write(scope, async (tx) => {
    const { clock, config } = services;
    const row = (await lockQuestionnaire(tx, scope, id)) ?? fail('NOT_FOUND');
    if (row.tamamlanma_tarihi) fail('QUESTIONNAIRE_DONE');
    const son_gun = lastDay(clock.today(), body.son_gun);
    await refuseCrowded(services, tx, scope, row.email);
    const { token, sealed } = newLinkToken(await sealingSeal(tx, config), KIND);
    await revokeLinks(tx, scope, KIND, id);
    await storeLinks(tx, scope, KIND, [{ token, name: row.fullname, row_id: id }]);
    await tx
      .updateTable('anketler')
      .set({
        ...{ son_gun, token_muhurlu: sealed, istenme_tarihi: clock.now().toISOString() },
        ...{ geri_cekilme_tarihi: null, ulasmadi: false, son_hatirlatma: false },
      })
      .where('company_id', '=', scope.company_id)
      .where('id', '=', id)
      .execute();
    await mail(services, tx, scope, 'ask', { ...row, son_gun, token_muhurlu: sealed });
    await logChange(tx, scope, QUESTIONNAIRE_LOG, id, {
      islem: 'gönderim',
      after: { kisi: row.fullname, son_gun },
    });
    return read(tx, scope, id, clock.today());
  });
