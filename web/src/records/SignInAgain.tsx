import { useState } from 'react';
import { auth } from '@emanet/contract/auth';
import { RETURN_PARAM } from '@emanet/contract/shared/return-address';
import { call } from '../platform/api/client.ts';
import { useLanguage, useTranslation } from '../platform/i18n.ts';
import { loginAddress } from '../platform/session/return-address.ts';
import { inNamedCompany } from '../platform/session/tab-company.ts';
import { ConfirmModal } from '../ui/ConfirmModal.tsx';

type Props = Readonly<{ text: string | undefined; onClose: () => void }>;

/** Leads through sign-in and back here, when the last one was too long ago for a change. */
export function SignInAgain({ text, onClose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    // Not the sign-out of the menu: what was typed on other pages is still there afterwards.
    await call(auth.signOut, { body: {} });
    const here = inNamedCompany(location.pathname + location.search);
    location.assign(loginAddress(language, new URLSearchParams({ [RETURN_PARAM]: here })));
  };
  return (
    <ConfirmModal
      personal
      opened={text !== undefined}
      title={t('security.againTitle')}
      confirmLabel={t('security.again')}
      busy={busy}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      {text}
    </ConfirmModal>
  );
}
