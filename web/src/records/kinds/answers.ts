import { answerIn } from '@emanet/contract/records/kinds/warning-answers';
import { dayShort } from '../../platform/when.ts';
import type { Kind } from './kind.ts';

/** An answer to a warning, as the change log shows it: the reason and the day until which it holds. */
export const answersKind: Kind = {
  text: (_, value, lang) => {
    const answer = answerIn(String(value));
    return answer
      ? `${answer.gerekce} (${answer.kim}, → ${dayShort(answer.bitis, lang)})`
      : String(value);
  },
};
