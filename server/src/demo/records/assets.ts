import { choiceOf } from '@emanet/contract/lookups';
import { hasSpecialData, listOfCodes } from '@emanet/contract/records/personal-data';
import { idsOf, named, periodOf, type Linked } from './linked.ts';
import type { DemoValues } from './record-life.ts';
import type { Stage } from '../activity-lives.ts';

/** Departments and hosts that keep an asset, by its type. */
const KEPT_BY: Readonly<Record<string, string>> = {
  erp: 'Bileşim Yazılım',
  muhasebe_yazilimi: 'Bileşim Yazılım',
  bordro_yazilimi: 'Denge Bordro',
  ik_yazilimi: 'Yalın İK',
  egitim_platformu: 'Yalın İK',
  crm: 'Pusula CRM',
  isg_yazilimi: 'Çınaraltı OSGB',
  pdks_yazilimi: 'Turna Güvenlik Sistemleri',
  kamera_kayit: 'Turna Güvenlik Sistemleri',
  cagri_merkezi_yazilimi: 'İletişim Köprüsü',
  arac_takip_cihazi: 'Rota Filo',
  bulut_depolama: 'Nordbyte Cloud Ltd.',
  bulut_saas: 'Fernhill Talent B.V.',
  video_konferans_hizmeti: 'Lumenmeet Inc.',
  analitik_hizmeti: 'Kestrel Analytics GmbH',
  bulut_eposta: 'Postwing Mail Inc.',
};
const COUNTRIES: Readonly<Record<string, string>> = {
  bulut_depolama: 'İrlanda',
  bulut_saas: 'Hollanda',
  video_konferans_hizmeti: 'Amerika Birleşik Devletleri',
  analitik_hizmeti: 'Almanya',
  bulut_eposta: 'Amerika Birleşik Devletleri',
};
/** How long backups are kept, the usual one first. */
const BACKUPS_KEPT = ['P30D', 'P30D', 'P3M', 'P1Y'] as const;
/** A cloud service that somebody uses without a contract. */
const ORPHAN = 'pazarlama_otomasyonu';

/** One asset for each place where activities keep their data; the department of the most has it. */
export function assetsOf(stage: Stage, activities: readonly Linked[]): DemoValues[] {
  const places = new Set([
    ...activities.flatMap(({ values }) => listOfCodes(values.saklandigi_alan)),
    ORPHAN,
  ]);
  return [...places].flatMap((type) => {
    const kept = activities.filter(({ values }) =>
      listOfCodes(values.saklandigi_alan).includes(type),
    );
    const place = choiceOf('varlik_turu', type);
    return place ? [assetOf(stage, { type, name: place.tr, group: place.group?.code }, kept)] : [];
  });
}

function assetOf(
  { departments, random }: Stage,
  asset: Readonly<{ type: string; name: string; group?: string }>,
  kept: readonly Linked[],
): DemoValues {
  const { type, name, group } = asset;
  const data = named(kept, 'islenen_kisisel_veriler', 20);
  const physical = group === 'fiziksel';
  const country = COUNTRIES[type] ?? (type === ORPHAN ? 'Estonya' : null);
  const backedUp = physical ? null : random.chance(0.85);
  const it = departments.get('Bilgi Teknolojileri');
  return {
    department_id: physical ? (kept[0]?.department_id ?? null) : (it ?? null),
    varlik_ismi: name,
    varlik_turu: type,
    varlik_sahibi: physical ? 'Departman sorumlusu' : 'Sistem yöneticisi',
    varlik_durumu: 'kullanimda',
    durum: null,
    bulundugu_yer: place(physical, group),
    tedarikci_adi: KEPT_BY[type] ?? null,
    yurt_disi_mi: country !== null,
    ulke: country,
    veri_harita_id: idsOf(kept),
    islenen_kisisel_veriler: data,
    ozel_nitelikli_veri: hasSpecialData(data),
    kisi_sayisi: physical ? null : (1 + random.below(40)) * 25,
    gizlilik_derecesi: hasSpecialData(data) ? 'cok_gizli' : 'gizli',
    erisim_yetkilileri: physical
      ? 'Departman çalışanları'
      : 'Yetki matrisinde tanımlı kullanıcılar',
    yedekleme_var_mi: backedUp,
    yedek_saklama_suresi: backedUp ? random.pick(BACKUPS_KEPT) : null,
    sifreleme_var_mi: physical ? null : random.chance(0.7),
    alinan_tedbirler: physical
      ? ['fiziksel_giris_cikis', 'ortam_guvenligi']
      : ['yetki_matrisi', 'erisim_loglari', 'yedekleme', 'karar_2018_10_iki_kademe'],
    imha_yontemi: physical ? 'yok_etme' : 'silme',
    saklama_suresi: periodOf(kept),
  };
}

function place(physical: boolean, group: string | undefined): string {
  if (physical) return 'Merkez bina, departman ofisi';
  return group === 'bulut' ? 'Hizmet sağlayıcının veri merkezi' : 'Merkez veri odası';
}
