import { useChanged, useShow } from '../../nouns/read.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import {
  notificationSettings,
  type NotificationSettings,
  PERIOD_DAYS,
  SENDING_HOUR,
} from '@emanet/contract/notification-settings';
import { Box, Button, Group, NumberInput, Switch } from '@mantine/core';
import { IconClipboardCheck, IconListCheck } from '@tabler/icons-react';
import { sentence } from '@emanet/contract/shared/sentences';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCan, useCompany } from '../../platform/session/session.tsx';
import { dayAndMonth } from '../../platform/when.ts';
import { SettingsLog } from '../../records/drawer/SettingsLog.tsx';
import { ApiForm, FormNote } from '../../ui/form/ApiForm.tsx';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { ComingDays } from './ComingDays.tsx';
import {
  asks,
  changedCount,
  digestDays,
  roundDays,
  type SettingsValues,
  valuesOf,
} from './dates.ts';
import css from './notification-settings.module.css';
import { QuickPicks } from '../../ui/panel/QuickPicks.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';

const ROUNDS = [30, 90, 120, 180, 365];
const DIGESTS = [7, 14, 30];

/** The six settings with their next days; without the right to change them they are read-only. */
export function SettingsForm({ stored }: { stored: NotificationSettings }) {
  const { t, lang } = useTranslation();
  const show = useShow(notificationSettings.read);
  const roundsChanged = useChanged('confirmations');
  const { company_id, company_name } = useCompany();
  const reads = !useCan('notification-settings.write');
  const initial = valuesOf(stored);
  const form = useApiForm({
    endpoint: notificationSettings.update,
    params: { companyId: String(company_id) },
    version: stored.surum,
    initial,
    bodyOf: (values) => ({
      ...values,
      periyodik_sure: String(values.periyodik_sure),
      aksiyon_periyodik_sure: String(values.aksiyon_periyodik_sure),
    }),
    onDone: ({ message, data }) => {
      notify.success(message);
      show({ params: { companyId: String(company_id) } }, data);
      roundsChanged();
    },
  });
  const { values } = form;
  const changes = changedCount(initial, values);
  const rounds = roundDays(stored, values);
  const digests = digestDays(stored, values);
  const asking = asks(values);
  const noDay = t('notificationSettings.noDay');
  const { departman, temsilci, temsilcisiz, aksiyonlu_departman, acik_aksiyon } = stored;

  return (
    <ApiForm form={form} label={t('notificationSettings.title')} className={`em-page ${css.page}`}>
      <PageHead title={t('notificationSettings.title')} count={company_name}>
        {!reads && (
          <>
            <SettingsLog
              type="bildirim_ayarlari"
              title={t('notificationSettings.title')}
              write={notificationSettings.update.permission}
              labels={{
                envanter_uygulama_onay: t('notificationSettings.rounds.card'),
                envanter_email_onay: t('notificationSettings.rounds.mail'),
                aksiyon_bildirimi: t('notificationSettings.digest.mail'),
                periyodik_sure: t('notificationSettings.rounds.every'),
                envanter_baslangic_tarihi: t('notificationSettings.rounds.first'),
                aksiyon_periyodik_sure: t('notificationSettings.digest.every'),
              }}
            />
            <Box component="span" fz="sm" c="dimmed" role="status">
              {changes > 0 && t('notificationSettings.unsaved', { count: changes })}
            </Box>
            {changes > 0 && (
              <Button variant="default" disabled={form.busy} onClick={form.reset}>
                {t('common.cancel')}
              </Button>
            )}
            <Button type="submit" loading={form.busy} disabled={changes === 0}>
              {t('notificationSettings.save')}
            </Button>
          </>
        )}
      </PageHead>
      <FormNote form={form} title={sentence('settingsFailed')[lang]} />
      <Panel
        icon={<IconClipboardCheck size={20} stroke={1.7} />}
        title={t('notificationSettings.rounds.title')}
        text={t('notificationSettings.rounds.text')}
        aside={
          <ComingDays
            days={rounds}
            unsaved={changes > 0}
            instead={
              asking ? (rounds.length === 0 ? noDay : undefined) : t('notificationSettings.off')
            }
            note={
              stored.donem_acik &&
              stored.son_donem &&
              t('notificationSettings.rounds.open', { day: dayAndMonth(stored.son_donem, lang) })
            }
          />
        }
      >
        <Switch
          {...form.flag('envanter_uygulama_onay')}
          disabled={reads}
          label={t('notificationSettings.rounds.card')}
          description={t('notificationSettings.rounds.cardText')}
        />
        <Switch
          {...form.flag('envanter_email_onay')}
          disabled={reads}
          label={t('notificationSettings.rounds.mail')}
          description={[
            t('notificationSettings.rounds.mailTo', {
              people: temsilci,
              departments: departman - temsilcisiz,
            }),
            temsilcisiz > 0 && t('notificationSettings.rounds.nobody', { count: temsilcisiz }),
            t('notificationSettings.rounds.reminders'),
          ]
            .filter(Boolean)
            .join(' ')}
        />
        <Group pt="lg" align="stretch" justify="space-between" gap="lg" className="em-line-top">
          <PeriodField
            form={form}
            name="periyodik_sure"
            stored={stored.periyodik_sure}
            usual={ROUNDS}
            label={t('notificationSettings.rounds.every')}
            help={t('notificationSettings.limits')}
            disabled={reads || !asking}
          />
          <DayInput
            {...form.field('envanter_baslangic_tarihi')}
            label={t('notificationSettings.rounds.first')}
            description={t('notificationSettings.rounds.firstHelp')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            disabled={reads || !asking}
          />
        </Group>
      </Panel>
      <Panel
        icon={<IconListCheck size={20} stroke={1.7} />}
        title={t('notificationSettings.digest.title')}
        text={t('notificationSettings.digest.text')}
        aside={
          <ComingDays
            days={digests}
            unsaved={changes > 0}
            instead={
              values.aksiyon_bildirimi
                ? digests.length === 0
                  ? noDay
                  : undefined
                : t('notificationSettings.off')
            }
            note={t('notificationSettings.hour', { hour: SENDING_HOUR })}
          />
        }
      >
        <Switch
          {...form.flag('aksiyon_bildirimi')}
          disabled={reads}
          label={t('notificationSettings.digest.mail')}
          description={t('notificationSettings.digest.mailTo', {
            departments: aksiyonlu_departman,
            count: acik_aksiyon,
          })}
        />
        <Group pt="lg" align="stretch" justify="space-between" gap="lg" className="em-line-top">
          <PeriodField
            form={form}
            name="aksiyon_periyodik_sure"
            stored={stored.aksiyon_periyodik_sure}
            usual={DIGESTS}
            label={t('notificationSettings.digest.every')}
            help={
              stored.aksiyon_bildirimi && stored.aksiyon_baslangic_tarihi
                ? t('notificationSettings.digest.since', {
                    day: dayAndMonth(stored.aksiyon_baslangic_tarihi, lang),
                  })
                : t('notificationSettings.digest.fromOn')
            }
            disabled={reads || !values.aksiyon_bildirimi}
          />
        </Group>
      </Panel>
    </ApiForm>
  );
}

type Props = Readonly<{
  form: ReturnType<typeof useApiForm<typeof notificationSettings.update, SettingsValues>>;
  name: 'periyodik_sure' | 'aksiyon_periyodik_sure';
  stored: number;
  usual: readonly number[];
  label: string;
  help: string;
  disabled: boolean;
}>;

/** A number of days with the usual ones beside it, and its stored value until it is saved. */
function PeriodField({ form, name, stored, usual, label, help, disabled }: Props) {
  const { t } = useTranslation();
  const value = form.values[name];
  return (
    <div className={`em-wrap ${css.period}`}>
      <NumberInput
        {...form.field(name)}
        maw={240}
        label={
          <>
            {label}{' '}
            {String(value) !== String(stored) && (
              <Tag tone="mid">
                {t('notificationSettings.changed', { from: stored, to: value || '–' })}
              </Tag>
            )}
          </>
        }
        description={help}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={PERIOD_DAYS.least}
        max={PERIOD_DAYS.most}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        rightSection={
          <Box component="span" fz="sm" c="dimmed">
            {t('notificationSettings.days')}
          </Box>
        }
        rightSectionWidth={56}
        disabled={disabled}
      />
      <QuickPicks
        label={label}
        choices={usual.map((days) => ({ value: days, label: String(days) }))}
        value={Number(value)}
        disabled={disabled}
        onPick={(days) => form.set(name, days)}
      />
    </div>
  );
}
