import type { Field } from '@emanet/contract/records/fields';
import { fieldHelp, fieldLabel, warningText } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { Anchor, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Register } from '../../register.ts';
import { ruleAddress } from '../../rules/rules.ts';
import { goToField } from '../anchors.ts';
import classes from './FieldNote.module.css';

/** Where a warning is put right: another field of the form, or the actions. */
export type Remedy = Readonly<{ field: string } | { actions: string }>;

type Props = Readonly<{
  id: string;
  register: Register;
  field: Field;
  lang: Language;
  writable: boolean;
  warnings: string;
  remedies: Readonly<Record<string, Remedy>>;
  beside: string | undefined;
}>;

/** Notes beside a field: its warnings, then what belongs into it. */
export function FieldNote(props: Props) {
  const { id, register, field, lang, writable, warnings, remedies, beside } = props;
  const { t } = useTranslation();
  const roles = (field.writableBy ?? []).map((role) => t(`shell.roles.${role}`));
  return (
    <div id={id} className={classes.note}>
      {warnings !== '' &&
        warnings
          .split(',')
          .map((code) => (
            <WarningPanel
              key={code}
              {...warningText(register.noun, code, lang)}
              high={register.rules.some(({ kod, seviye }) => kod === code && seviye === 'Yüksek')}
              remedy={remedies[code]}
              register={register}
              lang={lang}
            />
          ))}
      {beside && <p className={classes.beside}>{beside}</p>}
      <p>{fieldHelp(register.noun, field.name, lang)}</p>
      {!writable && <p>{t('form.onlyRole', { roles: new Intl.ListFormat(lang).format(roles) })}</p>}
    </div>
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
  // Nothing while the record is still to be added.
  const { id: record } = useParams();
  return (
    <div className={classes.warning} data-high={high || undefined}>
      <strong>
        <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
        {title}
      </strong>
      <p>{why}</p>
      <Anchor className={classes.fix} href={ruleAddress(title)} target="_blank">
        {t('rules.show')}
      </Anchor>
      {remedy && 'field' in remedy && (
        <UnstyledButton className={classes.fix} onClick={() => goToField(remedy.field)}>
          {t('form.goTo', { field: fieldLabel(register.noun, remedy.field, lang) })}
          <IconArrowRight size={14} aria-hidden />
        </UnstyledButton>
      )}
      {remedy && 'actions' in remedy && (
        <Anchor
          className={classes.fix}
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
