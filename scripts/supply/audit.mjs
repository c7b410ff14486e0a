// Asks the registry for known weaknesses of what runs; where it answers none, somebody must have looked lately.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm, root } from '../run.mjs';

const DAY_MS = 86_400_000;
const MOST_DAYS = 92;

/**
 * Says what is wrong; nothing if all is well.
 * @param {string} output of `npm audit --json`
 * @param {string} page with the day of the last look
 * @param {number} now
 */
export function judge(output, page, now) {
  /** @type {unknown} */
  const answer = JSON.parse(/^\{[^]*^\}/m.exec(output)?.[0] ?? '{}');
  const { metadata } = /** @type {{ metadata?: { vulnerabilities?: Record<string, number> } }} */ (
    answer
  );
  const found = metadata?.vulnerabilities;
  if (found) {
    const grave = (found.high ?? 0) + (found.critical ?? 0);
    return grave > 0 ? `${grave} grave weaknesses: npm audit --omit=dev` : undefined;
  }
  const day = /Looked through on (\d{4}-\d{2}-\d{2})/.exec(page)?.[1] ?? '';
  const days = (now - Date.parse(day)) / DAY_MS;
  if (days >= 0 && days <= MOST_DAYS) return undefined;
  return 'The registry answers no audit, and docs/security/dependencies.md is not of lately.';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { output } = await npm(['audit', '--package-lock-only', '--omit=dev', '--json']);
  const page = readFileSync(join(root, 'docs/security/dependencies.md'), 'utf8');
  const wrong = judge(output, page, Date.now());
  if (wrong) console.error(wrong);
  process.exitCode = wrong ? 1 : 0;
}
