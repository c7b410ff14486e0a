import { organization } from '@emanet/contract/organization';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { scopeWith } from '../../platform/access/scope.ts';
import { selectDepartments } from './queries.ts';

/** Who reads the records of a register keeps those of as many departments. */
const READS = {
  veri_harita: 'activities.read',
  veri_aktarim: 'supplier-transfers.read',
  diger_aktarim: 'public-transfers.read',
  varlik_listesi: 'assets.read',
} as const;

export function organizationRoutes(app: App): void {
  const { db } = app.services;
  companyRoute(app, organization.departments, async ({ scope, query }) => {
    const reach = query.tur ? scopeWith(scope, READS[query.tur]) : scope;
    return { data: await db.read(reach, (tx) => selectDepartments(tx, reach)) };
  });
}
