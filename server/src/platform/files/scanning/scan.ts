import type { FileKind } from '@emanet/contract/shared/file-kinds';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../errors.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Services } from '../../services.ts';
import { isThere, openStream } from './clamd.ts';

type Scanning = Pick<Services, 'config' | 'db' | 'log'>;

const MB = 1024 * 1024;

/** Throws when uploads are scanned and the scanner does not answer. */
export async function checkScanner({ config }: Pick<Services, 'config'>): Promise<void> {
  if (config.CLAMAV && !(await isThere(config.CLAMAV))) fail('SCANNER_DOWN');
}

/** Refuses a file whose declared size exceeds the scanner's limit, unless such files pass unscanned. */
export function refuseUnscannable({ config }: Pick<Services, 'config'>, size: number): void {
  const most = config.CLAMAV_MOST_MB;
  if (config.CLAMAV && config.CLAMAV_LARGER === 'refuse' && size > most * MB)
    fail('FILE_UNSCANNED', { values: { most } });
}

/**
 * Content as it comes, shown to the scanner while it passes; it fails at its end when something was
 * found, and whenever the scanner does not answer. Without `CLAMAV` it just passes.
 */
export async function* scanned(
  services: Scanning,
  request: FastifyRequest,
  kind: FileKind | 'sheet',
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  const { CLAMAV, CLAMAV_MOST_MB } = services.config;
  if (!CLAMAV) {
    yield* content;
    return;
  }
  const stream = openStream(CLAMAV);
  const most = CLAMAV_MOST_MB * MB;
  let size = 0;
  try {
    for await (const chunk of content) {
      size += chunk.length;
      refuseUnscannable(services, size);
      if (size > most) stream.abort();
      else if (!(await stream.send(chunk))) break;
      yield chunk;
    }
    if (size > most) {
      services.log.info({ kind, size }, 'an upload passed unscanned');
      return;
    }
    const answer = await stream.end();
    if (answer.endsWith(': OK')) return;
    const [, what] = /: (.+) FOUND$/.exec(answer) ?? [];
    if (what === undefined) down(services, answer);
    await note(services, request, kind, what);
    fail('FILE_INFECTED', { values: { what } });
  } finally {
    stream.abort();
  }
}

/** Without a verdict of the scanner the file is refused. */
function down({ config, log }: Scanning, answer: string): never {
  log.warn({ answer }, 'the scanner of uploads gave no verdict');
  const most = config.CLAMAV_MOST_MB;
  if (answer.includes('size limit exceeded')) fail('FILE_UNSCANNED', { values: { most } });
  fail('SCANNER_DOWN', { retryAfter: 60 });
}

/**
 * Notes malware and whose it was: for the operator in the process's log, for the company in its entry log.
 * The name of the file is in neither.
 */
async function note(
  { config, db, log }: Scanning,
  request: FastifyRequest,
  kind: string,
  found: string,
): Promise<void> {
  const { actor, scope } = request;
  const company_id = scope?.company_id ?? null;
  log.warn({ found, kind, company_id, user_id: actor?.user_id }, 'malware refused');
  if (!scope) return;
  const { user_id, fullname, role, email } = scope.actor;
  const { address: ip, userAgent: user_agent } = visitorOf(request, config);
  await db.identity
    .insertInto('entry_logs')
    .values({
      ...{ company_id, user_id, fullname, role, email, ip, user_agent },
      ...{ sonuc: 'başarısız', neden: 'zararli_dosya' },
    })
    .execute();
}
