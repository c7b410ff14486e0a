import type { ApplicationOutcome } from '../applications.ts';

/** A text to answer an application with; `{…}` is filled in, some of it from the register, `[…]` is for the writer to replace. */
export type ShippedTemplate = Readonly<{
  kod: string;
  sonuc: Exclude<ApplicationOutcome, 'geri_cekildi'>;
  ad: Readonly<{ tr: string; en: string }>;
  metin_tr: string;
  metin_en: string;
}>;

/** The road to the Board, which every answer names (Law No. 6698, Art. 14). */
const COMPLAINT_TR =
  'Cevabımızı yetersiz bulursanız ya da başvurunuz reddedilmişse, cevabı öğrendiğiniz tarihten itibaren otuz ve her hâlde başvuru tarihinden itibaren altmış gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz (Kanun m. 14).';
const COMPLAINT_EN =
  'If you find this answer insufficient, or if your request has been rejected, you may lodge a complaint with the Personal Data Protection Board within thirty days of learning of the answer and in any case within sixty days of the date of your request (Law No. 6698, Art. 14).';

const tr = (...paragraphs: string[]) =>
  ['Sayın {ad_soyad},', ...paragraphs, COMPLAINT_TR].join('\n\n');
const en = (...paragraphs: string[]) =>
  ['Dear {ad_soyad},', ...paragraphs, COMPLAINT_EN].join('\n\n');
const READ_TR = '{gelis_tarihi} tarihli ve {basvuru_no} sayılı başvurunuz incelenmiştir.';
const READ_EN = 'We have examined your request No. {basvuru_no} of {gelis_tarihi}.';

/** The texts that come with the product; a company may change each for itself. */
export const SHIPPED_TEMPLATES: readonly ShippedTemplate[] = [
  {
    kod: 'bilgi',
    sonuc: 'kabul',
    ad: { tr: 'Bilgi talebi: işlenen veriler', en: 'Information request: data processed' },
    metin_tr: tr(
      `${READ_TR} Kişisel verileriniz şirketimizin aşağıdaki faaliyetlerinde işlenmektedir:`,
      '{kayitlar}',
      'Yurt dışına aktarım: {yurt_disi}.',
    ),
    metin_en: en(
      `${READ_EN} We process your personal data in the following activities:`,
      '{kayitlar}',
      'Transfer abroad: {yurt_disi}.',
    ),
  },
  {
    kod: 'kayit_yok',
    sonuc: 'kabul',
    ad: { tr: 'Kişisel verisi bulunamadı', en: 'No personal data found' },
    metin_tr: tr(
      `${READ_TR} Bildirdiğiniz kimlik ve iletişim bilgileriyle [aranan sistemler] üzerinde yapılan aramada size ait kişisel veri bulunmamıştır.`,
      'Bu başvuruyu yanıtlamak için verdiğiniz bilgiler yalnızca başvurunuzun sonuçlandırılması ve ispatı amacıyla saklanmaktadır.',
    ),
    metin_en: en(
      `${READ_EN} We searched [systems searched] using the identity and contact details you provided and found no personal data about you.`,
      'The information you provided with this request is kept only to answer it and as evidence of the answer.',
    ),
  },
  {
    kod: 'silindi',
    sonuc: 'kabul',
    ad: { tr: 'Silme talebi: veriler silindi', en: 'Erasure request: data erased' },
    metin_tr: tr(
      `${READ_TR} Talebiniz kabul edilmiştir. [Silinen veriler], [işlem tarihi] tarihinde [silme, yok etme veya anonim hâle getirme] yöntemiyle işleme konu olmaktan çıkarılmıştır.`,
      'Yapılan işlemin bildirildiği alıcılar (m. 11/1-f): {alicilar}.',
    ),
    metin_en: en(
      `${READ_EN} Your request has been granted. [Data erased] was [erased, destroyed or anonymised] on [date].`,
      'Recipients notified of this (Art. 11(1)(f)): {alicilar}.',
    ),
  },
  {
    kod: 'silme_kismen',
    sonuc: 'kismen',
    ad: {
      tr: 'Silme talebi: bir bölümü saklanacak',
      en: 'Erasure request: some data must be kept',
    },
    metin_tr: tr(
      `${READ_TR} Talebiniz kısmen kabul edilmiştir. [Silinen veriler] silinmiştir.`,
      '[Saklanan veriler] ise [ilgili kanun ve maddesi] uyarınca [saklama süresi] süreyle saklanmak zorundadır. Bu veriler yalnızca bu yükümlülük için tutulmakta, sürenin sonundaki ilk periyodik imhada silinecektir.',
    ),
    metin_en: en(
      `${READ_EN} Your request has been granted in part. [Data erased] has been erased.`,
      '[Data kept] must be kept for [retention period] under [law and article]. It is held solely to comply with this obligation and will be erased in the first periodic disposal after the period ends.',
    ),
  },
  {
    kod: 'silme_ret',
    sonuc: 'ret',
    ad: {
      tr: 'Silme talebi: saklama yükümlülüğü',
      en: 'Erasure request: obligation to keep',
    },
    metin_tr: tr(
      `${READ_TR} Silinmesini istediğiniz [veriler], [ilgili kanun ve maddesi] uyarınca [saklama süresi] süreyle saklanmak zorunda olduğundan talebiniz bu aşamada yerine getirilememektedir.`,
      'İşleme şartlarının ortadan kalkması hâlinde veriler, yeni bir başvuruya gerek kalmadan ilk periyodik imhada silinecektir.',
    ),
    metin_en: en(
      `${READ_EN} The [data] that you asked us to erase must be kept for [retention period] under [law and article], so your request cannot be granted at this stage.`,
      'Once the conditions for processing no longer exist, the data will be erased in the next periodic disposal; you will not need to make a new request.',
    ),
  },
  {
    kod: 'duzeltme',
    sonuc: 'kabul',
    ad: { tr: 'Düzeltme yapıldı', en: 'Correction made' },
    metin_tr: tr(
      `${READ_TR} Eksik ya da yanlış olduğunu bildirdiğiniz [veri], [işlem tarihi] tarihinde “[yeni değer]” olarak düzeltilmiştir.`,
      'Düzeltmenin bildirildiği alıcılar (m. 11/1-f): {alicilar}.',
    ),
    metin_en: en(
      `${READ_EN} The [data] that you reported as incomplete or inaccurate was corrected to “[new value]” on [date].`,
      'Recipients notified of the correction (Art. 11(1)(f)): {alicilar}.',
    ),
  },
  {
    kod: 'aktarim',
    sonuc: 'kabul',
    ad: { tr: 'Aktarılan üçüncü kişiler', en: 'Third parties to whom data are transferred' },
    metin_tr: tr(
      `${READ_TR} Kişisel verileriniz şu alıcılarla paylaşılmaktadır: {alicilar}.`,
      'Yurt dışına aktarım: {yurt_disi}.',
    ),
    metin_en: en(
      `${READ_EN} Your personal data are shared with the following recipients: {alicilar}.`,
      'Transfer abroad: {yurt_disi}.',
    ),
  },
  {
    kod: 'kimlik_ret',
    sonuc: 'ret',
    ad: { tr: 'Kimlik doğrulanamadı', en: 'Identity could not be verified' },
    metin_tr: tr(
      `${READ_TR} Başvurunun size ait olduğu, istenen ek bilgiye rağmen doğrulanamamıştır. Verilerin yetkisiz kişilere açıklanmaması için talebiniz bu hâliyle reddedilmiştir.`,
      'Kimliğinizi doğrulayan bilgilerle yeniden başvurmanız hâlinde talebiniz incelenecektir.',
    ),
    metin_en: en(
      `${READ_EN} Despite the further information we requested, we could not verify that this request comes from you. To avoid disclosing data to unauthorised persons, we have rejected the request in its present form.`,
      'We will examine it if you submit it again with information that verifies your identity.',
    ),
  },
];
