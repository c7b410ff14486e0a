import { documents, type DocumentRow } from '@emanet/contract/documents';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useNounActs } from '../../records/noun/useNounActs.tsx';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';

/** Archives (after a confirmation that names its activities), restores, and deletes with undo. */
export function useDocumentActs(onEdit: (document: DocumentRow) => void, onGone: () => void) {
  const { t } = useTranslation();
  const [used, setUsed] = useState<DocumentRow>();
  const [asks, setAsks] = useState(false);
  const { entries, question, move } = useNounActs<DocumentRow>(documents, {
    nameOf: ({ dokuman_ismi }) => dokuman_ismi,
    text: ({ faaliyet_sayisi: count }) => t('documents.deleteText', { count }),
    edit: t('documents.edit'),
    onEdit,
    onGone,
    failed: {
      archive: 'documentArchiveFailed',
      unarchive: 'documentUnarchiveFailed',
      delete: 'documentDeleteFailed',
    },
    onArchive: (document) => {
      const isUsed = document.guncel && document.faaliyet_sayisi > 0;
      if (!isUsed) return move(document);
      setUsed(document);
      setAsks(true);
    },
  });
  const questions = (
    <>
      {question}
      <ConfirmModal
        opened={asks}
        title={t('documents.archiveAsk', { name: used?.dokuman_ismi ?? '' })}
        confirmLabel={t('ui.archive.archive')}
        onConfirm={() => {
          if (used) move(used);
          setAsks(false);
        }}
        onClose={() => setAsks(false)}
      >
        {t('documents.archiveText', { count: used?.faaliyet_sayisi ?? 0 })}
      </ConfirmModal>
    </>
  );
  return { entries, questions };
}
