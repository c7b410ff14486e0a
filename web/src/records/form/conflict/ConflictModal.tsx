import { fieldLabel } from '@emanet/contract/records/labels';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { displayValue } from '../../display.ts';
import type { Names } from '../../kinds/kind.ts';
import { useNames } from '../../kinds/register-names.ts';
import type { RecordRow, Register } from '../../register.ts';
import { when } from '../../../platform/when.ts';
import { differencesOf, mergeOf, type Difference, type Side } from './conflict.ts';
import { valuesOf, type FormValues } from '../values.ts';
import classes from './ConflictModal.module.css';
import { OpenModal } from '../../../ui/overlay/OpenModal.tsx';

type Props = Readonly<{
  register: Register;
  base: FormValues;
  mine: FormValues;
  row: RecordRow;
  onSettle: (values: FormValues) => void;
  onClose: () => void;
}>;

/** Two people saved one record: shows the differences, and each field can be chosen. */
export default function ConflictModal({ register, base, mine, row, onSettle, onClose }: Props) {
  const { t, lang } = useTranslation();
  const { role } = useUser();
  const names = useNames(register);
  const [picked, setPicked] = useState<Readonly<Record<string, Side>>>({});
  const theirs = useMemo(() => valuesOf(register.fields, row), [register, row]);
  const differences = useMemo(
    () => differencesOf(register.fields, role, base, mine, theirs),
    [register, role, base, mine, theirs],
  );
  const pickAll = (side: Side) =>
    setPicked(Object.fromEntries(differences.map(({ field }) => [field.name, side])));

  return (
    <OpenModal
      onClose={onClose}
      title={t('form.conflict.title')}
      size={880}
      closeButtonProps={{ 'aria-label': t('form.conflict.back') }}
    >
      <Text c="var(--em-text-2)">
        {t('form.conflict.text', {
          name: row.guncelleyen,
          at: when(row.guncellenme_tarihi, lang, true),
        })}
      </Text>
      <Group gap="sm" my="md">
        <Button size="xs" variant="default" onClick={() => pickAll('mine')}>
          {t('form.conflict.allMine')}
        </Button>
        <Button size="xs" variant="default" onClick={() => pickAll('theirs')}>
          {t('form.conflict.allTheirs')}
        </Button>
      </Group>
      <Stack gap="lg">
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.field.name}
            difference={difference}
            label={fieldLabel(register.noun, difference.field.name, lang)}
            names={names}
            side={picked[difference.field.name] ?? difference.proposed}
            onPick={(side) => setPicked({ ...picked, [difference.field.name]: side })}
          />
        ))}
      </Stack>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('form.conflict.back')}
        </Button>
        <Button onClick={() => onSettle(mergeOf(theirs, differences, picked))}>
          {t('form.conflict.save')}
        </Button>
      </Group>
    </OpenModal>
  );
}

function DifferenceRow(props: {
  difference: Difference;
  label: string;
  names: Names;
  side: Side;
  onPick: (side: Side) => void;
}) {
  const { difference, label, names, side, onPick } = props;
  const { t, lang } = useTranslation();
  const choice = (of: Side) => (
    <Radio.Card value={of} className={classes.side}>
      <Radio.Indicator size="xs" flex="none" mt={2} />
      <span>
        <Text span display="block" fz="xs" c="dimmed">
          {t(`form.conflict.${of}`)}
        </Text>
        <Text span fz="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {displayValue(difference.field, difference[of], lang, names) || (
            <em>{t('form.conflict.empty')}</em>
          )}
        </Text>
      </span>
    </Radio.Card>
  );
  return (
    <Radio.Group
      value={side}
      onChange={(value) => onPick(value === 'mine' ? 'mine' : 'theirs')}
      label={
        <>
          {label}
          {difference.both && (
            <Text span fz="meta" c="var(--em-mid)" ml="sm">
              {t('form.conflict.both')}
            </Text>
          )}
        </>
      }
    >
      <div className="em-columns" data-even>
        {choice('mine')}
        {choice('theirs')}
      </div>
    </Radio.Group>
  );
}
