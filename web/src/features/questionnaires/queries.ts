import { questionnaires } from '@emanet/contract/questionnaires';
import { useAct } from '../../nouns/act.ts';
import { at, useRead } from '../../nouns/read.ts';

/** Sent questionnaires, and the state of their answers; answers come from outside. */
export const useQuestionnaires = () =>
  useRead(questionnaires.list, {}, { refetchOnMount: 'always' });

/** One questionnaire with its answers beside the records. */
export const useQuestionnaire = (id: number) =>
  useRead(questionnaires.single, at(id), { refetchOnMount: 'always' });

/** Acts on a questionnaire that was sent. */
export function useQuestionnaireVerbs() {
  const parts = { parts: at, told: 'message' } as const;
  return {
    remind: useAct(questionnaires.remind, parts),
    withdraw: useAct(questionnaires.withdraw, parts),
    resend: useAct(questionnaires.resend, {
      parts: (id: number) => ({ ...at(id), body: {} }),
      told: 'message',
    }),
  };
}
