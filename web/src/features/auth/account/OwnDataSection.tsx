import { useState } from 'react';
import { account } from '@emanet/contract/auth/account';
import { KEPT_DAYS } from '@emanet/contract/shared/retention';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { callForFile } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { useDownload } from '../../../records/useDownload.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { RequiredLabel } from '../../../ui/form/RequiredLabel.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';

/** A copy of the person's stored data, and the erasure of the account. */
export function OwnDataSection() {
  const { t, lang } = useTranslation();
  const { role, companies } = useUser();
  const [erasing, setErasing] = useState(false);
  const download = useDownload(
    () => callForFile(account.ownData, { query: { lang } }),
    () => t('account.fileName'),
  );
  const days = KEPT_DAYS.account;
  const isMember = companies.length > 0;
  return (
    <div>
      <Panel
        title={t('account.ownData')}
        text={t('account.ownDataText')}
        tools={
          <ActButton
            variant="default"
            icon={IconDownload}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('account.download')}
          </ActButton>
        }
      >
        <Anchor href={lang === 'en' ? '/en/legal' : '/legal'}>{t('account.notice')}</Anchor>
      </Panel>
      <Panel
        title={t('account.erase')}
        tools={
          !isMember && (
            <Button variant="outline" color="brick" onClick={() => setErasing(true)}>
              {t('account.erase')}
            </Button>
          )
        }
      >
        <Text c="var(--em-text-2)">
          {isMember ? t(`account.releasedBy.${role}`) : t('account.eraseText')}{' '}
          {t('account.eraseLater', { days, warning: KEPT_DAYS.accountWarning })}
        </Text>
      </Panel>
      {erasing && <EraseModal onClose={() => setErasing(false)} />}
    </div>
  );
}

/** Erases the account for good; its address must be typed again. */
function EraseModal({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useTranslation();
  const { email } = useUser();
  const form = useApiForm({
    endpoint: account.eraseAccount,
    initial: { email: '' },
    // A new document, so that no data of the person stays in memory.
    onDone: () => location.replace('/login'),
  });
  return (
    <FormModal
      form={form}
      danger
      title={t('account.eraseTitle')}
      saveLabel={t('account.erase')}
      onClose={onClose}
    >
      <Text size="sm" c="var(--em-text-2)">
        {t('account.eraseWhat')}
      </Text>
      <TextInput
        label={<RequiredLabel>{t('account.eraseConfirm', { email })}</RequiredLabel>}
        autoComplete="off"
        data-autofocus
        {...form.field('email')}
      />
    </FormModal>
  );
}
