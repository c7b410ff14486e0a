import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { keepWorkNow } from '../../platform/session/kept-work.ts';
import { notify } from '../../platform/notify.tsx';
import { signOut } from '../../platform/session/session-store.ts';
import { useUser } from '../../platform/session/session.tsx';
import { SignOutContext, type SignOut } from '../../platform/session/sign-out.ts';
import { lazily } from '../../platform/lazily.ts';
import { unsavedWorkOf, type UnsavedWork } from './unsaved-work.ts';

const UnsavedWorkModal = lazily(() => import('./UnsavedWorkModal.tsx'), {
  close: ({ onStay }) => onStay(),
});

/** Everything that can sign out stands below this. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { user_id } = useUser();
  const [work, setWork] = useState<UnsavedWork>();
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLElement>(null);

  async function leave() {
    setBusy(true);
    try {
      await signOut();
    } catch {
      notify.error(t('shell.signOutFailed'));
    }
    setBusy(false);
    setWork(undefined);
  }
  function stay() {
    setWork(undefined);
    opener.current?.focus();
  }
  const ask: SignOut = (from = null) => {
    opener.current = from;
    keepWorkNow();
    const found = unsavedWorkOf(user_id);
    if (found.drafts.length > 0 || found.picks > 0) setWork(found);
    else void leave();
  };
  return (
    <SignOutContext value={ask}>
      {children}
      {work && (
        <Suspense fallback={null}>
          <UnsavedWorkModal work={work} busy={busy} onLeave={() => void leave()} onStay={stay} />
        </Suspense>
      )}
    </SignOutContext>
  );
}
