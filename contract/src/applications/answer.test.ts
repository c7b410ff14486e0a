import { expect, test } from 'vitest';
import { checkAnswer, checksRaised } from './answer.ts';

type Checked = Parameters<typeof checkAnswer>[0];

const draft = { ekler: [], dil: 'tr' as const, kontrol: false, sonuc: null, metin: '' };
const typed: Checked = {
  ...{ taslak: draft, haklar: ['e'], department_id: 1, cevap_yolu: 'eposta' as const },
  ...{ eposta: 'a@ornek.test', adres: null, basvuran_turu: null, yetki_tarihi: null },
  kimlik_turu: 'tc',
};
const ticks = (application: Checked) => {
  const checks = checkAnswer(application);
  return checksRaised(application).filter((one) => checks[one]);
};

test('an answer without a word ticks neither a fee nor a refusal nor a person', () => {
  expect(ticks(typed)).toEqual(['departman', 'alici']);
});

test('who is known to apply and gave a number is identified', () => {
  expect(ticks({ ...typed, basvuran_turu: 'kendisi' })).toContain('kimlik');
});

test('a refusal, which names nobody’s data, ticks no identity', () => {
  const taslak = { ...draft, sonuc: 'ret' as const };
  expect(checkAnswer({ ...typed, taslak }).kimlik).toBe(true);
  expect(checksRaised({ ...typed, taslak })).not.toContain('kimlik');
});
