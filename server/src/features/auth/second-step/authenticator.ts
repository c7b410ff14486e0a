import { SECOND_STEP } from '@emanet/contract/auth/second-step';
import { Secret, TOTP } from 'otpauth';
import { toString } from 'qrcode';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/start/config.ts';
import type { Queries } from '../../../platform/db.ts';
import { seal, unseal } from '../../../platform/crypto/seal.ts';
import { selectApp, spendStep } from './queries.ts';

const ISSUER = 'Emanet';
const SECRET_BYTES = 20;
/** Codes of the half-minute before and after are valid too: clocks of telephones differ. */
const WINDOW = 1;

const appOf = (secret: Secret, label: string) =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret,
    digits: SECOND_STEP.digits,
    period: SECOND_STEP.period,
  });

/** A new secret: sealed for storage, and in the app's form, as text and as a picture. */
export async function newSecret({ SECRET }: Config, email: string) {
  const secret = new Secret({ size: SECRET_BYTES });
  const svg = await toString(appOf(secret, email).toString(), { type: 'svg', margin: 1 });
  return {
    sealed: seal(SECRET, 'authenticator', secret.base32),
    anahtar: secret.base32,
    karekod: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  };
}

/** The half-minute of a code; undefined when the code is not current. */
export function stepOf({ SECRET }: Config, clock: Clock, sealed: Buffer, code: string) {
  const secret = Secret.fromBase32(unseal(SECRET, 'authenticator', sealed));
  const timestamp = clock.now().getTime();
  const delta = appOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null
    ? undefined
    : TOTP.counter({ period: SECOND_STEP.period, timestamp }) + delta;
}

type By = Readonly<{ config: Config; clock: Clock }>;

/** Spends a code of a person's app; false when it is wrong, or was spent before. */
export async function spendAppCode(
  tx: Queries,
  { config, clock }: By,
  user_id: number,
  code: string,
): Promise<boolean> {
  const app = await selectApp(tx, user_id);
  const step = app?.secret ? stepOf(config, clock, app.secret, code) : undefined;
  return step !== undefined && spendStep(tx, user_id, step);
}
