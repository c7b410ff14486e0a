const KEY = 'emanet-son-eposta';

/** Remembers whose session this browser holds, for when it ends by itself. */
export function rememberAddress(email: string): void {
  try {
    localStorage.setItem(KEY, email);
  } catch {
    // Then the address is asked for.
  }
}

/** Signing out leaves no address behind. */
export function forgetAddress(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** The address of the session that ended by itself; empty when there is none. */
export function lastAddress(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
