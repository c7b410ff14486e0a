import { notify } from '../../platform/notify.tsx';

/** End of a stored form or act: shows the server's sentence, then calls these with the data. */
export const told =
  <Data>(...then: readonly ((data: Data) => unknown)[]) =>
  (answer: Readonly<{ message: string; data?: Data }>): void => {
    notify.success(answer.message);
    // An answer without data is used only with functions that take none.
    for (const one of then) one(answer.data as Data);
  };
