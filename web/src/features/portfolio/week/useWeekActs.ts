import { actions } from '@emanet/contract/actions';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { portfolio, type DueOfClient } from '@emanet/contract/portfolio';
import {
  skipsInWords,
  type AssignedDuty,
  type AssignSkip,
  type PlannedDuty,
} from '@emanet/contract/portfolio/assign';
import { useReadAgain } from '../../../nouns/read.ts';
import { ApiError, call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { givenOf, planOf } from './week.ts';

/** Facts needed to assign a duty to a person. */
export type Given = Pick<DueOfClient, 'company_id' | 'sure_id' | 'tur' | 'ad'>;

/** Is it done by a click? Others need an answer, a proof or a filing. */
export const isSimple = ({ tur }: DueOfClient): boolean => tur === 'aksiyon';

const closeAction = (
  { company_id, record_id }: DueOfClient,
  body: Readonly<{ durum: boolean; surum?: number }>,
) => call(actions.update, { company_id, params: { id: String(record_id) }, body });

type Send<Duty> = (isler: Duty[]) => Promise<{
  data: { yapilan: Duty[]; atlanan: { neden: AssignSkip }[] };
}>;
const give: Send<AssignedDuty> = (isler) => call(portfolio.assign, { body: { isler } });
const plan: Send<PlannedDuty> = (isler) => call(portfolio.plan, { body: { isler } });

/** Acts on a due day at a press; each act reports its result and can be undone. */
export function useWeekActs() {
  const { t, lang } = useTranslation();
  const changed = useReadAgain('portfolio');
  const attempt = async <Done>(
    work: () => Promise<Done>,
    text: string,
    undo?: (done: Done) => void,
  ) => {
    try {
      const done = await work();
      notify.success(text, undo ? { undo: () => undo(done) } : {});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
    await changed();
  };
  const nameOf = (one: Given) => `${CLOCKS[one.tur].kisa[lang]}, ${one.ad}`;

  /** Changes duties; names those left out, and offers an undo for the rest. */
  const change = async <Duty>(
    send: Send<Duty>,
    isler: readonly Duty[],
    textOf: (done: readonly Duty[]) => string,
    canUndo = true,
  ) => {
    try {
      const { data } = await send([...isler]);
      const undo = () => void change(send, data.yapilan, () => t('portfolio.undone'), false);
      notify.success(textOf(data.yapilan), canUndo ? { undo } : {});
      tellLeftOut(data.atlanan);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
    await changed();
  };
  const tellLeftOut = (left: readonly Readonly<{ neden: AssignSkip }>[]) => {
    if (left.length === 0) return;
    const reasons = skipsInWords(left, lang);
    notify.error(t('portfolio.notGiven', { count: left.length, reasons }));
  };
  return {
    assign: (duties: readonly Given[], user_id: number, who: string) =>
      change(
        give,
        duties.map(({ company_id, sure_id }) => ({ company_id, sure_id, sorumlu_id: user_id })),
        (given) => {
          const [first, ...others] = givenOf(duties, given);
          const what =
            first && others.length === 0
              ? nameOf(first)
              : t('portfolio.dueCount', { count: given.length });
          return t('portfolio.assigned', { what, who });
        },
      ),
    plan: (
      duties: readonly DueOfClient[],
      part: Parameters<typeof planOf>[1],
      told: (count: number) => string,
    ) =>
      change(
        plan,
        duties.map((one) => planOf(one, part)),
        (done) => told(done.length),
      ),
    finish: (one: DueOfClient) =>
      attempt(
        () => closeAction(one, { durum: true }),
        t('portfolio.finished', { what: nameOf(one) }),
        ({ data: { surum } }) =>
          void attempt(() => closeAction(one, { durum: false, surum }), t('portfolio.undone')),
      ),
  };
}
