import { DUE_KINDS } from '@emanet/contract/dashboard';
import { abilitiesOf } from '@emanet/contract/shared/roles';
import { expect, it } from 'vitest';
import { actOn } from './due-acts.ts';

const manager = abilitiesOf({ role: 'yönetici', egitim_sorumlusu: false });
const representative = abilitiesOf({ role: 'temsilci', egitim_sorumlusu: false });
const on = (tur: (typeof DUE_KINDS)[number]) => ({ tur, record_id: 7, department_id: 3 });

it('offers managers the step that ends each kind of due work', () => {
  const acts = DUE_KINDS.map((tur) => [tur, actOn(on(tur), manager)]);
  expect(Object.fromEntries(acts)).toMatchObject({
    aksiyon: 'finish',
    kurul_belge: 'close',
    sozlesme_bitisi: 'close',
    dokuman: 'close',
    basvuru: 'answer',
    verbis_bildirimi: 'file',
    standart_sozlesme: 'open',
    envanter_onayi: 'open',
  });
});

it('offers a representative nothing that is refused', () => {
  for (const tur of DUE_KINDS)
    expect(['finish', 'review', 'open'], tur).toContain(actOn(on(tur), representative));
  expect(actOn(on('aksiyon'), representative)).toBe('finish');
  expect(actOn(on('envanter_onayi'), representative)).toBe('review');
});
