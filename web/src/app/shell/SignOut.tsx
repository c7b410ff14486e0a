import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { keepWorkNow } from '../../platform/session/kept-work.ts';
import { notify } from '../../platform/notify.tsx';
import { signOut } from '../../platform/session/session-store.ts';
import { useUser } from '../../platform/session/session.tsx';
import { SignOutContext, type SignOut } from '../../platform/session/sign-out.ts';
import { lazily } from '../../platform/lazily.ts';
import { lossesOf, type Losses } from './losses.ts';

const LossesModal = lazily(() => import('./LossesModal.tsx'), { close: ({ onStay }) => onStay() });

/** Everything that can sign out stands below this. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { user_id } = useUser();
  const [losses, setLosses] = useState<Losses>();
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
    setLosses(undefined);
  }
  function stay() {
    setLosses(undefined);
    opener.current?.focus();
  }
  const ask: SignOut = (from = null) => {
    opener.current = from;
    keepWorkNow();
    const found = lossesOf(user_id);
    if (found.drafts.length > 0 || found.picks > 0) setLosses(found);
    else void leave();
  };
  return (
    <SignOutContext value={ask}>
      {children}
      {losses && (
        <Suspense fallback={null}>
          {' '}
          <LossesModal losses={losses} busy={busy} onLeave={() => void leave()} onStay={stay} />
        </Suspense>
      )}
    </SignOutContext>
  );
}
