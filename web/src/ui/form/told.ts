import { notify } from '../../platform/notify.tsx';

/** End of a form or an act that is stored: says the server's sentence, then does these with the data. */
export const told =
  <Data>(...then: readonly ((data: Data) => unknown)[]) =>
  (answer: Readonly<{ message: string; data?: Data }>): void => {
    notify.success(answer.message);
    // Only what takes no data stands behind an answer that has none.
    for (const one of then) one(answer.data as Data);
  };
