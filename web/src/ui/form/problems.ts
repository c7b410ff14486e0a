import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { inputProblems } from '@emanet/contract/shared/input-sentences';
import type { Language } from '@emanet/contract/shared/primitives';
import { revived } from '../../platform/api/recorded-schemas.ts';

/** Loads the validator; a form does so at its first move, so that sending does not wait for it. */
export const loadValidator = (): Promise<unknown> => import('./validator.ts');

/**
 * One sentence per field that the endpoint would refuse, in the server's words; none where the
 * validator cannot load, because the server checks too.
 */
export async function problemsOf(
  endpoint: Pick<Endpoint, 'body'>,
  body: unknown,
  language: Language,
): Promise<Record<string, string>> {
  const zod = await loadValidator().catch(() => undefined);
  if (zod === undefined) return {};
  // In the browser the contract's schemas are recorded, elsewhere they are real ones.
  const schema = revived(endpoint.body, zod) as Endpoint['body'];
  const { error } = schema.safeParse(body, { reportInput: true });
  return error ? inputProblems(error.issues, language) : {};
}

/** Splits the sentences into those under a drawn field and those for the note. */
export function partByPlace(
  problems: Readonly<Record<string, string>>,
  drawn: readonly string[],
): { under: Record<string, string>; homeless: string[] } {
  const all = Object.entries(problems);
  return {
    under: Object.fromEntries(all.filter(([name]) => drawn.includes(name))),
    homeless: all
      .filter(([name]) => !drawn.includes(name))
      .map(([name, sentence]) => `${name}: ${sentence}`),
  };
}
