import type { Config } from './platform/start/config.ts';
import { isLoopback } from './platform/http/network-address.ts';

/** Next steps for the person who started the server: where it is and how to get in. */
export function greeting(config: Config): string {
  const lines = ['', `  Emanet: ${config.BASE_URL}`];
  if (config.DEMO) {
    lines.push(
      `  Mailbox: ${config.BASE_URL}/demo/mailbox (sign-in codes arrive here)`,
      '',
      '  Demo accounts',
      ...demoAccounts.map(([email, who]) => `    ${email.padEnd(30)} ${who}`),
    );
    const open = [config.HOST, new URL(config.BASE_URL).hostname].find((one) => !isLoopback(one));
    if (open)
      lines.push(
        '',
        `  Careful: this is ${open}. Whoever reaches it can read the mailbox and sign in as`,
        '  anybody. Set DEMO=false before real data come in.',
      );
  }
  if (config.RATE_LIMIT === 'off')
    lines.push(
      '',
      '  Careful: RATE_LIMIT is off. Nothing limits how often somebody guesses sign-in codes.',
    );
  if (config.DATABASE_LOGINS === 'shared')
    lines.push(
      '',
      '  Careful: DATABASE_LOGINS is shared. Requests reach the database by a login that may also act',
      '  as its owner; row-level security alone keeps companies apart.',
    );
  return [...lines, '', '  Stop with Ctrl+C.', ''].join('\n');
}

const demoAccounts = [
  ['danisman@demo.emanet.test', 'consultant of two companies'],
  ['yonetici@demo.emanet.test', 'administrator of one company'],
  ['temsilci@demo.emanet.test', 'department representative'],
  ['egitim@demo.emanet.test', 'representative, in charge of training'],
  ['varlik@demo.emanet.test', 'representative, in charge of assets'],
] as const;

/** Why the start failed, in a sentence that names the setting to change where there is one. */
export function failureSentence(error: unknown, config: Config): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return `PORT ${config.PORT} on ${config.HOST} is already in use; set PORT to another number.`;
  }
  if (code === 'EACCES' && 'port' in error) {
    return `PORT ${config.PORT} may not be opened by this user; set PORT to a number above 1023.`;
  }
  if (code === 'EADDRNOTAVAIL') return `HOST ${config.HOST} is no address of this machine.`;
  if ('path' in error && String(error.path).startsWith(config.DATA_DIR)) {
    return `DATA_DIR ${config.DATA_DIR} must be a folder that can be written to (${code}).`;
  }
  if (config.DATABASE_URL && unreachable.has(code)) {
    return `The database that DATABASE_URL names cannot be reached (${code}).`;
  }
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : '';
  return error.message + cause;
}

// Codes of the network, and of PostgreSQL for a wrong password, role or database.
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
  '28P01',
  '28000',
  '3D000',
]);
