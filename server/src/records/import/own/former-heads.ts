import type { RegisterNoun } from '@emanet/contract/records/registers';

/** Heads of files that were exported when a field was called otherwise, and the field of each. */
export const FORMER_HEADS: Readonly<
  Partial<Record<RegisterNoun, Readonly<Record<string, string>>>>
> = {
  processingActivities: {
    'İlgili kişi grubu': 'ilgili_kisi',
    'Tedarikçi veya üçüncü kişi dâhil oluyor mu': 'dahil_oluyormu',
    'Is a supplier or third party involved': 'dahil_oluyormu',
    'Ayrıntı: kategori bazında': 'kategori_ayrintilari',
    'Detail by category': 'kategori_ayrintilari',
    'Automated decision': 'otomatik_veri_isleme_faaliyeti_yaziniz',
    'Article of law relied on': 'hukuki_yukumluluk_istisnasi',
    'The legitimate interest': 'veri_sorumlusu_mesru_menfaati',
    'Trade name of the processor': 'veri_isleyen_unvan',
    'Approval for commercial messages (İYS)': 'ticari_ileti_onayi',
    'Balancing test: effect on the person': 'denge_ilgili_kisi',
  },
  supplierTransfers: {
    'Alıcı grubu': 'alici_grubu',
    'Recipient group': 'alici_grubu',
    'Tedarikçinin rolü': 'veri_isleyen_rolu',
    'Role of the supplier': 'veri_isleyen_rolu',
    'İlgili kişi grubu': 'ilgili_kisi',
    'Yurt dışı aktarım dayanağı': 'yurt_disi_mekanizma',
    'Sözleşme var mı': 'sozlesme_var_mi',
    'Trade name': 'tedarikci_unvan',
    'Retention at the supplier': 'saklama_suresi',
    'Party that notifies': 'standart_sozlesme_bildiren',
  },
  publicTransfers: {
    'İlgili kişi grubu': 'ilgili_kisi',
    'Number of the request': 'talep_sayisi',
  },
  assets: {
    'Yurt dışında mı': 'yurt_disi_mi',
    'Yedekleniyor mu': 'yedekleme_var_mi',
    'Şifreleniyor mu': 'sifreleme_var_mi',
    'Approximate number of people': 'kisi_sayisi',
    'Backups kept for': 'yedek_saklama_suresi',
  },
};
