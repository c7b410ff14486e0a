import { choiceOf, type Choice } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import type { RecordRow } from '../../register.ts';
import type { ChoiceGroup } from '../field/offered.ts';
import { isNumberList } from '../values.ts';

/** Assets shown before a search; more would hide the types below them. */
const SHOWN = 8;
const MARK = 'varlik:';
const DESTROYED = 'imha_edildi';

/** One of the company's own assets, as a place of an activity. */
export type Asset = Readonly<{
  id: number;
  name: string;
  type: string;
  department_id: unknown;
  department: string;
  special: boolean;
  activities: readonly number[];
}>;

/** Effect of saving on the link of an asset. `brought`: its type was ticked with it. */
export type PlannedLink = Readonly<{ way: 'ekle' | 'cikar'; brought: boolean }>;
/** By the id of the asset. */
export type PlannedLinks = ReadonlyMap<number, PlannedLink>;

/** The activity whose places are chosen; a new one has no id yet. */
export type Keeping = Readonly<{ id: number | undefined; department_id: unknown }>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Assets in use, from the rows of their register. */
export const toAssets = (rows: readonly RecordRow[]): Asset[] =>
  rows
    .filter(({ varlik_durumu }) => varlik_durumu !== DESTROYED)
    .map((row) => ({
      id: row.id,
      name: textOf(row.varlik_ismi),
      type: textOf(row.varlik_turu),
      department_id: row.department_id,
      department: row.department_name,
      special: row.ozel_nitelikli,
      activities: isNumberList(row.veri_harita_id) ? row.veri_harita_id : [],
    }));

/** Code of an asset among the choices of a list. */
export const codeOf = ({ id }: Pick<Asset, 'id'>): string => `${MARK}${id}`;

/** The asset of a code; undefined for the code of a type. */
export const assetOf = (assets: readonly Asset[], code: string): Asset | undefined =>
  code.startsWith(MARK) ? assets.find((asset) => codeOf(asset) === code) : undefined;

const isLinked = (asset: Asset, { id }: Keeping) =>
  id !== undefined && asset.activities.includes(id);

/** Is the activity linked to the asset after the planned changes? */
const isTicked = (asset: Asset, planned: PlannedLinks, keeping: Keeping): boolean => {
  const plan = planned.get(asset.id);
  return plan ? plan.way === 'ekle' : isLinked(asset, keeping);
};

/** Codes of the assets that are, or will be, linked to the activity. */
export const tickedCodes = (assets: readonly Asset[], planned: PlannedLinks, keeping: Keeping) =>
  assets.filter((asset) => isTicked(asset, planned, keeping)).map(codeOf);

/** Assets as choices: linked ones first, then those of the activity's department, then by name. */
export function assetGroup(
  assets: readonly Asset[],
  keeping: Keeping,
  lang: Language,
  options: Readonly<{ titles: Readonly<{ all: string; some: string }>; searching: boolean }>,
): ChoiceGroup | undefined {
  if (assets.length === 0) return undefined;
  const rank = (asset: Asset) =>
    isLinked(asset, keeping) ? 0 : asset.department_id === keeping.department_id ? 1 : 2;
  const ordered = assets.toSorted(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, lang, { numeric: true }),
  );
  const shown = options.searching ? ordered : ordered.slice(0, SHOWN);
  const { titles } = options;
  return {
    code: 'varliklar',
    title: shown.length < assets.length ? titles.some : titles.all,
    special: false,
    choices: shown.map((asset) => choiceFor(asset)),
  };
}

function choiceFor(asset: Asset): Choice {
  const type = choiceOf('varlik_turu', asset.type);
  const beside = (lang: Language) => [type?.[lang], asset.department].filter(Boolean).join(' · ');
  return {
    code: codeOf(asset),
    tr: asset.name,
    en: asset.name,
    special: asset.special,
    note_tr: beside('tr'),
    note_en: beside('en'),
  };
}

/**
 * Plans and ticked types after an asset was ticked or unticked. Its type is ticked with it, and
 * unticked with the last asset that had ticked it.
 */
export function toggled(
  asset: Asset,
  {
    assets,
    planned,
    keeping,
  }: Readonly<{
    assets: readonly Asset[];
    planned: PlannedLinks;
    keeping: Keeping;
  }>,
  types: readonly string[],
): Readonly<{ planned: PlannedLinks; types: string[] }> {
  const next = new Map(planned);
  const before = planned.get(asset.id);
  if (!isTicked(asset, planned, keeping)) {
    const brought = asset.type !== '' && !types.includes(asset.type);
    if (before) next.delete(asset.id);
    else next.set(asset.id, { way: 'ekle', brought });
    return { planned: next, types: brought ? [...types, asset.type] : [...types] };
  }
  if (before) next.delete(asset.id);
  else next.set(asset.id, { way: 'cikar', brought: false });
  const heir = assets.find((one) => one.type === asset.type && isTicked(one, next, keeping));
  const plan = heir && next.get(heir.id);
  if (before?.brought && heir && plan) next.set(heir.id, { ...plan, brought: true });
  const leaves = before?.brought === true && !heir;
  return { planned: next, types: types.filter((type) => !leaves || type !== asset.type) };
}
