import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { AskPanel } from './AskPanel.tsx';
import { FilesPanels } from './FilesPanels.tsx';

/** /kanit: makes the sealed file of a day, and keeps the list of earlier ones. */
export default function EvidencePage() {
  const { t, lang } = useTranslation();
  return (
    <>
      <PageHead title={t('evidence.title')} text={t('evidence.lead')}>
        <Button
          component="a"
          href={lang === 'tr' ? '/dogrulama' : '/en/dogrulama'}
          target="_blank"
          variant="default"
          leftSection={<IconShieldCheck size={16} aria-hidden />}
        >
          {t('evidence.verify')}
        </Button>
      </PageHead>
      <div className="em-columns" data-lead>
        <AskPanel />
        <div>
          <FilesPanels />
        </div>
      </div>
    </>
  );
}
