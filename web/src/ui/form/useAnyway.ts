import { useState } from 'react';
import type { ApiError } from '../../platform/api/client.ts';
import type { FormFailure } from './useApiForm.ts';

type Form = Readonly<{
  failure: FormFailure | undefined;
  set: (name: 'yine_de', value: boolean) => void;
  resend: () => void;
}>;

/** Question to a person whose form would double something: what there is already, and to store it anyway. */
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
      // The answer is about what was sent: with other values the question comes again.
      form.set('yine_de', false);
    },
  };
}
