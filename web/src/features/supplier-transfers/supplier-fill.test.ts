import { expect, it } from 'vitest';
import { madeRow } from '../../records/made-row.ts';
import { supplierFilling } from './supplier-fill.ts';

const entry = {
  id: 1,
  company_id: 1,
  tedarikci_adi: 'Işık Bordro',
  tedarikci_unvan: 'Işık Bordro A.Ş.',
  vergi_no: null,
  yetkili_adi: null,
  eposta: null,
  telefon: null,
  ulke: 'Almanya',
  surum: 1,
};
const former = madeRow({
  id: 7,
  tedarikci_adi: 'IŞIK BORDRO',
  tedarikci_unvan: 'Eski unvan',
  hizmet_konusu: 'Bordro hesaplama',
  saklama_suresi: '10 yıl',
  sozlesme_var_mi: true,
  sozlesme_tarihi: '2026-02-03',
  guncellenme_tarihi: '2026-03-01T00:00:00Z',
});
const older = madeRow({
  ...former,
  id: 6,
  hizmet_konusu: 'Eski hizmet',
  guncellenme_tarihi: '2025-03-01T00:00:00Z',
});
const known = { directory: [entry], transfers: [older, former] };
const fill = (values: object, except?: number) =>
  supplierFilling({ tedarikci_adi: ' ışık bordro', ...values }, { ...known, except });

it('fills from the directory first, then from the newest transfer to the supplier', () => {
  expect(fill({})).toEqual({
    tedarikci_unvan: 'Işık Bordro A.Ş.',
    hizmet_konusu: 'Bordro hesaplama',
    yurt_disi_aktarim: true,
    aktarim_ulkesi: 'Almanya',
    sozlesme_var_mi: true,
    sozlesme_tarihi: '2026-02-03',
  });
});

it('leaves what is filled in, and what hangs on another answer', () => {
  const filled = fill({ hizmet_konusu: 'Arşiv', yurt_disi_aktarim: false, sozlesme_var_mi: false });
  expect(filled).toEqual({ tedarikci_unvan: 'Işık Bordro A.Ş.' });
});

it('knows nothing of a transfer from itself, nor of an unknown or empty name', () => {
  expect(fill({}, 7)).toMatchObject({ hizmet_konusu: 'Eski hizmet' });
  expect(fill({ tedarikci_adi: 'Işık' })).toEqual({});
  expect(fill({ tedarikci_adi: '  ' })).toEqual({});
});
