import { usualRole } from '@emanet/contract/law/services';
import { DAY_MS, dayOf } from '@emanet/contract/shared/time/today';
import { later } from '../calendar.ts';
import { SUPPLIERS, type DemoSupplier } from './directory.ts';
import { byDepartment, idsOf, named, periodOf, type Linked } from './linked.ts';
import type { DemoValues } from './record-life.ts';
import type { Stage } from '../activity-lives.ts';

const MOST_DEPARTMENTS = 3;

/** How data may leave the country, with days ago for the dates; one supplier has nothing at all. */
const MECHANISMS: Readonly<
  Record<string, Readonly<{ by: string | null; signed?: number; notified?: number }>>
> = {
  'Nordbyte Cloud Ltd.': { by: 'standart_sozlesme', signed: 120, notified: 117 },
  'Fernhill Talent B.V.': { by: 'standart_sozlesme', signed: 45 },
  'Lumenmeet Inc.': { by: null },
  'Kestrel Analytics GmbH': { by: 'standart_sozlesme', signed: 1 },
  'Postwing Mail Inc.': { by: 'taahhutname' },
};

/** A transfer for each supplier and department whose activities it serves. */
export const supplierTransfersOf = (stage: Stage, activities: readonly Linked[]): DemoValues[] =>
  SUPPLIERS.flatMap((supplier) =>
    byDepartment(servedBy(stage, supplier, activities))
      .slice(0, MOST_DEPARTMENTS)
      .map(([department_id, served]) => transferOf(stage, supplier, department_id, served)),
  );

/** Abroad is never left out: where nothing names the supplier, the first of IT's activities uses it. */
function servedBy(
  { departments }: Stage,
  supplier: DemoSupplier,
  activities: readonly Linked[],
): readonly Linked[] {
  const served = activities.filter(supplier.serves);
  if (served.length > 0 || !MECHANISMS[supplier.name]) return served;
  const it = departments.get('Bilgi Teknolojileri');
  return activities.filter(({ department_id }) => department_id === it).slice(0, 1);
}

/** A supplier that the company has left; nothing more is sent to it. */
const LEFT = { name: 'Postwing Mail Inc.', company: 'korfez', daysAgo: 64 };

const stateOf = ({ company, now }: Stage, name: string): DemoValues =>
  name === LEFT.name && company.key === LEFT.company
    ? { aktarim_durumu: 'sona_erdi', sona_erme_tarihi: dayOf(later(now, -LEFT.daysAgo * DAY_MS)) }
    : { aktarim_durumu: 'suruyor' };

function transferOf(
  stage: Stage,
  { name, title, country, service }: DemoSupplier,
  department_id: number,
  served: readonly Linked[],
): DemoValues {
  const { now, random } = stage;
  const ago = (days: number | undefined) =>
    days === undefined ? null : dayOf(later(now, -days * DAY_MS));
  const mechanism = MECHANISMS[name];
  const contract = random.chance(0.8);
  const signed = 150 + random.below(500);
  const otherRole = random.chance(0.85) ? 'veri_isleyen' : 'ayri_veri_sorumlusu';
  return {
    department_id,
    tedarikci_adi: name,
    tedarikci_unvan: title,
    hizmet_konusu: service,
    veri_isleyen_rolu: usualRole(`${name} · ${title}`, service) ?? otherRole,
    ...stateOf(stage, name),
    durum: null,
    veri_harita_id: idsOf(served),
    aktarilan_kisisel_veriler: named(served, 'islenen_kisisel_veriler', 12),
    ilgili_kisi: named(served, 'ilgili_kisi', 5),
    aktarim_amaci: named(served, 'islenme_amaci', 4),
    aktarim_sarti: named(served, 'isleme_sarti', 4),
    alici_grubu: 'tedarikciler',
    aktarim_yontemi: [random.pick(['portal_aktarim', 'api_aktarim', 'eposta_aktarim'])],
    aktarim_sikligi: random.pick(['surekli', 'aylik', 'talep_uzerine']),
    yurt_disi_aktarim: mechanism !== undefined,
    aktarim_ulkesi: mechanism ? country : null,
    yurt_disi_mekanizma: mechanism?.by ?? null,
    standart_sozlesme_imza_tarihi: ago(mechanism?.signed),
    standart_sozlesme_bildirim_tarihi: ago(mechanism?.notified),
    standart_sozlesme_imza_sekli: mechanism?.signed === undefined ? null : 'guvenli_e_imza',
    sozlesme_var_mi: contract,
    sozlesme_tarihi: contract ? ago(signed) : null,
    sozlesme_bitis_tarihi: contract && random.chance(0.5) ? ago(signed - 365) : null,
    alinan_tedbirler: [
      'sozlesme_guvenlik_hukmu',
      'gizlilik_taahhutnameleri',
      'ozel_nitelikli_eposta',
    ],
    son_denetim_tarihi: random.chance(0.3) ? ago(20 + random.below(200)) : null,
    saklama_suresi: periodOf(served),
  };
}
