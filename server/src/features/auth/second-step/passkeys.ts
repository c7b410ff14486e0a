import type { Assertion, Registration } from '@emanet/contract/auth/second-step';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { SignedIn } from '../../../platform/access/actor.ts';
import type { Config } from '../../../platform/start/config.ts';
import type { Queries } from '../../../platform/db.ts';
import { keyedHash, tokenHash } from '../../../platform/crypto/tokens.ts';
import type { RelyingParty } from './relying-party.ts';
import {
  insertChallenge,
  selectCredentials,
  spendChallenge,
  type selectPasskey,
} from './queries.ts';

const NAME = 'Emanet';
/** Ed25519, ES256 and RS256, of which every device supports one. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Options for a browser that makes a key for this person. */
export async function creationOptions(
  db: Queries,
  { SECRET }: Config,
  { user_id, email, fullname }: SignedIn,
  party: RelyingParty,
) {
  const known = await selectCredentials(db, user_id);
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: party.id,
    supportedAlgorithmIDs,
    userName: email,
    userDisplayName: fullname || email,
    userID: new Uint8Array(keyedHash(SECRET, 'passkey-person', String(user_id))),
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports,
    })),
    // A key that the device keeps can be offered before the address is typed.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(db, tokenHash(options.challenge), user_id);
  return options;
}

/** Options for a browser to sign by any key that it has for this site. */
export async function requestOptions(db: Queries, party: RelyingParty) {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
  });
  await insertChallenge(db, tokenHash(options.challenge), null);
  return options;
}

const expectedOf = (db: Queries, party: RelyingParty, user_id: number | null) => ({
  expectedChallenge: (challenge: string) => spendChallenge(db, tokenHash(challenge), user_id),
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
});

/** The key that an authenticator has made; undefined when its answer is not valid. */
export async function keyOf(
  db: Queries,
  party: RelyingParty,
  user_id: number,
  response: Registration,
) {
  const { registrationInfo } = await verifyRegistrationResponse({
    ...expectedOf(db, party, user_id),
    supportedAlgorithmIDs,
    response,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: response.response.transports ?? [],
  };
}

type Stored = NonNullable<Awaited<ReturnType<typeof selectPasskey>>>;

/** The key's new counter; undefined when the signature, challenge or counter is not valid. */
export async function counterOf(
  db: Queries,
  party: RelyingParty,
  { credential_id, public_key, counter }: Stored,
  response: Assertion,
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    ...expectedOf(db, party, null),
    response,
    credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
