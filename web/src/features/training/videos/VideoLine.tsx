import type { Video } from '@emanet/contract/videos';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ActionIcon, Box, Group, Stack } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconGripVertical,
  IconPencil,
  IconPlayerPlayFilled,
  IconTrash,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { when } from '../../../platform/when.ts';
import { sizeText } from '../../../ui/file/file-check.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { MenuAct } from '../../../ui/menu/MenuAct.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import css from './videos.module.css';
import { clockOf } from '../page/clock.ts';

/** Seconds into a video at which its picture is taken: the very first one is often black. */
const PICTURE_AT = 1;

/**
 * The picture of a video, which plays it. Only of a file kept here: a link leads to another site,
 * which need not learn who opens this list.
 */
function VideoTile({ video, onPlay }: Readonly<{ video: Video; onPlay: () => void }>) {
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

type Props = Readonly<{
  video: Video;
  last: boolean;
  /** Puts it before the video at this place, from 0. */
  onMove: (to: number) => void;
  /** Takes the place of another one that was dropped here. */
  onDrop: (id: number) => void;
  onPlay: () => void;
  onEdit: () => void;
  onDelete: () => void;
}>;

/** A video in the order in which it is watched; moved by its handle, or by Alt and the arrows. */
export function VideoLine(props: Props) {
  const { video, last, onMove, onDrop, onPlay, onEdit, onDelete } = props;
  const { t, lang } = useTranslation();
  const line = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const place = video.sira - 1;
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const [element, dragHandle] = [line.current, handle.current];
    if (!element || !dragHandle) return undefined;
    const stopDragging = draggable({
      element,
      dragHandle,
      getInitialData: () => ({ video: video.id }),
    });
    const stopTaking = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.video === 'number',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        if (typeof source.data.video === 'number' && source.data.video !== video.id)
          drop(source.data.video);
      },
    });
    return () => {
      stopDragging();
      stopTaking();
    };
  }, [video.id]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(place + step);
  };
  const facts = [
    video.baglanti ? new URL(video.video_linki).host : video.dosya_adi,
    video.dosya_boyutu !== null && sizeText(video.dosya_boyutu, lang),
  ].filter(Boolean);
  return (
    <li ref={line} className={`em-row em-line-bottom ${css.line}`} data-over={over || undefined}>
      <ActionIcon
        ref={handle}
        variant="transparent"
        color="gray"
        style={{ cursor: 'grab' }}
        aria-label={t('videos.handle', { name: video.video_name, place: video.sira })}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={18} aria-hidden />
      </ActionIcon>
      <Box miw={20} fz="lead" c="var(--em-text-2)" ta="center" visibleFrom="md" className="em-num">
        {video.sira}
      </Box>
      <VideoTile video={video} onPlay={onPlay} />
      <Stack flex={1} gap={0} miw={0} fz="sm" c="var(--em-text-2)">
        <Box fz="panel" fw={620} c="var(--em-text)">
          {video.video_name}
        </Box>
        <span>{facts.join(' · ')}</span>
        <span>
          {video.ekleyen}, {when(video.olusturma_tarihi, lang)}
        </span>
      </Stack>
      <Group gap="xs" visibleFrom="md">
        {video.baglanti && <Tag>{t('videos.link')}</Tag>}
        {!video.metin && <Tag tone="mid">{t('videos.noText')}</Tag>}
      </Group>
      <MenuButton
        position="bottom-end"
        button={(button) => (
          <ActionIcon
            {...button}
            variant="subtle"
            color="gray"
            aria-label={t('ui.table.menu', { name: video.video_name })}
          >
            <IconDots size={18} />
          </ActionIcon>
        )}
      >
        <MenuAct icon={IconPencil} onClick={onEdit}>
          {t('common.edit')}
        </MenuAct>
        <MenuAct icon={IconArrowUp} disabled={place === 0} onClick={() => onMove(place - 1)}>
          {t('videos.up')}
        </MenuAct>
        <MenuAct icon={IconArrowDown} disabled={last} onClick={() => onMove(place + 1)}>
          {t('videos.down')}
        </MenuAct>
        <MenuAct color="var(--em-high)" icon={IconTrash} onClick={onDelete}>
          {t('common.delete')}
        </MenuAct>
      </MenuButton>
    </li>
  );
}
