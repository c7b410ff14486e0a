import type { ReactNode } from 'react';
import { Button, Group } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../panel/Note.tsx';
import { LeaveModal } from '../unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../unsaved-work/RestoredNote.tsx';
import type { ApiFormState } from './useApiForm.ts';
import css from './form.module.css';

type Props = Readonly<{
  form: ApiFormState;
  /** Names the form for screen readers, where there is no heading. */
  label?: string;
  className?: string;
  children: ReactNode;
}>;

/** The form of `useApiForm`: the note on a failure, the fields, and the question before leaving. */
export function ApiForm({ form, label, className, children }: Props) {
  const { attach, onSubmit, work } = form;
  return (
    <>
      <form
        ref={attach}
        noValidate
        aria-label={label}
        className={className ?? `em-column ${css.form}`}
        onSubmit={onSubmit}
      >
        {children}
      </form>
      <LeaveModal work={work} />
    </>
  );
}

/** Note of a failure: event, that the input is kept, and the way on after another person's save. */
export function FormNote({ form, title }: { form: ApiFormState; title?: string }) {
  const { t } = useTranslation();
  const { failure, restored } = form;
  if (!failure) return <RestoredNote restored={restored} />;
  const { error, homeless, theirs } = failure;
  return (
    <Note
      tone="high"
      title={title ?? t('common.notSaved')}
      announced
      // With a bad field the focus is there.
      takesFocus={Object.keys(error.fields).length > homeless.length ? undefined : error}
      action={
        theirs !== undefined && (
          <Button variant="default" onClick={form.overwrite}>
            {t('ui.form.overwrite')}
          </Button>
        )
      }
    >
      {error.message} {homeless.join(' ')} {t('ui.form.kept')}
      {error.requestId && ` ${t('common.requestNumber', { id: error.requestId })}`}
    </Note>
  );
}

type ButtonsProps = Readonly<{
  form: ApiFormState;
  onCancel: () => void;
  /** "Kaydet" without it. */
  saveLabel?: string;
  /** Saving destroys something. */
  danger?: boolean;
  /** A file to send has not been read yet. */
  waits?: boolean;
}>;

/** Cancel or save; the save button shows its progress. */
export function FormButtons({ form, onCancel, saveLabel, danger, waits }: ButtonsProps) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end" gap="sm">
      <Button
        variant="default"
        disabled={form.busy}
        onClick={() => form.work.question.leave(onCancel)}
      >
        {t('common.cancel')}
      </Button>
      <Button
        type="submit"
        disabled={waits}
        loading={form.busy}
        color={danger ? 'brick' : undefined}
      >
        {saveLabel ?? t('common.save')}
      </Button>
    </Group>
  );
}
