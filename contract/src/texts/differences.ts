import { plainOf, sourcesOf, type Rendered, type Source, type TextSentence } from './model.ts';

/** Outcome of a sentence: added, changed, removed, or written by hand while its source changed. */
export type Fate = 'eklendi' | 'degisti' | 'cikti' | 'elle';

/** A stretch of a redline. */
export type Stretch = Readonly<{ t: string; d?: 'eski' | 'yeni' }>;

export type Difference = Readonly<{
  k: string;
  tur: Fate;
  bolum: string;
  baslik: string;
  sira: number;
  parcalar: readonly Stretch[];
  kaynaklar: readonly Source[];
}>;

const wordsOf = (text: string): string[] => text.trim().match(/\S+\s*/g) ?? [];

/** Longest common words of two sentences, by a table; sentences are short. */
function lengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () =>
    Array.from({ length: b.length + 1 }, () => 0),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i];
      if (row)
        row[j] =
          a[i]?.trim() === b[j]?.trim()
            ? at(i + 1, j + 1) + 1
            : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return table;
}

/** Two wordings as one redline, word by word. */
export function redline(before: string, after: string): Stretch[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const table = lengths(a, b);
  const made: { t: string; d?: 'eski' | 'yeni' }[] = [];
  const put = (t: string, d?: 'eski' | 'yeni') => {
    const last = made.at(-1);
    if (last && last.d === d) last.t += t;
    else made.push(d ? { t, d } : { t });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && right !== undefined && left.trim() === right.trim()) {
      put(right);
      i++;
      j++;
    } else if (
      right === undefined ||
      (left !== undefined && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))
    ) {
      put(left ?? '', 'eski');
      i++;
    } else {
      put(right, 'yeni');
      j++;
    }
  }
  return made;
}

const saidByRegister = (one: TextSentence): string => one.asil ?? plainOf(one).trim();

const bothSources = (before: TextSentence | undefined, after: TextSentence | undefined) => [
  ...(before ? sourcesOf(before) : []),
  ...(after ? sourcesOf(after) : []),
];

/** Differences between two renderings of a text, sentence by sentence in the order of reading. */
export function differences(before: Rendered, after: Rendered): Difference[] {
  const old = new Map(before.bolumler.flatMap((one) => one.cumleler.map((c) => [c.k, c] as const)));
  const made: Difference[] = [];
  for (const { k: bolum, baslik, cumleler } of after.bolumler) {
    for (const [sira, now] of cumleler.entries()) {
      const was = old.get(now.k);
      const place = { k: now.k, bolum, baslik, sira: sira + 1, kaynaklar: bothSources(was, now) };
      const text = plainOf(now).trim();
      if (!was) made.push({ ...place, tur: 'eklendi', parcalar: [{ t: text, d: 'yeni' }] });
      else if (plainOf(was).trim() !== text)
        made.push({ ...place, tur: 'degisti', parcalar: redline(plainOf(was), text) });
      else if (saidByRegister(was) !== saidByRegister(now))
        made.push({
          ...place,
          tur: 'elle',
          parcalar: redline(saidByRegister(was), saidByRegister(now)),
        });
    }
    made.push(...goneOf(bolum, before, after));
  }
  return made;
}

function goneOf(bolum: string, before: Rendered, after: Rendered): Difference[] {
  const there = new Set(after.bolumler.flatMap(({ cumleler }) => cumleler.map(({ k }) => k)));
  const own = before.bolumler.find(({ k }) => k === bolum);
  return (own?.cumleler ?? []).flatMap((was, sira) =>
    there.has(was.k)
      ? []
      : [
          {
            k: was.k,
            tur: 'cikti' as const,
            bolum,
            baslik: own?.baslik ?? '',
            sira: sira + 1,
            parcalar: [{ t: plainOf(was).trim(), d: 'eski' as const }],
            kaynaklar: sourcesOf(was),
          },
        ],
  );
}
