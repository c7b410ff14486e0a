import type { Assertion, Registration } from '@emanet/contract/auth/second-step';

/** Options from the server; its library and the browser's share the other keys. */
type Options = Readonly<{ challenge: string }>;

/** Whether this browser has passkeys for this address: they need a name, not a number. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^\[|^[\d.]+$/.test(location.hostname);

/** A person who closes the browser's own window has decided, and needs no message. */
const unlessClosed = (error: unknown): undefined => {
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name))
    return undefined;
  throw error;
};

/** Creates a passkey in the browser; undefined when the person closed its window. */
export async function makePasskey(options: Options): Promise<Registration | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // The server's own library made these for this call.
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await startRegistration({ optionsJSON }).catch(unlessClosed);
  return made && { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
}

/** Reads a passkey from the browser; undefined when the person closed its window. */
export async function showPasskey(options: Options): Promise<Assertion | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // The server's own library made these for this call.
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const shown = await startAuthentication({ optionsJSON }).catch(unlessClosed);
  return shown && { ...shown, clientExtensionResults: { ...shown.clientExtensionResults } };
}
