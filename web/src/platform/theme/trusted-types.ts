/** The used part of the browser's API, which older browsers lack. */
type Factory = Readonly<{
  createPolicy: (
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
  ) => unknown;
}>;

/**
 * Exceptions in the pages' content policy where a text is written as HTML: the sheets of the
 * library of components, which hold no tag. Anything that holds one is refused.
 */
export function sheetText(text: string): string {
  if (text.includes('<')) throw new TypeError('text that holds a tag was to become HTML');
  return text;
}

/** Only workers of this site, from the folder of its built files: the one that reads PDFs. */
export function threadAddress(text: string): string {
  const { origin, pathname } = new URL(text, location.href);
  if (origin !== location.origin || !pathname.startsWith('/assets/'))
    throw new TypeError('a script from elsewhere was to be run');
  return text;
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory };
trustedTypes?.createPolicy('default', { createHTML: sheetText, createScriptURL: threadAddress });

// Schemas test whether they may compile code, which the policy reports each time. Their library
// reads this setting before the first of them is made.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
