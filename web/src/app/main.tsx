import './styles.ts';
import { lazy, StrictMode, Suspense } from 'react';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { currentLanguage, startI18n } from './i18n.ts';
import { styleNonce } from './nonce.ts';
import { reloadAfterUpdate } from './after-update.ts';
import { isLogin } from './return-address.ts';
import { watchSession } from './session-store.ts';
import { cssVariables, theme } from './theme.ts';

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
