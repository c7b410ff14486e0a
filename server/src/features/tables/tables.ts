import type { GapBehind } from '@emanet/contract/tables/gaps';
import type { Language } from '@emanet/contract/shared/primitives';
import type { AssetLine, GapRecords, Notification, TableView } from '@emanet/contract/tables';
import type { Db, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { instantReadBy } from '../../nouns/past.ts';
import type { Condition } from '../../records/queries.ts';
import { sheetFile, type SheetAsked } from '../../records/excel/columns.ts';
import type { Workbook } from '../../records/excel/workbook.ts';
import {
  assets,
  processingActivities,
  publicTransfers,
  selectFacts,
  supplierTransfers,
  together,
} from './fact-queries.ts';
import { answeredSheet } from './answered.ts';

export { answeredSheet };
import { selectDecisions } from './decision-queries.ts';
import { recordsBehind } from './gaps.ts';
import { notificationOf } from './notification.ts';
import {
  activitiesOfAssets,
  activitiesOfSuppliers,
  expectMany,
  folded,
  selectActivityCounts,
  selectAssetLines,
  selectAssets,
  selectSupplierLines,
  selectSuppliers,
} from './queries.ts';
import {
  matrixSheet,
  measureSheet,
  notificationSheet,
  unfoldedSheet,
  VIEW_TITLES,
} from './sheets.ts';
import { countriesAbroad, unfold } from './unfold.ts';
import { unionOf } from './union.ts';

const SENT = ['abroad', 'country', 'mechanism', 'measure'] as const;
const HELD = ['item', ...SENT] as const;
const USES = ['subject', 'purpose', 'basis'] as const;

const readMany = <T>(db: Db, scope: CompanyScope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.read(scope, async (tx) => {
    await expectMany(tx);
    return work(tx);
  });

/** Data that the company's transfers send to a supplier; its name is compared under Turkish folding. */
export const unfoldSupplier = (db: Db, scope: CompanyScope, name: string, lang: Language) =>
  readMany(db, scope, async (tx) => {
    const [supplier] = await unfoldedSuppliers(tx, scope, lang, folded(name));
    return supplier ?? fail('NOT_FOUND');
  });

/** Data of an asset, and the measures that protect it. */
export const unfoldAsset = (db: Db, scope: CompanyScope, name: string, lang: Language) =>
  readMany(db, scope, async (tx) => {
    const [asset] = await unfoldedAssets(tx, scope, lang, folded(name));
    return asset ?? fail('NOT_FOUND');
  });

/** Suppliers with all received data; all of them, or the one of this folded name. */
async function unfoldedSuppliers(tx: Tx, scope: CompanyScope, lang: Language, name?: Condition) {
  const suppliers = await selectSuppliers(tx, scope, name);
  const facts = byKey(await selectFacts(tx, supplierTransfers(scope, name), [...HELD, ...USES]));
  const activities = await activitiesOfSuppliers(tx, scope, name);
  return suppliers.map(({ key, ad }) => {
    const own = facts.get(key) ?? [];
    return unfold(ad, own, own, activities.get(key) ?? [], lang);
  });
}

/** Assets with all stored data; all of them, or the one of this folded name. */
async function unfoldedAssets(tx: Tx, scope: CompanyScope, lang: Language, name?: Condition) {
  const found = await selectAssets(tx, scope, name);
  const facts = byKey(await selectFacts(tx, assets(scope, name), HELD));
  const activities = await activitiesOfAssets(tx, scope, name);
  const ids = new Set([...activities.values()].flat().map((one) => one.id));
  const uses = unionOf(byKey(await selectFacts(tx, processingActivities(scope, [...ids]), USES)));
  return found.map(({ key, ad }) => {
    const linked = activities.get(key) ?? [];
    const used = uses(linked.map(({ id }) => String(id)));
    return unfold(ad, facts.get(key) ?? [], used, linked, lang);
  });
}

const byKey = <Row extends Readonly<{ key: string }>>(rows: readonly Row[]) =>
  Map.groupBy(rows, (row) => row.key);

export const supplierLines = (db: Db, scope: CompanyScope, lang: Language) =>
  readMany(db, scope, async (tx) => withCountries(await selectSupplierLines(tx, scope), lang));

export const assetLines = (db: Db, scope: CompanyScope, lang: Language): Promise<AssetLine[]> =>
  readMany(db, scope, async (tx) => withCountries(await selectAssetLines(tx, scope), lang));

const withCountries = <Line extends Readonly<{ ulkeler: string[] }>>(
  lines: readonly Line[],
  lang: Language,
): Line[] => lines.map((line) => ({ ...line, ulkeler: countriesAbroad(line.ulkeler, lang) }));

/** The company's notification to VERBİS, from its registers. */
export const registryNotification = (db: Db, scope: CompanyScope, lang: Language) =>
  db.read(scope, (tx) => notificationIn(tx, scope, lang));

/**
 * The same inside a transaction. `instant`: the decisions of then; by default those of the day that the actor
 * reads, or of now.
 */
export async function notificationIn(
  tx: Tx,
  scope: CompanyScope,
  lang: Language,
  instant = instantReadBy(scope.actor),
): Promise<Notification> {
  await expectMany(tx);
  const registers = {
    veri_harita: await selectFacts(tx, together(processingActivities(scope)), [
      'subject',
      'purpose',
      'period',
      'recipient',
      'supplier',
      'receiving',
      'abroad',
    ]),
    veri_aktarim: await selectFacts(tx, together(supplierTransfers(scope)), [
      'recipient',
      'abroad',
      'country',
      'mechanism',
    ]),
    diger_aktarim: await selectFacts(tx, publicTransfers(scope), ['recipient']),
    varlik_listesi: await selectFacts(tx, together(assets(scope)), [
      'abroad',
      'country',
      'mechanism',
    ]),
  };
  const timed = registers.veri_harita.filter(({ field }) => field === 'period');
  const activities = timed.map(({ first }) => first);
  const decided = await selectDecisions(tx, scope, activities, instant);
  return notificationOf(registers, await selectActivityCounts(tx, scope), decided, lang);
}

/** A notification as sheets: categories, groups of people, measures. */
export const notificationSheets = (content: Notification, lang: Language): Workbook[] => [
  notificationSheet(content, lang),
  matrixSheet(content, lang),
  measureSheet(content, lang),
];

/** The records behind a gap of the notification. */
export const gapRecords = (
  db: Db,
  scope: CompanyScope,
  kod: GapBehind,
  category: string | undefined,
): Promise<GapRecords> => readMany(db, scope, (tx) => recordsBehind(tx, scope, kod, category));

/** A table as an .xlsx, with the header under which a browser saves it. */
export const exportTable = (
  db: Db,
  scope: CompanyScope,
  { view, ...asked }: SheetAsked & Readonly<{ view: TableView }>,
) =>
  sheetFile(scope, VIEW_TITLES[view], asked, () =>
    readMany(db, scope, (tx) => sheetsOf(tx, scope, view, asked.lang)),
  );

async function sheetsOf(tx: Tx, scope: CompanyScope, view: TableView, lang: Language) {
  if (view === 'verbis') {
    return notificationSheets(await notificationIn(tx, scope, lang), lang);
  }
  if (view === 'cevaplar') return [await answeredSheet(tx, scope, lang)];
  const unfolded = view === 'varliklar' ? unfoldedAssets : unfoldedSuppliers;
  return [unfoldedSheet(view, await unfolded(tx, scope, lang), lang)];
}
