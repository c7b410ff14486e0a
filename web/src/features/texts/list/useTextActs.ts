import { texts, type SingleText, type TextRow } from '@emanet/contract/texts';
import { useAct } from '../../../nouns/act.ts';
import { at } from '../../../nouns/read.ts';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useNounArchive } from '../../../records/noun/useNounActs.tsx';
import { useNounRemoval } from '../../../records/noun/useNounRemoval.tsx';

/** Parts by which a deleted draft is made again. */
const bodyOf = ({ tur, ad, kapsam, govde }: SingleText) => ({
  ...{ tur, ad, kapsam },
  govde: govde ?? undefined,
});

/** Deletes a draft that nobody was shown; undo makes it again of its words. */
export function useTextRemoval(onGone?: () => void) {
  const { t } = useTranslation();
  const restore = useAct(texts.add, {
    parts: (text: SingleText) => ({ body: bodyOf(text) }),
    told: ({ data }) => t('texts.restored', { name: data.ad }),
  });
  return useNounRemoval<SingleText>(texts.delete, {
    nameOf: ({ ad }) => ad,
    text: t('texts.deleteText'),
    back: restore.mutate,
    onGone,
  });
}

/** Acts on a text of the list: archives it or brings it back, deletes it. */
export function useTextActs() {
  const { ask, question } = useTextRemoval();
  return {
    archive: useNounArchive(texts.archive),
    /** Its words are read first: they are all that an undo has. */
    ask: async ({ id }: TextRow) => {
      try {
        ask((await call(texts.single, at(id))).data);
      } catch (error) {
        notify.error(error instanceof Error ? error.message : String(error));
      }
    },
    question,
  };
}
