import { describe, expect, it } from 'vitest';
import { loginAddress, returnAddress } from './return-address.ts';

describe('the return address', () => {
  it('brings back to the screen that was wanted', () => {
    const login = loginAddress('no-session', '/veri-isleme?kayit=7');
    expect(returnAddress(login.slice(login.indexOf('?')))).toBe('/veri-isleme?kayit=7');
  });
  it('is the start page when nothing was wanted', () => {
    expect(loginAddress('no-session', '/denetim')).toBe('/login');
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
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
  ])('never leads to %s', (asked) => {
    expect(returnAddress(`?donus=${encodeURIComponent(asked)}`)).toBe('/denetim');
  });
  it('says that the session was invalid', () => {
    expect(loginAddress('invalid-token', '/denetim')).toBe('/login?error=invalid_token');
  });
  it('forgets the screen after a sign-out, so that the next person starts fresh', () => {
    expect(loginAddress('signed-out', '/veri-isleme?kayit=7')).toBe('/login');
  });
});
