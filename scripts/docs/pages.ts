import { join } from 'node:path';
import prettier from 'prettier';
import { root } from '../run.mjs';
import { commandsPage } from './commands.ts';
import { noticesPage } from './notices.ts';
import { exampleOfSettings, settingsPage } from './settings.ts';

const markdown = async (page: string) =>
  prettier.format(page, {
    ...(await prettier.resolveConfig(join(root, 'README.md'))),
    parser: 'markdown',
  });

/** Files of the repository that are made from the code, with what must be in them. */
export const generated = async (): Promise<readonly (readonly [string, string])[]> => [
  ['docs/settings.md', await markdown(settingsPage())],
  ['docs/commands.md', await markdown(commandsPage())],
  ['.env.example', exampleOfSettings()],
  ['THIRD-PARTY-NOTICES.md', await markdown(noticesPage())],
];
