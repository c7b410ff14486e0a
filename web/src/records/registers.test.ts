import { describe, expect, it } from 'vitest';
import { assetRegister } from '../features/assets/register.ts';
import { publicTransferRegister } from '../features/public-transfers/register.ts';
import { supplierTransferRegister } from '../features/supplier-transfers/register.ts';
import type { Values } from '@emanet/contract/records/fields';
import { nameOf, type Register } from './register.ts';
import { columnsOf, nameWidth, presetKeys } from './list/columns/columns.ts';

/** Width that a window of 1440 leaves for the table between its margins. */
const ROOM = 1392;
const MENU = 40;
/** Two chips of legal bases, how many more there are, and the gap to the next column. */
const CHIPS = 136;

describe.each([supplierTransferRegister, publicTransferRegister, assetRegister])(
  'the register $noun',
  (register) => {
    it('fits its summary into a window of 1440', () => {
      const columns = columnsOf(register, presetKeys(register, 'ozet'));
      const width = columns.reduce((sum, one) => sum + one.width, nameWidth(register) + MENU);
      expect(width).toBeLessThanOrEqual(ROOM);
      expect(columns).toHaveLength(5 + 3);
      const bases = columns.find((one) => one.key === 'aktarim_sarti')?.width ?? CHIPS;
      expect(bases).toBeGreaterThanOrEqual(CHIPS);
    });

    it('names only fields that it has', () => {
      const names = register.fields.map((field) => field.name);
      const named = [
        register.nameField,
        ...register.filters,
        ...Object.keys(register.widths ?? {}),
      ];
      expect(names).toEqual(expect.arrayContaining([...named, ...(register.summary ?? [])]));
      expect(register.sections).toEqual([...new Set(register.fields.map((one) => one.section))]);
    });
  },
);

describe('a public transfer', () => {
  it('goes by the name of its body, or by what was written for another', () => {
    const named = (values: Values) => nameOf(publicTransferRegister, values, 'tr');
    expect(named({ kurum_adi: 'sgk' })).toContain('Sosyal Güvenlik Kurumu');
    expect(named({ kurum_adi: 'diger_kurum', kurum_adi_yaziniz: 'Liman Başkanlığı' })).toBe(
      'Liman Başkanlığı',
    );
    expect(named({ kurum_adi: 'sgk', kurum_adi_yaziniz: 'Liman Başkanlığı' })).toMatch(/^Sosyal/);
    expect(named({})).toBe('');
  });

  it('brings the law of the body along, unless one is written', () => {
    const follow: NonNullable<Register['follow']> = publicTransferRegister.follow ?? (() => ({}));
    expect(follow('kurum_adi', 'sgk', {}).hukuki_dayanak).toMatch(/5510/);
    expect(follow('kurum_adi', 'sgk', { hukuki_dayanak: 'Elle yazılan' })).toEqual({
      alici_grubu: 'yetkili_kamu_kurumlari',
    });
    expect(follow('sorumlu_unvan', 'sgk', {})).toEqual({});
  });
});
