import { todayInTurkey } from '@emanet/contract/shared/today';
import {
  supplierTransferFields,
  supplierTransfers,
  supplierTransferSections,
  supplierTransferWarnings,
} from '@emanet/contract/supplier-transfers';
import { hasSpecialData } from '@emanet/contract/records/personal-data';
import { noticeText } from '../../records/notice.ts';
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
    'hizmet_konusu',
    'aktarilan_kisisel_veriler',
    'veri_isleyen_rolu',
    'yurt_disi_aktarim',
  ],
  widths: {
    tedarikci_adi: 246,
    department_id: 144,
    hizmet_konusu: 196,
    aktarilan_kisisel_veriler: 180,
    veri_isleyen_rolu: 140,
    yurt_disi_aktarim: 140,
  },
  noteOf: (field, values, lang) =>
    field === 'standart_sozlesme_bildirim_tarihi' ? noticeText(values, lang) : undefined,
  warningsOf: (values) => supplierTransferWarnings(values, todayInTurkey()),
  holdsSpecial: (values) => hasSpecialData(values.aktarilan_kisisel_veriler),
};
