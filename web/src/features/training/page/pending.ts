import { mergeStretches, secondsIn, type Stretch } from '@emanet/contract/training/watched';

/** Stretches that were not sent yet, by the video's number. */
export type Pending = Readonly<Record<string, Readonly<{ konum: number; araliklar: Stretch[] }>>>;

const MOST_SECONDS = Number.MAX_SAFE_INTEGER;

/** Adds a played stretch; the place is its end. */
export function withStretch(pending: Pending, video_id: number, [from, to]: Stretch): Pending {
  const before = pending[video_id]?.araliklar ?? [];
  const araliklar = mergeStretches([...before, [from, to]], MOST_SECONDS);
  return { ...pending, [video_id]: { konum: to, araliklar } };
}

/** Both together; the places of the later one count. */
export function joined(earlier: Pending, later: Pending): Pending {
  const all: Record<string, { konum: number; araliklar: Stretch[] }> = { ...earlier };
  for (const [id, { konum, araliklar }] of Object.entries(later)) {
    const before = all[id]?.araliklar ?? [];
    all[id] = { konum, araliklar: mergeStretches([...before, ...araliklar], MOST_SECONDS) };
  }
  return all;
}

export const isEmpty = (pending: Pending): boolean => Object.keys(pending).length === 0;

export const pendingSeconds = (pending: Pending): number =>
  Math.round(Object.values(pending).reduce((sum, { araliklar }) => sum + secondsIn(araliklar), 0));

/** Tenths of a second are enough, and a body stays small; here and on the server they are the same. */
export const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** The same as `updateProgress` takes it. */
export const toldOf = (pending: Pending) => ({
  izlenen: Object.entries(pending).map(([id, { konum, araliklar }]) => ({
    video_id: Number(id),
    konum: tenths(konum),
    araliklar: araliklar.map(([from, to]): [number, number] => [tenths(from), tenths(to)]),
  })),
});

/** Stretches that another visit left in this browser; empty when the text cannot be parsed. */
export function readPending(text: string | null): Pending {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    // Written by this file alone; a foreign value would be refused by the server.
    return typeof kept === 'object' && kept !== null ? (kept as Pending) : {};
  } catch {
    return {};
  }
}
