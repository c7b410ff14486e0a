import {
  ANSWER_GAPS,
  REGISTRY_GAPS,
  type GapBehind,
  type RegistryGap,
} from '@emanet/contract/tables/gaps';
import type { GapRecords, RegistryCategory } from '@emanet/contract/tables';
import { daysOf, longestOf } from '@emanet/contract/records/periods';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import {
  assets,
  processingActivities,
  publicTransfers,
  selectSaying,
  supplierTransfers,
  type Fact,
  type FactField,
} from './fact-queries.ts';
import { lacksIn, type Part } from './statements.ts';
import { codesIn } from './unfold.ts';

/** A register that is a source of the notification. */
type NotifiedType = keyof typeof SOURCES;

/**
 * Records that a gap comes from: those whose `field` matches `lacks`, or all of them, of the first
 * registers in `among` that have any.
 */
type Cause = Readonly<{
  among: readonly (readonly NotifiedType[])[];
  field?: FactField;
  lacks?: (value: string) => boolean;
}>;

const ACTIVITIES = ['veri_harita'] as const;
const CARRIERS = ['veri_aktarim', 'diger_aktarim', 'varlik_listesi'] as const;
const ABROAD = ['veri_aktarim', 'varlik_listesi'] as const;
const missing = (value: string) => value === '';
const unclear = (value: string) => value !== '' && daysOf(value) < 0;

const CAUSES: Readonly<Record<GapBehind, Cause>> = {
  faaliyet_yok: { among: [CARRIERS] },
  amac_yok: { among: [ACTIVITIES] },
  ilgili_kisi_yok: { among: [ACTIVITIES, CARRIERS] },
  alici_grubu_eksik: { among: [CARRIERS], field: 'recipient', lacks: missing },
  alici_yanitsiz: {
    among: [ACTIVITIES],
    field: 'receiving',
    lacks: lacksIn('receiving', 'yanitsiz'),
  },
  alici_celiski: {
    among: [ACTIVITIES],
    field: 'receiving',
    lacks: lacksIn('receiving', 'celiski'),
  },
  tedarikci_yok: { among: [ACTIVITIES], field: 'supplier', lacks: lacksIn('supplier', 'kayitsiz') },
  tedarikci_yanitsiz: {
    among: [ACTIVITIES],
    field: 'supplier',
    lacks: lacksIn('supplier', 'yanitsiz'),
  },
  tedarikci_celiski: {
    among: [ACTIVITIES],
    field: 'supplier',
    lacks: lacksIn('supplier', 'celiski'),
  },
  sure_yok: { among: [ACTIVITIES, CARRIERS] },
  sure_eksik: { among: [ACTIVITIES], field: 'period', lacks: missing },
  sure_belirsiz: { among: [ACTIVITIES], field: 'period', lacks: unclear },
  sure_karsilastirilamiyor: { among: [ACTIVITIES] },
  aktarim_kaydi_yok: { among: [ACTIVITIES], field: 'abroad', lacks: lacksIn('abroad', 'kayitsiz') },
  yurt_disi_yanitsiz: {
    among: [[...ACTIVITIES, ...ABROAD]],
    field: 'abroad',
    lacks: lacksIn('abroad', 'yanitsiz'),
  },
  yurt_disi_celiski: { among: [ACTIVITIES], field: 'abroad', lacks: lacksIn('abroad', 'celiski') },
  mekanizma_eksik: { among: [ABROAD], field: 'mechanism', lacks: missing },
  ulke_eksik: { among: [ABROAD], field: 'country', lacks: missing },
  veri_yok: { among: [ACTIVITIES] },
};

type Behind = RegistryCategory['eksikler'][number]['kayitlar'];

/** Number of records of each register behind a gap, with the id of a single one. */
function behind(part: Part, kod: RegistryGap): Behind {
  const { among, field = 'record', lacks = () => true } = CAUSES[kod];
  for (const registers of among) {
    const found = registers.flatMap((tur) => {
      const facts = part[tur].filter((one) => one.field === field && lacks(one.value));
      const sayi = facts.reduce((sum, one) => sum + one.records, 0);
      return sayi === 0 ? [] : { tur, sayi, id: sayi === 1 ? (facts[0]?.first ?? null) : null };
    });
    if (found.length > 0) return found;
  }
  return [];
}

const total = (records: Behind) => records.reduce((sum, { sayi }) => sum + sayi, 0);

/** A data category needs each of these; "no recipient" and "not abroad" count as answers. */
export function gapsOf(part: Part, periodChosen = false): RegistryCategory['eksikler'] {
  const activities = part.veri_harita;
  const has = (facts: readonly Fact[], field: FactField) => codesIn(facts, field).size > 0;
  const written = has(activities, 'record');
  const periods = [...codesIn(activities, 'period')].filter((period) => period !== '');
  const somePeriod = periods.length > 0;
  const whole: Partial<Record<RegistryGap, boolean>> = {
    faaliyet_yok: !written,
    amac_yok: written && !has(activities, 'purpose'),
    ilgili_kisi_yok: !has(activities, 'subject'),
    sure_yok: !somePeriod,
    sure_eksik: somePeriod,
    sure_karsilastirilamiyor: !periodChosen && longestOf(periods).length > 1,
  };
  return REGISTRY_GAPS.flatMap((kod) => {
    if (whole[kod] === false) return [];
    const kayitlar = behind(part, kod);
    if (kayitlar.length === 0) return [];
    return { kod, sayi: CAUSES[kod].field ? total(kayitlar) : 1, kayitlar };
  });
}

const SOURCES = {
  veri_harita: processingActivities,
  veri_aktarim: supplierTransfers,
  diger_aktarim: publicTransfers,
  varlik_listesi: assets,
} as const;

/** The records behind a gap of a category; without a category those without any data. */
export async function recordsBehind(
  tx: Tx,
  scope: CompanyScope,
  kod: GapBehind,
  category: string | undefined,
): Promise<GapRecords> {
  const { among, field, lacks = () => true } = CAUSES[kod];
  const found: Record<NotifiedType, number[]> = {
    veri_harita: [],
    veri_aktarim: [],
    diger_aktarim: [],
    varlik_listesi: [],
  };
  for (const registers of among) {
    for (const tur of registers) {
      const about = category ?? (ANSWER_GAPS.includes(kod) ? null : undefined);
      const rows = await selectSaying(tx, SOURCES[tur](scope), about, field);
      found[tur] = rows.filter(({ said }) => !field || said.some(lacks)).map(({ id }) => id);
    }
    if (registers.some((tur) => found[tur].length > 0)) break;
  }
  return found;
}
