import {
  QUESTIONNAIRE_MOVES,
  questionnaires,
  type QuestionnaireMove,
} from '@emanet/contract/questionnaires';
import { QUESTIONS } from '@emanet/contract/records/questionnaire';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { linkPages } from '../../platform/pages/link-page.ts';
import { withFields } from '../../records/messages.ts';
import { processingActivityRegister } from '../processing-activities/register.ts';
import { addProcess, answer, finish, QUESTIONNAIRE_LINK } from './answers.ts';
import { drawPage } from './page.ts';
import {
  listQuestionnaires,
  remindOf,
  resendQuestionnaire,
  sendQuestionnaire,
  withdrawQuestionnaire,
} from './questionnaires.ts';
import { mergeProcess, readQuestionnaire } from './review.ts';

/** Sentences after successful acts on a questionnaire. */
const done = serverTexts((all) => all.questionnaires.done);
const said = (move: QuestionnaireMove) => done[QUESTIONNAIRE_MOVES[move].says];

/** Sent questionnaires, and the pages of their links. */
export function questionnaireRoutes(app: App): void {
  const { services } = app;
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
  changes(questionnaires.remind, said('remind'), ({ scope, params }) =>
    remindOf(services, scope, params.id),
  );
  changes(questionnaires.withdraw, said('withdraw'), ({ scope, params }) =>
    withdrawQuestionnaire(services, scope, params.id),
  );
  changes(questionnaires.resend, said('resend'), ({ scope, params, body }) =>
    resendQuestionnaire(services, scope, params.id, body),
  );
  changes(
    questionnaires.merge,
    ({ body }, { bosalan }) =>
      Object.keys(body.alanlar).length > 0
        ? withFields(processingActivityRegister, done.merged, 'emptied', bosalan)
        : done.left,
    ({ scope, params, body }) => mergeProcess(services, scope, params.id, body),
  );

  const { takes } = linkPages(app, QUESTIONNAIRE_LINK, {
    purpose: 'questionnaire',
    opened: 'anket_acildi',
    below: ['/:surec/:soru'],
    show: drawPage,
  });
  takes(questionnaires.answer, said('answer'), answer, {
    next: ({ soru, surec, git }) => {
      const place = QUESTIONS.findIndex(({ field }) => field === soru) + 1;
      return git !== 'liste' && place < QUESTIONS.length ? `/${surec}/${place + 1}` : '';
    },
  });
  takes(questionnaires.addProcess, said('addProcess'), addProcess, { next: (_, id) => `/${id}/2` });
  takes(questionnaires.finish, said('finish'), finish, { noted: 'anket_tamamlandi' });
}
