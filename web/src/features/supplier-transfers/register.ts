import { supplierTransferRegister as shared } from '@emanet/contract/supplier-transfers';
import { noticeText } from '../../records/notice.ts';
import type { Register } from '../../records/register.ts';

export const supplierTransferRegister: Register = {
  ...shared,
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
};
