import publicBodies from '@emanet/contract/data/public-bodies.json' with { type: 'json' };
import { byDepartment, idsOf, named, periodOf, text, type Linked } from './linked.ts';
import type { DemoValues } from './record-life.ts';
import type { Stage } from '../activity-lives.ts';

const MOST_DEPARTMENTS = 3;

/** Which activities end in a notice to which body. */
const TOLD: Readonly<Record<string, RegExp>> = {
  sgk: /SGK|bordro|istirahat|iş kazası|puantaj/i,
  gib: /fatura|vergi|bordro/i,
  iskur: /engelli|işten ayrılma/i,
  csgb: /iş sağlığı|risk|muayene|disiplin/i,
  uigm: /yabancı çalışan/i,
  icra_daireleri: /haciz|haczi|nafaka|alacak/i,
  mahkemeler: /dava|hukuki|arabulucu/i,
  kolluk: /kamera|güvenlik|ziyaretçi/i,
  kvkk_kurumu: /KVKK|veri ihlali|ihlal/i,
  ticaret_bakanligi: /ticari ileti/i,
  saglik_bakanligi: /muayene|revir|sağlık/i,
  meb_meslek_lisesi: /stajyer/i,
  gumruk: /antrepo|gümrük|ithalat|ihracat/i,
};

const bodies = new Map(publicBodies.items.map((body) => [body.code, body]));

/** A transfer for each body and department whose activities tell it something. */
export const publicTransfersOf = (stage: Stage, activities: readonly Linked[]): DemoValues[] =>
  Object.entries(TOLD).flatMap(([body, telling]) =>
    byDepartment(activities.filter(({ values }) => telling.test(text(values.surec_ismi))))
      .slice(0, MOST_DEPARTMENTS)
      .map(([department_id, told]) => transferOf(stage, body, department_id, told)),
  );

function transferOf(
  { random }: Stage,
  kurum_adi: string,
  department_id: number,
  told: readonly Linked[],
): DemoValues {
  const body = bodies.get(kurum_adi);
  return {
    department_id,
    kurum_adi,
    sorumlu_unvan: random.pick(['Departman müdürü', 'Bordro ve özlük uzmanı', 'Uyum sorumlusu']),
    aktarim_durumu: 'suruyor',
    durum: null,
    veri_harita_id: idsOf(told),
    aktarilan_kisisel_veriler: named(told, 'islenen_kisisel_veriler', 10),
    ilgili_kisi: named(told, 'ilgili_kisi', 4),
    aktarim_amaci: ['mevzuata_uygunluk'],
    aktarim_sarti: body?.legal_basis ?? [],
    hukuki_dayanak: random.chance(0.85) ? (body?.law ?? null) : null,
    alici_grubu: 'yetkili_kamu_kurumlari',
    aktarim_yontemi: [random.pick(['portal_aktarim', 'kep_aktarim', 'fiziki_aktarim'])],
    aktarim_sikligi: random.pick(['aylik', 'yillik', 'talep_uzerine']),
    bildirim_suresi: random.chance(0.4) ? 'Mevzuattaki süre içinde' : null,
    saklama_suresi: periodOf(told),
  };
}
