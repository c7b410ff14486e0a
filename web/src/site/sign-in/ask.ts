import type { Settings } from './settings.ts';

type Body = Readonly<{
  code?: string;
  message?: string;
  fields?: Readonly<Record<string, string>>;
  valid?: boolean;
  data?: unknown;
}>;

/** Answer of the server: its data, or the sentence of the failure. */
export type Answer = Readonly<{ ok: boolean; body: Body; problem: string }>;

/** Calls the server in the language of the page; a lost connection is an answer, too. */
export async function ask({ words }: Settings, path: string, body?: object): Promise<Answer> {
  const headers = { 'Accept-Language': document.documentElement.lang };
  try {
    const answer = await fetch(
      path,
      body
        ? {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }
        : { headers },
    );
    // The contract has this type, and a missing value has its own sentence.
    const read = (await answer.json()) as Body;
    const { fields = {}, message } = read;
    const problem = fields['email'] ?? fields['code'] ?? message ?? words.failed;
    return { ok: answer.ok, body: read, problem: answer.ok ? '' : problem };
  } catch {
    return { ok: false, body: {}, problem: words.failed };
  }
}
