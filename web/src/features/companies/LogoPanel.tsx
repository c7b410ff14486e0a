import { useState } from 'react';
import { companies, type CompanyProfile } from '@emanet/contract/companies';
import { Button, Group, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useAct } from '../../nouns/act.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { callWithFile } from '../../platform/api/upload.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { FileDrop } from '../../ui/file/FileDrop.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import css from './companies.module.css';
import { useProfileSaved } from './queries.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

type Props = Readonly<{
  profile: CompanyProfile;
  mayWrite: boolean;
  /** Tells the page's form of the version that an act here has made. */
  followOwn: (surum: number) => void;
}>;

/** The logo with buttons to change and remove it; saved at once, apart from the form. */
export function LogoPanel({ profile, mayWrite, followOwn }: Props) {
  const { t } = useTranslation();
  const limits = useFileLimits('logo');
  const saved = useProfileSaved(followOwn);
  const [changing, setChanging] = useState(false);
  const [asked, setAsked] = useState(false);
  const { logo, company_name } = profile;

  const remove = useAct(companies.deleteLogo, {
    told: 'message',
    onDone: ({ data }) => saved(data),
    onSettled: () => setAsked(false),
  });

  return (
    <Panel title={t('company.logo')}>
      <Group wrap="nowrap" gap="lg" mb="sm">
        <span
          className={`em-middle em-rigid em-strong em-canvas em-line em-round-large em-brand ${css.logo}`}
        >
          <Logo
            className={css.mark}
            name={company_name}
            logo={logo}
            alt={t('company.logoOf', { name: company_name })}
          />
        </span>
        <div>
          {mayWrite && (
            <Group gap="sm">
              <ActButton
                variant="default"
                icon={IconPhotoUp}
                aria-expanded={changing}
                onClick={() => setChanging(!changing)}
              >
                {t(logo ? 'common.change' : 'company.addLogo')}
              </ActButton>
              {logo && (
                <Button variant="subtle" color="brick" onClick={() => setAsked(true)}>
                  {t('common.remove')}
                </Button>
              )}
            </Group>
          )}
          <Text mt="xs" fz="meta" c="dimmed">
            {t('company.logoText')}
          </Text>
        </div>
      </Group>
      {changing && limits && (
        <FileDrop
          title={t('company.dropLogo')}
          limits={limits}
          send={(file, ways) => callWithFile(companies.updateLogo, { file }, ways)}
          onDone={({ message, data }) => {
            notify.success(message);
            setChanging(false);
            saved(data);
          }}
        />
      )}
      <ConfirmModal
        opened={asked}
        title={t('company.removeLogoTitle', { name: company_name })}
        confirmLabel={t('common.remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({})}
        onClose={() => setAsked(false)}
      >
        {t('company.removeLogoText')}
      </ConfirmModal>
    </Panel>
  );
}
