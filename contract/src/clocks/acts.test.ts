import { expect, it } from 'vitest';
import { abilitiesOf } from '../shared/roles.ts';
import { actOn } from './acts.ts';
import { CLOCK_KINDS, CLOCKS, type ClockKind } from './kinds.ts';

const manager = abilitiesOf({ role: 'yönetici', egitim_sorumlusu: false });
const representative = abilitiesOf({ role: 'temsilci', egitim_sorumlusu: false });
const on = (tur: ClockKind) => ({ tur, record_id: 7, department_id: 3 });

it('offers managers the step that ends each kind of due work', () => {
  const acts = CLOCK_KINDS.map((tur) => [tur, actOn(on(tur), manager)]);
  expect(Object.fromEntries(acts)).toMatchObject({
    aksiyon: 'finish',
    kurul_belge: 'close',
    sozlesme_bitisi: 'close',
    dokuman: 'close',
    basvuru: 'answer',
    verbis_bildirimi: 'file',
    standart_sozlesme: 'open',
    envanter_onayi: 'open',
    ihlal_kurul: 'open',
  });
  for (const tur of CLOCK_KINDS.filter((one) => !CLOCKS[one].bilgi))
    expect(actOn(on(tur), manager), tur).not.toBe('read');
});

it('tells a representative for information what that person cannot finish', () => {
  const finished = CLOCK_KINDS.filter((tur) => actOn(on(tur), representative) !== 'read');
  expect(finished).toEqual([
    ...['standart_sozlesme', 'sadakat_dogrulamasi', 'envanter_onayi', 'aksiyon'],
  ]);
  expect(actOn(on('aksiyon'), representative)).toBe('finish');
  expect(actOn(on('envanter_onayi'), representative)).toBe('review');
  expect(actOn(on('dokuman'), representative)).toBe('read');
});

it('offers nothing to somebody who only reads', () => {
  for (const tur of CLOCK_KINDS) expect(actOn(on(tur), ['clocks.read']), tur).toBe('read');
});
