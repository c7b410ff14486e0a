import { KEPT } from '@emanet/contract/shared/kept-names';

/** Remembers whose session this browser holds, for when it ends by itself. */
export function rememberAddress(email: string): void {
  try {
    localStorage.setItem(KEPT.address, email);
  } catch {
    // Then the address is asked for.
  }
}

/** Signing out leaves no address behind. */
export function forgetAddress(): void {
  try {
    localStorage.removeItem(KEPT.address);
  } catch {
    // Nothing was kept either.
  }
}
