import { Avatar } from '@mantine/core';
import type { ChangeLogEntry } from '@emanet/contract/change-logs';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useUser } from '../../platform/session/session.tsx';
import { initialsOf } from '../../ui/initials.ts';
import type { Names } from '../kinds/kind.ts';
import type { Register } from '../register.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { changesOf, deedOf } from './changes.ts';
import classes from './log.module.css';

type Props = {
  entry: ChangeLogEntry;
  older: readonly ChangeLogEntry[];
  register: Register;
  names: Names;
  /** Shows the changes of this field alone. */
  only: string | undefined;
};

/** Author, act and time, and every changed field with its old and new value. */
export function ChangeEntry({ entry, older, register, names, only }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const self = entry.user_id === useUser().user_id;
  const by = entry.aktor_turu === 'otomatik' ? t('changeLog.automatic') : entry.guncelleyen;
  const who = self ? t('changeLog.you') : by;
  const deed = deedOf(entry, older, register.fields);
  const changes = changesOf(entry, register.fields, register.noun, lang, names);
  const shown = changes.filter((change) => !only || change.alan === only);
  return (
    <li className={classes.entry}>
      <Avatar size={28} color="petrol" aria-hidden>
        {initialsOf(entry.guncelleyen)}
      </Avatar>
      <div className={classes.deed}>
        <span>
          <strong>{who}</strong>{' '}
          {t(`changeLog.${self ? 'self' : 'other'}.${deed}`, { count: changes.length || 1 })}
        </span>
        <span className={classes.time}>
          {!entry.okundu && <span className={classes.new}>{t('changeLog.new')}</span>}
          <time dateTime={entry.tarih} title={whenInFull(entry.tarih, lang)}>
            {when(entry.tarih, lang, true)}
          </time>
        </span>
      </div>
      {shown.length > 0 && (
        <dl className={classes.changes}>
          {shown.map((change) => (
            <div key={change.alan}>
              <dt>{change.label}</dt>
              <dd>
                <ChangedValue change={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
