import { expect, it } from 'vitest';
import { identityColumns, openIdentity } from '../../features/applications/identity.ts';
import { tokenOf } from '../../features/training/invite.ts';
import { loadConfig } from '../start/config.ts';
import { seal, unseal } from './seal.ts';

const BEFORE = 'the-secret-of-before'.padEnd(40, 'a');
const settings = { DATABASE_URL: 'postgres://localhost/x', SECRET: 'the-new-one'.padEnd(40, 'b') };

it('a replaced secret opens what the one before it sealed, and nothing of a third', () => {
  const identity = identityColumns(BEFORE, { turu: 'tc', no: '10000000146' }).kimlik;
  const token = seal(BEFORE, 'training-token', 'a token');
  const mail = seal(BEFORE, 'mail-outbox', 'a mail');
  const { SECRET: alone } = loadConfig({ ...settings, SECRET: 'another'.padEnd(40, 'c') });
  expect(() => openIdentity(alone, identity)).toThrow();

  const config = loadConfig({ ...settings, SECRET_BEFORE: BEFORE });
  expect(openIdentity(config.SECRET, identity)).toBe('10000000146');
  expect(tokenOf(config, token)).toBe('a token');
  expect(unseal(config.SECRET, 'mail-outbox', mail)).toBe('a mail');
  const fresh = seal(config.SECRET, 'mail-outbox', 'new');
  expect(() => unseal(BEFORE, 'mail-outbox', fresh)).toThrow();
  const third = seal('third'.padEnd(40, 'd'), 'mail-outbox', 'x');
  expect(() => unseal(config.SECRET, 'mail-outbox', third)).toThrow();
});

it('the secret of before is another one', () => {
  expect(() => loadConfig({ ...settings, SECRET_BEFORE: settings.SECRET })).toThrow(
    'SECRET_BEFORE must be another than SECRET.',
  );
});
