import type { ApiError } from '../api/client.ts';

/** A refused call that waits until the person signs in again. */
type Asked = Readonly<{ error: ApiError; answer: (signedIn: boolean) => void }>;

let asked: Asked | undefined;
let waiting: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

function become(next: Asked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The open question, for its dialog. */
export const askedAgain = (): Asked | undefined => asked;

export function onAskedAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Requires a sign-in; calls that are refused meanwhile wait for the same answer. */
export function askToSignInAgain(error: ApiError): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => become({ error, answer: resolve })).finally(() => {
    waiting = undefined;
    become(undefined);
  });
  return waiting;
}
