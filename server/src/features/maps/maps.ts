import { serverText } from '@emanet/contract/locales/server-texts';
import { countriesIn, HOME } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Db } from '../../platform/db.ts';
import { scopeInCompany, type CompanyScope } from '../../platform/access/scope.ts';
import { selectAssetMap, selectPlaces, selectSupplierMap, type Place } from './queries.ts';

const UNKNOWN_COUNTRY = serverText('maps.unknownCountry');

/** To which suppliers and countries a company's activities send data, as the JSON of an answer. */
export async function supplierMapJson(
  db: Db,
  caller: CompanyScope,
  companyId: number,
  lang: Language,
): Promise<string> {
  const scope = scopeInCompany(caller, companyId, 'supplier-transfers.read');
  const map = await db.read(scope, async (tx) => {
    const texts = await selectPlaces(tx, scope);
    return selectSupplierMap(
      tx,
      scope,
      texts.flatMap((text) => placesOf(text, lang)),
    );
  });
  return `{"data":${map}}`;
}

/** A country in two spellings is one place, a text of two countries is two. */
function placesOf(text: string, lang: Language): Place[] {
  const countries = countriesIn(text, lang);
  if (countries.length === 0) return [{ text, key: '', name: UNKNOWN_COUNTRY[lang], abroad: true }];
  return countries.map(({ key, name }) => ({ text, key, name, abroad: key !== HOME }));
}

/** In which assets a company's activities keep data and who looks after these. */
export async function assetMapJson(db: Db, caller: CompanyScope, companyId: number) {
  const scope = scopeInCompany(caller, companyId, 'assets.read');
  const map = await db.read(scope, (tx) => selectAssetMap(tx, scope));
  return `{"data":${map}}`;
}
