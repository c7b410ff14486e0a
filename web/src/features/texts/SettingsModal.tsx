import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorInput.layer.css';
import { textSettings, type TextSettings } from '@emanet/contract/texts/settings';
import { ColorInput, Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { SettingsChanges } from '../../records/drawer/SettingsLog.tsx';
import { Fold } from '../../ui/panel/Fold.tsx';
import { useTextsChanged, useTextSettings } from './queries.ts';

/** Look of a company's files, and the consequence of a stale text. */
export function SettingsModal({ onClose }: { onClose: () => void }) {
  const { data } = useTextSettings();
  return data ? <Form settings={data} onClose={onClose} /> : null;
}

function Form({ settings, onClose }: { settings: TextSettings; onClose: () => void }) {
  const { t } = useTranslation();
  const history = useId();
  const done = useTextsChanged();
  const { renk, logo_gorunur, eskime_aksiyonu, veri_ogeleri, haklar_tam, surum } = settings;
  const form = useApiForm({
    endpoint: textSettings.save,
    version: surum,
    initial: { renk: renk ?? '', logo_gorunur, eskime_aksiyonu, veri_ogeleri, haklar_tam },
    bodyOf: (given) => ({ ...given, renk: given.renk === '' ? null : given.renk }),
    onDone: told(() => done(), onClose),
  });
  return (
    <FormModal form={form} title={t('texts.settings')} onClose={onClose}>
      <ColorInput
        {...form.field('renk')}
        value={form.values.renk}
        onChange={(value) => form.set('renk', value)}
        label={t('texts.settingsColor')}
        description={t('texts.settingsColorText')}
        placeholder="#17686f"
        format="hex"
      />
      <Switch
        data-autofocus
        checked={form.values.logo_gorunur}
        onChange={(event) => form.set('logo_gorunur', event.currentTarget.checked)}
        label={t('texts.settingsLogo')}
      />
      <Switch
        checked={form.values.veri_ogeleri}
        onChange={(event) => form.set('veri_ogeleri', event.currentTarget.checked)}
        label={t('texts.settingsItems')}
        description={t('texts.settingsItemsText')}
      />
      <Switch
        checked={form.values.haklar_tam}
        onChange={(event) => form.set('haklar_tam', event.currentTarget.checked)}
        label={t('texts.settingsRights')}
        description={t('texts.settingsRightsText')}
      />
      <Switch
        checked={form.values.eskime_aksiyonu}
        onChange={(event) => form.set('eskime_aksiyonu', event.currentTarget.checked)}
        label={t('texts.settingsRule')}
        description={t('texts.settingsRuleText')}
      />
      <Fold id={history} title={t('common.history')} opened={false}>
        <SettingsChanges
          type="metinler"
          write={textSettings.save.permission}
          labels={{
            renk: t('texts.settingsColor'),
            logo_gorunur: t('texts.settingsLogo'),
            eskime_aksiyonu: t('texts.settingsRule'),
            veri_ogeleri: t('texts.settingsItems'),
            haklar_tam: t('texts.settingsRights'),
          }}
        />
      </Fold>
    </FormModal>
  );
}
