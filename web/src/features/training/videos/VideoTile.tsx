import type { Video } from '@emanet/contract/videos';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { clockOf } from '../page/clock.ts';
import css from './videos.module.css';

/** Seconds into a video at which its picture is taken: the very first one is often black. */
const PICTURE_AT = 1;

/**
 * The picture of a video, which plays it. Only of a file kept here: a link leads to another site,
 * which need not learn who opens this list.
 */
export function VideoTile({ video, onPlay }: Readonly<{ video: Video; onPlay: () => void }>) {
  const { t, lang } = useTranslation();
  const length = clockOf(video.sure, lang);
  return (
    <button
      type="button"
      className={`em-rigid em-clip em-round ${css.tile}`}
      aria-label={`${t('videos.play', { name: video.video_name })}, ${length}`}
      onClick={onPlay}
    >
      {!video.baglanti && (
        <video
          src={`${video.video_linki}#t=${String(PICTURE_AT)}`}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          aria-hidden
        />
      )}
      <IconPlayerPlayFilled size={14} aria-hidden />
      <span className="em-num">{length}</span>
    </button>
  );
}
