import { Box, Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { listAddress } from '../list-address.ts';
import type { Register } from '../register.ts';

type Props = Readonly<{
  register: Register;
  failure: ApiError | undefined;
  onRetry: () => void;
}>;

/** Sending again cannot help: the record was deleted, or this form was saved already. */
const FINAL = { NOT_FOUND: 'form.failure.gone', KEY_REUSED: 'form.failure.already' } as const;

const finalOf = ({ code }: ApiError) =>
  code === 'NOT_FOUND' || code === 'KEY_REUSED' ? FINAL[code] : undefined;

/** Above the form after a failed save: the failure, the kept data, the next step. */
export function FailureNote({ register, failure, onRetry }: Props) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  const bad = failure ? Object.keys(failure.fields).length : 0;
  useEffect(() => {
    // With bad fields the first of them gets the caret instead.
    if (!failure || bad > 0) return;
    note.current?.scrollIntoView({ block: 'center' });
    note.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [failure, bad]);
  if (!failure) return null;
  const final = finalOf(failure);
  return (
    <Box ref={note} maw={1012} mb="xl">
      <Note
        tone="high"
        title={t('form.failure.title')}
        announced
        action={
          final ? (
            <Button component={Link} to={listAddress(register)} variant="default">
              {t('common.toList')}
            </Button>
          ) : (
            <Button variant="default" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )
        }
      >
        <Text>{final ? t(final) : failure.message}</Text>
        <Text>
          {bad > 0 && `${t('form.failure.fields', { count: bad })} `}
          {t('form.failure.kept')}
        </Text>
        {failure.requestId && (
          <Text fz="meta" className="em-num">
            {t('common.requestNumber', { id: failure.requestId })}
          </Text>
        )}
      </Note>
    </Box>
  );
}
