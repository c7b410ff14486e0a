import {
  choicesOfQuestion,
  isAnswered,
  MOST_PROCESSES,
  NOBODY,
  type Answer,
  type QuestionnaireMove,
  type questionnaires,
} from '@emanet/contract/questionnaires';
import { QUESTIONS } from '@emanet/contract/records/questionnaire';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { momentIn } from '@emanet/contract/shared/time/moment';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { scopeBehind } from '../../platform/access/links.ts';
import type { MailedLink, Opened } from '../../platform/access/mailed-links.ts';
import { fail } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { mailMembers, selectManagers } from '../../nouns/members.ts';
import { finishedMail, receiptMail } from './emails.ts';
import { move, type MoveWork } from './questionnaires.ts';
import {
  KIND,
  insertProcesses,
  lockProcess,
  selectPage,
  selectProcesses,
  type QuestionnairePage,
} from './queries.ts';
import { updateRow } from '../../platform/rows.ts';

type Body<E extends 'answer' | 'addProcess' | 'finish'> = z.output<
  (typeof questionnaires)[E]['body']
>;
type Asked = Opened<QuestionnairePage>;

/** The link of a questionnaire. A finished one shows its answers, also after its last day. */
export const QUESTIONNAIRE_LINK: MailedLink<QuestionnairePage> = {
  kind: KIND,
  select: selectPage,
  isOpen: (page, today) => page.tamamlanma_tarihi !== null || page.son_gun >= today,
};

/** The question that names a process. */
export const NAMING = QUESTIONS[0]?.field ?? '';

/** Digest of a shown answer, so that a later one from another tab is not overwritten. */
export const digestOf = (answer: Answer | undefined): string =>
  createHash('sha256')
    .update(
      JSON.stringify([answer?.secilen ?? [], answer?.yazi ?? '', answer?.bilmiyorum ?? false]),
    )
    .digest('base64url')
    .slice(0, 16);

/** An answer as it was sent, with only the offered choices. */
function answerOf({ soru, secilen = [], yazi, git }: Body<'answer'>, today: string): Answer {
  if (git === 'bilmiyorum') return { bilmiyorum: true };
  const offered = new Set([
    ...choicesOfQuestion(soru, today).map(({ code }) => code),
    ...(soru === 'yurt_disi_aktarim' ? ['evet', 'hayir'] : []),
    ...(soru === 'alici_grubu' ? [NOBODY] : []),
  ]);
  const chosen = [...new Set(secilen)];
  // Names a choice that was withdrawn while the page was open, and two that exclude each other.
  if (chosen.some((one) => !offered.has(one)))
    fail('INVALID_INPUT', { fields: { secilen: 'choice' } });
  if (chosen.length > 1 && (soru === 'yurt_disi_aktarim' || chosen.includes(NOBODY)))
    fail('INVALID_INPUT', { fields: { secilen: 'exclusive' } });
  const written = cleanText(yazi ?? '');
  if (soru === NAMING && !written) fail('INVALID_INPUT', { fields: { yazi: 'required' } });
  if (soru === NAMING && (written?.length ?? 0) > 200)
    fail('INVALID_INPUT', { fields: { yazi: 'format' } });
  return {
    ...(chosen.length > 0 && { secilen: chosen }),
    ...(written && { yazi: written }),
  };
}

/** A move by the link of a person. */
const over = (services: Services, { link, page }: Asked, name: QuestionnaireMove, work: MoveWork) =>
  services.db.write(scopeBehind(link), (tx) =>
    move(services, tx, scopeBehind(link), [name, page.id], work),
  );

/** Stores one answer at once. */
export async function answer(services: Services, asked: Asked, body: Body<'answer'>) {
  const given = answerOf(body, services.clock.today());
  await over(services, asked, 'answer', async (tx, { id }, scope) => {
    const process = await lockProcess(tx, scope, body.surec);
    if (process?.anket_id !== id) return fail('QUESTIONNAIRE_GONE');
    const { [body.soru]: before, ...rest } = process.cevaplar;
    if (digestOf(before) === digestOf(given)) return {};
    if (digestOf(before) !== body.gorulen) fail('QUESTIONNAIRE_MOVED');
    const cevaplar = isAnswered(given) ? { ...rest, [body.soru]: given } : rest;
    await updateRow(tx, 'anket_kayitlari', scope, process.id, {
      cevaplar: JSON.stringify(cevaplar),
      ...(body.soru === NAMING && process.kayit_id === null && { ad: given.yazi ?? process.ad }),
      // Answers that were reviewed before this one are reviewed again.
      ...{ sonuc: null, inceleyen: null, inceleme_tarihi: null },
    });
    return {};
  });
}

/** Adds a task that the questionnaire did not have, unless one has its name. Returns its number. */
export async function addProcess(services: Services, asked: Asked, { ad }: Body<'addProcess'>) {
  const name =
    cleanText(ad.replace(/\s+/g, ' ')) ?? fail('INVALID_INPUT', { fields: { ad: 'required' } });
  const { added } = await over(services, asked, 'addProcess', async (tx, row, scope) => {
    const there = await selectProcesses(tx, scope, [row.id]);
    const same = there.find(
      (one) => one.ad.toLocaleLowerCase('tr') === name.toLocaleLowerCase('tr'),
    );
    if (same) return { added: same.id };
    if (there.length >= MOST_PROCESSES.all) fail('QUESTIONNAIRE_FULL');
    const cevaplar = { [NAMING]: { yazi: name } };
    const [added] = await insertProcesses(tx, scope, row.id, (there.at(-1)?.sira ?? 0) + 1, [
      { kayit_id: null, ad: name, cevaplar },
    ]);
    return { added };
  });
  return added ?? fail('INTERNAL');
}

/** Finishes the questionnaire once: a receipt to the person, a mail to its senders. */
export async function finish(services: Services, asked: Asked): Promise<void> {
  const { clock, config } = services;
  await over(services, asked, 'finish', async (tx, row, scope) => {
    const { id, fullname, department_name, email, dil } = row;
    const processes = await selectProcesses(tx, scope, [id]);
    const count = processes.filter(({ cevaplar }) => Object.keys(cevaplar).length > 0).length;
    if (count === 0) fail('QUESTIONNAIRE_EMPTY');
    const now = clock.now();
    const { company_id } = scope;
    const about = { id, fullname, department_name, company_name: asked.page.company_name, count };
    await enqueueMail(tx, config, {
      ...{ to: email, language: dil, company_id, unreported: true },
      content: receiptMail(dil, { ...about, when: momentIn(now, dil) }),
      occasion: 'reply',
    });
    await mailMembers(tx, config, scope, await selectManagers(tx), {
      unreported: true,
      content: (lang) => finishedMail(lang, { ...about, when: momentIn(now, lang) }),
    });
    return {
      set: { tamamlanma_tarihi: now.toISOString() },
      after: { tamamlayan: fullname, surec: processes.length, yanitlanan: count },
    };
  });
}
