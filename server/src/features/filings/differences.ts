import { VERBIS_IDENTITY, VERBIS_PERSONS, verbisIdentity } from '@emanet/contract/filings/identity';
import type { FilingDifference } from '@emanet/contract/filings';
import type { Notification, RegistryCategory } from '@emanet/contract/tables';

type Named = readonly Readonly<{ ad: string }>[];
const names = (list: Named) => list.map(({ ad }) => ad);

/** Facts of a category that the registry lists, by section; only what is entered there. */
export const SECTIONS = {
  amaclar: (one) => names(one.amaclar),
  alici_gruplari: (one) => names(one.alici_gruplari),
  saklama: ({ saklama }) =>
    saklama.sicil.length > 0 || saklama.en_uzun === null ? saklama.sicil : [saklama.en_uzun],
  ilgili_kisiler: (one) => names(one.ilgili_kisiler),
  yurt_disi: (one) => one.yurt_disi.ulkeler,
} as const satisfies Record<string, (category: RegistryCategory) => readonly string[]>;
type Section = keyof typeof SECTIONS;

/** The order is the registry's. */
export const ORDER = Object.keys(SECTIONS) as Section[];

function between(
  where: Pick<FilingDifference, 'bolum' | 'kategori'>,
  before: readonly string[],
  now: readonly string[],
): FilingDifference[] {
  const eklenen = now.filter((one) => !before.includes(one));
  const cikan = before.filter((one) => !now.includes(one));
  return eklenen.length + cikan.length > 0 ? [{ ...where, eklenen, cikan }] : [];
}

/** Measures that the registry lists. */
export const registryMeasures = ({ tedbirler }: Notification) =>
  [...tedbirler.teknik, ...tedbirler.idari].filter(({ verbis }) => verbis);

const measures = (one: Notification) => names(registryMeasures(one));

type Identity = Notification['kimlik'];

const OF_PERSONS = Object.values(VERBIS_PERSONS).flat();

/**
 * Fields of the controller's identity that changed; empty where it was not stored with the filing.
 * Changes of one person (name, number, addresses) are one difference.
 */
function identityDifferences(before: Identity, now: Identity): FilingDifference[] {
  if (!before || !now) return [];
  const { asked } = verbisIdentity(now);
  const answers = (identity: NonNullable<Identity>, names: readonly string[]) =>
    names.flatMap((name) => (name in before && identity[name]?.trim()) || []);
  return VERBIS_IDENTITY.flatMap((name) => {
    const person = VERBIS_PERSONS[name];
    if (!person && OF_PERSONS.includes(name)) return [];
    const fields = (person ?? [name]).filter((one) => asked.includes(one) || before[one]);
    const where = { bolum: 'kimlik', kategori: name } as const;
    return between(where, answers(before, fields), answers(now, fields));
  });
}

/** Differences of a notification from an earlier one, section by section. */
export function differencesOf(before: Notification, now: Notification): FilingDifference[] {
  const earlier = new Map(before.kategoriler.map((one) => [one.kategori, one]));
  const inBoth = now.kategoriler.flatMap((one) => {
    const other = earlier.get(one.kategori);
    return other ? [[other, one] as const] : [];
  });
  return [
    ...between(
      { bolum: 'kategoriler', kategori: null },
      names(before.kategoriler),
      names(now.kategoriler),
    ),
    ...ORDER.flatMap((bolum) =>
      inBoth.flatMap(([old, one]) =>
        between({ bolum, kategori: one.ad }, SECTIONS[bolum](old), SECTIONS[bolum](one)),
      ),
    ),
    ...between({ bolum: 'tedbirler', kategori: null }, measures(before), measures(now)),
    ...identityDifferences(before.kimlik, now.kimlik),
  ];
}
