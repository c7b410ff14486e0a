/** The part of the browser's own API that is used here; older ones have none of it. */
type Factory = Readonly<{
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string }) => unknown;
}>;

/**
 * Exceptions of the pages' content policy where a text would become HTML: the sheets that the
 * library of components writes, which hold no tag. Anything that holds one is refused.
 */
export function sheetText(text: string): string {
  if (text.includes('<')) throw new TypeError('text that holds a tag was to become HTML');
  return text;
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory };
trustedTypes?.createPolicy('default', { createHTML: sheetText });
