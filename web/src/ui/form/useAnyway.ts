import { useState } from 'react';
import type { ApiError } from '../../platform/api/client.ts';
import type { FormFailure } from './useApiForm.ts';

type Form = Readonly<{
  failure: FormFailure | undefined;
  set: (name: 'yine_de', value: boolean) => void;
  resend: () => void;
}>;

/** Question about a duplicate: shows the existing row, and offers to store anyway. */
export function useAnyway(form: Form, code: ApiError['code']) {
  const refused = form.failure?.error.code === code ? form.failure.error : undefined;
  const [answered, setAnswered] = useState<ApiError>();
  const answer = () => setAnswered(refused);
  return {
    refused,
    opened: refused !== undefined && refused !== answered,
    close: answer,
    store: () => {
      answer();
      form.set('yine_de', true);
      form.resend();
      // The answer is valid for the sent values: other values raise the question again.
      form.set('yine_de', false);
    },
  };
}
