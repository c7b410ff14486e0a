import { training, type Invitation } from '@emanet/contract/training';
import { at, useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { AskedList } from './page/AskedList.tsx';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

type Props = Readonly<{ row: Invitation; onClose: () => void }>;

/** The questions of a person's training, as kept with the certificate. */
export default function ResultModal({ row, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useRead(training.result, at(row.id));
  return (
    <OpenModal onClose={onClose} size="xl" title={t('training.resultOf', { name: row.fullname })}>
      {error && <ErrorState panel={false} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (
        <>
          <p>{t('training.inTry', { count: data.deneme })}</p>
          {data.sorular.length === 0 && <p>{t('training.noResult')}</p>}
          <AskedList asked={data.sorular} />
        </>
      )}
    </OpenModal>
  );
}
