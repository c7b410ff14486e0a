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
      'Yapılan işlemin bildirildiği alıcılar (m. 11/1-f): {alicilar}. Bildirim tarihi: [bildirim tarihi].',
    ),
    metin_en: en(
      `${READ_EN} Your request has been granted. [Data erased] was [erased, destroyed or anonymised] on [date].`,
      'Recipients notified of this (Art. 11(1)(f)): {alicilar}. Notified on: [date of notification].',
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
      'Düzeltmenin bildirildiği alıcılar (m. 11/1-f): {alicilar}. Bildirim tarihi: [bildirim tarihi].',
    ),
    metin_en: en(
      `${READ_EN} The [data] that you reported as incomplete or inaccurate was corrected to “[new value]” on [date].`,
      'Recipients notified of the correction (Art. 11(1)(f)): {alicilar}. Notified on: [date of notification].',
    ),
  },
  {
    kod: 'duzeltme_ret',
    sonuc: 'ret',
    ad: { tr: 'Düzeltme talebi: veri doğru', en: 'Correction request: data accurate' },
    metin_tr: tr(
      `${READ_TR} Eksik ya da yanlış olduğunu bildirdiğiniz [veri], [karşılaştırılan belge ya da kaynak] ile karşılaştırılmış ve doğru olduğu görülmüştür. Bu nedenle düzeltme yapılmamıştır.`,
      'Verinin doğru olmadığını gösteren bir belge sunmanız hâlinde talebiniz yeniden incelenecektir.',
    ),
    metin_en: en(
      `${READ_EN} We compared the [data] that you reported as incomplete or inaccurate with [document or source] and found it accurate, so no correction was made.`,
      'If you provide a document showing that it is not, we will examine your request again.',
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
      `${READ_TR} Başvurunun size ait olduğu, [tarih] tarihinde istenen ek bilgiye rağmen doğrulanamamıştır. Verilerin yetkisiz kişilere açıklanmaması için talebiniz bu hâliyle reddedilmiştir.`,
      'Kimliğinizi doğrulayan bilgilerle yeniden başvurmanız hâlinde talebiniz incelenecektir.',
    ),
    metin_en: en(
      `${READ_EN} Despite the further information we requested on [date], we could not verify that this request comes from you. To avoid disclosing data to unauthorised persons, we have rejected the request in its present form.`,
      'We will examine it if you submit it again with information that verifies your identity.',
    ),
  },
  {
    kod: 'ucret',
    sonuc: 'kabul',
    ad: { tr: 'On sayfayı aşan yazılı cevap: ücret', en: 'Written answer of more than ten pages: fee' },
    metin_tr: tr(
      `${READ_TR} Talebiniz kabul edilmiştir. Yazılı cevabımız [sayfa sayısı] sayfadır; ilk on sayfa ücretsizdir.`,
      'Onuncu sayfadan sonraki her sayfa için Kişisel Verileri Koruma Kurulunun tarifesindeki 1 TL üzerinden işlem ücreti alınır (Kanun m. 13/2; Veri Sorumlusuna Başvuru Usul ve Esasları Hakkında Tebliğ m. 7). Bu cevap için ödenecek tutar: [tutar]. Ödeme yolu: [ödeme yolu].',
      'Aynı bilgileri elektronik ortamda ücretsiz olarak da isteyebilirsiniz. Başvurunuzun şirketimizin hatasından kaynaklandığı anlaşılırsa alınan ücret size iade edilir (Kanun m. 13/3).',
    ),
    metin_en: en(
      `${READ_EN} Your request has been granted. Our written answer has [number of pages] pages; the first ten are free of charge.`,
      'For each further page a fee of 1 TRY is charged under the tariff of the Personal Data Protection Board (Law No. 6698, Art. 13(2); Communiqué on the Procedures and Principles of Application to the Controller, Art. 7). Amount due for this answer: [amount]. How to pay: [way of payment].',
      'You may also ask for the same information electronically, free of charge. If your request turns out to be due to an error of ours, the fee will be refunded (Art. 13(3)).',
    ),
  },
  {
    kod: 'm28_ret',
    sonuc: 'ret',
    ad: { tr: 'Kanun’un kapsamı dışında (m. 28)', en: 'Outside the scope of the law (Art. 28)' },
    metin_tr: tr(
      `${READ_TR} Talebiniz, Kanun’un 28. maddesinin [fıkra ve bent] uyarınca [ilgili maddelerin uygulanmadığı hâl] kapsamında kaldığından yerine getirilememektedir.`,
      'Bu değerlendirmenin dayandığı olgular: [gerekçe].',
    ),
    metin_en: en(
      `${READ_EN} Your request falls under Art. 28 [paragraph and letter] of Law No. 6698 [case in which the provisions do not apply], so it cannot be granted.`,
      'This assessment rests on the following facts: [reasons].',
    ),
  },
  {
    kod: 'otomatik_kabul',
    sonuc: 'kabul',
    ad: { tr: 'Otomatik karara itiraz: yeniden değerlendirildi', en: 'Objection to an automated decision: reviewed' },
    metin_tr: tr(
      `${READ_TR} [Karar], verilerinizin münhasıran otomatik sistemlerle analiz edilmesi sonucunda oluşmuştur. İtirazınız üzerine karar [işlem tarihi] tarihinde [görevli] tarafından yeniden değerlendirilmiş ve [yeni sonuç] sonucuna varılmıştır (m. 11/1-g).`,
    ),
    metin_en: en(
      `${READ_EN} The [decision] resulted from an analysis of your data exclusively by automated systems. Following your objection, [person responsible] reviewed it on [date], with this outcome: [new outcome] (Art. 11(1)(g)).`,
    ),
  },
  {
    kod: 'otomatik_ret',
    sonuc: 'ret',
    ad: { tr: 'Otomatik karara itiraz: karar bir kişi tarafından verildi', en: 'Objection to an automated decision: made by a person' },
    metin_tr: tr(
      `${READ_TR} İtiraz ettiğiniz [karar] münhasıran otomatik sistemler vasıtasıyla alınmamış; [görevli] tarafından [değerlendirilen bilgiler] incelenerek verilmiştir. Bu nedenle Kanun’un 11. maddesinin (g) bendinin koşulları oluşmamıştır.`,
    ),
    metin_en: en(
      `${READ_EN} The [decision] to which you object was not taken exclusively by automated systems: [person responsible] made it after considering [information considered]. The conditions of Art. 11(1)(g) are therefore not met.`,
    ),
  },
  {
    kod: 'zarar_ret',
    sonuc: 'ret',
    ad: { tr: 'Zararın giderilmesi: koşulları oluşmadı', en: 'Compensation: conditions not met' },
    metin_tr: tr(
      `${READ_TR} Zararın giderilmesi, verilerin kanuna aykırı olarak işlenmesi sebebiyle bir zarara uğranılmasına bağlıdır (m. 11/1-ğ). İncelememizde [incelenen işleme faaliyeti] bakımından [gerekçe] sonucuna varıldığından talebiniz karşılanamamaktadır.`,
      'Kişilik hakları ihlal edilenlerin genel hükümlere göre tazminat hakkı saklıdır (m. 14/3).',
    ),
    metin_en: en(
      `${READ_EN} Compensation presupposes damage caused by unlawful processing of the data (Art. 11(1)(ğ)). Having examined [processing activity], we concluded that [reasons], so we cannot grant your claim.`,
      'The right to compensation under general provisions of those whose personal rights were violated remains reserved (Art. 14(3)).',
    ),
  },
  {
    kod: 'sorumlu_degil_ret',
    sonuc: 'ret',
    ad: { tr: 'Veri sorumlusu değiliz', en: 'We are not the controller' },
    metin_tr: tr(
      `${READ_TR} Talebinize konu [veriler] bakımından veri sorumlusu şirketimiz değil, [veri sorumlusunun unvanı] olduğundan talebiniz şirketimizce sonuçlandırılamamaktadır. Bu verileri [veri sorumlusunun unvanı] adına veri işleyen sıfatıyla [tutuyoruz ya da tutmuyoruz].`,
      'Başvurunuzu veri sorumlusuna iletmek için kullanabileceğiniz adres: [veri sorumlusunun iletişim bilgisi].',
    ),
    metin_en: en(
      `${READ_EN} The controller of the [data] concerned is not our company but [name of the controller], so we cannot decide on your request. We [do or do not] hold these data as a processor on behalf of [name of the controller].`,
      'You can submit your request to the controller at: [contact details of the controller].',
    ),
  },
  {
    kod: 'usul_ret',
    sonuc: 'ret',
    ad: { tr: 'Başvuruda bulunması gereken bilgi eksik', en: 'Required information missing from the request' },
    metin_tr: tr(
      `${READ_TR} Başvuruda [eksik bilgi] bulunmadığından ve [tarih] tarihli yazımızla istenmesine rağmen tamamlanmadığından talebiniz incelenememiştir (Veri Sorumlusuna Başvuru Usul ve Esasları Hakkında Tebliğ m. 5).`,
      'Eksik bilgiyi bildirmeniz hâlinde başvurunuz yeni bir başvuru olarak ele alınacak ve en geç otuz gün içinde cevaplanacaktır.',
    ),
    metin_en: en(
      `${READ_EN} The request lacked [missing information], which was not supplied although we asked for it on [date], so we could not examine it (Communiqué on the Procedures and Principles of Application to the Controller, Art. 5).`,
      'If you supply it, we will treat your request as a new one and answer within thirty days at the latest.',
    ),
  },
  {
    kod: 'riza_geri',
    sonuc: 'kabul',
    ad: { tr: 'Açık rızanın geri alınması', en: 'Withdrawal of consent' },
    metin_tr: tr(
      `${READ_TR} [Rızanın konusu] için verdiğiniz açık rızayı geri aldığınız [işlem tarihi] tarihinde kayda geçirilmiş, bu rızaya dayanan işleme o tarihten itibaren durdurulmuştur. Geri alma ileriye dönük sonuç doğurur; önceki işlemeyi hukuka aykırı kılmaz.`,
      'Yalnızca bu rızaya dayanan [veriler] [silme, yok etme veya anonim hâle getirme] yöntemiyle imha edilmiştir. Başka bir işleme şartına dayanan veriler: [varsa veriler ve dayanağı].',
    ),
    metin_en: en(
      `${READ_EN} Your withdrawal of consent to [subject of the consent] was recorded on [date], and processing that rested on it ceased on that day. The withdrawal takes effect for the future; it does not make earlier processing unlawful.`,
      'The [data] that rested on this consent alone has been [erased, destroyed or anonymised]. Data that rest on another legal basis: [if any, data and basis].',
    ),
  },
];
