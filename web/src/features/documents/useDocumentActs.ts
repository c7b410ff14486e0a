import { documents, type DocumentRow } from '@emanet/contract/documents';
import { useState } from 'react';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';

/** Act on a document that waits to be confirmed. */
type Question = Readonly<{ document: DocumentRow; act: 'archive' | 'delete' }>;

/** Archives (after asking where activities use it), brings back, and deletes with undo. */
export function useDocumentActs(onGone: () => void) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const leaves = { onDone: onGone, onSettled: close };
  const moved = ({ id, guncel }: Pick<DocumentRow, 'id' | 'guncel'>) => ({
    ...at(id),
    body: { guncel },
  });

  const moveBack = useAct(documents.archive, { parts: moved });
  const archive = useAct(documents.archive, {
    ...leaves,
    parts: moved,
    told: ({ message }, { id, guncel }) => [
      message,
      () => moveBack.mutate({ id, guncel: !guncel }),
    ],
  });
  const restore = useAct(documents.restore, { parts: at, told: 'message' });
  const remove = useAct(documents.delete, {
    ...leaves,
    parts: ({ id }: DocumentRow) => at(id),
    told: (_, { id, dokuman_ismi: name }) => [
      t('common.deleted', { name }),
      () => restore.mutate(id),
    ],
  });
  const move = ({ id }: DocumentRow, guncel: boolean) => archive.mutate({ id, guncel });

  return {
    question,
    close,
    busy: archive.isPending || remove.isPending,
    confirm: () => {
      if (question?.act === 'archive') move(question.document, false);
      if (question?.act === 'delete') remove.mutate(question.document);
    },
    archive: (document: DocumentRow) =>
      document.faaliyet_sayisi > 0
        ? setQuestion({ document, act: 'archive' })
        : move(document, false),
    unarchive: (document: DocumentRow) => move(document, true),
    askDelete: (document: DocumentRow) => setQuestion({ document, act: 'delete' }),
  };
}
