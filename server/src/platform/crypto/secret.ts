import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The installation's own secret: made once, kept in `dataDir` readable by its owner alone. */
export function keptSecret(dataDir: string): string {
  return keepSecret(dataDir, randomBytes(32).toString('base64url'));
}

/** Keeps a secret in `dataDir` unless one is there already, and gives the one that is. */
export function keepSecret(dataDir: string, secret: string): string {
  const file = join(dataDir, 'secret');
  // The database's own user passes through it (claim.ts).
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, secret, { mode: 0o600 });
  try {
    // A link appears whole or not at all, so two starts at once agree on one secret.
    linkSync(fresh, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

/** The initial password of an installation without a configured one; no person needs it. */
export function derivedPassword(secret: string): string {
  return createHmac('sha256', secret).update('initial-password').digest('base64url').slice(0, 20);
}
