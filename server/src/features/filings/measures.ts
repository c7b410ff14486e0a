import { createHash } from 'node:crypto';
import type { CompanyMeasure, MeasureGround } from '@emanet/contract/filings/preparation';
import securityMeasures from '@emanet/contract/data/security-measures.json' with { type: 'json' };
import type { Language } from '@emanet/contract/shared/primitives';

/** "Diğer" needs a free text. */
export const OTHER_MEASURE = 'diger_tedbir';

const registryList = securityMeasures.items.filter(({ list }) => list === 'verbis');

/** Does the registry offer this measure? */
export const isRegistryMeasure = (kod: string) => registryList.some(({ code }) => code === kod);

/** A measure with a person's decision. */
export type Decided = Readonly<{
  kod: string;
  durum: 'onayli' | 'reddedildi';
  aciklama: string | null;
  kanit: string | null;
  dokuman_id: number | null;
  dokuman_ismi: string | null;
  dayanak: string;
  kaydeden: string;
  tarih: string;
}>;

/** Records with a measure, and a digest of all of them. */
export type Grounds = Readonly<{ dayanaklar: readonly MeasureGround[]; ozet: string }>;

export const NO_GROUNDS: Grounds = { dayanaklar: [], ozet: '' };

/** A record with a measure. */
export type Bearing = Readonly<{
  kod: string;
  tur: MeasureGround['tur'];
  ad: string;
}>;

const MOST_NAMED = 3;

/** Grounds by measure, the first names of each kind. */
export function groundsOf(found: readonly Bearing[]): Map<string, Grounds> {
  const byMeasure = Map.groupBy(found, ({ kod }) => kod);
  return new Map(
    [...byMeasure].map(([kod, all]) => {
      const kinds = [...Map.groupBy(all, ({ tur }) => tur)];
      const dayanaklar = kinds.map(([tur, list]) => ({
        tur,
        adlar: list.slice(0, MOST_NAMED).map(({ ad }) => ad),
        sayi: list.length,
      }));
      const named = JSON.stringify(all.map(({ tur, ad }) => [tur, ad]));
      return [kod, { dayanaklar, ozet: createHash('sha256').update(named).digest('base64url') }];
    }),
  );
}

/** The registry's measures in its order, each with its grounds and what was decided. */
export const companyMeasures = (
  decided: readonly Decided[],
  grounds: ReadonlyMap<string, Grounds>,
  lang: Language,
): CompanyMeasure[] =>
  registryList.map((item) => {
    const own = decided.find(({ kod }) => kod === item.code);
    const { dayanaklar, ozet } = grounds.get(item.code) ?? NO_GROUNDS;
    const confirmed = own?.durum === 'onayli';
    const dismissed = own?.durum === 'reddedildi' && own.dayanak === ozet;
    const document =
      own?.dokuman_id && own.dokuman_ismi ? { id: own.dokuman_id, ad: own.dokuman_ismi } : null;
    const free = dayanaklar.length > 0 ? ('oneri' as const) : ('yok' as const);
    const shown = confirmed || dismissed ? own : undefined;
    return {
      kod: item.code,
      ad: item[lang],
      tur: item.kind === 'technical' ? ('teknik' as const) : ('idari' as const),
      ozel_nitelikli: item.special,
      durum: shown?.durum ?? free,
      aciklama: shown?.aciklama ?? null,
      dayanaklar: [...dayanaklar],
      dayanak_kalmadi:
        confirmed && own.dayanak !== '' && dayanaklar.length === 0 && !own.kanit && !document,
      kanit: shown?.kanit ?? null,
      dokuman: confirmed ? document : null,
      kaydeden: shown?.kaydeden ?? null,
      tarih: shown?.tarih ?? null,
    };
  });
