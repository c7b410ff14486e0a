import {
  assetFields,
  assetHoldsSpecial,
  assets,
  assetSections,
  assetWarnings,
} from '@emanet/contract/assets';
import type { Register } from '../../records/register.ts';

export const assetRegister: Register = {
  noun: 'assets',
  tur: 'varlik_listesi',
  path: '/varlik-listesi',
  addPath: '/envanter/varlik/ekle',
  editPath: (id) => `/envanter/varlik/guncelle/${id}`,
  importPath: '/envanter/varlik/ice-aktar',
  endpoints: assets,
  fields: assetFields,
  sections: assetSections,
  nameField: 'varlik_ismi',
  filters: ['varlik_turu'],
  summary: ['department_id', 'varlik_turu', 'varlik_sahibi', 'bulundugu_yer', 'gizlilik_derecesi'],
  widths: {
    varlik_ismi: 300,
    varlik_turu: 160,
    varlik_sahibi: 150,
    bulundugu_yer: 150,
    gizlilik_derecesi: 132,
  },
  warningsOf: assetWarnings,
  holdsSpecial: assetHoldsSpecial,
};
