import type { EntryEvent, EntryLog } from '@emanet/contract/entry-logs';
import {
  IconAlertCircle,
  IconArrowsExchange,
  IconClockX,
  IconLogin2,
  IconLogout,
} from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './entry-logs.module.css';

const ICONS = {
  giris_yapildi: IconLogin2,
  eposta_bulunamadi: IconAlertCircle,
  kod_hatali: IconAlertCircle,
  kod_gecersiz: IconAlertCircle,
  cok_fazla_deneme: IconAlertCircle,
  cikis: IconLogout,
  tum_oturumlar_kapatildi: IconLogout,
  oturum_suresi_doldu: IconClockX,
  sirket_degistirme: IconArrowsExchange,
} as const satisfies Record<EntryEvent, unknown>;

/** What happened, by icon, word and colour. */
export function Event({ entry }: { entry: Pick<EntryLog, 'neden' | 'sonuc'> }) {
  const { t } = useTranslation();
  const Icon = ICONS[entry.neden];
  const kind = entry.sonuc === 'başarısız' ? 'failed' : entry.neden;
  return (
    <span className={classes.event} data-kind={kind}>
      <Icon size={16} stroke={1.8} aria-hidden />
      {t(`entryLogs.kinds.${entry.neden}`)}
    </span>
  );
}
