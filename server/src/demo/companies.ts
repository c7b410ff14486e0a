import type { CompanyProfile } from '@emanet/contract/companies';

/** A client company of the demo's consultant. */
export type DemoCompany = Readonly<{
  key: string;
  company_name: string;
  logo: string;
  /** Details of the company; the rest is still to be entered. */
  profile: Partial<Omit<CompanyProfile, 'company_id' | 'company_name' | 'logo' | 'surum'>>;
  /** Own departments, each with the departments of the library whose activities it runs. */
  departments: readonly Readonly<{ name: string; runs: readonly string[]; most: number }>[];
  /** Texts its activities need and nobody has written yet. */
  unwritten: readonly string[];
  seed: number;
}>;

// prettier-ignore
export const COMPANIES: readonly DemoCompany[] = [
  {
    key: 'ilgaz',
    company_name: 'Ilgaz Gıda Sanayi ve Ticaret A.Ş.',
    logo: 'ilgaz-gida.png',
    profile: {
      unvan: 'Ilgaz Gıda Sanayi ve Ticaret Anonim Şirketi', adres: 'Organize Sanayi Bölgesi, 4. Cadde No: 17, 06935 Sincan / Ankara',
      vergi_no: '4820167355', mersis_no: '0482016735500018', kep: 'ilgazgida@hs01.kep.tr', web: 'www.ilgazgida.test',
      verbis_kayit_no: '3471120', irtibat_kisisi: 'Kemal Yurtsever', irtibat_telefon: '0312 555 04 17', irtibat_eposta: 'kemal.yurtsever@ilgazgida.test',
      kurum_turu: 'sirket', calisan_sayisi: 214, bilanco_toplami: 186_400_000,
    },
    unwritten: ['Sadakat Programı Aydınlatma Metni', 'Toplantı Kaydı Aydınlatma Metni', 'Stajyer Aydınlatma Metni', 'Sosyal Medya Aydınlatma Metni', 'Çağrı Merkezi Aydınlatma Metni', 'Müşteri ve Kefil Aydınlatma Metni', 'Ticari İletişim Açık Rıza Metni'],
    seed: 6698,
    departments: [
      { name: 'İnsan Kaynakları', runs: ['insan_kaynaklari'], most: 19 },
      { name: 'Mali İşler', runs: ['muhasebe_finans'], most: 8 },
      { name: 'Yurt İçi Satış', runs: ['satis'], most: 6 },
      { name: 'Pazarlama ve Kurumsal İletişim', runs: ['pazarlama'], most: 9 },
      { name: 'Tüketici Danışma Hattı', runs: ['musteri_hizmetleri', 'e_ticaret'], most: 6 },
      { name: 'Satın Alma', runs: ['satin_alma'], most: 5 },
      { name: 'Bilgi Teknolojileri', runs: ['bilgi_teknolojileri'], most: 7 },
      { name: 'Üretim ve Kalite Güvence', runs: ['uretim', 'kalite', 'arge'], most: 5 },
      { name: 'İş Sağlığı ve Güvenliği', runs: ['isg'], most: 6 },
      { name: 'İdari İşler ve Güvenlik', runs: ['guvenlik', 'idari_isler'], most: 7 },
    ],
  },
  {
    key: 'korfez',
    company_name: 'Körfez Lojistik ve Depoculuk Ltd. Şti.',
    logo: 'korfez-lojistik.png',
    profile: { unvan: 'Körfez Lojistik ve Depoculuk Limited Şirketi', vergi_no: '6172049183', kurum_turu: 'sirket', calisan_sayisi: 38 },
    unwritten: ['Wi-Fi Aydınlatma Metni', 'Etik Hat Aydınlatma Metni', 'Hissedar Aydınlatma Metni', 'Tedarikçi Çalışanı Aydınlatma Metni', 'Yönetim Kurulu Üyesi Aydınlatma Metni', 'Çalışan Biyometrik Veri Açık Rıza Metni'],
    seed: 1453,
    departments: [
      { name: 'İnsan Kaynakları', runs: ['insan_kaynaklari'], most: 16 },
      { name: 'Muhasebe ve Finans', runs: ['muhasebe_finans'], most: 7 },
      { name: 'Satış ve Müşteri İlişkileri', runs: ['satis', 'musteri_hizmetleri'], most: 7 },
      { name: 'Satın Alma', runs: ['satin_alma'], most: 4 },
      { name: 'Bilgi Teknolojileri', runs: ['bilgi_teknolojileri'], most: 6 },
      { name: 'Depo ve Sevkiyat', runs: ['lojistik_depo', 'uretim'], most: 4 },
      { name: 'Filo ve İdari İşler', runs: ['idari_isler'], most: 6 },
      { name: 'Güvenlik', runs: ['guvenlik'], most: 5 },
      { name: 'İş Sağlığı ve Güvenliği', runs: ['isg'], most: 6 },
      { name: 'Hukuk ve Uyum', runs: ['hukuk_uyum', 'yonetim'], most: 7 },
    ],
  },
];
