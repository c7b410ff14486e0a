import { isIP } from 'node:net';
import type { SecondWay } from '@emanet/contract/auth/second-step';
import type { Language } from '@emanet/contract/shared/primitives';
import { RETURN_PARAM, returnAddress, START } from '@emanet/contract/shared/return-address';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { policyOfPage } from '../../../platform/http/headers.ts';
import { escapeHtml, fillBlanks } from '../../../platform/pages/site-page.ts';

/** State of the sign-in page: one of its steps, with the typed values and a message. */
export type Shown = Readonly<{
  step: 'address' | 'code' | 'second';
  email?: string;
  /** Address that the person wanted, unchecked. */
  wanted?: string;
  message?: string;
  /** Second steps that the person has. */
  ways?: readonly SecondWay[];
  /** The session expired. */
  expired?: boolean;
  /** Another code was sent. */
  resent?: boolean;
}>;

/** The built sign-in page in a state; undefined where no web is built. */
export function signInPage(app: App, request: FastifyRequest, language: Language, shown: Shown) {
  const { step, email = '', message = '', ways = [], expired = false, resent = false } = shown;
  const classes = [
    `at-${step}`,
    ...ways.map((way) => `has-${way.replaceAll('_', '-')}`),
    ...(expired ? ['expired'] : []),
    ...(resent ? ['resent'] : []),
    // Passkeys need a name, not a number.
    ...(isIP(request.hostname.replace(/^\[|\]$/g, '')) > 0 ? ['numbered'] : []),
  ];
  const next = returnAddress(shown.wanted ?? '');
  const asked = next === START ? '' : `&${String(new URLSearchParams({ [RETURN_PARAM]: next }))}`;
  const page = app.sitePage(request, language, 'login', classes);
  return (
    page &&
    fillBlanks(page.replace(' data-wrong=""', message ? ' aria-invalid="true"' : ''), {
      EMAIL: escapeHtml(email),
      // Without a wanted address this page decides again once it knows the person.
      NEXT: escapeHtml(next === START ? '' : next),
      AND_NEXT: escapeHtml(asked),
      MESSAGE: escapeHtml(message),
    })
  );
}

/** Sends the page without caching. */
export function sendSignInPage(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  shown: Shown,
): FastifyReply {
  const html = signInPage(app, request, language, shown) ?? fail('ROUTE_NOT_FOUND');
  return reply
    .header('content-security-policy', policyOfPage(html))
    .header('vary', 'cookie')
    .type('text/html; charset=utf-8')
    .send(html);
}
