import type { UserInfo } from '@emanet/contract/auth';
import { secondStep as endpoints } from '@emanet/contract/auth/second-step';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { SignedIn } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/http/app.ts';
import {
  companyRoute,
  publicRoute,
  signedInRoute,
  personRoutes,
} from '../../../platform/http/route.ts';
import { visitorOf, type Visitor } from '../../../platform/http/visitor.ts';
import type { Entered } from '../entering.ts';
import { beginEntry, enterAppCode, enterPasskey, enterRecoveryCode, waysOf } from './enter.ts';
import { partyOf } from './relying-party.ts';
import { resetSecondStep } from './reset.ts';
import {
  addPasskey,
  beginApp,
  beginPasskey,
  closeOtherSessions,
  closeSession,
  confirmApp,
  deleteApp,
  deletePasskey,
  renamePasskey,
  renewCodes,
  securityOf,
  type Self,
} from './security.ts';

/** Sentences after successful acts on the account's security. */
const SAYS = serverTexts((all) => all.auth.secondStep.done);

/** Gives the browser its session; the answer of every way to sign in. */
export type Begin = (
  reply: FastifyReply,
  visitor: Visitor,
  outcome: Entered | { waiting: string },
) => { data: UserInfo };

/** The second step of a sign-in, and the security page of the account. */
export function secondStepRoutes(app: App, begin: Begin): void {
  const { services } = app;
  const { reads, changes, does } = personRoutes(app);
  const { config } = services;
  const self = (request: FastifyRequest, actor: SignedIn): Self => ({
    services,
    visitor: visitorOf(request, config),
    actor,
  });

  publicRoute(app, endpoints.state, async ({ request }) => ({
    data: { yollar: await waysOf(services, visitorOf(request, config)) },
  }));
  publicRoute(app, endpoints.passkeyOptions, async ({ request }) => {
    const party = partyOf(request, config);
    const options = await beginEntry(services, visitorOf(request, config), party);
    return { data: { options: { ...options } } };
  });
  publicRoute(app, endpoints.enterPasskey, async ({ body, request, reply }) => {
    const visitor = visitorOf(request, config);
    const party = partyOf(request, config);
    return begin(reply, visitor, await enterPasskey(services, visitor, party, body));
  });
  publicRoute(app, endpoints.enterAppCode, async ({ body, request, reply }) => {
    const visitor = visitorOf(request, config);
    return begin(reply, visitor, await enterAppCode(services, visitor, body.code));
  });
  publicRoute(app, endpoints.enterRecoveryCode, async ({ body, request, reply }) => {
    const visitor = visitorOf(request, config);
    return begin(reply, visitor, await enterRecoveryCode(services, visitor, body.code));
  });

  reads(endpoints.security, ({ actor, request }) => securityOf(self(request, actor)));
  signedInRoute(app, endpoints.beginPasskey, async ({ actor, request }) => {
    const options = await beginPasskey(self(request, actor), partyOf(request, config));
    return { data: { options: { ...options } } };
  });
  changes(endpoints.addPasskey, SAYS.passkeyAdded, async ({ actor, body, request }) => ({
    kurtarma_kodlari: await addPasskey(self(request, actor), partyOf(request, config), body),
  }));
  does(endpoints.renamePasskey, SAYS.passkeyRenamed, ({ actor, body, params, request }) =>
    renamePasskey(self(request, actor), params.id, body.ad),
  );
  does(endpoints.deletePasskey, SAYS.passkeyDeleted, ({ actor, params, request }) =>
    deletePasskey(self(request, actor), params.id),
  );
  reads(endpoints.beginApp, ({ actor, request }) => beginApp(self(request, actor)));
  changes(endpoints.confirmApp, SAYS.appAdded, async ({ actor, body, request }) => ({
    kurtarma_kodlari: await confirmApp(self(request, actor), body.code),
  }));
  does(endpoints.deleteApp, SAYS.appDeleted, ({ actor, request }) =>
    deleteApp(self(request, actor)),
  );
  changes(endpoints.newRecoveryCodes, SAYS.codesRenewed, async ({ actor, request }) => ({
    kurtarma_kodlari: await renewCodes(self(request, actor)),
  }));
  does(endpoints.endSession, SAYS.sessionEnded, ({ actor, params, request }) =>
    closeSession(self(request, actor), params.id),
  );
  does(endpoints.endOtherSessions, SAYS.othersEnded, ({ actor, request }) =>
    closeOtherSessions(self(request, actor)),
  );

  signedInRoute(app, endpoints.checkFresh, async ({ request }) => ({
    message: SAYS.fresh[request.language],
  }));

  companyRoute(app, endpoints.reset, async ({ params, request, scope }) => {
    const state = await resetSecondStep(services, visitorOf(request, config), scope, params.id);
    const said = { istendi: SAYS.resetAsked, bekliyor: SAYS.resetWaits, sifirlandi: SAYS.reset };
    return { message: said[state][request.language] };
  });
}
