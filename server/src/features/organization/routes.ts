import { organization } from '@emanet/contract/organization';
import { registerOfType } from '@emanet/contract/records/registers';
import { scopeWith } from '../../platform/access/scope.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { sendSheet } from '../../records/excel/send-sheet.ts';
import {
  addDepartment,
  deleteDepartment,
  mergeDepartment,
  renameDepartment,
} from './departments.ts';
import { readHistory } from './history.ts';
import { selectRepresentatives } from './people-queries.ts';
import { selectCounts, selectDepartments, selectSharedNames } from './queries.ts';
import {
  addRepresentative,
  addRepresentatives,
  deleteRepresentative,
  updateRepresentative,
} from './representatives.ts';
import { sentenceOf } from './sentences.ts';
import { exportOrganization } from './sheet.ts';

/** Departments and representatives of a company. */
export function organizationRoutes(app: App): void {
  const { services } = app;
  const { db } = services;

  companyRoute(app, organization.departments, async ({ scope, query }) => {
    const reach = query.tur ? scopeWith(scope, registerOfType(query.tur).read) : scope;
    return { data: await db.read(reach, (tx) => selectDepartments(tx, reach)) };
  });

  companyRoute(app, organization.departmentCounts, async ({ scope }) => ({
    data: await db.read(scope, (tx) => selectCounts(tx, scope)),
  }));

  companyRoute(app, organization.history, ({ scope }) => readHistory(db, scope));

  companyRoute(app, organization.addDepartment, async ({ scope, body, request }) => {
    const data = await addDepartment(db, scope, body, onceKeyOf(request));
    return { data, department: data, message: sentenceOf('departmentAdded', request.language) };
  });

  companyRoute(app, organization.renameDepartment, async ({ scope, params, body, request }) => ({
    data: await renameDepartment(db, scope, params.id, body),
    message: sentenceOf('departmentRenamed', request.language),
  }));

  companyRoute(app, organization.namesakes, async ({ scope, params, query }) => ({
    data: await db.read(scope, (tx) => selectSharedNames(tx, scope, [params.id, query.hedef_id])),
  }));

  companyRoute(app, organization.mergeDepartment, async ({ scope, params, body, request }) => ({
    data: await mergeDepartment(db, scope, params.id, body),
    message: sentenceOf('departmentMerged', request.language),
  }));

  companyRoute(app, organization.deleteDepartment, async ({ scope, params, request }) => {
    await deleteDepartment(db, scope, params.id);
    return { message: sentenceOf('departmentDeleted', request.language) };
  });

  companyRoute(app, organization.representatives, async ({ scope }) => ({
    data: await db.read(scope, (tx) => selectRepresentatives(tx, scope)),
  }));

  companyRoute(app, organization.addRepresentative, async ({ scope, body, request }) => {
    const { language } = request;
    const asked = { language, key: onceKeyOf(request) };
    const data = await addRepresentative(services, scope, body, asked);
    return { data, user: data, message: sentenceOf('added', language) };
  });

  companyRoute(app, organization.addRepresentatives, async ({ scope, body, request }) => {
    const { language } = request;
    const asked = { language, key: onceKeyOf(request) };
    const data = await addRepresentatives(services, scope, body, asked);
    return { data, message: sentenceOf('listAdded', language) };
  });

  companyRoute(
    app,
    organization.updateRepresentative,
    async ({ scope, params, body, request }) => ({
      data: await updateRepresentative(db, scope, params.id, body),
      message: sentenceOf('updated', request.language),
    }),
  );

  companyRoute(app, organization.deleteRepresentative, async ({ scope, params, request }) => {
    await deleteRepresentative(db, scope, params.id);
    return { message: sentenceOf('deleted', request.language) };
  });

  companyRoute(app, organization.export, async ({ scope, query, reply }) =>
    sendSheet(reply, await exportOrganization(services, scope, query.lang)),
  );
}
