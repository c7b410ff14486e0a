import { expect, it } from 'vitest';
import { loadConfig } from './platform/start/config.ts';
import { failureSentence, greeting } from './terminal.ts';

const said = (env: Record<string, string>) =>
  greeting(loadConfig({ DATA_DIR: '/nowhere', SECRET: 's'.repeat(32), ...env }));

it('names the folder that cannot be written to', () => {
  const config = loadConfig({ DATA_DIR: '/dev/null/x', SECRET: 's'.repeat(32) });
  const error = Object.assign(new Error('x'), { code: 'ENOTDIR', path: '/dev/null/x' });
  expect(failureSentence(error, config)).toBe(
    'DATA_DIR /dev/null/x must be a folder that can be written to (ENOTDIR).',
  );
});

it('warns of a mailbox that others can reach, and only then', () => {
  expect(said({})).toContain('/demo/mailbox');
  for (const HOST of ['127.0.0.1', 'localhost', '::1'])
    expect(said({ HOST })).not.toContain('DEMO');
  for (const HOST of ['0.0.0.0', '::', '10.0.0.7']) {
    expect(said({ HOST, DEMO: 'true' })).toContain(
      `this is ${HOST}. Whoever reaches it can read the mailbox`,
    );
    expect(said({ HOST })).not.toContain('mailbox');
  }
  const BASE_URL = 'https://kvkk.test';
  expect(said({ BASE_URL, DEMO: 'true' })).toContain('this is kvkk.test. Whoever');
});

it('says at every start that nothing limits guesses', () => {
  expect(said({ RATE_LIMIT: 'off' })).toContain('RATE_LIMIT is off');
  expect(said({ RATE_LIMIT: 'off', DEMO: 'false' })).toContain('RATE_LIMIT is off');
  expect(said({})).not.toContain('RATE_LIMIT');
});
