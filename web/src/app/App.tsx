import { StrictMode } from 'react';
import { MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router/dom';
import { styleNonce } from './nonce.ts';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

/** Theme and routes; everything else is loaded with the screen that needs it. */
export function App() {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </StrictMode>
  );
}
