import { todayInTurkey } from '@emanet/contract/shared/today';
import {
  supplierTransferFields,
  supplierTransfers,
  supplierTransferSections,
  supplierTransferWarnings,
} from '@emanet/contract/supplier-transfers';
import { hasSpecialData } from '@emanet/contract/records/personal-data';
import type { Register } from '../../records/register.ts';

export const supplierRegister: Register = {
  noun: 'supplierTransfers',
  tur: 'veri_aktarim',
  path: '/tedarikciler',
  addPath: '/envanter/tedarikci/ekle',
  editPath: (id) => `/envanter/tedarikci/guncelle/${id}`,
  importPath: '/envanter/tedarikci/ice-aktar',
  endpoints: supplierTransfers,
  fields: supplierTransferFields,
  sections: supplierTransferSections,
  nameField: 'tedarikci_adi',
  filters: [],
  summary: [
    'department_id',
    'aktarilan_kisisel_veriler',
    'veri_isleyen_rolu',
    'yurt_disi_aktarim',
    'sozlesme_var_mi',
  ],
  widths: {
    tedarikci_adi: 284,
    department_id: 140,
    veri_isleyen_rolu: 140,
    sozlesme_var_mi: 136,
  },
  warningsOf: (values) => supplierTransferWarnings(values, todayInTurkey()),
  holdsSpecial: (values) => hasSpecialData(values.aktarilan_kisisel_veriler),
};
