import { expect, it } from 'vitest';
import { recipientStatement, statementOf, supplierStatement } from './linked-answers.ts';

it.each([
  [true, 1, { known: 'evet' }],
  [true, 0, { known: 'bilinmiyor', lack: 'kayitsiz' }],
  [false, 0, { known: 'hayir' }],
  [false, 1, { known: 'bilinmiyor', lack: 'celiski' }],
  [null, 0, { known: 'bilinmiyor', lack: 'yanitsiz' }],
  [null, 2, { known: 'evet' }],
] as const)('reads the answer %s beside %i linked records', (own, records, statement) => {
  expect(statementOf(own, { records })).toEqual(statement);
});

it('takes a no for no answer while a linked record leaves the question open', () => {
  expect(statementOf(false, { records: 0, open: true })).toEqual({ known: 'bilinmiyor' });
});

it.each([
  [{ groups: true, alici_yok: null }, 0, { known: 'evet' }],
  [{ groups: false, alici_yok: null }, 1, { known: 'evet' }],
  [{ groups: false, alici_yok: null }, 0, { known: 'bilinmiyor', lack: 'yanitsiz' }],
  [{ groups: false, alici_yok: false }, 0, { known: 'bilinmiyor', lack: 'yanitsiz' }],
  [{ groups: false, alici_yok: true }, 0, { known: 'hayir' }],
  [{ groups: false, alici_yok: true }, 1, { known: 'bilinmiyor', lack: 'celiski' }],
  [{ groups: true, alici_yok: true }, 0, { known: 'bilinmiyor', lack: 'celiski' }],
  [
    { groups: false, alici_yok: true, yurt_disi_aktarim: true },
    0,
    { known: 'bilinmiyor', lack: 'celiski' },
  ],
] as const)('knows the recipients of %j with %i transfers', (answers, transfers, statement) => {
  expect(recipientStatement(answers, transfers)).toEqual(statement);
});

it('knows of a supplier only what the activity or a transfer says', () => {
  expect(supplierStatement('evet', 0).lack).toBe('kayitsiz');
  expect(supplierStatement(null, 0).lack).toBe('yanitsiz');
  expect(supplierStatement('hayir', 1).lack).toBe('celiski');
  expect(supplierStatement('hayir', 0)).toEqual({ known: 'hayir' });
});
