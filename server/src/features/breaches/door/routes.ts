import { breachDoor } from '@emanet/contract/breaches/door';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { publicRoute } from '../../../platform/http/route.ts';
import { throttle } from '../../../platform/http/throttle.ts';
import { isPlainForm } from '../../../platform/http/urlencoded.ts';
import { visitorOf } from '../../../platform/http/visitor.ts';
import { done } from '../sentences.ts';
import { companyAtDoor, report } from './door.ts';
import { doorPages, receivedPage, refusedPage } from './pages.ts';

/** Reports an hour per network address: a whole office may share one. */
const MOST_AN_HOUR = 30;
const HOUR = 3600;

/** The open door: no session, no name asked for, and no script. */
export function breachDoorRoutes(app: App): void {
  const { services } = app;
  const { config, db } = services;
  doorPages(app);
  publicRoute(
    app,
    breachDoor.submit,
    async ({ params, body, request, reply }) => {
      await report(services, params.slug, body);
      if (isPlainForm(request)) return reply.redirect(receivedPage(params.slug, body.dil), 303);
      return { message: done.reported[body.dil] };
    },
    async (request) => {
      const who = networkOf(visitorOf(request, config).address);
      await throttle(
        { config, db: db.identity },
        { purpose: 'breach:report', who },
        MOST_AN_HOUR,
        HOUR,
      );
      await companyAtDoor(services, slugOf(request));
    },
    (request, reply, failure, lang) =>
      refusedPage(app, request, reply, failure, lang, slugOf(request)),
  );
}

const slugOf = ({ params }: Pick<FastifyRequest, 'params'>): string =>
  typeof params === 'object' && params && 'slug' in params ? String(params.slug) : '';
