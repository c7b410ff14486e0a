import { expect, it } from 'vitest';
import { cuesIn, PRIVATE_PLACES, WATCHING } from './places.ts';

it('has a law and a source for every cue', () => {
  for (const { madde, kaynak } of [...PRIVATE_PLACES, ...WATCHING]) {
    expect(madde).toContain('KVKK m. 4/2-ç');
    expect(['metin', 'yorum']).toContain(kaynak);
  }
});

it.each([
  ['Soyunma Odası ve Tuvalet Kameraları', 'soyunma,tuvalet'],
  ['WC girişi', ''],
  ['Mescit kamerası', 'ibadet'],
  ['Duş kabinleri', 'banyo'],
  ['Emzirme odaları', 'emzirme'],
  ['Soyunma odası koridoru', ''],
  ['Kapılar izlenir. Tuvalette kamera yoktur.', ''],
  ['Ekran kaydı; klavye', 'ekran,tus'],
])('“%s” speaks of: %s', (text, kinds) => {
  const found = cuesIn([...PRIVATE_PLACES, ...WATCHING], text).map(({ kod }) => kod);
  expect(found.join(',')).toBe(kinds);
});
