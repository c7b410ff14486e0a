import { randomInt } from 'node:crypto';
import { RECOVERY_CODE, SECOND_STEP } from '@emanet/contract/auth/second-step';
import type { Config } from '../../../platform/start/config.ts';
import type { Queries } from '../../../platform/db.ts';
import { secretsOf } from '../../../platform/crypto/former.ts';
import { keyedHash } from '../../../platform/crypto/tokens.ts';
import { replaceRecoveryCodes, spendRecoveryCode } from './queries.ts';

/** Letters and digits that cannot be confused on paper. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A readable code of 120 random bits; ASVS allows a plain digest from 112 on (6.5.2). */
const newCode = (): string =>
  Array.from({ length: RECOVERY_CODE.groups }, () =>
    Array.from({ length: RECOVERY_CODE.group }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-');

const hashOf = ({ SECRET }: Pick<Config, 'SECRET'>, user_id: number, code: string) =>
  keyedHash(SECRET, 'recovery-code', `${user_id}:${code.replaceAll('-', '')}`);

/** Replaces the recovery codes; they are shown only this once. */
export async function newRecoveryCodes(tx: Queries, config: Config, user_id: number) {
  const codes = Array.from({ length: SECOND_STEP.recoveryCodes }, newCode);
  await replaceRecoveryCodes(
    tx,
    user_id,
    codes.map((code) => hashOf(config, user_id, code)),
  );
  return codes;
}

/** Spends one code; false when it is not this person's. */
export async function spendCode(tx: Queries, config: Config, user_id: number, code: string) {
  for (const SECRET of secretsOf(config.SECRET))
    if (await spendRecoveryCode(tx, user_id, hashOf({ SECRET }, user_id, code))) return true;
  return false;
}
