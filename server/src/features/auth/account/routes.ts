import { Readable } from 'node:stream';
import { account as endpoints } from '@emanet/contract/auth/account';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/http/app.ts';
import { cookieName, cookieOptions } from '../../../platform/http/credential.ts';
import { disposition } from '../../../platform/http/disposition.ts';
import { signedInRoute } from '../../../platform/http/route.ts';
import { visitorOf } from '../../../platform/http/visitor.ts';
import { rememberDevice } from '../device.ts';
import type { Self } from '../second-step/security.ts';
import { askAddress, confirmAddress, eraseOwn, noteDownload, rename } from './account.ts';
import { ownData } from './own-data.ts';
import { FILE_NAME, SAYS } from './sentences.ts';

/** The own account: name, address, a copy of the own data, erasure. */
export function accountRoutes(app: App): void {
  const { services } = app;
  const { config } = services;
  const self = (request: FastifyRequest, actor: Person): Self => ({
    services,
    visitor: visitorOf(request, config),
    actor,
  });

  signedInRoute(app, endpoints.rename, async ({ actor, body, request }) => {
    await rename(self(request, actor), body.fullname);
    return { message: SAYS.renamed[request.language] };
  });
  signedInRoute(app, endpoints.askAddress, async ({ actor, body, request }) => {
    await askAddress(self(request, actor), body.email);
    return { message: SAYS.addressAsked[request.language] };
  });
  signedInRoute(app, endpoints.confirmAddress, async ({ actor, body, request, reply }) => {
    const email = await confirmAddress(self(request, actor), body);
    rememberDevice('', reply, config, email);
    return { message: SAYS.addressChanged[request.language] };
  });
  signedInRoute(app, endpoints.data, async ({ actor, query, request, reply }) => {
    await noteDownload(self(request, actor));
    reply.type('application/json; charset=utf-8');
    reply.header('content-disposition', disposition('attachment', FILE_NAME[query.lang]));
    return reply.send(Readable.from(ownData(services, actor, query.lang)));
  });
  signedInRoute(app, endpoints.erase, async ({ actor, body, request, reply }) => {
    await eraseOwn(self(request, actor), body.email);
    reply.clearCookie(cookieName(config), cookieOptions(config));
    return { message: SAYS.erased[request.language] };
  });
}
