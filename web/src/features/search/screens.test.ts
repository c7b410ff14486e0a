import { expect, it } from 'vitest';
import { screensOf } from './screens.ts';

const addresses = (role: 'danışman' | 'yönetici' | 'temsilci', egitim_sorumlusu: 0 | 1 = 0) =>
  screensOf({ role, egitim_sorumlusu }).map((screen) => screen.to);

it('offers managers every screen once', () => {
  const all = addresses('danışman');
  for (const to of ['/denetim', '/organizasyon', '/tablolar', '/envanter/sihirbaz'])
    expect(all).toContain(to);
  for (const to of ['/tedarikciler/rehber', '/tedarikci-haritasi', '/varlik-haritasi'])
    expect(all).toContain(to);
  expect(new Set(all).size).toBe(all.length);
  expect(addresses('yönetici')).toEqual(all);
});

it('offers representatives no screen of managers, and training to who is in charge of it', () => {
  const own = addresses('temsilci');
  for (const to of ['/organizasyon', '/tablolar', '/farkindalik-egitimi'])
    expect(own).not.toContain(to);
  expect(own).toContain('/veri-isleme');
  expect(own).toContain('/yardim');
  expect(addresses('temsilci', 1)).toContain('/farkindalik-egitimi');
});
