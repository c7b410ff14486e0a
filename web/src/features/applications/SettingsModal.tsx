import { applications } from '@emanet/contract/applications';
import type { ApplicationSettings } from '@emanet/contract/applications/settings';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { SettingsChanges } from '../../records/drawer/SettingsLog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Fold } from '../../ui/panel/Fold.tsx';
import { FormLink } from './FormLink.tsx';
import { useSettings } from './queries.ts';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

/** The address of the company's form, ways to publish it, and its settings. */
export default function SettingsModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useSettings();
  if (data) return <SettingsForm settings={data} onClose={onClose} />;
  return (
    <OpenModal onClose={onClose} title={t('applications.formTitle')}>
      {error && <ErrorState panel={false} error={error} onRetry={() => void refetch()} />}
    </OpenModal>
  );
}

type Props = Readonly<{ settings: ApplicationSettings; onClose: () => void }>;

function SettingsForm({ settings, onClose }: Props) {
  const { t } = useTranslation();
  const history = useId();
  const changed = useChanged('applications');
  const form = useApiForm({
    endpoint: applications.saveSettings,
    initial: {
      acik: settings.acik,
      ihlal_acik: settings.ihlal_acik,
      slug: settings.slug,
      izinli_site: settings.izinli_site ?? '',
      posta_adresi: settings.posta_adresi ?? '',
      kep_adresi: settings.kep_adresi ?? '',
      imzalayan: settings.imzalayan ?? '',
      saklama_yili: String(settings.saklama_yili),
    },
    version: settings.surum,
    onDone: told(changed, onClose),
  });
  return (
    <FormModal form={form} title={t('applications.formTitle')} onClose={onClose}>
      <FormLink settings={settings} />
      <Switch {...form.flag('acik')} label={t('applications.isOpen')} data-autofocus />
      <Switch
        {...form.flag('ihlal_acik')}
        label={t('applications.doorOpen')}
        description={`/ihlal-bildir/${form.values.slug}`}
      />
      <TextInput {...form.field('slug', t('applications.slug'))} autoComplete="off" />
      <TextInput
        {...form.field('izinli_site', t('applications.site'))}
        description={t('applications.siteText')}
        autoComplete="off"
      />
      <Textarea {...form.field('posta_adresi', t('applications.post'))} autosize />
      <TextInput {...form.field('kep_adresi', t('applications.kep'))} autoComplete="off" />
      <TextInput
        {...form.field('imzalayan', t('applications.signatory'))}
        description={t('applications.signatoryText')}
        autoComplete="off"
      />
      <TextInput
        {...form.field('saklama_yili', t('applications.keep'))}
        description={t('applications.keepText', { count: settings.imha_sayisi })}
        inputMode="numeric"
      />
      <Fold id={history} title={t('common.history')} opened={false}>
        <SettingsChanges
          type="basvuru_ayarlari"
          write={applications.saveSettings.permission}
          labels={{
            acik: t('applications.isOpen'),
            ihlal_acik: t('applications.doorOpen'),
            slug: t('applications.slug'),
            izinli_site: t('applications.site'),
            posta_adresi: t('applications.post'),
            kep_adresi: t('applications.kep'),
            imzalayan: t('applications.signatory'),
            saklama_yili: t('applications.keep'),
          }}
        />
      </Fold>
    </FormModal>
  );
}
