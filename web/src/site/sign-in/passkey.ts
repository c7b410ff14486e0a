import { ask, type Answer } from './ask.ts';
import { say, whileBusy, type Page } from './page.ts';
import type { Settings } from './settings.ts';

type Options = Readonly<{
  options: Readonly<{ challenge: string; rpId?: string; timeout?: number }>;
}>;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Enables the buttons for passkeys, or removes them in a browser without passkeys. */
export function offerPasskeys({ main, settings }: Page, onEntered: () => void): void {
  const knows = window.isSecureContext && 'PublicKeyCredential' in window;
  for (const button of main.querySelectorAll<HTMLButtonElement>('[data-passkey]')) {
    button.hidden = !knows;
    // Before this a click would have been lost.
    button.disabled = false;
    const problem = button.closest('.step')?.querySelector('.problem') ?? null;
    button.addEventListener('click', () => {
      say(problem, '');
      void whileBusy(button, () => enterPasskey(settings)).then((answer) => {
        if (answer?.ok) onEntered();
        else say(problem, answer?.problem ?? '');
      });
    });
  }
}

/** Signs in with a passkey that the browser offers; undefined when the person closed the window. */
async function enterPasskey(settings: Settings): Promise<Answer | undefined> {
  const { paths, words } = settings;
  const asked = await ask(settings, paths.passkeyOptions, {});
  if (!asked.ok) return asked;
  // The server's library made these for the browser.
  const { challenge, ...rest } = (asked.body.data as Options).options;
  try {
    const shown = await navigator.credentials.get({
      publicKey: {
        ...('rpId' in rest && { rpId: rest.rpId }),
        ...('timeout' in rest && { timeout: rest.timeout }),
        challenge: bytesOf(challenge),
        userVerification: 'required',
      },
    });
    if (!(shown instanceof PublicKeyCredential)) return undefined;
    const { response } = shown;
    if (!(response instanceof AuthenticatorAssertionResponse)) return undefined;
    return await ask(settings, paths.passkey, {
      id: shown.id,
      rawId: textOf(shown.rawId),
      type: shown.type,
      ...(shown.authenticatorAttachment && {
        authenticatorAttachment: shown.authenticatorAttachment,
      }),
      clientExtensionResults: { ...shown.getClientExtensionResults() },
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        ...(response.userHandle && { userHandle: textOf(response.userHandle) }),
      },
    });
  } catch (error) {
    // A closed window is a decision and needs no message.
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name))
      return undefined;
    return { ok: false, body: {}, problem: words.failed };
  }
}
