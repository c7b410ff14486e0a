import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const program = `
  import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};
  const log = createLog('info');
  const error = Object.assign(new Error('lost'), { code: '57P01', detail: 'Ayşe', client: {} });
  log.info({ email: 'ayse@ornek.test', user: { fullname: 'Ayşe', code: '123456' } }, 'signed in');
  log.info({ a: { b: { token: '123456', id: 7 } } }, 'deep');
  log.warn({ err: new Error('outer', { cause: error }) }, 'failed');
  log.debug('not at this level');
`;
const line = z.looseObject({ msg: z.string() });

it('writes lines of JSON without personal data, codes or the insides of an error', () => {
  const args = ['--input-type=module-typescript', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  const lines = stdout
    .trim()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)));
  expect(lines.map(({ msg }) => msg)).toEqual(['signed in', 'deep', 'failed']);
  expect(stdout).not.toMatch(/Ayşe|ornek|123456|client/);
  expect(lines[1]?.a).toEqual({ b: { token: '[Redacted]', id: 7 } });
  expect(lines[2]?.err).toMatchObject({
    message: 'outer',
    cause: { message: 'lost', reason: '57P01' },
  });
});
