import { Suspense, useSyncExternalStore } from 'react';
import { atFirstMove } from '../platform/lazily.ts';
import { askedAgain, onAskedAgain } from '../platform/session/sign-in-again.ts';

const SignInAgainDialog = atFirstMove(() => import('./SignInAgainDialog.tsx'), {
  close: ({ onAnswer }) => onAnswer(false),
});

/** Asks for a code or a passkey wherever a call was refused because the sign-in was too long ago. */
export function SignInAgain() {
  const asked = useSyncExternalStore(onAskedAgain, askedAgain);
  return (
    asked && (
      <Suspense fallback={null}>
        <SignInAgainDialog text={asked.error.message} onAnswer={asked.answer} />
      </Suspense>
    )
  );
}
