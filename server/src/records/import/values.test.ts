import { processingActivityFields } from '@emanet/contract/processing-activities';
import type { Field, Values } from '@emanet/contract/records/fields';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { describe, expect, it } from 'vitest';
import type { SheetCell } from './file/rows.ts';
import { valueOf } from './values.ts';
import type { ReferenceNames } from '../kinds/names.ts';

const fields = new Map(
  [...processingActivityFields, ...supplierTransferFields].map((one) => [one.name, one]),
);
const fieldOf = (name: string): Field => {
  const field = fields.get(name);
  if (!field) throw new Error(name);
  return field;
};

const names: ReferenceNames = {
  departments: new Map([
    ['satış', [1, 2]],
    ['Satış', [1]],
    ['SATIŞ', [2]],
    ['insan kaynakları', [3]],
  ]),
  departmentNames: new Map(),
  activities: new Map([
    ['bordro', [11]],
    ['özlük', [12, 13]],
    ['bordro; özlük', [14]],
  ]),
  activityNames: new Map([
    [11, 'Bordro'],
    [12, 'Özlük'],
    [13, 'Özlük'],
    [14, 'Bordro; özlük'],
  ]),
  activityPieces: 2,
  documents: new Map([
    ['metin', [1, 2].map((id) => ({ id, name: 'Metin', dokuman_tur: 'Politika' }))],
    ['rıza', [{ id: 3, name: 'Rıza', dokuman_tur: 'Açık Rıza Metni' }]],
  ]),
};
/** A label that two periods have, each for another agent. */
const EXPOSED = 'Maruziyetin bitiminden itibaren en az 40 yıl';
const read = (name: string, cell: SheetCell | null, current?: Values) =>
  valueOf(fieldOf(name), cell, current, names);
const problemOf = (...given: Parameters<typeof read>) => {
  const found = read(...given);
  return 'wrong' in found ? found.wrong : undefined;
};

describe('a cell', () => {
  it.each([
    ['durum', ' EVET ', true],
    ['durum', 'no', false],
    ['durum', 'Hayır', false],
    ['durum', true, true],
    ['durum', null, null],
    ['durum', 'Onaylı', true],
    ['durum', 'Not confirmed', false],
    ['faaliyet_amaci', 'işe ALIM', 'ise_alim'],
    ['faaliyet_amaci', 'Recruitment', 'ise_alim'],
    ['faaliyet_amaci', 'ise alim', 'ise_alim'],
    ['faaliyet_amaci', null, null],
    ['saklama_suresi', "'+7 gün", '+7 gün'],
    ['saklama_suresi', '3 yıl', '3 yıl'],
    ['saklama_suresi', '1 Year', '1 Year'],
    ['saklama_suresi', '2 yıl', '2 yıl'],
    ['ilgili_kisi', ' çalışan;Employee ; ;Stajyer', ['calisan', 'stajyer']],
    ['ilgili_kisi', null, []],
    ['sozlesme_tarihi', { day: '2026-03-05' }, '2026-03-05'],
    ['sozlesme_tarihi', '5.3.2026', '2026-03-05'],
    ['sozlesme_tarihi', '05/03/2026', '2026-03-05'],
    ['sozlesme_tarihi', '2026-03-05', '2026-03-05'],
    ['sozlesme_tarihi', 46_000, '2025-12-09'],
    ['sozlesme_tarihi', null, null],
    ['tedarikci_unvan', 4_250_000_000, '4250000000'],
    ['tedarikci_unvan', { day: '2026-03-05' }, '05.03.2026'],
    ['tedarikci_unvan', " '=Toplam\r\nA ", '=Toplam\nA'],
    ['tedarikci_unvan', "'=Toplam", '=Toplam'],
    ['department_id', 'SATIŞ', 2],
    ['department_id', 'İnsan  KAYNAKLARI', 3],
    ['department_id', 'insan kaynaklari', 3],
    ['acik_riza_metni', 'rıza', 3],
    ['veri_harita_id', 'Bordro; özlük', [14]],
    ['veri_harita_id', 'BORDRO', [11]],
  ])('of %s that holds %j means %j', (name, cell, value) => {
    expect(read(name, cell)).toEqual({ value });
  });

  it.each([
    ['durum', 'belki', 'yes_no', undefined],
    ['durum', 'Onaydan sonra değişti', 'changed_in_file', undefined],
    ['faaliyet_amaci', 'Yok böyle', 'unlisted', 'Yok böyle'],
    ['saklama_suresi', 30, 'duration', undefined],
    ['saklama_suresi', '0.5', 'duration', undefined],
    ['saklama_suresi', EXPOSED, 'several_choices', EXPOSED],
    ['ilgili_kisi', 'Çalışan; Yok böyle', 'unlisted', 'Yok böyle'],
    ['sozlesme_tarihi', 'yarın', 'day_written', undefined],
    ['sozlesme_tarihi', 2026, 'day_written', undefined],
    ['sozlesme_tarihi', '5/23/2026', 'day_written', undefined],
    ['department_id', 'satıŞ', 'several', 'satıŞ'],
    ['department_id', 'Yok', 'department', undefined],
    ['aydinlatma_metni', 'metin', 'several', 'metin'],
    ['acik_riza_metni', 'metin', 'document', undefined],
    ['veri_harita_id', 'özlük', 'several', 'özlük'],
    ['veri_harita_id', 'Bordro; yok', 'activity', undefined],
  ])('of %s that holds %j is wrong: %s', (name, cell, problem, value) => {
    expect(problemOf(name, cell)).toMatchObject({
      problem,
      ...(value && { values: { value } }),
    });
  });

  it('of a label that several choices have names them, in both languages', () => {
    const { values } = problemOf('saklama_suresi', EXPOSED) ?? {};
    expect(values?.choices).toMatchObject({
      tr: expect.stringMatching(/“Maruziyet.+”, “Maruziyet/) as string,
      en: expect.stringMatching(/“At least 40.+”, “At least 40/) as string,
    });
  });

  it('keeps what it could mean among several, as the record has it', () => {
    const held = { saklama_suresi: 'cagri_3' };
    expect(read('saklama_suresi', '3 yıl', held)).toEqual({ value: 'cagri_3' });
    expect(read('aydinlatma_metni', 'METİN', { aydinlatma_metni: 2 })).toEqual({ value: 2 });
    expect(read('veri_harita_id', 'Özlük', { veri_harita_id: [13] })).toEqual({ value: [13] });
  });

  it('keeps the activities that its reader does not see', () => {
    const current = { veri_harita_id: [11, 99] };
    expect(read('veri_harita_id', null, current)).toEqual({ value: [99] });
    expect(read('veri_harita_id', 'Bordro; özlük', current)).toEqual({ value: [99, 14] });
  });
});
