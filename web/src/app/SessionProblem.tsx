import { lazy, Suspense } from 'react';
import type { ApiError } from '../platform/api/client.ts';
import { useTranslation } from '../platform/i18n.ts';
import { refreshSession } from '../platform/session/session-store.ts';

// Rarely needed, so kept out of what everybody loads first.
const ErrorState = lazy(async () => ({
  default: (await import('../ui/ErrorState.tsx')).ErrorState,
}));

/** The server could not be asked who is signed in. */
export function SessionProblem({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  return (
    <main>
      <Suspense>
        <ErrorState
          error={error}
          title={t('shell.sessionProblem')}
          onRetry={() => void refreshSession()}
        />
      </Suspense>
    </main>
  );
}
