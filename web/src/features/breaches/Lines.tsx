import '@mantine/core/styles/Fieldset.layer.css';
import type { AffectedGroup, TakenMeasure } from '@emanet/contract/breaches';
import { choicesOf } from '@emanet/contract/lookups';
import { ActionIcon, Button, Checkbox, Fieldset, NumberInput, TextInput } from '@mantine/core';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import css from './breach.module.css';

type Props<Line> = Readonly<{
  label: string;
  value: readonly Line[];
  onChange: (value: Line[]) => void;
}>;
type LinesProps<Line> = Props<Line> &
  Readonly<{ blank: Line; draw: (line: Line, set: (part: Partial<Line>) => void) => ReactNode }>;

/** Lines of a list, each with its fields; any can be added or removed. */
function Lines<Line>({ label, value, onChange, blank, draw }: LinesProps<Line>) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={label}>
      {value.map((line, place) => (
        // Lines have no id, so their place is the key.
        <div key={place} className={`em-row ${css.line}`}>
          {draw(line, (part) =>
            onChange(value.map((one, at) => (at === place ? { ...one, ...part } : one))),
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('breaches.removeLine')}
            onClick={() => onChange(value.filter((_, at) => at !== place))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange([...value, blank])}
      >
        {t('breaches.addLine')}
      </Button>
    </Fieldset>
  );
}

/** Groups of persons with their numbers, certain or estimated. */
export function GroupLines(props: Props<AffectedGroup>) {
  const { t, lang } = useTranslation();
  const taken = props.value.map(({ grup }) => grup);
  return (
    <Lines
      {...props}
      blank={{ grup: '', sayi: null, kesin: false }}
      draw={({ grup, sayi, kesin }, set) => (
        <>
          <SearchSelect
            aria-label={t('breaches.group')}
            value={grup || null}
            onChange={(value) => set({ grup: value ?? '' })}
            data={choicesOf('ilgili_kisi')
              .filter(({ code }) => code === grup || !taken.includes(code))
              .map((one) => ({ value: one.code, label: one[lang] }))}
          />
          <NumberInput
            aria-label={t('breaches.number')}
            value={sayi ?? ''}
            onChange={(value) => set({ sayi: value === '' ? null : Number(value) })}
            min={0}
            hideControls
          />
          <Checkbox
            label={t('breaches.certain')}
            checked={kesin}
            onChange={(event) => set({ kesin: event.currentTarget.checked })}
          />
        </>
      )}
    />
  );
}

/** Measures after the breach; one without a day is planned. */
export function MeasureLines(props: Props<TakenMeasure>) {
  const { t } = useTranslation();
  return (
    <Lines
      {...props}
      blank={{ tedbir: '', tarih: null }}
      draw={({ tedbir, tarih }, set) => (
        <>
          <TextInput
            aria-label={t('breaches.measure')}
            value={tedbir}
            onChange={(event) => set({ tedbir: event.currentTarget.value })}
          />
          <DayInput
            aria-label={t('breaches.measureDay')}
            value={tarih ?? ''}
            onChange={(event) => set({ tarih: event.currentTarget.value || null })}
          />
        </>
      )}
    />
  );
}
