import { IconArchive } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { NounList } from '../../records/noun/NounList.tsx';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { useActionScreen } from './useActionScreen.tsx';

const ActionDrawer = atFirstMove(() => import('./ActionDrawer.tsx'));

/** /aksiyon-arsiv: archived actions; one must be restored before it is edited. */
export default function ArchivePage() {
  const { t } = useTranslation();
  const { rows, list, deeds, opened, question } = useActionScreen(false, false);
  return (
    <NounList
      {...list}
      title={t('actions.archiveTitle')}
      count={rows.length > 0 && t('actions.archiveCount', { count: rows.length })}
      add={<BackButton to="/aksiyonlar" label={t('actions.toCurrent')} />}
      empty={{
        icon: <IconArchive size={20} aria-hidden />,
        title: t('ui.archive.empty'),
        text: t('ui.archive.emptyText'),
      }}
      drawer={(ways) => opened && <ActionDrawer one={opened} {...ways} {...deeds} />}
    >
      {question}
    </NounList>
  );
}
