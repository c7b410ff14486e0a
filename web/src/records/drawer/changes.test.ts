import { describe, expect, it } from 'vitest';
import type { ChangedField, ChangeLogEntry } from '@emanet/contract/change-logs';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { changesOf, deedOf, notBackIn, splitByRead, updatedFields } from './changes.ts';

let id = 0;
const entry = (
  islem: ChangeLogEntry['islem'],
  alanlar: ChangedField[] = [],
  okundu = false,
): ChangeLogEntry => ({
  id: ++id,
  company_id: 1,
  tur: 'veri_harita',
  record_id: 5,
  islem,
  aktor_turu: 'kisi',
  user_id: 2,
  guncelleyen: 'Gülçin Ergün',
  tarih: '2026-11-20T06:15:00Z',
  alanlar,
  geri_alinan: null,
  toplu_islem: null,
  okundu,
});
const changed = (alan: string, eski: unknown, yeni: unknown) => ({ alan, eski, yeni });
const deed = (one: ChangeLogEntry, older: ChangeLogEntry[] = []) =>
  deedOf(one, older, processingActivityFields);
const changes = (...alanlar: ChangedField[]) =>
  changesOf(entry('güncelleme', alanlar), processingActivityFields, 'processingActivities', 'tr', {
    departments: [],
    documents: [],
  });

describe('what was done', () => {
  it('tells a new record from a copied and a restored one', () => {
    expect(deed(entry('ekleme', [changed('surec_ismi', null, 'Bordro')]))).toBe('added');
    expect(deed(entry('ekleme', [changed('veri_isleme_faaliyetleri_id', null, 12)]))).toBe(
      'copied',
    );
    expect(deed(entry('ekleme'), [entry('silme'), entry('ekleme')])).toBe('restored');
    expect(deed(entry('silme'))).toBe('removed');
  });

  it('tells the linking of a document from other updates', () => {
    const link = changed('aydinlatma_metni', null, 8);
    expect(deed(entry('güncelleme', [link]))).toBe('linked');
    expect(deed(entry('güncelleme', [link, changed('durum', false, true)]))).toBe('updated');
    expect(deed(entry('güncelleme', [changed('aydinlatma_metni', 8, 9)]))).toBe('updated');
    expect(deed(entry('güncelleme', [changed('aydinlatma_metni', 8, null)]))).toBe('updated');
    expect(deed(entry('güncelleme'))).toBe('updated');
  });
});

describe('changed fields', () => {
  it('show both values of a single one', () => {
    expect(changes(changed('dosya_ismi', 'Klasör', 'Bordro klasörü'))).toEqual([
      {
        alan: 'dosya_ismi',
        label: 'Dosya veya kayıt adı',
        before: 'Klasör',
        after: 'Bordro klasörü',
      },
    ]);
  });

  it('name what an undo did not give back, of a list what is missing', () => {
    const basis = changed('isleme_sarti', ['k5_1_acik_riza', 'k5_2_a_kanun'], ['k5_2_a_kanun']);
    expect(notBackIn(changes(basis, changed('dosya_ismi', 'Klasör', null)))).toBe(
      'Hukuki sebep (5/1 Açık rıza), Dosya veya kayıt adı (Klasör)',
    );
  });

  it('show an emptied value as nothing', () => {
    expect(changes(changed('dosya_ismi', 'Klasör', null))[0]).toMatchObject({ after: '' });
  });

  it('show a country as it was stored, so that another spelling of it is a change', () => {
    const [change] = changesOf(
      entry('güncelleme', [changed('aktarim_ulkesi', 'GERMANY', 'Almanya')]),
      supplierTransferFields,
      'supplierTransfers',
      'tr',
      { departments: [], documents: [] },
    );
    expect(change).toMatchObject({ before: 'GERMANY', after: 'Almanya' });
  });

  it('show of choices only what came and went, legal bases with their article', () => {
    const [change] = changes(
      changed('isleme_sarti', ['k5_1_acik_riza', 'k5_2_a_kanun'], ['k5_2_a_kanun', 'k6_3_b_kanun']),
    );
    expect(change).toMatchObject({
      minus: ['5/1 Açık rıza'],
      plus: ['6/3-b Kanunlarda açıkça öngörülmesi (özel nitelikli)'],
    });
  });

  it('leave out choices that only changed their order', () => {
    expect(changes(changed('ilgili_kisi', ['calisan', 'stajyer'], ['stajyer', 'calisan']))).toEqual(
      [],
    );
  });

  it('take a choice that was never set as none', () => {
    expect(changes(changed('ilgili_kisi', null, ['calisan']))[0]).toMatchObject({
      plus: ['Çalışan'],
      minus: [],
    });
  });

  it('show a field that is gone by its name and stored value', () => {
    expect(changes(changed('eski_alan', null, { a: 1 }))).toEqual([
      { alan: 'eski_alan', label: 'eski_alan', before: '', after: '{"a":1}' },
    ]);
  });

  it('are not told for additions and removals', () => {
    const added = entry('ekleme', [changed('surec_ismi', null, 'Bordro')]);
    const names = { departments: [], documents: [] };
    expect(changesOf(added, processingActivityFields, 'processingActivities', 'tr', names)).toEqual(
      [],
    );
  });
});

it('splits entries into new and seen and keeps their order', () => {
  const all = [entry('güncelleme'), entry('güncelleme', [], true), entry('ekleme')];
  expect(splitByRead(all)).toEqual({ unread: [all[0], all[2]], read: [all[1]] });
});

it('names the fields that were ever updated, once each', () => {
  const all = [
    entry('güncelleme', [changed('durum', false, true), changed('dosya_ismi', null, 'B')]),
    entry('güncelleme', [changed('durum', null, false)]),
    entry('ekleme', [changed('surec_ismi', null, 'Bordro')]),
  ];
  expect(updatedFields(all)).toEqual(['durum', 'dosya_ismi']);
});
