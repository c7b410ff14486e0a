import { expect, test as base } from '@playwright/test';

/** A test that fails, too, when a script of its pages breaks or the content policy stops something. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      context.on('weberror', (thrown) => troubles.push(thrown.error().message));
      context.on('console', (message) => {
        if (/content security policy|trusted ?(script|html|type)/i.test(message.text()))
          troubles.push(message.text());
      });
      await use(undefined);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});
