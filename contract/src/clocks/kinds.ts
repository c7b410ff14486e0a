import type { Sentence } from '../shared/primitives.ts';
import type { PERIODS } from './periods.ts';

export type ClockKindInfo = Readonly<{
  ad: Sentence;
  /** The same in a word or two, for a chip or a tag. */
  kisa: Sentence;
  /** The event that starts it. */
  baslatan: Sentence;
  /** A statute sets its last day; the others are the company's own. */
  yasal: boolean;
  /** Another party's period, for information: it ends by itself and is never late. */
  bilgi: boolean;
  /** Started by a person; the others follow a record. */
  elle: boolean;
  /** Closed by a person with a proof; the others by their record. */
  kanitla: boolean;
}>;

const statutory = { yasal: true, bilgi: false, elle: false, kanitla: false } as const;
const byHand = { yasal: true, bilgi: false, elle: true, kanitla: true } as const;
const own = { yasal: false, bilgi: false, elle: false, kanitla: false } as const;
/** A day that a record names; closed with a proof, the record names the next one. */
const recurring = { ...own, kanitla: true } as const;
const complaint = { yasal: true, bilgi: true, elle: false, kanitla: false } as const;

/** Every kind of due day there is, by legal weight: the first of one moment is the gravest. */
export const CLOCKS = {
  ihlal_kurul: {
    ...statutory,
    kisa: { tr: 'İhlal bildirimi', en: 'Breach' },
    ad: { tr: 'İhlalin Kurula bildirilmesi', en: 'Notification of a breach to the Board' },
    baslatan: { tr: 'İlk öğrenme', en: 'First awareness' },
  },
  kurul_belge: {
    ...byHand,
    kisa: { tr: 'Kurul talebi', en: 'Board request' },
    ad: {
      tr: 'Kurulun istediği belgelerin gönderilmesi',
      en: 'Documents requested by the Board',
    },
    baslatan: { tr: 'Tebliğ', en: 'Service' },
  },
  kurul_karar: {
    ...byHand,
    kisa: { tr: 'Kurul kararı', en: 'Board decision' },
    ad: { tr: 'Kurul kararının yerine getirilmesi', en: 'Compliance with a Board decision' },
    baslatan: { tr: 'Tebliğ', en: 'Service' },
  },
  standart_sozlesme: {
    ...statutory,
    kisa: { tr: 'Standart sözleşme', en: 'Standard contract' },
    ad: {
      tr: 'Standart sözleşmenin Kuruma bildirilmesi',
      en: 'Notification of a standard contract',
    },
    baslatan: { tr: 'İmza', en: 'Signature' },
  },
  standart_sozlesme_sonu: {
    ...statutory,
    kanitla: true,
    kisa: { tr: 'Sözleşmenin sonu', en: 'End of standard contract' },
    ad: {
      tr: 'Standart sözleşmenin sona erdiğinin bildirilmesi',
      en: 'Notification that a standard contract has ended',
    },
    baslatan: { tr: 'Sona erme', en: 'End' },
  },
  sadakat_dogrulamasi: {
    ...statutory,
    kisa: { tr: 'Sadakat kartı', en: 'Loyalty card' },
    ad: {
      tr: 'Sadakat kartında doğrulama (son gün tek kaynaktan)',
      en: 'Verification of loyalty numbers (one source gives the day)',
    },
    baslatan: { tr: 'Önceki son gün', en: 'Former last day' },
  },
  verbis_bildirimi: {
    ...statutory,
    kisa: { tr: 'VERBİS', en: 'VERBİS' },
    ad: { tr: 'VERBİS’teki değişikliğin bildirilmesi', en: 'Notification of a VERBİS change' },
    baslatan: { tr: 'Değişiklik', en: 'Change' },
  },
  basvuru: {
    ...statutory,
    kisa: { tr: 'Başvuru', en: 'Request' },
    ad: { tr: 'Başvurunun cevaplanması', en: 'Answer to a data subject request' },
    baslatan: { tr: 'Ulaşma', en: 'Receipt' },
  },
  verbis_ilk_kayit: {
    ...byHand,
    kisa: { tr: 'İlk kayıt', en: 'Registration' },
    ad: { tr: 'VERBİS’e ilk kayıt', en: 'First registration with VERBİS' },
    baslatan: { tr: 'Yükümlülüğün doğması', en: 'Duty arises' },
  },
  periyodik_imha: {
    ...byHand,
    kisa: { tr: 'Periyodik imha', en: 'Disposal' },
    ad: { tr: 'Periyodik imha', en: 'Periodic disposal' },
    baslatan: { tr: 'Önceki imha', en: 'Previous disposal' },
  },
  imha_politikasiz: {
    ...byHand,
    kisa: { tr: 'İmha', en: 'Disposal' },
    ad: { tr: 'İmha (politikası olmayan)', en: 'Disposal (without a policy)' },
    baslatan: { tr: 'İmha yükümlülüğünün doğması', en: 'Duty to dispose arises' },
  },
  sikayet_cevaptan: {
    ...complaint,
    kisa: { tr: 'Şikâyet süresi', en: 'Complaint period' },
    ad: { tr: 'Kurula şikâyet (cevaptan)', en: 'Complaint with the Board (from the answer)' },
    baslatan: { tr: 'Cevap', en: 'Answer' },
  },
  sikayet_basvurudan: {
    ...complaint,
    kisa: { tr: 'Şikâyet süresi', en: 'Complaint period' },
    ad: { tr: 'Kurula şikâyet (başvurudan)', en: 'Complaint with the Board (from the request)' },
    baslatan: { tr: 'Başvuru', en: 'Request' },
  },
  ek_bilgi: {
    ...byHand,
    yasal: false,
    kisa: { tr: 'Ek bilgi', en: 'Information' },
    ad: { tr: 'İstenen ek bilginin verilmesi', en: 'Further information requested' },
    baslatan: { tr: 'Verilen gün', en: 'Day set' },
  },
  envanter_onayi: {
    ...own,
    kisa: { tr: 'Onay', en: 'Confirmation' },
    ad: { tr: 'Envanter onayı', en: 'Inventory confirmation' },
    baslatan: { tr: 'Onay turu', en: 'Confirmation round' },
  },
  aksiyon: {
    ...own,
    kisa: { tr: 'Aksiyon', en: 'Action' },
    ad: { tr: 'Aksiyon', en: 'Action' },
    baslatan: { tr: 'Son tarih', en: 'Due date' },
  },
  sozlesme_bitisi: {
    ...recurring,
    kisa: { tr: 'Sözleşme bitişi', en: 'Contract end' },
    ad: { tr: 'Sözleşme bitişi', en: 'End of contract' },
    baslatan: { tr: 'Sözleşme', en: 'Contract' },
  },
  tedarikci_denetimi: {
    ...recurring,
    kisa: { tr: 'Denetim', en: 'Audit' },
    ad: { tr: 'Veri işleyen denetimi', en: 'Processor audit' },
    baslatan: { tr: 'Son denetim', en: 'Last audit' },
  },
  dokuman: {
    ...recurring,
    kisa: { tr: 'Doküman', en: 'Document' },
    ad: { tr: 'Dokümanın gözden geçirilmesi', en: 'Document review' },
    baslatan: { tr: 'Gözden geçirme günü', en: 'Review day' },
  },
} as const satisfies Readonly<Record<keyof typeof PERIODS, ClockKindInfo>>;

export type ClockKind = keyof typeof CLOCKS;
export const CLOCK_KINDS = Object.keys(CLOCKS) as readonly ClockKind[];

/** Kinds that a person starts. */
export const STARTED_KINDS: readonly ClockKind[] = CLOCK_KINDS.filter((tur) => CLOCKS[tur].elle);

/**
 * Kinds of a record whose next period begins when one is closed: from the day of closing, or with a day
 * that the closing names; without one there is none.
 */
export const NEXT_PERIOD: Readonly<Partial<Record<ClockKind, 'closing' | 'named'>>> = {
  tedarikci_denetimi: 'closing',
  sozlesme_bitisi: 'named',
  dokuman: 'named',
};

/** Days that the Authority may grant once beyond a period at most (Sicil Yönetmeliği art. 8). */
export const EXTRA_DAYS: Readonly<Partial<Record<ClockKind, number>>> = { verbis_ilk_kayit: 30 };

/** Kinds that a statute sets and this company answers for; the portfolio shows their next day. */
export const STATUTORY_KINDS: readonly ClockKind[] = CLOCK_KINDS.filter(
  (tur) => CLOCKS[tur].yasal && !CLOCKS[tur].bilgi,
);

/** Kinds whose record names the person in charge; the others are given one on the clock. */
export const namesOwnPerson = ({ tur }: Readonly<{ tur: ClockKind }>): boolean =>
  tur === 'aksiyon' || tur === 'basvuru' || tur === 'ihlal_kurul';

/** Where what a clock is about can be done, in the application. */
export function clockAddress(
  clock: Readonly<{
    id: number;
    tur: ClockKind;
    kayit_id: number | null;
    department_id: number | null;
  }>,
): string {
  const { id, tur, kayit_id, department_id } = clock;
  switch (tur) {
    case 'aksiyon':
      return `/aksiyonlar?aksiyon=${kayit_id}`;
    case 'basvuru':
    case 'sikayet_cevaptan':
    case 'sikayet_basvurudan':
      return `/basvurular/${kayit_id}`;
    case 'ihlal_kurul':
      return `/veri-ihlalleri/${kayit_id}`;
    case 'sadakat_dogrulamasi':
      return `/veri-isleme?kayit=${kayit_id}`;
    case 'verbis_bildirimi':
      return '/tablolar?gorunum=verbis';
    case 'dokuman':
      return `/dokumanlar?kayit=${kayit_id}`;
    // A representative, who confirms it, does not reach the managers' list.
    case 'envanter_onayi':
      return `/veri-isleme?departman=${department_id}`;
    case 'standart_sozlesme':
    case 'standart_sozlesme_sonu':
    case 'sozlesme_bitisi':
    case 'tedarikci_denetimi':
      return `/tedarikciler?kayit=${kayit_id}`;
    default:
      return `/sureler?sure=${id}`;
  }
}
