import { describe, expect, it } from 'vitest';
import { COLUMN_PRESETS } from '@emanet/contract/records/fields';
import { processingActivityRegister as register } from '../../../features/processing-activities/register.ts';
import { allColumns, columnsOf, presetKeys, readPreset } from './columns.ts';

describe('columns', () => {
  it('of the summary are those of the picture, in its order', () => {
    expect(presetKeys(register, 'ozet')).toEqual([
      'department_id',
      'islenen_kisisel_veriler',
      'ilgili_kisi',
      'isleme_sarti',
      'hukum',
      'risk',
      'guncellenme_tarihi',
    ]);
  });

  it('never hold the name, which is always there, nor what nobody reads', () => {
    for (const preset of COLUMN_PRESETS) {
      expect(presetKeys(register, preset)).not.toContain(register.nameField);
      expect(presetKeys(register, preset)).not.toContain('veri_isleme_faaliyetleri_id');
    }
  });

  it('are all there under "all"', () => {
    expect(presetKeys(register, 'tumu')).toEqual(allColumns(register).map((one) => one.key));
  });

  it('keep their order whatever order they were chosen in, and drop unknown ones', () => {
    const keys = columnsOf(register, ['risk', 'gone', 'department_id']).map((one) => one.key);
    expect(keys).toEqual(['department_id', 'risk']);
  });

  it('fall back on the summary', () => {
    expect(readPreset('hukuki')).toBe('hukuki');
    expect(readPreset('hepsi')).toBe('ozet');
    expect(readPreset(null)).toBe('ozet');
  });
});
