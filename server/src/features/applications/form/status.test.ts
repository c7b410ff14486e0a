import { expect, it } from 'vitest';
import { cameAt, statusOf } from './status.ts';

const open = {
  ...({ durum: 'yeni', geri_cekildi: false, sonuclanma_tarihi: null } as const),
  ...({ ulasmadi: false } as const),
  ...({ cevap_yolu: 'eposta', son_gun: '2026-12-19' } as const),
};
const answered = { durum: 'sonuclandi', sonuclanma_tarihi: '2026-12-01T09:00:00.000Z' } as const;

it.each([
  [{}, '2026-12-19', /^Alındı/],
  [{ durum: 'inceleniyor' }, '2026-12-19', /^İnceleniyor/],
  [
    { durum: 'bilgi_bekleniyor' },
    '2026-12-19',
    /^İnceleniyor, cevap için bilgi bekleniyor.*istendiyse/,
  ],
  [{}, '2026-12-20', /19 Aralık 2026.*Kurul/],
  [{ durum: 'bilgi_bekleniyor' }, '2026-12-20', /19 Aralık 2026.*Kurul/],
  [answered, '2026-12-20', /^Cevaplandı: 1 Aralık 2026.*e-posta/],
  [{ ...answered, cevap_yolu: 'posta' }, '2026-12-20', /^Cevaplandı: 1 Aralık 2026.*posta/],
  [{ ...answered, ulasmadi: true }, '2026-12-20', /1 Aralık 2026.*ulaşmadı/],
  [{ ...answered, geri_cekildi: true }, '2026-12-20', /Geri al.*1 Aralık 2026/],
] as const)('tells the applicant of %o on %s', (more, today, sentence) => {
  expect(statusOf({ ...open, ...more }, 'tr', today)).toMatch(sentence);
  expect(statusOf({ ...open, ...more }, 'en', today)).not.toMatch(/[ğışİ{]/);
});

it('tells no hour of an application that was entered by hand', () => {
  const gelis_tarihi = '2026-10-27T09:00:00Z';
  expect(cameAt({ gelis_tarihi, dogrulandi: false }, 'tr')).toBe('27 Ekim 2026');
  expect(cameAt({ gelis_tarihi, dogrulandi: true }, 'tr')).toContain('12.00');
});
