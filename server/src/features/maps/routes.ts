import { serverText } from '@emanet/contract/locales/server-texts';
import { maps } from '@emanet/contract/maps';
import { countriesIn, HOME } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Db } from '../../platform/db.ts';
import { scopeInCompany, type CompanyScope } from '../../platform/access/scope.ts';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { selectAssetMap, selectPlaces, selectSupplierMap, type Place } from './queries.ts';

const UNKNOWN_COUNTRY = serverText('maps.unknownCountry');

/** Suppliers and countries that receive the company's data, as the JSON of an answer. */
async function supplierMapJson(
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

/** Assets that hold data of a company's activities, and their suppliers. */
async function assetMapJson(db: Db, caller: CompanyScope, companyId: number) {
  const scope = scopeInCompany(caller, companyId, 'assets.read');
  const map = await db.read(scope, (tx) => selectAssetMap(tx, scope));
  return `{"data":${map}}`;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The database writes these answers; Node only passes them on. */
export function mapRoutes(app: App): void {
  const { db } = app.services;

  companyRoute(app, maps.suppliers, async ({ scope, params, request, reply }) =>
    reply
      .type(JSON_TYPE)
      .send(await supplierMapJson(db, scope, params.companyId, request.language)),
  );

  companyRoute(app, maps.assets, async ({ scope, params, reply }) =>
    reply.type(JSON_TYPE).send(await assetMapJson(db, scope, params.companyId)),
  );
}
