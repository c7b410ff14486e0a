import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { Db } from '../../platform/db.ts';
import { scopeInCompany, type CompanyScope } from '../../platform/http/scope.ts';
import { selectAssetMap, selectSupplierMap } from './queries.ts';

const UNKNOWN_COUNTRY: Sentence = { tr: 'Ülke belirtilmemiş', en: 'Country not given' };

/** To which suppliers and countries a company's activities send data, as the JSON of an answer. */
export async function supplierMapJson(
  db: Db,
  caller: CompanyScope,
  companyId: number,
  lang: Language,
): Promise<string> {
  const scope = scopeInCompany(caller, companyId, 'supplier-transfers.read');
  const map = await db.read(scope, (tx) => selectSupplierMap(tx, scope, UNKNOWN_COUNTRY[lang]));
  return `{"data":${map}}`;
}

/** In which assets a company's activities keep data and who looks after these. */
export async function assetMapJson(
  db: Db,
  caller: CompanyScope,
  companyId: number,
): Promise<string> {
  const scope = scopeInCompany(caller, companyId, 'assets.read');
  const map = await db.read(scope, (tx) => selectAssetMap(tx, scope));
  return `{"data":${map}}`;
}
