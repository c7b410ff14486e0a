import type { training } from '@emanet/contract/training';
import type { TrainingState } from '@emanet/contract/training/rows';
import {
  isWatched,
  mergeStretches,
  MOST_STRETCHES,
  progressOf,
  secondsIn,
} from '@emanet/contract/training/watched';
import type { z } from 'zod';
import type { LinkScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { lockTraining, storeProgress, type Held, type Watched } from './page-queries.ts';
import { SHIPPED } from './questions.ts';

/** Players offer at most double speed. */
const FASTEST = 2;
/** Seconds that may be reported above that: calls take time, and clocks are read at their ends. */
const GRACE = 20;
/** A video may be a little longer for the player than for the person who added it. */
const BEYOND_END = 5;

type Reported = NonNullable<z.output<typeof training.updateProgress.body>['izlenen']>;
type State = Readonly<{ ilerleme: number; durum: TrainingState }>;

/** Answers so far; the number of right ones would reveal which they are. */
const answeredOf = ({ cevaplar, sorulan, durum }: Held) => ({
  right: Object.keys(cevaplar).length,
  needed: sorulan ?? SHIPPED.sorulan ?? SHIPPED.sorular.length,
  passed: durum === 'tamamlandi',
});

const watchedOf = (izleme: Watched, videolar: Held['videolar']) =>
  videolar.map(({ id, sure }) => ({
    seconds: secondsIn(izleme[id]?.a ?? []),
    length: sure,
  }));

/** Has every video been watched to its end? */
export const allWatched = ({ izleme, videolar }: Held): boolean =>
  watchedOf(izleme, videolar).every(({ seconds, length }) => isWatched(seconds, length));

/** Progress computed from watched stretches and answers; it never falls. */
export const reckoned = (held: Held): number =>
  Math.max(held.ilerleme, progressOf(watchedOf(held.izleme, held.videolar), answeredOf(held)));

/** Seconds watched of all videos, deleted ones too. */
const secondsOf = (izleme: Watched): number =>
  Object.values(izleme).reduce((sum, { a }) => sum + secondsIn(a), 0);

/** Adds the report; refuses stretches of other videos, or beyond the end. */
function withReported(held: Held, reported: Reported): Watched {
  const next = { ...held.izleme };
  for (const { video_id, konum, araliklar } of reported) {
    const video = held.videolar.find(({ id }) => id === video_id) ?? fail('PROGRESS_REFUSED');
    const beyond = (place: number) => place > video.sure + BEYOND_END;
    if (beyond(konum) || araliklar.some(([from, to]) => to < from || beyond(to)))
      fail('PROGRESS_REFUSED');
    const a = mergeStretches([...(next[video_id]?.a ?? []), ...araliklar], video.sure);
    next[video_id] = { a: a.slice(0, MOST_STRETCHES), k: Math.min(konum, video.sure) };
  }
  return next;
}

/**
 * Stores what a page reports as watched. The total is limited by the time since the page was
 * opened, with everything that was stored without a connection.
 */
export const reportProgress = (
  { db, clock }: Services,
  link: LinkScope,
  { ilerleme, durum, izlenen = [] }: z.output<typeof training.updateProgress.body>,
): Promise<State> =>
  db.write(link, async (tx) => {
    const held = (await lockTraining(tx, link)) ?? fail('TRAINING_GONE');
    const now = clock.now();
    const izleme = withReported(held, izlenen);
    const before = secondsOf(held.izleme);
    const after = secondsOf(izleme);
    const opened = held.acilma_tarihi ?? now.toISOString();
    const possible = ((now.getTime() - Date.parse(opened)) / 1000) * FASTEST + GRACE;
    if (after > before && after > possible) fail('PROGRESS_REFUSED');
    const next: State = {
      ilerleme: reckoned({ ...held, izleme }),
      durum: after > 0 && held.durum !== 'tamamlandi' ? 'basladi' : held.durum,
    };
    if ((ilerleme ?? 0) > next.ilerleme) fail('PROGRESS_REFUSED');
    if (durum === 'tamamlandi' && next.durum !== 'tamamlandi') fail('PROGRESS_REFUSED');
    if (held.acilma_tarihi === null || izlenen.length > 0)
      await storeProgress(tx, link, {
        ...next,
        izleme,
        acilma_tarihi: opened,
        soru_surumu: held.soru_surumu ?? held.son_surum,
        son_izleme: now.toISOString(),
      });
    return next;
  });
