import { Box } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Frame } from './Frame.tsx';
import { TrainingScreen } from './TrainingScreen.tsx';
import { useLoaded } from './useTraining.ts';
import { VerifyPage } from './VerifyPage.tsx';

/** /egitim/…: by a token, or the verification of a certificate. Loaded without router and shell. */
export default function TrainingApp() {
  const [, , first = '', second = ''] = location.pathname.split('/').map(decoded);
  return first === 'dogrula' ? <VerifyPage number={second} /> : <Training token={first} />;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function Training({ token }: { token: string }) {
  const { t } = useTranslation();
  const loaded = useLoaded(token);
  useEffect(() => {
    document.title = `${t('training.page.title')} · ${t('common.product')}`;
  }, [t]);
  if (loaded.status === 'ready')
    return (
      <Frame page={loaded.page}>
        <TrainingScreen token={token} first={loaded.page} reload={loaded.reload} />
      </Frame>
    );
  return (
    <Frame>
      {loaded.status === 'loading' && (
        <div className="em-parts" role="status" aria-label={t('common.loading')}>
          <Box className="em-card" h="var(--em-height-bar)" bg="var(--em-sunken)" />
          <Box className="em-card" h="46vh" bg="var(--em-sunken)" />
        </div>
      )}
      {loaded.status === 'gone' && (
        <Box maw="var(--em-width-form)" pt="xl">
          <h1>{t('training.page.goneTitle')}</h1>
          <p>{t('training.page.gone')}</p>
        </Box>
      )}
      {loaded.status === 'failed' && (
        <ErrorState error={loaded.error} title={t('training.page.failed')} onRetry={loaded.retry} />
      )}
    </Frame>
  );
}
