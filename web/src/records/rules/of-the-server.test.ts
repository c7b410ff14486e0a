import { RULES } from '@emanet/contract/records/rules/all-rules';
import type { Warning } from '@emanet/contract/records/warnings';
import { expect, it } from 'vitest';
import { withStored } from './of-the-server.ts';

const rules = RULES.supplierTransfers;
const asked: Warning = { kod: 'rol_sorulur', alan: 'veri_isleyen_rolu', seviye: 'Orta' };
const other: Warning = { kod: 'rol_yok', alan: 'veri_isleyen_rolu', seviye: 'Orta' };

it('keeps what the server found by a name, until something that the rule reads is changed', () => {
  expect(withStored([other], [asked], rules, () => false)).toEqual([other, asked]);
  expect(withStored([], [asked], rules, (name) => name === 'saklama_suresi')).toEqual([asked]);
  expect(withStored([], [asked], rules, (name) => name === 'hizmet_konusu')).toEqual([]);
});

it('keeps no other warning, and none twice', () => {
  expect(withStored([], [other], rules, () => false)).toEqual([]);
  expect(withStored([asked], [asked], rules, () => false)).toEqual([asked]);
});
