import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { inputProblems } from '@emanet/contract/shared/input-sentences';
import type { Language } from '@emanet/contract/shared/primitives';

/** One sentence per field that the endpoint would refuse, as the server would say it. */
export function problemsOf(
  endpoint: Pick<Endpoint, 'body'>,
  body: unknown,
  language: Language,
): Record<string, string> {
  const { error } = endpoint.body.safeParse(body, { reportInput: true });
  return error ? inputProblems(error.issues, language) : {};
}

/** Parts the sentences into those under a drawn field and those that only the note can say. */
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
