import { supplierTransferRegister as shared } from '@emanet/contract/supplier-transfers';
import { ROLE_OF_RECIPIENT } from '@emanet/contract/lookups';
import { isEmpty } from '@emanet/contract/records/fields';
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
  /** The kind of the recipient fills in its usual role, unless one is filled already. */
  follow: (name, value, values): Record<string, string> => {
    if (name !== 'alici_grubu') return {};
    const role = ROLE_OF_RECIPIENT.get(String(value));
    const followed =
      isEmpty(values.veri_isleyen_rolu) ||
      values.veri_isleyen_rolu === ROLE_OF_RECIPIENT.get(String(values.alici_grubu));
    return role && followed ? { veri_isleyen_rolu: role } : {};
  },
  noteOf: (field, values, lang) =>
    field === 'standart_sozlesme_bildirim_tarihi' ? noticeText(values, lang) : undefined,
};
