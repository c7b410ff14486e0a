import { useState } from 'react';
import { ADDRESS_CHANGE, account } from '@emanet/contract/auth/account';
import { Text, TextInput } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { refreshSession } from '../../../platform/session/session-store.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { RequiredLabel } from '../../../ui/form/RequiredLabel.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';

type Props = Readonly<{ onClose: () => void }>;

/** Another address for the account: first the address, then the codes of both mailboxes. */
export function AddressModal({ onClose }: Props) {
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
        label={<RequiredLabel>{t('account.newEmail')}</RequiredLabel>}
        type="email"
        autoComplete="email"
        data-autofocus
        {...form.field('email')}
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
    onDone: ({ message }) => {
      notify.success(message);
      void refreshSession();
      onClose();
    },
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
        label={<RequiredLabel>{t('account.codeOf', { email: user.email })}</RequiredLabel>}
        data-autofocus
        {...digits}
        {...form.field('eski_kod')}
      />
      <TextInput
        label={<RequiredLabel>{t('account.codeOf', { email })}</RequiredLabel>}
        {...digits}
        {...form.field('yeni_kod')}
      />
    </FormModal>
  );
}
