import { readFileSync } from 'node:fs';

export type Env = Record<string, string | undefined>;

/** Settings that are secret, or have a secret in them: each may be the content of the file `NAME_FILE`. */
const SECRET_SETTINGS = [
  'SECRET',
  'SECRET_BEFORE',
  'INITIAL_PASSWORD',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_STANDBY_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'ANCHOR_KEY',
  'ANCHOR_S3_ACCESS_KEY',
  'ANCHOR_S3_SECRET_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/**
 * The secrets that files hold, by their settings, and sentences about files that hold none: an environment
 * is shown to more programs than a file.
 */
export function secretsOfFiles(env: Env) {
  const found: Record<string, string> = {};
  const wrong: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const path = env[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (env[name]?.trim()) {
      wrong.push(`${name} and ${name}_FILE are both set: leave one of them out.`);
      continue;
    }
    try {
      // An editor may have added the line end after a secret.
      const secret = readFileSync(path, 'utf8').trim();
      if (secret) found[name] = secret;
      else wrong.push(`${name}_FILE names ${path}, which is empty.`);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      wrong.push(`${name}_FILE names ${path}, which cannot be read (${code}).`);
    }
  }
  return { found, wrong };
}
