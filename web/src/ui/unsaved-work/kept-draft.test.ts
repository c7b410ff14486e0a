import { describe, expect, test } from 'vitest';
import { restorable } from './kept-draft.ts';

const draft = (value: object, base: object, version?: number) => ({
  ...{ value, base, version, name: 'İhlal', savedAt: 1 },
});

describe('a draft that returns to its form', () => {
  const begun = { baslik: '', ogrenme: '2026-03-01T14:00' };
  const later = { baslik: '', ogrenme: '2026-03-01T14:31' };

  test('keeps everything of an addition, though its preset minute has passed', () => {
    const kept = draft({ ...begun, baslik: 'Kayıp dizüstü' }, begun);
    expect(restorable(kept, later, { version: undefined, adds: true })?.values).toEqual({
      ...begun,
      baslik: 'Kayıp dizüstü',
    });
  });

  test('keeps what the person changed of a row without a version', () => {
    const kept = draft({ ad: 'Ayşe', telefon: '1' }, { ad: 'A.', telefon: '1' });
    const stored = { ad: 'A.', telefon: '2' };
    expect(restorable(kept, stored, { version: undefined, adds: false })?.values).toEqual({
      ad: 'Ayşe',
    });
  });

  test('keeps everything of a row with a version, and the version it was read at', () => {
    const kept = draft({ ad: 'Ayşe', telefon: '1' }, { ad: 'A.', telefon: '1' }, 3);
    expect(restorable(kept, { ad: 'A.', telefon: '2' }, { version: 4, adds: false })).toEqual({
      values: { ad: 'Ayşe', telefon: '1' },
      version: 3,
      savedAt: 1,
    });
  });

  test('drops fields that the form no longer has', () => {
    const kept = draft({ baslik: 'x', eski: 'y' }, { baslik: '', eski: '' });
    expect(restorable(kept, { baslik: '' }, { version: undefined, adds: true })?.values).toEqual({
      baslik: 'x',
    });
  });
});
