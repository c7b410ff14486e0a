import { actions, LOGGED_ACTION_FIELDS, recurrences } from '@emanet/contract/actions';
import type { ChangedField, ChangeLogEntry } from '@emanet/contract/change-logs';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { useDepartments } from '../../records/name-queries.ts';
import { Revert } from '../../records/drawer/Revert.tsx';
import css from './actions.module.css';
import { useActionLog } from './queries.ts';

/** Changes of an action with author and time, newest first. */
export function ActionLog({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useActionLog(id);
  if (query.isPending)
    return <Skeleton height={72} role="status" aria-label={t('common.loading')} />;
  if (!query.data)
    return (
      <p className={css.text}>
        {t('changeLog.failed')}{' '}
        <Button variant="default" size="xs" onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      </p>
    );
  return (
    <Stack component="ol" fz="sm" className={css.log}>
      {query.data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Stack>
  );
}

function Entry({ entry }: { entry: ChangeLogEntry }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const shown = useShown();
  const changes = entry.islem === 'güncelleme' ? entry.alanlar : [];
  return (
    <li>
      <strong>{entry.guncelleyen}</strong> {t(`actions.deeds.${entry.islem}`)}{' '}
      <Text
        component="time"
        inherit
        c="dimmed"
        dateTime={entry.tarih}
        title={whenInFull(entry.tarih, lang)}
      >
        {when(entry.tarih, lang, true)}
      </Text>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change.alan}>{shown(change)}</li>
          ))}
        </ul>
      )}
      {entry.geri_alinan !== null && <span> {t('changeLog.takesBackOne')}</span>}
      <Revert entry={entry} write={actions.update.permission}>
        <ul>
          {changes.map((change) => (
            <li key={change.alan}>{shown(change)}</li>
          ))}
        </ul>
      </Revert>
    </li>
  );
}

/** A changed field in words: its name, what it said, what it says. */
function useShown(): (change: ChangedField) => string {
  const { t } = useTranslation();
  const departments = useDepartments().data ?? [];
  const valueOf = (field: string, value: unknown): string => {
    if (value === null || value === '') return t('changeLog.blank');
    if (field === 'durum') return t(value === true ? 'ui.risk.Tamamlanmış' : 'actions.open');
    if (field === 'guncel') return t(value === true ? 'ui.archive.current' : 'ui.archive.archived');
    if (field === 'department_id') {
      const found = departments.find((one) => one.department_id === value);
      return found?.department_name ?? textOf(value);
    }
    const repeat = recurrences.find((one) => one === value);
    return field === 'tekrar' && repeat ? t(`actions.repeats.${repeat}`) : textOf(value);
  };
  return ({ alan, eski, yeni }) => {
    const known = LOGGED_ACTION_FIELDS.find((one) => one === alan);
    const label = known ? t(`actions.fields.${known}`) : alan;
    return `${label}: ${valueOf(alan, eski)} → ${valueOf(alan, yeni)}`;
  };
}

/** A value as it was stored. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
