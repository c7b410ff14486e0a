import type { DueKind } from '@emanet/contract/dashboard';
import {
  IconCheckbox,
  IconClipboardCheck,
  IconClipboardText,
  IconContract,
  IconFileText,
  IconReportAnalytics,
  IconUserQuestion,
  IconWorldShare,
} from '@tabler/icons-react';

const ICONS = {
  standart_sozlesme: IconWorldShare,
  verbis_bildirimi: IconReportAnalytics,
  basvuru: IconUserQuestion,
  envanter_onayi: IconClipboardText,
  aksiyon: IconCheckbox,
  sozlesme_bitisi: IconContract,
  tedarikci_denetimi: IconClipboardCheck,
  dokuman: IconFileText,
} as const satisfies Record<DueKind, unknown>;

/** The sign of a kind of work, beside its words. */
export function KindIcon({ tur, size = 14 }: { tur: DueKind; size?: number }) {
  const Icon = ICONS[tur];
  return <Icon size={size} stroke={1.8} aria-hidden />;
}
