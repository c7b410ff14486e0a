import { Group, NativeSelect, NumberInput } from '@mantine/core';
import {
  durationIn,
  DURATION_UNITS,
  MOST_UNITS,
  unitName,
  writeDuration,
  type DurationUnit,
} from '@emanet/contract/shared/time/durations';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { ControlProps } from './control.ts';

const isUnit = (text: string): text is DurationUnit => DURATION_UNITS.some((one) => one === text);

/** A span of time: a number and its unit. Without a number the value is empty. */
export default function DurationControl({ value, onChange, lang, readOnly, aria }: ControlProps) {
  const { t } = useTranslation();
  const stored = durationIn(value);
  const [asked, setAsked] = useState<DurationUnit>('M');
  const unit = stored?.unit ?? asked;
  const store = (count: string | number | undefined, next: DurationUnit) =>
    onChange(typeof count === 'number' && count > 0 ? writeDuration({ count, unit: next }) : null);

  return (
    <Group gap="xs" wrap="nowrap">
      <NumberInput
        {...aria}
        w="6rem"
        value={stored?.count ?? ''}
        min={1}
        max={MOST_UNITS}
        clampBehavior="strict"
        allowDecimal={false}
        allowNegative={false}
        hideControls
        readOnly={readOnly}
        error={aria['aria-invalid']}
        autoComplete="off"
        onChange={(count) => store(count, unit)}
      />
      <NativeSelect
        aria-label={t('form.durationUnit')}
        data={DURATION_UNITS.map((one) => ({
          value: one,
          label: unitName(one, stored?.count ?? 2, lang),
        }))}
        value={unit}
        disabled={readOnly}
        onChange={({ currentTarget }) => {
          if (!isUnit(currentTarget.value)) return;
          setAsked(currentTarget.value);
          store(stored?.count, currentTarget.value);
        }}
      />
    </Group>
  );
}
