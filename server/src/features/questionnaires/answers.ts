import {
  choicesOfQuestion,
  isAnswered,
  MOST_PROCESSES,
  NOBODY,
  type Answer,
  type questionnaires,
} from '@emanet/contract/questionnaires';
import { QUESTIONS } from '@emanet/contract/records/questionnaire';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { momentIn } from '@emanet/contract/shared/time/moment';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { scopeBehind } from '../../platform/access/links.ts';
import { openMailedLink } from '../../platform/access/mailed-links.ts';
import type { CompanyScope, LinkScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { logChange } from '../../nouns/log.ts';
import { mailMembers, selectManagers } from '../../nouns/members.ts';
import { finishedMail, receiptMail } from './emails.ts';
import {
  KIND,
  QUESTIONNAIRE_LOG,
  insertProcesses,
  lockProcess,
  lockQuestionnaire,
  selectPage,
  selectProcesses,
  type QuestionnairePage,
} from './queries.ts';

type Body<E extends 'answer' | 'addProcess' | 'finish'> = z.output<
  (typeof questionnaires)[E]['body']
>;
type Opened = Readonly<{ link: LinkScope; page: QuestionnairePage }>;

/** The question that names a process. */
export const NAMING = QUESTIONS[0]?.field ?? '';

/** The page of a link. A finished one shows what was answered, also after its last day. */
export async function openQuestionnaire(services: Services, token: string): Promise<Opened> {
  const gone = () => fail('QUESTIONNAIRE_GONE');
  const link = await openMailedLink(services, KIND, token, gone);
  const page = (await services.db.read(link, (tx) => selectPage(tx, link))) ?? gone();
  const open = page.tamamlanma_tarihi !== null || page.son_gun >= services.clock.today();
  return open ? { link, page } : gone();
}

/** Notes when a questionnaire was first opened. */
export const noteOpened = async ({ db, clock }: Services, { link, page }: Opened) => {
  if (page.acilma_tarihi) return;
  await db.write(scopeBehind(link), (tx) =>
    tx
      .updateTable('anketler')
      .set({ acilma_tarihi: clock.now().toISOString() })
      .where('company_id', '=', link.company_id)
      .where('id', '=', page.id)
      .where('acilma_tarihi', 'is', null)
      .execute(),
  );
};

/** Digest of an answer as a page shows it: a later one from another tab is not overwritten unseen. */
export const digestOf = (answer: Answer | undefined): string =>
  createHash('sha256')
    .update(
      JSON.stringify([answer?.secilen ?? [], answer?.yazi ?? '', answer?.bilmiyorum ?? false]),
    )
    .digest('base64url')
    .slice(0, 16);

/** An answer as it was sent, with choices that the question offers alone. */
function answerOf({ soru, secilen = [], yazi, git }: Body<'answer'>, today: string): Answer {
  if (git === 'bilmiyorum') return { bilmiyorum: true };
  const offered = new Set([
    ...choicesOfQuestion(soru, today).map(({ code }) => code),
    ...(soru === 'yurt_disi_aktarim' ? ['evet', 'hayir'] : []),
    ...(soru === 'alici_grubu' ? [NOBODY] : []),
  ]);
  const chosen = [...new Set(secilen)].filter((one) => offered.has(one));
  const written = cleanText(yazi ?? '');
  if (soru === NAMING && !written) fail('INVALID_INPUT', { fields: { yazi: 'required' } });
  if (soru === NAMING && (written?.length ?? 0) > 200)
    fail('INVALID_INPUT', { fields: { yazi: 'format' } });
  return {
    ...(chosen.length > 0 && { secilen: chosen }),
    ...(written && { yazi: written }),
  };
}

/** The questionnaire of a link, held: an unfinished one alone takes answers. */
async function hold(tx: Tx, scope: CompanyScope, id: number) {
  const row = (await lockQuestionnaire(tx, scope, id)) ?? fail('QUESTIONNAIRE_GONE');
  if (row.tamamlanma_tarihi) fail('QUESTIONNAIRE_DONE');
  if (row.geri_cekilme_tarihi) fail('QUESTIONNAIRE_GONE');
  return row;
}

/** Stores one answer as it is given. */
export async function answer(services: Services, token: string, body: Body<'answer'>) {
  const { link, page } = await openQuestionnaire(services, token);
  const given = answerOf(body, services.clock.today());
  const scope = scopeBehind(link);
  await services.db.write(scope, async (tx) => {
    await hold(tx, scope, page.id);
    const process = await lockProcess(tx, scope, body.surec);
    if (process?.anket_id !== page.id) return fail('QUESTIONNAIRE_GONE');
    const { [body.soru]: before, ...rest } = process.cevaplar;
    if (digestOf(before) === digestOf(given)) return;
    if (digestOf(before) !== body.gorulen) fail('QUESTIONNAIRE_MOVED');
    const cevaplar = isAnswered(given) ? { ...rest, [body.soru]: given } : rest;
    await tx
      .updateTable('anket_kayitlari')
      .set({
        cevaplar: JSON.stringify(cevaplar),
        ...(body.soru === NAMING && process.kayit_id === null && { ad: given.yazi ?? process.ad }),
      })
      .where('company_id', '=', scope.company_id)
      .where('id', '=', process.id)
      .execute();
  });
}

/** Adds a task that was not asked about; one of the same name is there already. Gives back its number. */
export async function addProcess(services: Services, token: string, { ad }: Body<'addProcess'>) {
  const { link, page } = await openQuestionnaire(services, token);
  const scope = scopeBehind(link);
  const name =
    cleanText(ad.replace(/\s+/g, ' ')) ?? fail('INVALID_INPUT', { fields: { ad: 'required' } });
  return services.db.write(scope, async (tx) => {
    await hold(tx, scope, page.id);
    const there = await selectProcesses(tx, scope, [page.id]);
    const same = there.find(
      (one) => one.ad.toLocaleLowerCase('tr') === name.toLocaleLowerCase('tr'),
    );
    if (same) return same.id;
    if (there.length >= MOST_PROCESSES.all) fail('QUESTIONNAIRE_FULL');
    const cevaplar = { [NAMING]: { yazi: name } };
    const [id] = await insertProcesses(tx, scope, page.id, (there.at(-1)?.sira ?? 0) + 1, [
      { kayit_id: null, ad: name, cevaplar },
    ]);
    return id ?? fail('INTERNAL');
  });
}

/** Ends the answering: a receipt to the person, a word to those who sent it. Sent twice it ends once. */
export async function finish(services: Services, token: string): Promise<void> {
  const { link, page } = await openQuestionnaire(services, token);
  if (page.tamamlanma_tarihi) return;
  const scope = scopeBehind(link);
  const { clock, config } = services;
  await services.db.write(scope, async (tx) => {
    const row = (await lockQuestionnaire(tx, scope, page.id)) ?? fail('QUESTIONNAIRE_GONE');
    if (row.tamamlanma_tarihi) return;
    const processes = await selectProcesses(tx, scope, [page.id]);
    const answered = processes.filter(({ cevaplar }) => Object.keys(cevaplar).length > 0).length;
    if (answered === 0) fail('QUESTIONNAIRE_EMPTY');
    const now = clock.now();
    await sql`update anketler set tamamlanma_tarihi = ${now.toISOString()}::timestamptz
      where company_id = ${scope.company_id} and id = ${page.id}`.execute(tx);
    await logChange(tx, scope, QUESTIONNAIRE_LOG, page.id, {
      islem: 'olay',
      after: { tamamlayan: row.fullname, surec: processes.length, yanitlanan: answered },
    });
    const about = {
      ...{ id: page.id, fullname: row.fullname, department_name: row.department_name },
      ...{ company_name: page.company_name, count: answered },
    };
    const { company_id } = scope;
    await enqueueMail(tx, config, {
      ...{ to: row.email, language: row.dil, company_id, unreported: true },
      content: receiptMail(row.dil, { ...about, when: momentIn(now, row.dil) }),
      occasion: 'reply',
    });
    await mailMembers(tx, config, scope, await selectManagers(tx), {
      unreported: true,
      content: (lang) => finishedMail(lang, { ...about, when: momentIn(now, lang) }),
    });
  });
}
