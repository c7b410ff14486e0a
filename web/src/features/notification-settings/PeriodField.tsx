import { PERIOD_DAYS } from '@emanet/contract/notification-settings';
import { Box, NumberInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { QuickPicks } from '../../ui/panel/QuickPicks.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import type { useApiForm } from '../../ui/form/useApiForm.ts';
import type { notificationSettings } from '@emanet/contract/notification-settings';
import type { SettingsValues } from './dates.ts';
import css from './notification-settings.module.css';

type Props = Readonly<{
  form: ReturnType<typeof useApiForm<typeof notificationSettings.update, SettingsValues>>;
  name: 'periyodik_sure' | 'aksiyon_periyodik_sure';
  stored: number;
  usual: readonly number[];
  label: string;
  help: string;
  disabled: boolean;
}>;

/** A number of days with the usual ones beside it, and what it was until it is saved. */
export function PeriodField({ form, name, stored, usual, label, help, disabled }: Props) {
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
