import type { DocumentType } from '../documents.ts';
import type { Sentence } from '../shared/primitives.ts';

/** Groups of kinds, as lists head them. */
export const TEXT_GROUPS = ['aydinlatma', 'politika', 'riza', 'sozlesme', 'standart'] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

export type KindOfText = Readonly<{
  group: TextGroup;
  name: Sentence;
  /** Groups of data subjects whose activities a new text of this kind covers. */
  subjects?: readonly string[];
  /** Its document; none: it is kept as a text alone. */
  document?: DocumentType;
  /** Must it hold the five elements of article 10? */
  notice?: true;
  /** Has it a public address? */
  open?: true;
  /** Its wording is the Board's and stays so. */
  locked?: true;
  /** It is about one transfer to a supplier. */
  ofTransfer?: true;
  /** Law that asks for it, in a few words. */
  law?: Sentence;
  /** The kind of standard contract as transfers have it. */
  contract?: string;
  /** Activities that a new text covers beside those of its groups, picked by their content. */
  picks?: Picks;
}>;

/** Legal bases that are a consent; the derogation that is one, to a transfer abroad (art. 9/6-a). */
export const CONSENT = ['k5_1_acik_riza', 'k6_3_a_acik_riza'];
export const CONSENT_ABROAD = 'arizi_acik_riza';

/** Codes of fields of an activity; one of them picks it. `aktarim`: the mechanism of its transfer abroad. */
export type Picks = Readonly<{
  veriler?: readonly string[];
  kanallar?: readonly string[];
  ortamlar?: readonly string[];
  sartlar?: readonly string[];
  aktarim?: string;
}>;

const notice = (tr: string, en: string, ...subjects: string[]): KindOfText => ({
  group: 'aydinlatma',
  name: { tr, en },
  subjects,
  document: 'Aydınlatma Metni',
  notice: true,
  open: true,
});
const standard = (contract: string, tr: string, en: string): KindOfText => ({
  group: 'standart',
  name: { tr: `Standart Sözleşme: ${tr}`, en: `Standard Contract: ${en}` },
  document: 'Taahhütname',
  locked: true,
  ofTransfer: true,
  contract,
});

/** Kinds of texts by code; `data/texts` has the wording of each. */
export const TEXT_KINDS = {
  calisan: notice(
    'Çalışan Aydınlatma Metni',
    'Notice for Employees',
    ...['calisan', 'stajyer', 'eski_calisan', 'calisan_yakini'],
  ),
  aday: notice(
    'Çalışan Adayı Aydınlatma Metni',
    'Notice for Job Candidates',
    ...['calisan_adayi', 'referans_kisi'],
  ),
  musteri: notice(
    'Müşteri Aydınlatma Metni',
    'Notice for Customers',
    ...['musteri', 'potansiyel_musteri', 'musteri_yetkilisi'],
  ),
  ziyaretci: notice('Ziyaretçi Aydınlatma Metni', 'Notice for Visitors', 'ziyaretci'),
  tedarikci: notice(
    'Tedarikçi Yetkilisi Aydınlatma Metni',
    'Notice for Supplier Contacts',
    ...['tedarikci_yetkilisi', 'tedarikci_calisani', 'is_ortagi_yetkilisi'],
  ),
  cevrimici: notice(
    'Çevrim İçi Ziyaretçi Aydınlatma Metni',
    'Notice for Website Visitors',
    'internet_ziyaretcisi',
  ),
  kamera: {
    ...notice('Kamera Aydınlatma Metni', 'Notice on Camera Surveillance'),
    picks: {
      veriler: ['kamera_kaydi'],
      kanallar: ['kamera_sistemi'],
      ortamlar: ['kamera', 'kamera_kayit'],
    },
  },
  cagri: {
    ...notice('Çağrı Merkezi Aydınlatma Metni', 'Notice on Call Recording'),
    picks: { veriler: ['ses_kaydi'], kanallar: ['cagri_merkezi'] },
  },
  hasta: notice('Hasta Aydınlatma Metni', 'Notice for Patients', 'hasta', 'hasta_yakini'),
  konuk: notice('Konuk Aydınlatma Metni', 'Notice for Guests', 'konaklayan'),
  ogrenci: notice(
    'Öğrenci ve Veli Aydınlatma Metni',
    'Notice for Students and Parents',
    ...['ogrenci', 'veli_vasi_temsilci'],
  ),
  riza: {
    group: 'riza',
    name: { tr: 'Açık Rıza Metni', en: 'Explicit Consent' },
    document: 'Açık Rıza Metni',
    open: true,
    picks: { sartlar: CONSENT, aktarim: CONSENT_ABROAD },
  },
  imha: {
    group: 'politika',
    name: {
      tr: 'Kişisel Veri Saklama ve İmha Politikası',
      en: 'Personal Data Retention and Disposal Policy',
    },
    document: 'Politika',
    law: { tr: 'Silme Yön. m. 5', en: 'Deletion Reg. Art. 5' },
  },
  ozel_nitelikli: {
    group: 'politika',
    name: {
      tr: 'Özel Nitelikli Kişisel Verilerin Güvenliği Politikası',
      en: 'Policy on the Security of Special Categories of Personal Data',
    },
    document: 'Politika',
    law: { tr: 'Kurul kararı 2018/10', en: 'Board decision 2018/10' },
  },
  cerez: {
    group: 'politika',
    name: { tr: 'Çerez Politikası', en: 'Cookie Policy' },
    subjects: ['internet_ziyaretcisi'],
    document: 'Politika',
    open: true,
  },
  gizlilik: {
    group: 'politika',
    name: { tr: 'Kişisel Verilerin Korunması Politikası', en: 'Privacy Policy' },
    document: 'Politika',
    open: true,
  },
  verbis: {
    group: 'politika',
    name: { tr: 'VERBİS Bildirim Bilgileri', en: 'Information for VERBİS' },
    document: 'Politika',
  },
  veri_isleyen: {
    group: 'sozlesme',
    name: { tr: 'Veri İşleyen Sözleşmesi', en: 'Data Processing Agreement' },
    document: 'Taahhütname',
    ofTransfer: true,
  },
  gizlilik_taahhudu: {
    group: 'sozlesme',
    name: { tr: 'Gizlilik Taahhütnamesi', en: 'Confidentiality Undertaking' },
    document: 'Taahhütname',
  },
  ss1: standard(
    'sorumludan_sorumluya',
    'veri sorumlusundan veri sorumlusuna',
    'controller to controller',
  ),
  ss2: standard(
    'sorumludan_isleyene',
    'veri sorumlusundan veri işleyene',
    'controller to processor',
  ),
  ss3: standard('isleyenden_isleyene', 'veri işleyenden veri işleyene', 'processor to processor'),
  ss4: standard(
    'isleyenden_sorumluya',
    'veri işleyenden veri sorumlusuna',
    'processor to controller',
  ),
} as const satisfies Record<string, KindOfText>;

export type TextKind = keyof typeof TEXT_KINDS;
export const TEXT_KIND_CODES = Object.keys(TEXT_KINDS) as [TextKind, ...TextKind[]];

/** The field of an activity that refers to the document of such a text; null for most kinds. */
export const fieldOfDocument = (kind: TextKind): 'aydinlatma_metni' | 'acik_riza_metni' | null => {
  const { notice, group } = kindOf(kind);
  return notice ? 'aydinlatma_metni' : group === 'riza' ? 'acik_riza_metni' : null;
};

/** The rules of a kind. */
export const kindOf = (kind: TextKind): KindOfText => TEXT_KINDS[kind];
