import type { DocumentVersion } from '@emanet/contract/documents';
import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { PaperFrame } from '../../ui/pdf/PaperFrame.tsx';
import { Preview } from './Preview.tsx';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

type Props = Readonly<{
  name: string;
  earlier: DocumentVersion;
  current: DocumentVersion;
  onClose: () => void;
}>;

/** Two files of a document beside each other, below each other on a phone. */
export function CompareModal({ name, earlier, current, onClose }: Props) {
  const { t, lang } = useTranslation();
  return (
    <OpenModal
      size="min(1400px, 96vw)"
      onClose={onClose}
      title={t('documents.compareTitle', { name })}
    >
      <div className="em-columns">
        {[earlier, current].map((one) => (
          <section key={one.sira} aria-label={t('common.versionNo', { no: one.sira })}>
            <Title order={3} fz="sm" mb="sm">
              {t('common.versionNo', { no: one.sira })}
              {one.guncel && ` · ${t('ui.archive.current')}`}
              <Text span fz="xs" c="dimmed" ml="sm">
                {[when(one.tarih, lang), one.ekleyen].join(', ')}
              </Text>
            </Title>
            <PaperFrame label={one.dosya_adi ?? name}>
              <Preview file={one} name={one.dosya_adi ?? name} mayWrite={false} />
            </PaperFrame>
          </section>
        ))}
      </div>
    </OpenModal>
  );
}
