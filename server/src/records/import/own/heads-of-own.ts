import type { RegisterNoun } from '@emanet/contract/records/registers';

/**
 * Heads that companies give the columns of their own sheets, and the field of each. A head of the
 * template with the same letters wins. One that could mean two fields does not stand here.
 */
export const OWN_HEADS: Readonly<
  Partial<Record<RegisterNoun, Readonly<Record<string, readonly string[]>>>>
> = {
  processingActivities: {
    surec_ismi: [
      ...['Süreç', 'Süreç adı', 'İş süreci', 'Faaliyet', 'Faaliyet adı', 'Veri işleme faaliyeti'],
      ...['Process', 'Process name', 'Activity', 'Activity name', 'Processing activity'],
    ],
    department_id: [
      ...[
        'Birim',
        'Bölüm',
        'Departman adı',
        'İlgili birim',
        'İş birimi',
        'Müdürlük',
        'Direktörlük',
      ],
      ...['Unit', 'Division', 'Business unit'],
    ],
    kimden_nasil_temin: [
      ...['Elde edilme yöntemi', 'Elde etme yöntemi', 'Toplama yöntemi', 'Veri toplama yöntemi'],
      ...['Toplanma yöntemi', 'Temin yöntemi', 'Elde edilme şekli', 'Collection method'],
    ],
    faaliyet_aciklamasi: ['Açıklama', 'Süreç açıklaması', 'Tanım', 'Description'],
    ilgili_kisi: [
      ...['Kişi grubu', 'Veri konusu kişi', 'Veri konusu kişi grubu', 'İlgili kişiler'],
      ...[
        'Kişi grupları',
        'Veri konusu kişi grupları',
        'Veri sahibi',
        'Veri sahipleri',
        'İlgili kişi grubu',
        'Kimin verisi',
      ],
      ...['Data subject', 'Data subjects'],
    ],
    islenen_kisisel_veriler: [
      ...['Veri', 'Veriler', 'Kişisel veri', 'Kişisel veriler', 'Veri kategorisi'],
      ...['Kişisel veri kategorisi', 'Veri türü', 'Personal data', 'Data', 'Data categories'],
    ],
    islenme_amaci: ['Amaç', 'İşleme amacı', 'Veri işleme amacı', 'Purpose', 'Purposes'],
    isleme_sarti: [
      ...[
        'Hukuki sebep',
        'Hukuki dayanak',
        'Hukuki dayanağı',
        'İşleme şartı',
        'Dayanak',
        'Hukuki sebebi',
      ],
      ...['Legal basis', 'Lawful basis'],
    ],
    saklandigi_alan: ['Saklama yeri', 'Saklama ortamı', 'Ortam', 'Storage', 'Storage location'],
    saklama_suresi: [
      ...['Süre', 'Saklama süresi', 'Azami süre', 'Muhafaza süresi', 'Azami muhafaza süresi'],
      ...['Retention', 'Retention period'],
    ],
    alici_grubu: [
      ...['Alıcı', 'Alıcılar', 'Aktarılan taraf', 'Aktarılan taraflar', 'Alıcı grubu'],
      ...[
        'Aktarım yapılan taraf',
        'Veri aktarılan taraf',
        'Paylaşılan taraf',
        'Kimlere aktarılıyor',
      ],
      ...['Aktarıldığı taraf', 'Aktarıldığı kişi', 'Recipients', 'Recipient', 'Recipient groups'],
    ],
    yurt_disi_aktarim: [
      ...['Yurt dışı', 'Yurtdışı', 'Yurtdışı aktarım', 'Yurtdışına aktarım', 'Transfer abroad'],
      ...['Yurt dışı aktarım', 'Yurt dışına aktarım', 'Yurt dışına aktarım var mı'],
    ],
    veri_isleyen_unvan: ['Veri işleyen', 'Veri işleyenler', 'Processor', 'Processors'],
    imha_yontemi: ['İmha', 'İmha şekli', 'Disposal', 'Disposal method'],
  },
  supplierTransfers: {
    tedarikci_adi: [
      ...['Tedarikçi', 'Firma', 'Firma adı', 'Şirket', 'Supplier', 'Vendor', 'Company'],
      ...['Firma unvanı', 'Cari unvanı', 'Cari adı', 'Cari'],
    ],
    sozlesme_tarihi: ['Söz. tarihi', 'Sözleşmenin tarihi', 'Contract date'],
    yurt_disi_aktarim: ['Yurt dışı', 'Yurtdışı', 'Yurt dışı aktarım', 'Yurtdışına aktarım'],
    aktarim_ulkesi: ['Aktarım ülkesi', 'Ülke', 'Country'],
    department_id: ['Birim', 'Bölüm', 'İlgili birim', 'Unit', 'Division'],
  },
  publicTransfers: {
    kurum_adi: ['Kurum', 'Kamu kurumu', 'Authority', 'Public body'],
    hukuki_dayanak: ['Dayanılan mevzuat', 'İlgili mevzuat', 'Mevzuat'],
    aktarim_yontemi: ['Yöntem', 'Aktarım şekli', 'Aktarım yolu', 'Gönderim yöntemi', 'Method'],
    aktarim_sikligi: ['Sıklık', 'Periyot', 'Gönderim sıklığı', 'Frequency'],
    aktarilan_kisisel_veriler: ['Aktarılan veri', 'Aktarılan veriler', 'Veriler', 'Veri'],
    department_id: ['Birim', 'Bölüm', 'İlgili birim', 'Unit', 'Division'],
  },
  assets: {
    varlik_ismi: ['Varlık', 'Sistem', 'Uygulama', 'Asset', 'System', 'Application'],
    department_id: ['Birim', 'Bölüm', 'İlgili birim', 'Unit', 'Division'],
  },
};
