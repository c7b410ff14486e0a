import { expect, it } from 'vitest';
import { loadConfig } from './platform/config.ts';
import { greeting } from './terminal.ts';

const said = (env: Record<string, string>) =>
  greeting(loadConfig({ DATA_DIR: '/nowhere', SECRET: 's'.repeat(32), ...env }));

it('warns of a mailbox that others can reach, and only then', () => {
  expect(said({})).toContain('/demo/mailbox');
  for (const HOST of ['127.0.0.1', 'localhost', '::1'])
    expect(said({ HOST })).not.toContain('DEMO');
  for (const HOST of ['0.0.0.0', '::', '10.0.0.7'])
    expect(said({ HOST })).toContain(`HOST is ${HOST}. Whoever reaches it can read the mailbox`);
  expect(said({ HOST: '0.0.0.0', DEMO: 'false' })).not.toContain('mailbox');
});
