import { questionnaires, type Answer } from '@emanet/contract/questionnaires';
import { QUESTIONS } from '@emanet/contract/records/questionnaire';
import { sentenceOf, statusOf, type ErrorBody } from '@emanet/contract/shared/errors';
import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import { noteVisit } from '../../platform/access/links.ts';
import { pathOfLink } from '../../platform/access/mailed-links.ts';
import { AppError, fail } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { publicRoute, scopedRoutes } from '../../platform/http/route.ts';
import { isPlainForm } from '../../platform/http/urlencoded.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import {
  gonePage,
  langOf,
  linkGate,
  quiet,
  sendLinkPage,
  tokenIn,
} from '../../platform/pages/link-page.ts';
import { PAGE } from '../../platform/pages/site-page.ts';
import { addProcess, answer, finish, noteOpened, openQuestionnaire } from './answers.ts';
import { KIND } from './queries.ts';
import { questionPage, startPage } from './page.ts';
import {
  listQuestionnaires,
  remindOf,
  resendQuestionnaire,
  sendQuestionnaire,
  withdrawQuestionnaire,
} from './questionnaires.ts';
import { mergeProcess, readQuestionnaire } from './review.ts';

/** Sentences about a questionnaire that went well. */
const done = serverTexts((all) => all.questionnaires.done);

type Asked = Readonly<{
  Params: Readonly<{ token: string; surec?: string; soru?: string }>;
  Querystring: Readonly<{ lang?: unknown }>;
}>;

const pathOf = (token: string) => pathOfLink(KIND, token);

/** Questionnaires that were sent, and the pages that their links open. */
export function questionnaireRoutes(app: App): void {
  const { services } = app;
  const { config, clock } = services;
  const { limited, admitted } = linkGate(app, 'questionnaire');

  const { reads, changes } = scopedRoutes(app);

  reads(questionnaires.list, ({ scope }) => listQuestionnaires(services, scope));
  reads(questionnaires.single, ({ scope, params }) =>
    readQuestionnaire(services, scope, params.id),
  );
  changes(questionnaires.send, done.sent, ({ scope, body, request }) =>
    sendQuestionnaire(services, scope, body, {
      language: request.language,
      key: onceKeyOf(request),
    }),
  );
  changes(questionnaires.remind, done.reminded, ({ scope, params }) =>
    remindOf(services, scope, params.id),
  );
  changes(questionnaires.withdraw, done.withdrawn, ({ scope, params }) =>
    withdrawQuestionnaire(services, scope, params.id),
  );
  changes(questionnaires.resend, done.sent, ({ scope, params, body }) =>
    resendQuestionnaire(services, scope, params.id, body),
  );
  changes(
    questionnaires.merge,
    ({ body }) => (Object.keys(body.alanlar).length > 0 ? done.merged : done.left),
    ({ scope, params, body }) => mergeProcess(services, scope, params.id, body),
  );

  const show = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const { token, surec, soru } = request.params;
    const lang = langOf(request);
    try {
      const found = await openQuestionnaire(services, token);
      await noteOpened(services, found);
      await noteVisit(services, found.link, 'anket_acildi', visitorOf(request, config));
      const { page } = found;
      const shown = { page, lang, path: pathOf(token), token, today: clock.today() };
      const process = page.surecler.find(({ id }) => String(id) === surec);
      const question =
        process && !page.tamamlanma_tarihi && questionPage(shown, process, Number(soru));
      return sendLinkPage(reply, question || startPage(shown));
    } catch (error) {
      if (!(error instanceof AppError) || statusOf(error.code) !== 404) throw error;
      return sendLinkPage(reply.code(404), gonePage(lang, sentenceOf('QUESTIONNAIRE_GONE')[lang]));
    }
  };
  app.get<Asked>('/anket/:token', { ...PAGE, ...admitted(false) }, show);
  app.get<Asked>('/anket/:token/:surec/:soru', { ...PAGE, ...admitted(false) }, show);

  const goOn = (reply: FastifyReply, token: string, rest: string, dil: Language) =>
    // A redirect has no body; the contract's shape is that of the JSON answer.
    quiet(reply).redirect(`${pathOf(token)}${rest}?lang=${dil}`, 303) as never;
  const again = (
    request: FastifyRequest,
    reply: FastifyReply,
    failure: ErrorBody,
    lang: Language,
  ) => refused(app, request, reply, failure, lang);

  publicRoute(
    app,
    questionnaires.answer,
    async ({ params: { token }, body, request, reply }) => {
      await answer(services, token, body);
      if (!isPlainForm(request)) return { message: done.answered[body.dil] };
      const place = QUESTIONS.findIndex(({ field }) => field === body.soru) + 1;
      const next = body.git !== 'liste' && place < QUESTIONS.length;
      return goOn(reply, token, next ? `/${body.surec}/${place + 1}` : '', body.dil);
    },
    limited,
    again,
  );
  publicRoute(
    app,
    questionnaires.addProcess,
    async ({ params: { token }, body, request, reply }) => {
      const id = await addProcess(services, token, body);
      if (!isPlainForm(request)) return { message: done.answered[body.dil] };
      return goOn(reply, token, `/${id}/2`, body.dil);
    },
    limited,
    again,
  );
  publicRoute(
    app,
    questionnaires.finish,
    async ({ params: { token }, body, request, reply }) => {
      await finish(services, token);
      const { link } = await openQuestionnaire(services, token);
      await noteVisit(services, link, 'anket_tamamlandi', visitorOf(request, config));
      if (!isPlainForm(request)) return { message: done.finished[body.dil] };
      return goOn(reply, token, '', body.dil);
    },
    limited,
    again,
  );
}

/** Input of a refused answer: nothing that somebody typed is lost. */
function typedIn(body: unknown): Answer {
  const sent: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'secilen') : [];
  const secilen = [sent ?? []].flat().filter((one) => typeof one === 'string');
  return { secilen, yazi: sentIn(body, 'yazi') };
}

const sentIn = (body: unknown, name: string): string =>
  typeof body === 'object' && body !== null ? String(Reflect.get(body, name) ?? '') : '';

/** The page again, with what kept the answer from being stored. */
async function refused(
  { services }: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { message, fields }: ErrorBody,
  lang: Language,
): Promise<string> {
  const token = tokenIn(request);
  quiet(reply);
  try {
    const { page } = await openQuestionnaire(services, token);
    const why = Object.values(fields ?? {})[0] ?? message;
    const today = services.clock.today();
    const shown = { page, lang, path: pathOf(token), token, today };
    const process = page.surecler.find(({ id }) => String(id) === sentIn(request.body, 'surec'));
    const place = QUESTIONS.findIndex(({ field }) => field === sentIn(request.body, 'soru')) + 1;
    const question =
      process &&
      !page.tamamlanma_tarihi &&
      questionPage(shown, process, place, { problem: why, typed: typedIn(request.body) });
    return question || startPage(shown, why);
  } catch (error) {
    if (!(error instanceof AppError)) return fail('INTERNAL');
    return gonePage(lang, message);
  }
}
