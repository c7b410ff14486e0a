import { training } from '@emanet/contract/training';
import type { TrainingPage } from '@emanet/contract/training/rows';
import {
  isWatched,
  mergeStretches,
  progressOf,
  secondsIn,
} from '@emanet/contract/training/watched';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../../platform/api/client.ts';
import { PREVIEW, trainingPreview } from '@emanet/contract/training/preview';
import { readPending, tenths } from './pending.ts';
import { keyOf, useProgress } from './useProgress.ts';

export type Loaded =
  | Readonly<{ status: 'loading' | 'gone' }>
  | Readonly<{ status: 'failed'; error: unknown; retry: () => void }>
  | Readonly<{ status: 'ready'; page: TrainingPage; reload: () => Promise<void> }>;

export type PageVideo = TrainingPage['videolar'][number];

export function useLoaded(token: string): Loaded {
  const [state, setState] = useState<Loaded>({ status: 'loading' });
  useEffect(() => {
    const read = async () => {
      try {
        const { data } =
          token === PREVIEW
            ? await call(trainingPreview.page)
            : await call(training.single, { params: { token } });
        setState({ status: 'ready', page: data, reload: read });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) setState({ status: 'gone' });
        else setState({ status: 'failed', error, retry: () => void read() });
      }
    };
    void read();
  }, [token]);
  return state;
}

/** A video with what waits on this device added to it. */
function withKept(video: PageVideo, token: string): PageVideo {
  const kept = readPending(localStorage.getItem(keyOf(token)))[video.id];
  if (!kept) return video;
  const all = mergeStretches([...video.araliklar, ...kept.araliklar], video.sure);
  return { ...video, konum: kept.konum, araliklar: all.map(([from, to]) => [from, to]) };
}

export const secondsOf = ({ araliklar }: PageVideo): number => secondsIn(araliklar);
export const isDone = (video: PageVideo): boolean => isWatched(secondsOf(video), video.sure);

/** Percent as the server will reckon it, so that the bar does not wait for an answer. */
const reckoned = (page: TrainingPage): number =>
  progressOf(
    page.videolar.map((video) => ({ seconds: secondsOf(video), length: video.sure })),
    {
      right: page.cevaplar.length,
      needed: page.sorular.length,
      passed: page.durum === 'tamamlandi',
    },
  );

/** The training under way: what was watched, which chapter is open, how far it is. */
export function useTraining(token: string, first: TrainingPage, reload: () => Promise<void>) {
  const [page, setPage] = useState(() => ({
    ...first,
    videolar: first.videolar.map((video) => withKept(video, token)),
  }));
  const progress = useProgress(token, {
    onSaved: ({ ilerleme }) =>
      setPage((before) => ({ ...before, ilerleme: Math.max(before.ilerleme, ilerleme) })),
    onRefused: () => void reload(),
  });
  const watched = (video_id: number, start: number, end: number) => {
    const [from, to] = [tenths(start), tenths(end)];
    progress.watched(video_id, from, to);
    setPage((before) => ({
      ...before,
      videolar: before.videolar.map((video) =>
        video.id === video_id
          ? {
              ...video,
              konum: to,
              araliklar: mergeStretches([...video.araliklar, [from, to]], video.sure).map(
                ([a, b]): [number, number] => [a, b],
              ),
            }
          : video,
      ),
    }));
  };
  const answered = (part: Partial<TrainingPage>) => setPage((before) => ({ ...before, ...part }));
  return {
    page,
    percent: Math.max(page.ilerleme, reckoned(page)),
    progress,
    watched,
    answered,
  };
}
