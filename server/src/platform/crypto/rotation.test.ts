import { expect, it } from 'vitest';
import { identityColumns, openIdentity } from '../../features/applications/identity.ts';
import { tokenOf } from '../../features/training/invite.ts';
import { loadConfig } from '../start/config.ts';
import { companySeal, newCompanyKey } from './company-seal.ts';
import { seal, sealedBy, unseal } from './seal.ts';

const BEFORE = 'the-secret-of-before'.padEnd(40, 'a');
const settings = { DATABASE_URL: 'postgres://localhost/x', SECRET: 'the-new-one'.padEnd(40, 'b') };

it('a replaced secret opens what the one before it sealed, and nothing of a third', () => {
  const own = companySeal({ SECRET: BEFORE }, null);
  const identity = identityColumns(own, { turu: 'tc', no: '10000000146' }).kimlik;
  const token = own.seal('training-token', 'a token');
  const mail = seal(BEFORE, 'mail-outbox', 'a mail');
  const { SECRET: alone } = loadConfig({ ...settings, SECRET: 'another'.padEnd(40, 'c') });
  expect(() => openIdentity(companySeal({ SECRET: alone }, null), identity)).toThrow();

  const config = loadConfig({ ...settings, SECRET_BEFORE: BEFORE });
  const after = companySeal(config, null);
  expect(openIdentity(after, identity)).toBe('10000000146');
  expect(tokenOf(after, token)).toBe('a token');
  expect(unseal(config.SECRET, 'mail-outbox', mail)).toBe('a mail');
  expect(sealedBy(config.SECRET, 'mail-outbox', mail)).toBe('former');
  const fresh = seal(config.SECRET, 'mail-outbox', 'new');
  expect(sealedBy(config.SECRET, 'mail-outbox', fresh)).toBe('present');
  expect(() => unseal(BEFORE, 'mail-outbox', fresh)).toThrow();
  const third = seal('third'.padEnd(40, 'd'), 'mail-outbox', 'x');
  expect(() => unseal(config.SECRET, 'mail-outbox', third)).toThrow();
  expect(sealedBy(config.SECRET, 'mail-outbox', third)).toBe('neither');
});

it('the secret of before is another one', () => {
  expect(() => loadConfig({ ...settings, SECRET_BEFORE: settings.SECRET })).toThrow(
    'SECRET_BEFORE must be another than SECRET.',
  );
});

it('what a company’s key sealed opens with that key alone, and with neither SECRET nor another’s', () => {
  const secret = { SECRET: 'the-secret-of-all'.padEnd(40, 'e') };
  const kept = newCompanyKey(secret);
  const own = companySeal(secret, kept);
  const identity = identityColumns(own, { turu: 'tc', no: '10000000146' }).kimlik;
  expect(openIdentity(companySeal(secret, kept), identity)).toBe('10000000146');
  for (const other of [null, newCompanyKey(secret)])
    expect(() => openIdentity(companySeal(secret, other), identity)).toThrow();
  // Sealed before the company had a key.
  const early = companySeal(secret, null).seal('application', 'early');
  expect(own.open('application', early)).toBe('early');
});
