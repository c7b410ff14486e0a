import type { AnswerOutcome, PersonGroup } from '@emanet/contract/applications';
import type { RefusalGround } from '@emanet/contract/applications/refusals';
import type { Right } from '@emanet/contract/data/application-rights';

/** An application and what became of it. */
export type Story = Readonly<{
  company: 'ilgaz' | 'korfez';
  /** Days ago on which it came. */
  ago: number;
  ad: string;
  soyad: string;
  /** Nine digits; the check digits follow from them. */
  kimlik: number;
  grup: PersonGroup;
  hak: readonly Right[];
  talep: string;
  /** Entered by hand instead of through the form. */
  kaynak?: 'dilekce' | 'kep';
  /** Its department; without one it is not assigned. */
  departman?: string;
  not?: string;
  soru?: string;
  /** The application is an agent's, who encloses proof, for this person. */
  adina?: string;
  /** The applicant enclosed a paper of this title. */
  ek?: string;
  cevap?: Readonly<{
    /** Days after which it was answered. */
    gun: number;
    sonuc: AnswerOutcome;
    sablon: string;
    /** Texts that take the place of the template's open parts, in their order. */
    yerine: readonly string[];
    /** Ground and explanation of a refusal. */
    ret?: Readonly<{ neden: RefusalGround; gerekce: string }>;
  }>;
}>;

// prettier-ignore
export const STORIES: readonly Story[] = [
  { company: 'ilgaz', ago: 44, ad: 'Pelin', soyad: 'Erdem', kimlik: 412_358_061, grup: 'aday_calisan', hak: ['e'], departman: 'İnsan Kaynakları', talep: 'Mart ayında yaptığım iş başvurusundaki özgeçmişimin ve mülakat notlarının silinmesini istiyorum.', cevap: { gun: 5, sonuc: 'kabul', sablon: 'silindi', yerine: ['Özgeçmişiniz ve mülakat notlarınız', '9 Ekim', 'silme', 'yok', 'alıcı bulunmadığından bildirim yapılmamıştır'] } },
  { company: 'ilgaz', ago: 41, ad: 'Ali Rıza', soyad: 'Hacıosmanoğlu', kimlik: 285_714_903, grup: 'eski_calisan', hak: ['ğ', 'e'], departman: 'Mali İşler', kaynak: 'dilekce', talep: 'Ayrıldığım tarihe kadarki bordro kayıtlarımın silinmesini ve uğradığım zararın giderilmesini talep ederim.', not: 'Zarar iddiası hukuk danışmanıyla görüşüldü: dayanak belge sunulmamış.', cevap: { gun: 26, sonuc: 'ret', sablon: 'silme_ret', yerine: ['bordro kayıtlarınız', '5510 sayılı Kanunun 86. maddesi', 'on yıl'], ret: { neden: 'saklama', gerekce: 'Bordro kayıtları 5510 sayılı Kanunun 86. maddesi uyarınca saklanır; zarar iddiasına dayanak belge sunulmamıştır.' } } },
  { company: 'ilgaz', ago: 33, ad: 'Derya Naz', soyad: 'Coşkun', kimlik: 367_902_418, grup: 'musteri', hak: ['e', 'f'], departman: 'Tüketici Danışma Hattı', talep: 'Sadakat programındaki bütün verilerimin silinmesini ve bunun anket şirketine bildirilmesini istiyorum.', cevap: { gun: 12, sonuc: 'kismen', sablon: 'silme_kismen', yerine: ['Sadakat programındaki iletişim ve alışveriş bilgileriniz', 'Fatura kayıtlarınız', '6102 sayılı Türk Ticaret Kanununun 82. maddesi', 'on yıl'], ret: { neden: 'saklama', gerekce: 'Fatura kayıtları ticari defter belgesidir; saklama süresi dolmadan silinemez. Diğer veriler silinmiştir.' } } },
  { company: 'ilgaz', ago: 31, ad: 'Yusuf Kaan', soyad: 'Balcı', kimlik: 198_453_672, grup: 'tedarikci_calisani', hak: ['b'], departman: 'Satın Alma', talep: 'Nakliye görevlisi olarak hakkımda hangi kişisel verilerin işlendiğini öğrenmek istiyorum.', not: 'Araç ve sürücü kayıtları güvenlikten istendi, henüz gelmedi.' },
  { company: 'ilgaz', ago: 28, ad: 'Nurcan', soyad: 'Efe', kimlik: 523_187_946, grup: 'musteri', hak: ['g'], departman: 'Yurt İçi Satış', talep: 'Kredi limitimin yalnızca otomatik puanlama ile düşürülmesine itiraz ediyorum.', not: 'Puanlama ölçütleri satış müdürlüğünden alındı; karara kimin baktığı yazılacak.' },
  { company: 'ilgaz', ago: 24, ad: 'Barış Tolga', soyad: 'Özdemir', kimlik: 640_275_189, grup: 'ziyaretci', hak: ['e'], departman: 'İdari İşler ve Güvenlik', ek: 'Ziyaretçi kartı', talep: 'Fabrika ziyaretim sırasında B kapısında çekilen kamera görüntülerimin silinmesini ve silindiğinin tarafıma yazıyla bildirilmesini istiyorum.', not: 'Kayıtlar 30 günde bir üzerine yazılıyor; silinme tarihi güvenlik sisteminden doğrulanacak.' },
  { company: 'ilgaz', ago: 21, ad: 'Cemile Güner', soyad: 'Yazıcıoğlu', kimlik: 731_846_205, grup: 'eski_calisan', hak: ['d'], departman: 'İnsan Kaynakları', kaynak: 'kep', talep: 'Evlilik sonrası değişen soyadımın ve adresimin kayıtlarınızda düzeltilmesini talep ederim.' },
  { company: 'ilgaz', ago: 16, ad: 'Onur', soyad: 'Tekinalp', kimlik: 459_310_728, grup: 'musteri', hak: ['ç'], departman: 'Pazarlama ve Kurumsal İletişim', talep: 'Verilerimin yurt içinde ve yurt dışında kimlere aktarıldığının bildirilmesini istiyorum.', soru: 'Hangi e-posta adresiyle üye olduğunuzu yazar mısınız? Bu başvurudaki adresle bir kayıt bulamadık.' },
  { company: 'ilgaz', ago: 8, ad: 'Selin Deniz', soyad: 'Aksoy', kimlik: 812_604_357, grup: 'aday_calisan', hak: ['b', 'c'], talep: 'İş başvurum sırasında toplanan verilerimin hangi amaçla kullanıldığını öğrenmek istiyorum.' },
  { company: 'ilgaz', ago: 5, ad: 'Hatice Kübra', soyad: 'Sarıoğlu', kimlik: 376_529_014, grup: 'calisan', hak: ['a'], departman: 'Bilgi Teknolojileri', talep: 'Şirket telefonumdaki uygulama kullanım kayıtlarımın işlenip işlenmediğini öğrenmek istiyorum.' },
  { company: 'ilgaz', ago: 1, ad: 'Muhammet Emre', soyad: 'Karabulut', kimlik: 294_068_571, grup: 'eski_calisan', hak: ['e', 'f'], ek: 'Vekâletname örneği', adina: 'Selçuk Tuna', talep: 'Müvekkilim Selçuk Tuna’nın özlük dosyasındaki sağlık raporlarının ve referans görüşmesi notlarının silinmesini, silindiğinin bordro hizmeti aldığınız firmaya bildirilmesini istiyorum.' },
  { company: 'korfez', ago: 25, ad: 'Nihat', soyad: 'Kılıç', kimlik: 185_297_643, grup: 'calisan', hak: ['b'], departman: 'Filo ve İdari İşler', talep: 'Araç takip cihazından elde edilen konum kayıtlarımın ne kadar süreyle saklandığını öğrenmek istiyorum.', cevap: { gun: 9, sonuc: 'kabul', sablon: 'bilgi', yerine: ['• Araç takibi. Veriler: ad ve soyad, araç plakası, konum ve hız kaydı. Amaç: filo güvenliği ve yakıt takibi. Hukuki sebep: meşru menfaat (m. 5/2-f). Alıcılar: araç takip hizmeti sağlayıcısı. Saklama süresi: altı ay', 'yapılmamaktadır'] } },
  { company: 'korfez', ago: 23, ad: 'Zerrin', soyad: 'Tümay', kimlik: 607_431_852, grup: 'musteri', hak: ['e'], departman: 'Satış ve Müşteri İlişkileri', talep: 'Teslimat sırasında alınan telefon numaramın ve imzamın silinmesini istiyorum.' },
  { company: 'korfez', ago: 2, ad: 'Levent', soyad: 'Uçaroğlu', kimlik: 538_162_709, grup: 'tedarikci_calisani', hak: ['a', 'b'], talep: 'Depo girişinde parmak izimin alınıp alınmadığını, alındıysa nerede saklandığını öğrenmek istiyorum.' },
];
