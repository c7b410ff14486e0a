import { expect, it } from 'vitest';
import { processingActivityRegister as register } from '../features/processing-activities/register.ts';
import {
  linksAddress,
  listAddress,
  rememberScroll,
  rememberSearch,
  scrollOf,
} from './list-address.ts';

it('leads back to the list as it was left', () => {
  expect(listAddress(register)).toBe('/veri-isleme');
  expect(listAddress(register, 4)).toBe('/veri-isleme?kayit=4');
  rememberSearch(register, 'risk=Orta&kayit=9');
  rememberScroll(register, 1200);
  expect(listAddress(register)).toBe('/veri-isleme?risk=Orta');
  expect(listAddress(register, 4)).toBe('/veri-isleme?risk=Orta&kayit=4');
  expect(linksAddress(4)).toBe('/veri-isleme?risk=Orta&kayit=4#links');
  expect(scrollOf(register)).toBe(1200);
});

it('keeps the scroll while another record opens, not for other rows', () => {
  rememberSearch(register, 'risk=Orta');
  rememberScroll(register, 800);
  rememberSearch(register, 'risk=Orta&kayit=3');
  expect(scrollOf(register)).toBe(800);
  rememberSearch(register, 'risk=Düşük');
  expect(scrollOf(register)).toBe(0);
});
