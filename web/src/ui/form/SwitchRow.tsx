import { useId, useState } from 'react';
import { Group, Switch, Text } from '@mantine/core';
import { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import css from './form.module.css';

type SwitchProps = Readonly<{
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** Stores the choice; an error resets the switch. */
  onSave: (checked: boolean) => Promise<unknown>;
  /** Words of the toast once it is stored. */
  saved: (checked: boolean) => string;
}>;

/** State of a switch that saves at once: the choice until the answer, with undo in the toast. */
function useSavedSwitch({ checked, onSave, saved }: SwitchProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<boolean>();
  const save = async (next: boolean, undoable: boolean) => {
    setChosen(next);
    try {
      await onSave(next);
      notify.success(saved(next), undoable ? { undo: () => void save(!next, false) } : {});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(`${error.message} ${t('ui.form.switchedBack')}`);
    } finally {
      setChosen(undefined);
    }
  };
  return {
    checked: chosen ?? checked,
    'aria-busy': chosen !== undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      if (chosen === undefined) void save(event.currentTarget.checked, true);
    },
  };
}

/** A switch in a cell: saves at once, its label is for screen readers. */
export function SavedSwitch(props: SwitchProps) {
  const state = useSavedSwitch(props);
  return <Switch {...state} aria-label={props.label} disabled={props.disabled} />;
}

/** A switch with its sentence: saves at once, with undo in the toast. */
export function SwitchRow({ text, ...props }: SwitchProps & { text?: string }) {
  const state = useSavedSwitch(props);
  const id = useId();
  return (
    <Group className={css.switchRow} align="flex-start" gap="lg" py="md" wrap="nowrap">
      <Switch
        {...state}
        id={id}
        disabled={props.disabled}
        // The switch has an empty label of its own, its track.
        aria-labelledby={`${id}-label`}
        aria-describedby={text && `${id}-text`}
      />
      <div>
        <Text component="label" id={`${id}-label`} htmlFor={id} fw={560}>
          {props.label}
        </Text>
        {text && (
          <Text id={`${id}-text`} mt={2} fz="sm" c="dimmed">
            {text}
          </Text>
        )}
      </div>
    </Group>
  );
}
