import { texts, type TextRow } from '@emanet/contract/texts';
import { useAct } from '../../../nouns/act.ts';
import { at } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useNounArchive } from '../../../records/noun/useNounActs.tsx';
import { useNounRemoval } from '../../../records/noun/useNounRemoval.tsx';

/** Deletes a draft that was never shown to a person; undo restores it. */
export function useTextRemoval(onGone?: () => void) {
  const { t } = useTranslation();
  const restore = useAct(texts.restore, {
    parts: at,
    told: ({ data }) => t('texts.restored', { name: data.ad }),
  });
  return useNounRemoval<Pick<TextRow, 'id' | 'ad'>>(texts.delete, {
    nameOf: ({ ad }) => ad,
    text: t('texts.deleteText'),
    back: ({ id }) => restore.mutate(id),
    onGone,
  });
}

/** Acts on a text of the list: archives or restores it, deletes it. */
export function useTextActs() {
  const { ask, question } = useTextRemoval();
  return { archive: useNounArchive(texts.archive), ask, question };
}
