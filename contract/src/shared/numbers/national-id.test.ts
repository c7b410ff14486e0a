import { describe, expect, it } from 'vitest';
import { companies } from '../../companies.ts';
import { inputProblems } from '../input-sentences.ts';
import { isNationalId } from './national-id.ts';

describe('an identity number', () => {
  it.each(['10000000146', '11111111110', '12345678950'])('%s is one', (text) => {
    expect(isNationalId(text)).toBe(true);
  });
  it.each(['10000000147', '01234567890', '1234567895', '123456789500', 'abcdefghijk', ''])(
    '%j is none',
    (text) => {
      expect(isNationalId(text)).toBe(false);
    },
  );
  it('of eleven digits that is wrong is told about its check digits, not its length', () => {
    const { error } = companies.update.body.safeParse({ irtibat_tckn: '10000000147' });
    const issues = (error?.issues ?? []).filter(({ path }) => path[0] === 'irtibat_tckn');
    const said = (lang: 'tr' | 'en') => inputProblems(issues, lang)['irtibat_tckn'];
    expect(said('tr')).toContain('denetim haneleri tutmuyor');
    expect(said('en')).toContain('check digits');
  });
});
