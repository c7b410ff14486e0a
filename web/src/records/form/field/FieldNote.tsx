import type { Field } from '@emanet/contract/records/fields';
import { fieldHelp, fieldLabel, warningText } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Register } from '../../register.ts';
import { ruleAddress } from '../../rules/rule-address.ts';
import { goToField } from '../anchors.ts';
import classes from './FieldNote.module.css';

/** Look of a warning's links. */
const FIX = { fz: 'meta', fw: 620, c: 'inherit', display: 'block', mt: 'tiny' } as const;

/** Place where a warning is corrected: another field of the form, or the actions. */
export type Remedy = Readonly<{ field: string } | { actions: string }>;

type Props = Readonly<{
  id: string;
  register: Register;
  field: Field;
  lang: Language;
  writable: boolean;
  beside: string | undefined;
}>;

/** Note beside a field: its expected content. */
export function FieldNote({ id, register, field, lang, writable, beside }: Props) {
  const { t } = useTranslation();
  const roles = (field.writableBy ?? []).map((role) => t(`shell.roles.${role}`));
  return (
    <Stack id={id} gap="tight" className={classes.note}>
      {beside && (
        <Text inherit fw={560} c="bright" className="em-num">
          {beside}
        </Text>
      )}
      <Text inherit>{fieldHelp(register.noun, field.name, lang)}</Text>
      {!writable && (
        <Text inherit>
          {t('form.onlyRole', { roles: new Intl.ListFormat(lang).format(roles) })}
        </Text>
      )}
    </Stack>
  );
}

type WarningsProps = Pick<Props, 'id' | 'register' | 'lang'> &
  Readonly<{ warnings: string; remedies: Readonly<Record<string, Remedy>> }>;

/** Warnings under a field, at its width. */
export function FieldWarnings({ id, register, lang, warnings, remedies }: WarningsProps) {
  if (warnings === '') return null;
  return (
    <Stack id={id} gap="tight" className={classes.warnings}>
      {warnings.split(',').map((each) => {
        const [code = '', seviye] = each.split(':');
        return (
          <WarningPanel
            key={code}
            {...warningText(register.noun, code, lang)}
            high={seviye === 'Yüksek'}
            remedy={remedies[code]}
            register={register}
            lang={lang}
          />
        );
      })}
    </Stack>
  );
}

function WarningPanel(props: {
  title: string;
  why: string;
  high: boolean;
  remedy: Remedy | undefined;
  register: Register;
  lang: Language;
}) {
  const { title, why, high, remedy, register, lang } = props;
  const { t } = useTranslation();
  // Undefined while the record is still to be added.
  const { id: record } = useParams();
  return (
    <div className={classes.warning} data-high={high || undefined}>
      <Group component="strong" gap="inset" wrap="nowrap" fz="sm" fw={620}>
        <IconAlertTriangle size={16} stroke={1.8} style={{ flex: 'none' }} aria-hidden />
        {title}
      </Group>
      <Text inherit mt="xs">
        {why}
      </Text>
      <Anchor {...FIX} href={ruleAddress(title)} target="_blank">
        {t('rules.show')}
      </Anchor>
      {remedy && 'field' in remedy && (
        <Anchor component="button" type="button" {...FIX} onClick={() => goToField(remedy.field)}>
          {t('form.goTo', { field: fieldLabel(register.noun, remedy.field, lang) })}
          <IconArrowRight size={14} aria-hidden />
        </Anchor>
      )}
      {remedy && 'actions' in remedy && (
        <Anchor
          {...FIX}
          href={`${remedy.actions}?${new URLSearchParams({ ekle: '1', ad: title, ...(record && { kayit: `${register.tur}:${record}` }) })}`}
          target="_blank"
        >
          {t('form.openAction')}
          <IconArrowRight size={14} aria-hidden />
        </Anchor>
      )}
    </div>
  );
}
