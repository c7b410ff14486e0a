import path from 'node:path';
import type { Plugin } from 'vite';

const CONTRACT = path.join(import.meta.dirname, '../../contract/src') + path.sep;
const RECORDER = path.join(import.meta.dirname, '../src/platform/api/recorded-schemas.ts');

/**
 * In the browser the contract's schemas are recorded, and made only where a form checks before it
 * sends: the validator then comes with the form. Schemas a screen writes for itself keep the real
 * thing.
 */
export function endpointsOnly(): Plugin {
  return {
    name: 'emanet:endpoints-only',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source, importer) =>
      source === 'zod' && importer?.startsWith(CONTRACT) ? RECORDER : undefined,
  };
}
