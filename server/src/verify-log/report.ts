import type { Verdict } from './verify.ts';

const count = (entries: number) => `${entries} ${entries === 1 ? 'entry' : 'entries'}`;

const WHY = {
  changed: (id: number) => `BROKEN at entry ${id}: it, or one before it, is not as it was written`,
  'cut off': (id: number) => `BROKEN at the end: the chain should reach entry ${id}`,
};

function line({ company_id, entries, broken }: Verdict): string {
  const found = broken ? `${WHY[broken.why](broken.id)} (${count(entries)} before it ok)` : 'ok, ';
  return `company ${company_id}: ${found}${broken ? '' : count(entries)}`;
}

/** Prints one line a company and a sum; gives the exit code, 1 when a chain is broken. */
export async function report(
  verdicts: AsyncIterable<Verdict>,
  print: (line: string) => void,
): Promise<number> {
  let whole = 0;
  let broken = 0;
  for await (const verdict of verdicts) {
    print(line(verdict));
    if (verdict.broken) broken++;
    else whole++;
  }
  print(broken > 0 ? `${broken} of ${whole + broken} chains are broken.` : `All chains are whole.`);
  return broken > 0 ? 1 : 0;
}
