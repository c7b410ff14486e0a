/** Suppliers for a role that the library names, first match wins. All are invented. */
// prettier-ignore
const SUPPLIERS: readonly (readonly [role: RegExp, title: string])[] = [
  [/bordro|mali müşavir|YMM/i, 'Denge Bordro ve Mali Müşavirlik Ltd. Şti.'],
  [/OSGB|sağlık/i, 'Çınaraltı Ortak Sağlık ve Güvenlik Birimi Ltd. Şti.'],
  [/PDKS|geçiş sistemi|güvenlik sistemi/i, 'Turna Geçiş ve Güvenlik Sistemleri Sanayi A.Ş.'],
  [/özel güvenlik/i, 'Kuzey Kalkan Özel Güvenlik Hizmetleri A.Ş.'],
  [/İK yazılımı|performans|eğitim/i, 'Yalın İnsan Kaynakları Yazılımları A.Ş.'],
  [/ERP|e-fatura|mutabakat|masraf|MES/i, 'Bileşim Kurumsal Yazılım A.Ş.'],
  [/CRM|sadakat|anket|araştırma/i, 'Pusula Müşteri Çözümleri A.Ş.'],
  [/ajans|fotoğraf|reklam/i, 'Üçgen Reklam ve Tanıtım Hizmetleri Ltd. Şti.'],
  [/SMS|çağrı merkezi|canlı destek/i, 'İletişim Köprüsü Çağrı ve Mesaj Hizmetleri A.Ş.'],
  [/servis taşımacılığı/i, 'Gündoğdu Turizm ve Personel Taşımacılığı Ltd. Şti.'],
  [/yemek/i, 'Ege Sofrası Toplu Yemek Üretim A.Ş.'],
  [/araç takip/i, 'Rota Filo ve Araç Takip Teknolojileri A.Ş.'],
  [/nakliye|kargo/i, 'Çamlıca Uluslararası Nakliyat ve Dağıtım A.Ş.'],
  [/imha/i, 'Kâğıthane Güvenli Evrak İmha ve Geri Dönüşüm Ltd. Şti.'],
  [/barındırma|yedek|veri merkezi|log|SIEM|kimlik|MDM|yardım masası|e-ticaret|olay/i, 'Çözümağ Bilişim ve Veri Merkezi Hizmetleri A.Ş.'],
];

/** The trade name behind a role such as "Bordro hizmeti sağlayıcısı", where the demo has one. */
export const supplierFor = (role: string) => SUPPLIERS.find(([pattern]) => pattern.test(role))?.[1];
