import type { Supplier } from '@emanet/contract/suppliers';
import { text } from './linked.ts';
import type { Linked } from './linked.ts';
import { supplierFor } from './suppliers.ts';

/** Details of a supplier that the demo knows, beside its name. */
export type DemoSupplier = Readonly<{
  name: string;
  title: string;
  country: string;
  service: string;
  /** Does an activity use it? */
  serves: (activity: Linked) => boolean;
}>;

const titled = (name: string, service: string, title: string): DemoSupplier => ({
  name,
  title,
  service,
  country: 'Türkiye',
  serves: ({ values }) => supplierFor(text(values.veri_isleyen_unvan)) === title,
});
const abroad = (name: string, country: string, service: string, role: RegExp, place: string) => ({
  name,
  title: name,
  country,
  service,
  serves: ({ values }: Linked) =>
    role.test(text(values.veri_isleyen_unvan)) ||
    (Array.isArray(values.saklandigi_alan) && values.saklandigi_alan.some((at) => at === place)),
});

/** All are invented. */
// prettier-ignore
export const SUPPLIERS: readonly DemoSupplier[] = [
  titled('Denge Bordro', 'Aylık bordro, SGK bildirgesi ve muhasebe kayıtlarının hazırlanması', 'Denge Bordro ve Mali Müşavirlik Ltd. Şti.'),
  titled('Çınaraltı OSGB', 'İşyeri hekimliği, iş güvenliği uzmanlığı ve sağlık gözetimi', 'Çınaraltı Ortak Sağlık ve Güvenlik Birimi Ltd. Şti.'),
  titled('Turna Güvenlik Sistemleri', 'Geçiş kontrol ve kamera sistemlerinin bakımı', 'Turna Geçiş ve Güvenlik Sistemleri Sanayi A.Ş.'),
  titled('Kuzey Kalkan', 'Özel güvenlik görevlisi sağlanması', 'Kuzey Kalkan Özel Güvenlik Hizmetleri A.Ş.'),
  titled('Yalın İK', 'İnsan kaynakları, performans ve eğitim yazılımı', 'Yalın İnsan Kaynakları Yazılımları A.Ş.'),
  titled('Bileşim Yazılım', 'Kurumsal kaynak planlama, e-fatura ve mutabakat yazılımı', 'Bileşim Kurumsal Yazılım A.Ş.'),
  titled('Pusula CRM', 'Müşteri ilişkileri, sadakat ve anket yazılımı', 'Pusula Müşteri Çözümleri A.Ş.'),
  titled('Üçgen Reklam', 'Reklam, fotoğraf ve sosyal medya yönetimi', 'Üçgen Reklam ve Tanıtım Hizmetleri Ltd. Şti.'),
  titled('İletişim Köprüsü', 'Çağrı merkezi ve toplu mesaj gönderimi', 'İletişim Köprüsü Çağrı ve Mesaj Hizmetleri A.Ş.'),
  titled('Gündoğdu Turizm', 'Personel servislerinin işletilmesi', 'Gündoğdu Turizm ve Personel Taşımacılığı Ltd. Şti.'),
  titled('Ege Sofrası', 'Toplu yemek ve yemek kartı', 'Ege Sofrası Toplu Yemek Üretim A.Ş.'),
  titled('Rota Filo', 'Araç takip cihazları ve konum yazılımı', 'Rota Filo ve Araç Takip Teknolojileri A.Ş.'),
  titled('Çamlıca Nakliyat', 'Kargo ve dağıtım', 'Çamlıca Uluslararası Nakliyat ve Dağıtım A.Ş.'),
  titled('Kâğıthane İmha', 'Basılı evrakın tutanakla imhası', 'Kâğıthane Güvenli Evrak İmha ve Geri Dönüşüm Ltd. Şti.'),
  titled('Çözümağ', 'Sunucu barındırma, yedekleme ve güvenlik izleme', 'Çözümağ Bilişim ve Veri Merkezi Hizmetleri A.Ş.'),
  abroad('Nordbyte Cloud Ltd.', 'İrlanda', 'Bulutta dosya depolama ve yedekleme', /bulut yedek/i, 'bulut_depolama'),
  abroad('Fernhill Talent B.V.', 'Hollanda', 'Aday havuzu ve ilan yayımlama platformu', /istihdam platformu/i, 'bulut_saas'),
  abroad('Lumenmeet Inc.', 'Amerika Birleşik Devletleri', 'Görüntülü toplantı ve toplantı kaydı', /video konferans/i, 'video_konferans_hizmeti'),
  abroad('Kestrel Analytics GmbH', 'Almanya', 'İnternet sitesi ölçümü ve reklam hedefleme', /analitik/i, 'analitik_hizmeti'),
  abroad('Postwing Mail Inc.', 'Amerika Birleşik Devletleri', 'Kurumsal e-posta kutuları', /e-posta hizmeti/i, 'bulut_eposta'),
];

type Entry = Omit<Supplier, 'id' | 'company_id' | 'surum'>;

/** The directory of a company: its suppliers, the ones at home with somebody to call. */
export const directoryOf = (key: string): Entry[] =>
  SUPPLIERS.map(({ name, title, country }, at) => {
    const home = country === 'Türkiye';
    const slug = `tedarikci${String(at + 1)}`;
    return {
      tedarikci_adi: name,
      tedarikci_unvan: title,
      vergi_no: home ? String(1_110_000_000 + at * 7919) : null,
      yetkili_adi: null,
      eposta: `${key}@${slug}.test`,
      telefon: home ? `0212 555 ${String(1000 + at * 37)}` : null,
      ulke: country,
    };
  });
