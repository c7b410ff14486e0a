import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { clockOf } from './clock.ts';
import css from './page.module.css';
import type { PageVideo } from './useTraining.ts';

/** Above the player's longest interval at double speed, also in a background tab. */
const LONGEST_STEP = 2.5;
/** Nearer to its end a video restarts. */
const NEAR_END = 1;

type Props = Readonly<{
  video: PageVideo;
  chapter: number;
  /** A moment to start at, instead of the last place. */
  from?: number | undefined;
  onWatched: (from: number, to: number) => void;
  onPause: () => void;
  onEnded: () => void;
}>;

/** The address of captions that are stored as text. */
function useCaptions(text: string | null): string | undefined {
  const address = useMemo(
    () => (text ? URL.createObjectURL(new Blob([text], { type: 'text/vtt' })) : undefined),
    [text],
  );
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}

/** A video that reports the stretches really played; skipped ones do not count. */
export function Player({ video, chapter, from, onWatched, onPause, onEnded }: Props) {
  const { t, lang } = useTranslation();
  const player = useRef<HTMLVideoElement>(null);
  const last = useRef<number | undefined>(undefined);
  const [place, setPlace] = useState(video.konum);
  const [broken, setBroken] = useState(false);
  const captions = useCaptions(video.altyazi);
  const { sure } = video;

  const here = () => Math.min(player.current?.currentTime ?? 0, sure);
  const listen = () => {
    const now = here();
    setPlace(now);
    const before = last.current;
    const element = player.current;
    if (!element || element.seeking) return;
    if (before !== undefined && now > before && now - before <= LONGEST_STEP)
      onWatched(before, now);
    last.current = now;
  };
  const begin = () => {
    const start = from ?? (video.konum < sure - NEAR_END ? video.konum : 0);
    if (player.current && start > 0) player.current.currentTime = start;
  };
  return (
    <>
      {/* Captions exist whenever the company has written any. */}
      <video
        ref={player}
        className={`em-full ${css.video}`}
        src={video.video_linki}
        controls
        controlsList="nodownload"
        playsInline
        preload="metadata"
        aria-label={t('training.page.video', { number: chapter, name: video.video_name })}
        onLoadedMetadata={begin}
        onPlaying={() => {
          last.current = here();
        }}
        onTimeUpdate={listen}
        onSeeking={() => {
          last.current = undefined;
        }}
        onSeeked={() => {
          last.current = player.current?.paused ? undefined : here();
          setPlace(here());
        }}
        onPause={() => {
          last.current = undefined;
          onPause();
        }}
        onEnded={() => {
          if (last.current !== undefined && sure - last.current <= LONGEST_STEP)
            onWatched(last.current, sure);
          last.current = undefined;
          onEnded();
        }}
        onError={() => setBroken(true)}
      >
        {captions && (
          <track
            kind="captions"
            src={captions}
            srcLang={lang}
            label={t('training.page.captions')}
            default
          />
        )}
      </video>
      <div
        className={`em-clip ${css.line}`}
        role="img"
        aria-label={t('training.page.line', {
          place: clockOf(place, lang),
          length: clockOf(sure, lang),
        })}
      >
        {video.araliklar.map(([start, end]) => (
          <span
            key={start}
            style={{ left: `${(100 * start) / sure}%`, width: `${(100 * (end - start)) / sure}%` }}
          />
        ))}
        <span className={css.place} style={{ left: `${(100 * place) / sure}%` }} />
      </div>
      {broken && (
        <Note tone="high" announced title={t('training.page.brokenTitle')}>
          {t('training.page.broken')}
        </Note>
      )}
    </>
  );
}
