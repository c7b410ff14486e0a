import { actorName } from '@emanet/contract/shared/actor-types';
import type { ChangedField, ChangeLogEntry } from '@emanet/contract/change-logs';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { actsAddress } from '../acts/acts.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useUser } from '../../platform/session/session.tsx';
import type { Names } from '../kinds/kind.ts';
import type { Register } from '../register.ts';
import { when } from '../../platform/when.ts';
import { Changes } from './Changes.tsx';
import { changesIn, changesOf, deedOf } from './changes.ts';
import marks from '../../ui/marks.module.css';
import { LogEntry } from './LogEntry.tsx';
import { Revert } from './Revert.tsx';

type Props = {
  entry: ChangeLogEntry;
  older: readonly ChangeLogEntry[];
  register: Register;
  names: Names;
  /** Shows only the changes of this field. */
  only: string | undefined;
};

/** Author, act and time, and every changed field with its old and new value. */
export function ChangeEntry({ entry, older, register, names, only }: Props) {
  const { t, lang } = useTranslation();
  const write = register.endpoints.update.permission;
  const self = entry.user_id === useUser().user_id;
  const by = actorName(entry.guncelleyen, lang);
  const who = self ? t('changeLog.you') : by;
  const deed = deedOf(entry, older, register.fields);
  const changes = changesOf(entry, register.fields, register.noun, lang, names);
  const alongside = (fields: readonly ChangedField[]) =>
    changesIn(fields, register.fields, register.noun, lang, names);
  const taken = older.find(({ id }) => id === entry.geri_alinan);
  const shown = changes.filter((change) => !only || change.alan === only);
  return (
    <LogEntry
      by={entry.guncelleyen}
      at={entry.tarih}
      mark={
        !entry.okundu && (
          <span className={`${marks.tag} ${marks.unread}`}>{t('changeLog.new')}</span>
        )
      }
      changes={shown}
      fieldAction={(change) => (
        <Revert entry={entry} write={write} field={change} changesOf={alongside}>
          <Changes changes={[change]} />
        </Revert>
      )}
      action={
        <>
          <Revert entry={entry} write={write} changesOf={alongside}>
            <Changes changes={changes} />
          </Revert>
          {entry.toplu_islem && (
            <Anchor component={Link} to={actsAddress(entry.id)} size="xs">
              {t('acts.partOf')}
            </Anchor>
          )}
        </>
      }
    >
      <strong>{who}</strong>{' '}
      {t(`changeLog.${self ? 'self' : 'other'}.${deed}`, { count: changes.length || 1 })}
      {entry.kaynak_sirket && (
        <Text span fz="meta" c="dimmed">
          {' '}
          {t('changeLog.fromCompany', { company: entry.kaynak_sirket })}
        </Text>
      )}
      {taken && (
        <Text span fz="meta" c="dimmed">
          {' '}
          {t('changeLog.takesBack', {
            by: actorName(taken.guncelleyen, lang),
            at: when(taken.tarih, lang, true),
          })}
        </Text>
      )}
    </LogEntry>
  );
}
