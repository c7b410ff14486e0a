import type { ReactNode } from 'react';
import { CompanyLine, type NamedCompany } from '../CompanyLine.tsx';
import { ApiForm, FormButtons, FormNote } from './ApiForm.tsx';
import type { ApiFormState } from './useApiForm.ts';
import { OpenModal } from '../overlay/OpenModal.tsx';

type Props = Readonly<{
  form: ApiFormState;
  title: string;
  saveLabel?: string | undefined;
  /** Failure, in the words of the screen. */
  failed?: string;
  /** The act destroys something. */
  danger?: boolean;
  /** The change cannot be undone, so the form names the company. */
  final?: boolean | NamedCompany;
  onClose: () => void;
  children: ReactNode;
}>;

/** A short form in a modal; draw it only while it is open. The first field has `data-autofocus`. */
export function FormModal({
  form,
  title,
  saveLabel,
  failed,
  final,
  danger,
  onClose,
  children,
}: Props) {
  return (
    <OpenModal
      onClose={() => !form.busy && form.work.question.leave(onClose)}
      title={title}
      size={560}
    >
      <ApiForm form={form}>
        {final && <CompanyLine of={final === true ? undefined : final} />}
        <FormNote form={form} title={failed} />
        {children}
        <FormButtons form={form} saveLabel={saveLabel} danger={danger} onCancel={onClose} />
      </ApiForm>
    </OpenModal>
  );
}
