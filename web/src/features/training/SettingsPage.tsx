import { training, type TrainingSettings } from '@emanet/contract/training';
import { NumberInput, Skeleton } from '@mantine/core';
import { useReadAgain } from '../../nouns/read.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { SettingsLog } from '../../records/drawer/SettingsLog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ApiForm, FormButtons, FormNote } from '../../ui/form/ApiForm.tsx';
import { SwitchRow } from '../../ui/form/SwitchRow.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useTrainingSettings } from './queries.ts';
import { TrainingHead } from './TrainingHead.tsx';

/** /farkindalik-egitimi/ayarlar: last day, reminders, yearly renewal. */
export default function SettingsPage() {
  const { t } = useTranslation();
  const query = useTrainingSettings();
  return (
    <>
      <TrainingHead>
        <SettingsLog
          type="egitim_ayarlari"
          title={t('training.part.settings')}
          write={training.saveSettings.permission}
          labels={{
            son_tarih: t('training.settings.lastDay'),
            hatirlatma: t('training.settings.reminders'),
            hatirlatma_gun: t('training.settings.hatirlatma_gun'),
            hatirlatma_en_cok: t('training.settings.hatirlatma_en_cok'),
            yenileme: t('training.settings.renewal'),
          }}
        />
      </TrainingHead>
      {query.data ? (
        <Settings settings={query.data} />
      ) : query.error ? (
        <ErrorState
          error={query.error}
          title={t('training.settings.failed')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton h="40vh" role="status" aria-label={t('common.loading')} />
      )}
    </>
  );
}

function Settings({ settings }: { settings: TrainingSettings }) {
  const { t } = useTranslation();
  const changed = useReadAgain('training');
  const save = async (body: Partial<Pick<TrainingSettings, 'hatirlatma' | 'yenileme'>>) => {
    await call(training.saveSettings, { body });
    await changed();
  };
  const form = useApiForm({
    endpoint: training.saveSettings,
    initial: {
      son_tarih: settings.son_tarih ?? '',
      hatirlatma_gun: settings.hatirlatma_gun,
      hatirlatma_en_cok: settings.hatirlatma_en_cok,
    },
    version: settings.surum,
    onDone: told(changed),
  });
  const number = (name: 'hatirlatma_gun' | 'hatirlatma_en_cok', max: number) => (
    <NumberInput
      {...form.field(name)}
      onChange={(value) => form.set(name, Number(value))}
      label={t(`training.settings.${name}`)}
      min={1}
      max={max}
      allowDecimal={false}
      clampBehavior="strict"
      stepHoldDelay={500}
      stepHoldInterval={100}
    />
  );
  return (
    <div className="em-parts em-columns">
      <Panel title={t('training.settings.automatic')}>
        <SwitchRow
          label={t('training.settings.reminders')}
          text={t('training.settings.remindersText', {
            days: settings.hatirlatma_gun,
            count: settings.hatirlatma_en_cok,
          })}
          checked={settings.hatirlatma}
          onSave={(hatirlatma) => save({ hatirlatma })}
          saved={(on) => t(on ? 'training.settings.remindersOn' : 'training.settings.remindersOff')}
        />
        <SwitchRow
          label={t('training.settings.renewal')}
          text={t('training.settings.renewalText')}
          checked={settings.yenileme}
          onSave={(yenileme) => save({ yenileme })}
          saved={(on) => t(on ? 'training.settings.renewalOn' : 'training.settings.renewalOff')}
        />
      </Panel>
      <Panel title={t('training.settings.times')}>
        <ApiForm form={form}>
          <FormNote form={form} />
          <DayInput
            {...form.field('son_tarih')}
            label={t('training.settings.lastDay')}
            description={t('training.settings.lastDayText')}
          />
          {number('hatirlatma_gun', 90)}
          {number('hatirlatma_en_cok', 20)}
          <FormButtons form={form} onCancel={form.reset} />
        </ApiForm>
      </Panel>
    </div>
  );
}
