import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { secondStep } from '@emanet/contract/second-step';
import { call } from '../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { showPasskey } from '../../platform/passkeys.ts';
import { signedIn } from '../../platform/session/session-store.ts';
import { sentenceOf } from './sentence.ts';

type Props = Readonly<{
  /** The main way on this screen, or one beside it. */
  primary?: boolean;
  onProblem: (sentence: string | undefined) => void;
}>;

/** Signs in with a passkey that the browser offers. */
export function PasskeyEntry({ primary = false, onProblem }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    onProblem(undefined);
    try {
      const { options } = (await call(secondStep.passkeyOptions)).data;
      const body = await showPasskey(options);
      if (body) signedIn((await call(secondStep.enterPasskey, { body })).data);
    } catch (error) {
      onProblem(sentenceOf(error, language));
    }
    setBusy(false);
  };
  return (
    <Button
      type="button"
      size="md"
      fullWidth
      mt={10}
      variant={primary ? 'filled' : 'default'}
      loading={busy}
      leftSection={<IconFingerprint size={18} stroke={1.7} aria-hidden />}
      onClick={() => void enter()}
    >
      {t('login.passkey')}
    </Button>
  );
}
