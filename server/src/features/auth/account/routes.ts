import { Readable } from 'node:stream';
import { account as endpoints } from '@emanet/contract/auth/account';
import type { FastifyRequest } from 'fastify';
import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { SignedIn } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/http/app.ts';
import { cookieName, cookieOptions } from '../../../platform/http/credential.ts';
import { disposition } from '../../../platform/http/disposition.ts';
import { personRoutes, signedInRoute } from '../../../platform/http/route.ts';
import { visitorOf } from '../../../platform/http/visitor.ts';
import { rememberDevice } from '../device.ts';
import type { Self } from '../second-step/security.ts';
import { askAddress, confirmAddress, eraseOwn, noteDownload, rename } from './account.ts';
import { ownData } from './own-data.ts';

/** Sentences after successful acts on the own account. */
const SAYS = serverTexts((all) => all.auth.account.done);

/** Name of the file with the own data. */
const FILE_NAME = serverText('auth.account.fileName');

/** The own account: name, address, a copy of the own data, erasure. */
export function accountRoutes(app: App): void {
  const { services } = app;
  const { config } = services;
  const { does } = personRoutes(app);
  const self = (request: FastifyRequest, actor: SignedIn): Self => ({
    services,
    visitor: visitorOf(request, config),
    actor,
  });

  does(endpoints.rename, SAYS.renamed, ({ actor, body, request }) =>
    rename(self(request, actor), body.fullname),
  );
  does(endpoints.askAddress, SAYS.addressAsked, ({ actor, body, request }) =>
    askAddress(self(request, actor), body.email),
  );
  does(endpoints.confirmAddress, SAYS.addressChanged, async ({ actor, body, request, reply }) => {
    const email = await confirmAddress(self(request, actor), body);
    rememberDevice('', reply, config, email);
  });
  signedInRoute(app, endpoints.ownData, async ({ actor, query, request, reply }) => {
    await noteDownload(self(request, actor));
    reply.type('application/json; charset=utf-8');
    reply.header('content-disposition', disposition('attachment', FILE_NAME[query.lang]));
    return reply.send(Readable.from(ownData(services, actor, query.lang)));
  });
  does(endpoints.eraseAccount, SAYS.erased, async ({ actor, body, request, reply }) => {
    await eraseOwn(self(request, actor), body.email);
    reply.clearCookie(cookieName(config), cookieOptions(config));
  });
}
