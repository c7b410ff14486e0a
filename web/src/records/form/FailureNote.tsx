import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { listAddress } from '../list-address.ts';
import type { Register } from '../register.ts';
import classes from './FailureNote.module.css';

type Props = Readonly<{
  register: Register;
  failure: ApiError | undefined;
  onRetry: () => void;
}>;

/** Sending again cannot help: the record is gone, or this form was saved already. */
const FINAL = { NOT_FOUND: 'form.failure.gone', KEY_REUSED: 'form.failure.already' } as const;

const finalOf = ({ code }: ApiError) =>
  code === 'NOT_FOUND' || code === 'KEY_REUSED' ? FINAL[code] : undefined;

/** Above the form after a failed save: what happened, what was kept, what to do. */
export function FailureNote({ register, failure, onRetry }: Props) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  const bad = failure ? Object.keys(failure.fields).length : 0;
  useEffect(() => {
    // With bad fields the caret goes to the first of them instead.
    if (!failure || bad > 0) return;
    note.current?.scrollIntoView({ block: 'center' });
    note.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [failure, bad]);
  if (!failure) return null;
  const final = finalOf(failure);
  return (
    <div className={classes.note} role="alert" ref={note}>
      <IconCloudOff size={20} stroke={1.7} aria-hidden />
      <div className={classes.text}>
        <strong>{t('form.failure.title')}</strong>
        <p>{final ? t(final) : failure.message}</p>
        <p>
          {bad > 0 && `${t('form.failure.fields', { count: bad })} `}
          {t('form.failure.kept')}
        </p>
        {failure.requestId && (
          <p className={classes.number}>
            {t('form.failure.requestNumber', { id: failure.requestId })}
          </p>
        )}
      </div>
      {final ? (
        <Button component={Link} to={listAddress(register)} variant="default">
          {t('form.failure.toList')}
        </Button>
      ) : (
        <Button variant="default" onClick={onRetry}>
          {t('form.failure.retry')}
        </Button>
      )}
    </div>
  );
}
