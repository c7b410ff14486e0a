import { texts, type SingleText, type TextRow } from '@emanet/contract/texts';
import { useState } from 'react';
import { useAct } from '../../../nouns/act.ts';
import { at } from '../../../nouns/read.ts';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';

/** Parts by which a deleted draft is made again. */
const bodyOf = ({ tur, ad, kapsam, govde }: SingleText) => ({
  ...{ tur, ad, kapsam },
  govde: govde ?? undefined,
});

/** Archives a text or brings it back, deletes a draft that nobody was shown; each can be undone. */
export function useTextActs() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<TextRow>();
  const archive = useAct(texts.archive, {
    parts: ({ id, guncel }: Pick<TextRow, 'id' | 'guncel'>) => ({ ...at(id), body: { guncel } }),
    told: ({ message }, { id, guncel }) => [message, () => archive.mutate({ id, guncel: !guncel })],
  });
  const restore = useAct(texts.add, {
    parts: (text: SingleText) => ({ body: bodyOf(text) }),
    told: ({ data }) => t('texts.restored', { name: data.ad }),
  });
  const remove = useAct(texts.delete, {
    parts: (text: SingleText) => at(text.id),
    told: (_, text) => [t('common.deleted', { name: text.ad }), () => restore.mutate(text)],
    onSettled: () => setAsked(undefined),
  });
  /** Its words are read first: they are all that an undo has. */
  const destroy = async ({ id }: TextRow) => {
    try {
      remove.mutate((await call(texts.single, at(id))).data);
    } catch (error) {
      setAsked(undefined);
      notify.error(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    archive: ({ id, guncel }: TextRow) => archive.mutate({ id, guncel: !guncel }),
    asked,
    ask: setAsked,
    busy: remove.isPending,
    confirm: () => asked && void destroy(asked),
    close: () => setAsked(undefined),
  };
}
