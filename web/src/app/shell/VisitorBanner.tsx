import { Anchor } from '@mantine/core';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';

/** Over every screen of a demo visitor: nothing is saved, and the way to an account. */
export default function VisitorBanner() {
  const { t } = useTranslation();
  const site = useLanguage() === 'en' ? '/en' : '';
  return (
    <div className="em-screen">
      <Note
        title={t('shell.closed.demo')}
        action={<Anchor href={`${site}/try-for-free`}>{t('shell.closed.demoTry')}</Anchor>}
      />
    </div>
  );
}
