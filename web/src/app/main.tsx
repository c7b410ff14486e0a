import '../platform/theme/trusted-types.ts';
import '../platform/theme/styles.ts';
import { lazy, StrictMode, Suspense } from 'react';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { currentLanguage, startI18n } from '../platform/i18n.ts';
import { styleNonce } from '../platform/theme/nonce.ts';
import { reloadAfterUpdate } from '../platform/session/after-update.ts';
import { watchSession } from '../platform/session/session-store.ts';
import { keepTabCompany, takeTabCompany } from '../platform/session/tab-company.ts';
import { cssVariables, theme } from '../platform/theme/theme.ts';

reloadAfterUpdate();

// Two halves connected only by address: a training loads neither router nor shell. A table, since
// the build would preload both halves of a condition.
const HALVES = {
  app: () => import('./App.tsx'),
  training: () => import('../features/training/page/TrainingApp.tsx'),
} as const;
const part = location.pathname.startsWith('/egitim/') ? 'training' : 'app';

takeTabCompany();
addEventListener('pageshow', keepTabCompany);
watchSession(currentLanguage);
await startI18n();
const loading: Promise<{ default: () => React.ReactNode }> = HALVES[part]();
const Screen = lazy(() => loading);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <Suspense>
          <Screen />
        </Suspense>
      </MantineProvider>
    </StrictMode>,
  );
}
