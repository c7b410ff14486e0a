import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowest, shorten, wrap } from './labels.ts';

const fits = (most: number) => (text: string) => [...text].length <= most;
const anyName = fc
  .array(fc.stringMatching(/^[a-zçğıöşü]{1,12}$/), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));

describe('a name too long for its box', () => {
  it('is cut to what fits, with an ellipsis', () => {
    expect(shorten('Bordro', fits(6))).toBe('Bordro');
    expect(shorten('Bordro Hazırlanması', fits(8))).toBe('Bordro…');
    expect(shorten('Bordro', fits(0))).toBe('…');
  });

  it('loses no more than it must', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), fc.nat(50), (name, most) => {
        const cut = shorten(name, fits(most));
        if (fits(most)(name)) expect(cut).toBe(name);
        else if (most > 0) expect([...cut].length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('a name on two lines', () => {
  it('is broken between words, and cut only at the end of the second', () => {
    expect(wrap('Bordro', 2, fits(12))).toEqual(['Bordro']);
    expect(wrap('Sistem Erişim Kayıtları', 2, fits(13))).toEqual(['Sistem Erişim', 'Kayıtları']);
    expect(wrap('Sistem Erişim Kayıtları ve Raporları', 2, fits(13))).toEqual([
      ...['Sistem Erişim', 'Kayıtları ve…'],
    ]);
    expect(wrap('Elektrokardiyografi Sonuçları', 2, fits(10))).toEqual(['Elektroka…', 'Sonuçları']);
    expect(wrap('Sistem Erişim', 1, fits(8))).toEqual(['Sistem…']);
  });

  it('is whole at the least width that it wants, and not at less', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom(1, 2), (name, most) => {
        const width = narrowest(name, most, (text) => [...text].length);
        expect(wrap(name, most, fits(width)).join(' ')).toBe(name);
        expect(wrap(name, most, fits(width - 1)).join(' ')).toContain('…');
      }),
    );
  });
});
