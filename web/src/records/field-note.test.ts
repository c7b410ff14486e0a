import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../platform/texts/texts.fixture.ts';
import { assetRegister } from '../features/assets/register.ts';
import { supplierTransferRegister } from '../features/supplier-transfers/register.ts';
import { fieldNote } from './field-note.ts';
import type { Register } from './register.ts';

beforeAll(startTexts);

const noteOf = (register: Register, name: string, values: Record<string, unknown>) => {
  const field = register.fields.find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return fieldNote(register, field, values, 'tr');
};

describe('what is said with a field', () => {
  it('is the group of an asset, from its type', () => {
    const values = { varlik_turu: 'arsiv_odasi' };
    expect(noteOf(assetRegister, 'varlik_turu', values)).toMatch(/^Varlık grubu: Fiziksel/);
    expect(noteOf(assetRegister, 'varlik_turu', {})).toBeUndefined();
    expect(noteOf(assetRegister, 'varlik_sahibi', values)).toBeUndefined();
  });

  it('is the last day for a notice, and how it stands', () => {
    const name = 'standart_sozlesme_bildirim_tarihi';
    // 29 October is a holiday: five business days after the Monday end on the Tuesday after.
    const signed = { standart_sozlesme_imza_tarihi: '2026-10-26' };
    expect(noteOf(supplierTransferRegister, name, { ...signed, [name]: '2026-11-03' })).toBe(
      'Kuruma bildirim için son gün 3 Kasım 2026 Salı · süresinde bildirildi',
    );
    expect(noteOf(supplierTransferRegister, name, { ...signed, [name]: '2026-11-04' })).toMatch(
      /süresinden sonra bildirildi$/,
    );
    expect(
      noteOf(supplierTransferRegister, name, { standart_sozlesme_imza_tarihi: '2020-01-06' }),
    ).toMatch(/iş günü geçti$/);
    expect(noteOf(supplierTransferRegister, name, {})).toBeUndefined();
  });

  it('is the law behind a period from the list, and nothing for words of one’s own', () => {
    expect(noteOf(assetRegister, 'saklama_suresi', { saklama_suresi: 'sgk_belge_10' })).toContain(
      '5510 s. Kanun m.86',
    );
    expect(noteOf(assetRegister, 'saklama_suresi', { saklama_suresi: 'iş bitene dek' })).toBe(
      undefined,
    );
  });
});
