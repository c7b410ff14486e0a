import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Json = Readonly<Record<string, unknown>>;
type Challenge = Readonly<{ challenge: string }>;

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** CBOR of what an attestation holds: small numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.of((major << 5) | n)
      : n < 256
        ? Buffer.of((major << 5) | 24, n)
        : Buffer.of((major << 5) | 25, n >> 8, n & 255);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([name, one]) => [cbor(name), cbor(one as Buffer)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** An authenticator in software: what a telephone or a security key would answer. */
export function softAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const jwk = publicKey.export({ format: 'jwk' });
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(jwk.x ?? '', 'base64url')],
    [-3, Buffer.from(jwk.y ?? '', 'base64url')],
  ]);
  let counter = 0;

  const data = (flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(flags), count]);
  };
  const client = (type: string, { challenge }: Challenge) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Json) => ({
    id: b64(id),
    rawId: b64(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    /** Moves the counter back, as a copy of the key would have it. */
    rewind: () => {
      counter = 0;
    },
    create: (options: Challenge) => {
      const length = Buffer.of(0, id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]);
      const authData = Buffer.concat([data(PRESENT | VERIFIED | WITH_KEY), attested]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return answer({
        clientDataJSON: b64(client('webauthn.create', options)),
        attestationObject: b64(cbor(attestation)),
        transports: ['internal'],
      }) as ReturnType<typeof answer> & {
        response: { clientDataJSON: string; attestationObject: string };
      };
    },
    get: (options: Challenge, { verified = true, at = origin } = {}) => {
      const authenticatorData = data(verified ? PRESENT | VERIFIED : PRESENT);
      const clientData = Buffer.from(
        JSON.stringify({ type: 'webauthn.get', challenge: options.challenge, origin: at }),
      );
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(clientData)]),
        privateKey,
      );
      return answer({
        clientDataJSON: b64(clientData),
        authenticatorData: b64(authenticatorData),
        signature: b64(signature),
      }) as ReturnType<typeof answer> & {
        response: { clientDataJSON: string; authenticatorData: string; signature: string };
      };
    },
  };
}
