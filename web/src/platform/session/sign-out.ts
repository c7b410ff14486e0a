import { createContext, use } from 'react';

export type SignOut = (from?: HTMLElement | null) => void;

/** Filled by the shell, which asks first when unsaved work would be lost. */
export const SignOutContext = createContext<SignOut>(() => undefined);

/** Signs out; asks first when unsaved work would be lost. Who stays is back at `from`. */
export const useSignOut = (): SignOut => use(SignOutContext);
