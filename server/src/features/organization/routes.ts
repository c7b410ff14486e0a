import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import { organization } from '@emanet/contract/organization';
import { registerOfType } from '@emanet/contract/records/registers';
import { scopeWith } from '../../platform/access/scope.ts';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import {
  companyRoute,
  personRoutes,
  scopedRoutes,
  sentenceOf,
  signedInRoute,
} from '../../platform/http/route.ts';
import { withNotBack } from '../../records/messages.ts';
import { nounImportRoutes } from '../../records/noun/import.ts';
import {
  addDepartment,
  deleteDepartment,
  restoreDepartment,
  mergeDepartment,
  renameDepartment,
} from './departments.ts';
import { departmentImport } from './import.ts';
import { readHistory } from './history.ts';
import { resendInvitation, selectInvitations, withdrawInvitation } from './invitations.ts';
import { answerInvitation, ownInvitations } from './own-invitations.ts';
import { selectRepresentatives } from './people-queries.ts';
import { selectCounts, selectDepartments, selectSharedNames } from './queries.ts';
import {
  addRepresentative,
  addRepresentatives,
  deleteRepresentative,
  updateRepresentative,
} from './representatives.ts';
import { restoreRepresentative } from './restore-representative.ts';
import { exportOrganization } from './sheet.ts';

const done = serverTexts((all) => all.organization.done);

/** Departments and representatives of a company. */
export function organizationRoutes(app: App): void {
  const { services } = app;
  const { reads, changes, does, sends } = scopedRoutes(app);
  const person = personRoutes(app);
  const { clock, db } = services;

  companyRoute(app, organization.departments, async ({ scope, query }) => {
    const reach = query.tur ? scopeWith(scope, registerOfType(query.tur).read) : scope;
    return { data: await db.read(reach, (tx) => selectDepartments(tx, reach)) };
  });

  reads(organization.departmentCounts, ({ scope }) =>
    db.read(scope, (tx) => selectCounts(tx, scope)),
  );

  companyRoute(app, organization.history, ({ scope }) => readHistory(db, scope));

  companyRoute(app, organization.addDepartment, async ({ scope, body, request }) => {
    const data = await addDepartment(db, scope, body, onceKeyOf(request));
    return { data, department: data, message: done.departmentAdded[request.language] };
  });

  changes(organization.renameDepartment, done.departmentRenamed, ({ scope, params, body }) =>
    renameDepartment(db, scope, params.id, body),
  );
  reads(organization.namesakes, ({ scope, params, query }) =>
    db.read(scope, (tx) => selectSharedNames(tx, scope, [params.id, query.hedef_id])),
  );
  changes(organization.mergeDepartment, done.departmentMerged, ({ scope, params, body }) =>
    mergeDepartment(db, scope, params.id, body),
  );
  does(organization.deleteDepartment, done.departmentDeleted, ({ scope, params }) =>
    deleteDepartment(db, scope, params.id),
  );
  changes(organization.restoreDepartment, done.departmentRestored, ({ scope, params }) =>
    db.write(scope, (tx) => restoreDepartment(tx, scope, params.id)),
  );
  reads(organization.representatives, ({ scope }) =>
    db.read(scope, (tx) => selectRepresentatives(tx, scope)),
  );

  companyRoute(app, organization.addRepresentative, async ({ scope, body, request }) => {
    const { language } = request;
    const asked = { language, key: onceKeyOf(request) };
    const added = await addRepresentative(services, scope, body, asked);
    if ('davet_eden' in added)
      return { data: null, user: null, davet: added, message: done.invited[language] };
    return { data: added, user: added, message: done.added[language] };
  });

  reads(organization.invitations, ({ scope }) =>
    db.read(scope, (tx) => selectInvitations(tx, scope)),
  );
  does(organization.resendInvitation, done.invitationResent, ({ scope, params }) =>
    resendInvitation(services, scope, params.id),
  );
  does(organization.withdrawInvitation, done.invitationWithdrawn, ({ scope, params }) =>
    withdrawInvitation(services, scope, params.id),
  );
  person.reads(organization.ownInvitations, ({ actor }) => ownInvitations(services, actor));
  signedInRoute(app, organization.answerInvitation, async ({ actor, params, body, request }) => {
    await answerInvitation(services, actor, params.id, body.kabul);
    const says = body.kabul ? done.invitationAccepted : done.invitationDeclined;
    return { message: says[request.language] };
  });

  companyRoute(app, organization.addRepresentatives, async ({ scope, body, request }) => {
    const { language } = request;
    const asked = { language, key: onceKeyOf(request) };
    const data = await addRepresentatives(services, scope, body, asked);
    return { data, message: done.listAdded[language] };
  });

  changes(organization.updateRepresentative, done.updated, ({ scope, params, body }) =>
    updateRepresentative(db, scope, params.id, body, clock.today()),
  );
  companyRoute(app, organization.restoreRepresentative, async ({ scope, params, request }) => {
    const { data, donmeyen } = await restoreRepresentative(db, scope, params.id);
    const said = withNotBack(done.representativeRestored, donmeyen);
    return { data, donmeyen, ...sentenceOf({ request }, said, true) };
  });
  does(organization.deleteRepresentative, done.deleted, ({ scope, params }) =>
    deleteRepresentative(db, scope, params.id, clock.today()),
  );

  nounImportRoutes(app, departmentImport);
  sends(organization.export, SHEET_TYPE, ({ scope, query }) =>
    exportOrganization(services, scope, query),
  );
}
