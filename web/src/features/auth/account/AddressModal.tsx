import { useState } from 'react';
import { ADDRESS_CHANGE, account } from '@emanet/contract/auth/account';
import { Text, TextInput } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { refreshSession } from '../../../platform/session/session-store.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';

type Props = Readonly<{ onClose: () => void }>;

/** Another address for the account: first the address, then the codes of both mailboxes. */
export default function AddressModal({ onClose }: Props) {
  const [asked, setAsked] = useState<string>();
  return asked === undefined ? (
    <AskForm onAsked={setAsked} onClose={onClose} />
  ) : (
    <CodesForm email={asked} onClose={onClose} />
  );
}

function AskForm({ onAsked, onClose }: Props & Readonly<{ onAsked: (email: string) => void }>) {
  const { t } = useTranslation();
  const form = useApiForm({
    endpoint: account.askAddress,
    initial: { email: '' },
    onDone: (_, { email }) => onAsked(email.trim()),
  });
  return (
    <FormModal
      form={form}
      title={t('account.changeEmailTitle')}
      saveLabel={t('account.sendCodes')}
      onClose={onClose}
    >
      <Text size="sm" c="var(--em-text-2)">
        {t('account.changeEmailText')}
      </Text>
      <TextInput
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        data-autofocus
        {...form.needed('email', t('account.newEmail'))}
      />
    </FormModal>
  );
}

function CodesForm({ email, onClose }: Props & Readonly<{ email: string }>) {
  const { t } = useTranslation();
  const user = useUser();
  const form = useApiForm({
    endpoint: account.confirmAddress,
    initial: { eski_kod: '', yeni_kod: '' },
    secret: ['eski_kod', 'yeni_kod'],
    onDone: told(refreshSession, onClose),
  });
  const digits = {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: ADDRESS_CHANGE.digits,
  } as const;
  return (
    <FormModal
      form={form}
      title={t('account.changeEmailTitle')}
      saveLabel={t('account.confirmEmail')}
      onClose={onClose}
    >
      <Text size="sm" c="var(--em-text-2)">
        {t('account.codesText', { minutes: ADDRESS_CHANGE.minutes })}
      </Text>
      <TextInput
        data-autofocus
        {...digits}
        {...form.needed('eski_kod', t('account.codeOf', { email: user.email }))}
      />
      <TextInput {...digits} {...form.needed('yeni_kod', t('account.codeOf', { email }))} />
    </FormModal>
  );
}
