import { Group } from '@mantine/core';
import type { EntryEvent, EntryLog } from '@emanet/contract/entry-logs';
import {
  IconAlertCircle,
  IconArrowsExchange,
  IconClockX,
  IconDownload,
  IconLink,
  IconLogin2,
  IconLogout,
  IconShieldCheck,
  IconShieldX,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';

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
  ikinci_adim_hatali: IconAlertCircle,
  gecis_anahtari_eklendi: IconShieldCheck,
  gecis_anahtari_silindi: IconShieldX,
  uygulama_eklendi: IconShieldCheck,
  uygulama_kaldirildi: IconShieldX,
  kurtarma_kodlari_yenilendi: IconShieldCheck,
  ikinci_adim_sifirlandi: IconShieldX,
  oturum_kapatildi: IconLogout,
  ad_degistirildi: IconUser,
  adres_degistirildi: IconUser,
  verileri_indirildi: IconDownload,
  zararli_dosya: IconAlertCircle,
  egitim_acildi: IconLink,
  egitim_cevaplandi: IconLink,
  egitim_kodu_hatali: IconAlertCircle,
  egitim_bitti: IconLink,
  sertifika_indirildi: IconLink,
  metin_acildi: IconLink,
  metin_beyani: IconLink,
  riza_geri_alindi: IconLink,
  anket_acildi: IconLink,
  anket_tamamlandi: IconLink,
} as const satisfies Record<EntryEvent, unknown>;

const TONES: Partial<Record<EntryEvent, string>> = {
  giris_yapildi: 'done',
  sirket_degistirme: 'low',
};

/** Kind of event, by icon, word and colour. */
export function Event({ entry }: { entry: Pick<EntryLog, 'neden' | 'sonuc'> }) {
  const { t } = useTranslation();
  const Icon = ICONS[entry.neden];
  return (
    <Group
      component="span"
      gap="xs"
      wrap="nowrap"
      fw={560}
      className="em-toned"
      data-tone={entry.sonuc === 'başarısız' ? 'high' : TONES[entry.neden]}
    >
      <Icon size={16} stroke={1.8} aria-hidden />
      {t(`entryLogs.kinds.${entry.neden}`)}
    </Group>
  );
}
