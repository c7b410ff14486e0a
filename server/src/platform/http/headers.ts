import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../start/config.ts';

const CSP_BASE =
  "default-src 'self'; script-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

/** A script may turn text into HTML only by the application's one rule (web: trusted-types.ts). */
const TRUSTED = "require-trusted-types-for 'script'; trusted-types default";

/**
 * Static pages hold no inline style; the application's style elements carry this answer's nonce. It
 * plays training videos, which may be links, and measures them before they are uploaded. `framedBy`:
 * the one site that may show the page in a frame.
 */
export const policy = (nonce?: string, framedBy = "'none'"): string => {
  const rest = nonce
    ? `style-src 'self' 'nonce-${nonce}'; style-src-attr 'none'; media-src 'self' blob: https:; ${TRUSTED}`
    : "style-src 'self'";
  return `${CSP_BASE}; frame-ancestors ${framedBy}; ${rest}`;
};

/** Policy of a public page: allows its one inline sheet by digest, and no other. `framedBy`: see `policy`. */
export const policyOfPage = (html: string, framedBy?: string): string => {
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  const plain = policy(undefined, framedBy);
  if (sheet === undefined) return plain;
  const digest = createHash('sha256').update(sheet).digest('base64');
  const styled = plain.replace("style-src 'self'", `style-src 'self' 'sha256-${digest}'`);
  return `${styled}; ${TRUSTED}`;
};

/** JSON is data: opened as a page it may load nothing and no site may frame it. */
export const POLICY_OF_DATA = "default-src 'none'; frame-ancestors 'none'";

/** A script or a sheet opened as a page is text; still no other site may frame it. */
export const POLICY_OF_PART = "frame-ancestors 'none'";

/** A page shows and fetches what lies on the host of files; the policies of files and data stay. */
const withFiles = (page: string, filesUrl: string): string =>
  page.includes("connect-src 'self'")
    ? page.replaceAll(
        /\b(?:img-src|media-src|connect-src) 'self'/g,
        `$& ${new URL(filesUrl).origin}`,
      )
    : page;

/** Scripts, sheets and fonts of the site: they are part of a page, whose own policies hold. */
const PART_OF_PAGE = /^(?:application\/javascript|text\/css|font\/)/;
const DATA = /^application\/json/;

/**
 * Headers of every answer. A page or a file with its own policies keeps them; parts of a page, of which each
 * start loads thirty, get only those that browsers read there.
 */
export function setSecurityHeaders(
  reply: FastifyReply,
  { BASE_URL, FILES_URL }: Pick<Config, 'BASE_URL' | 'FILES_URL'>,
): void {
  reply.header('x-content-type-options', 'nosniff');
  if (!reply.hasHeader('cross-origin-resource-policy'))
    reply.header('cross-origin-resource-policy', 'same-origin');
  if (BASE_URL.startsWith('https:'))
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  const type = String(reply.getHeader('content-type') ?? '');
  if (PART_OF_PAGE.test(type)) {
    reply.header('content-security-policy', POLICY_OF_PART);
    return;
  }
  const own = DATA.test(type) ? POLICY_OF_DATA : policy();
  const said = String(reply.getHeader('content-security-policy') ?? own);
  reply.header('content-security-policy', FILES_URL ? withFiles(said, FILES_URL) : said);
  if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY');
  if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'same-origin');
  reply
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
}
