import { fineInWords } from '@emanet/contract/data/fines';
import { expect, it } from 'vitest';
import { processingActivityRegister } from '../../features/processing-activities/register.ts';
import { madeRow } from '../made-row.ts';
import { causesOf } from './causes.ts';

const row = madeRow({
  id: 1,
  uyarilar: [
    { kod: 'aydinlatma_metni_yok', alan: 'aydinlatma_metni', seviye: 'Orta' },
    { kod: 'amac_yok', alan: 'islenme_amaci', seviye: 'Orta' },
  ],
});

it('tells the fine of a rule whose article carries one, and of no other', () => {
  const findings = causesOf(processingActivityRegister, row, undefined, 'tr').flatMap(
    (one) => one.findings,
  );
  const fineOf = (kod: string) => findings.find((one) => one.kod === kod)?.fine;
  const fine = fineOf('aydinlatma_metni_yok') ?? expect.fail();
  expect(fineInWords(fine, 'tr')).toMatch(/TL \(KVKK m\. 18\/1-a, 20\d\d\)$/);
  expect(fineOf('amac_yok')).toBeUndefined();
});
