import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { clocks } from '@emanet/contract/clocks';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import type { DueOfClient } from '@emanet/contract/portfolio';
import { useReadAgain } from '../../nouns/read.ts';
import { ApiError, call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';

/** The person in charge of a due day is stored by the call of its own screen, in its own company. */
async function storePerson(one: DueOfClient, sorumlu_id: number | null): Promise<unknown> {
  const { company_id, tur, record_id, sure_id } = one;
  const at = (id: number) => ({ company_id, params: { id: String(id) }, body: { sorumlu_id } });
  if (tur === 'aksiyon' && record_id !== null) return call(actions.update, at(record_id));
  if (tur === 'basvuru' && record_id !== null) return call(applications.update, at(record_id));
  return call(clocks.update, at(sure_id));
}

/** Is it done by a click? Others want an answer, a proof or a filing. */
export const isSimple = ({ tur }: DueOfClient): boolean => tur === 'aksiyon';

const closeAction = ({ company_id, record_id }: DueOfClient, durum: boolean) =>
  call(actions.update, { company_id, params: { id: String(record_id) }, body: { durum } });

/** Acts on a due day at a press; each says how it went and can be undone. */
export function useWeekActs() {
  const { t, lang } = useTranslation();
  const changed = useReadAgain('portfolio');
  const attempt = async (work: () => Promise<unknown>, text: string, undo?: () => void) => {
    try {
      await work();
      notify.success(text, undo ? { undo } : {});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
    await changed();
  };
  const nameOf = (one: DueOfClient) => `${CLOCKS[one.tur].kisa[lang]}, ${one.ad}`;
  return {
    assign: (one: DueOfClient, user_id: number | null, fullname: string) =>
      attempt(
        () => storePerson(one, user_id),
        t('portfolio.assigned', { what: nameOf(one), who: fullname }),
        () => void attempt(() => storePerson(one, one.sorumlu_id), t('portfolio.undone')),
      ),
    finish: (one: DueOfClient) =>
      attempt(
        () => closeAction(one, true),
        t('portfolio.finished', { what: nameOf(one) }),
        () => void attempt(() => closeAction(one, false), t('portfolio.undone')),
      ),
  };
}
