import path from 'node:path';
import type { Plugin } from 'vite';

const CONTRACT = path.join(import.meta.dirname, '../../contract/src') + path.sep;
const STUB = '\0emanet:no-schemas';

/**
 * The browser needs an endpoint's address and method, never its schemas: the server checks what
 * arrives. Without this the validator is a fifth of the script of /login. Schemas a screen writes
 * for itself keep the real thing.
 */
export function endpointsOnly(): Plugin {
  return {
    name: 'emanet:endpoints-only',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      return source === 'zod' && importer?.startsWith(CONTRACT) ? STUB : undefined;
    },
    load(id) {
      if (id !== STUB) return undefined;
      return `
        const refuse = () => { throw new Error('schemas of the contract are checked by the server'); };
        const schema = new Proxy(() => schema, {
          get: (_, name) => (typeof name === 'string' && /parse/i.test(name) ? refuse : schema),
        });
        export const z = schema;`;
    },
  };
}
