import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretsOf } from '../crypto/former.ts';
import { keyedHash, sameSecret } from '../crypto/tokens.ts';
import { fail } from '../errors.ts';
import type { App } from '../http/app.ts';
import { FILES_ENDPOINT } from '../http/origin.ts';
import type { Services } from '../services.ts';
import { selectFile, type StoredFile } from './rows.ts';
import { sendFile, type Sending } from './serve.ts';

/** An address lives for one to two of these: within a step it stays the same, so browsers keep the file. */
const STEP_SECONDS = 5 * 60;
/** A film is requested in parts while it is watched. */
const FILM_STEP_SECONDS = 2 * 3600;

const ID_BYTES = 16;
const MAC_BYTES = 16;
const WHOLE_BYTES = ID_BYTES + 4 + 1 + MAC_BYTES;
const SAVE = 1;
const EVERYBODY = 2;

const macOf = (secret: string, grant: Buffer): Buffer =>
  keyedHash(secret, 'file-address', grant.toString('hex')).subarray(0, MAC_BYTES);

/** Address of a file's bytes, valid for some minutes without a cookie for any holder. */
function signedAddress(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  base: string,
  { id, tur }: StoredFile,
  { save, everybody }: Sending,
): string {
  const step = tur.startsWith('video/') ? FILM_STEP_SECONDS : STEP_SECONDS;
  const until = (Math.floor(clock.now().getTime() / 1000 / step) + 2) * step;
  const grant = Buffer.alloc(WHOLE_BYTES - MAC_BYTES);
  grant.write(id.replaceAll('-', ''), 'hex');
  grant.writeUInt32BE(until, ID_BYTES);
  grant.writeUInt8((save ? SAVE : 0) | (everybody ? EVERYBODY : 0), ID_BYTES + 4);
  const token = Buffer.concat([grant, macOf(config.SECRET, grant)]).toString('base64url');
  return new URL(`/d/${token}`, base).href;
}

type Grant = Readonly<{ id: string; until: number }> & Sending;

/** The file that an address allows; undefined if this server did not make the address or it was changed. */
function grantOf({ config }: Pick<Services, 'config'>, token: string): Grant | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== WHOLE_BYTES) return undefined;
  const grant = bytes.subarray(0, WHOLE_BYTES - MAC_BYTES);
  const mac = bytes.subarray(WHOLE_BYTES - MAC_BYTES).toString('hex');
  const made = secretsOf(config.SECRET).some((one) =>
    sameSecret(mac, macOf(one, grant).toString('hex')),
  );
  if (!made) return undefined;
  const flags = grant.readUInt8(ID_BYTES + 4);
  return {
    id: grant
      .toString('hex', 0, ID_BYTES)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    until: grant.readUInt32BE(ID_BYTES),
    save: (flags & SAVE) !== 0,
    everybody: (flags & EVERYBODY) !== 0,
  };
}

/** Answers a file to a person who may read it: its bytes, or a redirect to the separate host (`FILES_URL`). */
export async function answerFile(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  how: Sending,
): Promise<FastifyReply> {
  const base = services.config.FILES_URL;
  if (base === undefined) return sendFile(services.files, request, reply, file, how);
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(signedAddress(services, base, file, how), 302);
}

/** Serves files on their own host; `app.ts` serves nothing else there. */
export function serveFilesHost(app: App): void {
  const { clock, config, db, files } = app.services;
  if (config.FILES_URL === undefined) return;
  app.get<{ Params: { token: string } }>(
    '/d/:token',
    {
      config: { endpoint: FILES_ENDPOINT },
      onRequest: (request, reply) => app.admission(request, reply, { heavy: false }),
    },
    (request, reply) =>
      request.during(async () => {
        const grant = grantOf(app.services, request.params.token) ?? fail('NOT_FOUND');
        if (grant.until * 1000 <= clock.now().getTime()) fail('FILE_ADDRESS_OVER');
        const file = (await selectFile(db, grant.id)) ?? fail('NOT_FOUND');
        // Pages of the application show it and fetch it; this host serves nothing else.
        void reply
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('access-control-allow-origin', new URL(config.BASE_URL).origin)
          .header('referrer-policy', 'no-referrer');
        return sendFile(files, request, reply, file, grant);
      }),
  );
}
