import { expect, it } from 'vitest';
import { activityRegister as register } from '../features/processing-activities/register.ts';
import { listAddress, rememberPlace, scrollOf } from './place.ts';

it('leads back to the list as it was left', () => {
  expect(listAddress(register)).toBe('/veri-isleme');
  expect(listAddress(register, 4)).toBe('/veri-isleme?kayit=4');
  rememberPlace(register, { search: 'risk=Orta&kayit=9' });
  rememberPlace(register, { scrollTop: 1200 });
  expect(listAddress(register)).toBe('/veri-isleme?risk=Orta');
  expect(listAddress(register, 4)).toBe('/veri-isleme?risk=Orta&kayit=4');
  expect(scrollOf(register)).toBe(1200);
});
