import type { DocumentRow } from '@emanet/contract/documents';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useDocumentVerbs } from './queries.ts';

/** Act on a document that waits to be confirmed. */
export type Question = Readonly<{ document: DocumentRow; act: 'archive' | 'delete' }>;

/** Archives (after asking where activities use it), brings back, and deletes with undo. */
export function useDocumentActs(onGone: () => void) {
  const { t } = useTranslation();
  const { archive, remove, restore } = useDocumentVerbs();
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);

  const move = ({ id }: DocumentRow, guncel: boolean) =>
    archive.mutate(
      { id, guncel },
      {
        onSuccess: ({ message }) => {
          onGone();
          notify.success(message, { undo: () => archive.mutate({ id, guncel: !guncel }) });
        },
        onSettled: close,
      },
    );
  const undo = (id: number) =>
    restore.mutate(id, { onSuccess: ({ message }) => notify.success(message) });
  const destroy = ({ id, dokuman_ismi: name }: DocumentRow) =>
    remove.mutate(id, {
      onSuccess: () => {
        onGone();
        notify.success(t('common.deleted', { name }), { undo: () => undo(id) });
      },
      onSettled: close,
    });

  return {
    question,
    close,
    busy: archive.isPending || remove.isPending,
    confirm: () => {
      if (question?.act === 'archive') move(question.document, false);
      if (question?.act === 'delete') destroy(question.document);
    },
    archive: (document: DocumentRow) =>
      document.faaliyet_sayisi > 0
        ? setQuestion({ document, act: 'archive' })
        : move(document, false),
    unarchive: (document: DocumentRow) => move(document, true),
    askDelete: (document: DocumentRow) => setQuestion({ document, act: 'delete' }),
  };
}
