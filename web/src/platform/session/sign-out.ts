import { createContext, use } from 'react';

export type SignOut = (from?: HTMLElement | null) => void;

/** Filled by the shell, which confirms first when unsaved work would be lost. */
export const SignOutContext = createContext<SignOut>(() => undefined);

/** Signs out; confirms first when work would be lost. After a cancel `from` has the focus. */
export const useSignOut = (): SignOut => use(SignOutContext);
