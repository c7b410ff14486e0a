import type { ClockKind } from '@emanet/contract/clocks/kinds';
import {
  IconBuildingBank,
  IconCertificate,
  IconCheckbox,
  IconClipboardCheck,
  IconClipboardText,
  IconContract,
  IconCreditCard,
  IconFileText,
  IconGavel,
  IconInfoCircle,
  IconMessageReport,
  IconReportAnalytics,
  IconShieldExclamation,
  IconTrash,
  IconUserQuestion,
  IconWorldOff,
  IconWorldShare,
} from '@tabler/icons-react';

export { CalendarLink } from './CalendarLink.tsx';
export { CloseClock } from './CloseClock.tsx';
export { Owner, useOwnerWords } from './Owner.tsx';
export { QUESTION_ADDRESSES } from './Questions.tsx';
export { useLeftWords } from './useLeftWords.ts';

const ICONS = {
  ihlal_kurul: IconShieldExclamation,
  kurul_belge: IconBuildingBank,
  kurul_karar: IconGavel,
  standart_sozlesme: IconWorldShare,
  standart_sozlesme_sonu: IconWorldOff,
  sadakat_dogrulamasi: IconCreditCard,
  verbis_bildirimi: IconReportAnalytics,
  basvuru: IconUserQuestion,
  verbis_ilk_kayit: IconCertificate,
  periyodik_imha: IconTrash,
  imha_politikasiz: IconTrash,
  sikayet_cevaptan: IconMessageReport,
  sikayet_basvurudan: IconMessageReport,
  ek_bilgi: IconInfoCircle,
  envanter_onayi: IconClipboardText,
  aksiyon: IconCheckbox,
  sozlesme_bitisi: IconContract,
  tedarikci_denetimi: IconClipboardCheck,
  dokuman: IconFileText,
} as const satisfies Record<ClockKind, unknown>;

/** The icon of a kind of due day, beside its words. */
export function KindIcon({ tur, size = 14 }: { tur: ClockKind; size?: number }) {
  const Icon = ICONS[tur];
  return <Icon size={size} stroke={1.8} style={{ flex: 'none' }} aria-hidden />;
}
