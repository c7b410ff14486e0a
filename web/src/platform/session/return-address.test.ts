import { returnAddress } from '@emanet/contract/shared/return-address';
import { describe, expect, it } from 'vitest';
import { loginAfter } from './return-address.ts';

const asked = (login: string) =>
  new URLSearchParams(login.slice(login.indexOf('?'))).get('donus') ?? '';

describe('the return address', () => {
  it('brings back to the screen that was wanted', () => {
    const login = loginAfter('no-session', '/veri-isleme?kayit=7', 'tr');
    expect(returnAddress(asked(login))).toBe('/veri-isleme?kayit=7');
  });
  it('is the start page when nothing was wanted', () => {
    expect(loginAfter('no-session', '/denetim', 'tr')).toBe('/login');
    expect(loginAfter('no-session', '/denetim', 'en')).toBe('/en/login');
    expect(returnAddress('')).toBe('/denetim');
  });
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\t\\evil.example',
    '\t//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '//evil.example:x',
    '/login/',
    '/./login',
    '/en/login?donus=/x',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
  ])('never leads to %s', (wanted) => {
    expect(returnAddress(wanted)).toBe('/denetim');
  });
  it('says that the session was invalid', () => {
    expect(loginAfter('invalid-token', '/denetim', 'en')).toBe('/en/login?error=invalid_token');
  });
  it('forgets the screen after a sign-out, so that the next person starts fresh', () => {
    expect(loginAfter('signed-out', '/veri-isleme?kayit=7', 'tr')).toBe('/login');
  });
});
