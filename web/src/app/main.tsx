import '../platform/styles.ts';
import { lazy, StrictMode, Suspense } from 'react';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { currentLanguage, startI18n } from '../platform/i18n.ts';
import { styleNonce } from '../platform/nonce.ts';
import { reloadAfterUpdate } from '../platform/after-update.ts';
import { isLogin } from '../platform/return-address.ts';
import { watchSession } from '../platform/session-store.ts';
import { cssVariables, theme } from '../platform/theme.ts';

reloadAfterUpdate();

// Two halves that meet only by address: whoever signs in waits for neither router nor shell.
const loading = isLogin(location.pathname)
  ? import('../features/auth/LoginPage.tsx')
  : import('./App.tsx');
const Screen = lazy(() => loading);

watchSession(currentLanguage);
await startI18n();

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
