import { describe, expect, it } from 'vitest';
import { errorFrom, forcesSignOut, networkError } from './api-error.ts';

const body = (error: string, more: object = {}) => ({
  error,
  message: error,
  code: 'FORBIDDEN',
  request_id: '7f3a',
  ...more,
});

describe('what a failed call says', () => {
  it('prefers the server’s own sentence and keeps code, fields, row and request number', () => {
    const fields = { surec_ismi: 'Zorunlu alan' };
    const error = errorFrom(409, body('Değişti', { code: 'STALE', fields, data: { id: 7 } }), 'tr');
    expect(error).toMatchObject({
      status: 409,
      code: 'STALE',
      message: 'Değişti',
      fields,
      data: { id: 7 },
      requestId: '7f3a',
    });
  });

  it('reads the sentence from `message` when there is no `error`', () => {
    expect(errorFrom(400, { message: 'Olmadı' }, 'tr').message).toBe('Olmadı');
  });

  it.each([undefined, null, 'Bad Gateway', 42, {}, { error: { status: 502 } }])(
    'falls back on its own sentence for %j',
    (odd) => {
      expect(errorFrom(502, odd, 'tr')).toMatchObject({
        code: 'INTERNAL',
        message: 'Bir hata oluştu. Lütfen tekrar deneyin.',
      });
      expect(errorFrom(502, odd, 'en').message).toBe('Something went wrong. Please try again.');
    },
  );

  it('says the specification’s sentence when the server cannot be reached', () => {
    expect(networkError('tr')).toMatchObject({
      status: 0,
      code: 'NETWORK',
      message: 'Bir hata oluştu. Lütfen tekrar deneyin.',
    });
  });
});

describe('a failure that ends the session', () => {
  it.each([
    'Kullanıcı bulunamadı - oturum sonlandırıldı',
    'Token geçersiz veya süresi dolmuş',
    'Unauthorized',
    'Yetkisiz erişim',
  ])('is recognised by its text: %s', (text) => {
    expect(forcesSignOut(errorFrom(403, body(text), 'tr'))).toBe(true);
  });

  it('is recognised in any language by its status', () => {
    expect(forcesSignOut(errorFrom(401, body('The session has expired'), 'en'))).toBe(true);
  });

  it.each([
    [403, 'Bu işlem için yetkiniz bulunmamaktadır.'],
    [404, 'Kayıt bulunamadı.'],
    [500, 'Bir hata oluştu'],
  ])('is not a %i saying "%s"', (status, text) => {
    expect(forcesSignOut(errorFrom(status, body(text), 'tr'))).toBe(false);
  });

  it('is not a lost connection', () => {
    expect(forcesSignOut(networkError('tr'))).toBe(false);
  });
});
