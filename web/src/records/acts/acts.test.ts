import type { Act } from '@emanet/contract/change-logs';
import { expect, it } from 'vitest';
import { notBackIn } from './acts.ts';

const act = (tur: Act['tur']): Act => ({
  ...{ id: 1, tur, islemler: ['silme'], sayi: 1, adlar: [], alanlar: [], aktor_turu: 'kisi' },
  ...{ user_id: 1, guncelleyen: 'Ece', tarih: '2026-11-20', engel: 0 },
  ...{ geri_alindi: false, geri_alan: false },
});

it('names the people whom a restored session lacks, and the field that a record lacks', () => {
  const kisiler = { alan: 'kisiler', eski: ['Ece Er', 'Mert Kaya'], yeni: ['Mert Kaya'] };
  expect(notBackIn(act('egitim_oturumlari'), [kisiler], 'tr')).toBe('Ece Er');
  const owner = { alan: 'sorumlu', eski: 'Derya Tan', yeni: null };
  expect(notBackIn(act('aksiyonlar'), [owner], 'tr')).toBe('Derya Tan');
  const lost = { alan: 'dosya_ismi', eski: 'Klasör', yeni: null };
  expect(notBackIn(act('veri_harita'), [lost], 'tr')).toBe('Dosya veya kayıt adı');
});
