import { videos, type Video } from '@emanet/contract/videos';
import { sentence } from '@emanet/contract/shared/sentences';
import { FileButton, Kbd, Skeleton, Stack, Text } from '@mantine/core';
import { IconLink, IconMovie, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { at, useChanged } from '../../../nouns/read.ts';
import { useAct } from '../../../nouns/act.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { useFileLimits } from '../../../records/file-limits.ts';
import { useCompanyId } from '../../../records/query-keys.ts';
import { useNounRemoval } from '../../../records/noun/useNounRemoval.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { DropArea, FaultNote } from '../../../ui/file/DropArea.tsx';
import { faultOfFiles, sizeText, type FileFault } from '../../../ui/file/file-check.ts';
import { useDrop } from '../../../ui/file/useDrop.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { useInvitations, useVideos } from '../queries.ts';
import { TrainingHead } from '../TrainingHead.tsx';
import { moved } from './order.ts';
import { UploadRow } from './UploadRow.tsx';
import { VideoLine } from './VideoLine.tsx';
import css from './videos.module.css';
import { VideosAside } from './VideosAside.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { OpenModal } from '../../../ui/overlay/OpenModal.tsx';

const LinkModal = atFirstMove(() => import('./LinkModal.tsx'));
const VideoModal = atFirstMove(() => import('./VideoModal.tsx'));

const KEYS = ['Alt', '↑', '↓'];

type Upload = Readonly<{ key: string; file: File }>;
type Asked = Readonly<{ act: 'link' } | { act: 'edit' | 'play'; video: Video }>;

/** /videolar: the videos of the training, in the order in which they are watched. */
export default function VideosPage() {
  const { t, lang } = useTranslation();
  const changed = useChanged('videos');
  const company_id = useCompanyId();
  const query = useVideos();
  const invitations = useInvitations();
  const limits = useFileLimits('video');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [fault, setFault] = useState<FileFault>();
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState('');
  const list = query.data ?? [];
  const underWay = invitations.data?.filter(({ durum }) => durum === 'basladi').length ?? 0;
  const close = () => setAsked(undefined);

  const restore = useAct(videos.restore, { parts: at, told: 'message' });
  const removal = useNounRemoval<Video>(videos.delete, {
    nameOf: ({ video_name }) => video_name,
    title: () => t('videos.deleteTitle'),
    text: ({ video_name: name }) => t('videos.deleteText', { name, count: underWay }),
    back: ({ id }) => restore.mutate(id),
  });
  const order = useAct(videos.order, {
    parts: (ids: number[]) => ({ body: { ids, company_id } }),
  });
  const move = (video: Video, to: number) => {
    const ids = list.map(({ id }) => id);
    const next = moved(ids, video.id, to);
    if (next.join() === ids.join()) return;
    setSaid(
      t('videos.moved', {
        name: video.video_name,
        place: next.indexOf(video.id) + 1,
        count: next.length,
      }),
    );
    order.mutate(next);
  };
  const add = (chosen: readonly File[]) => {
    // Limits that could not be loaded are the server's to hold.
    const wrong = limits && chosen.map((file) => faultOfFiles([file], limits)).find(Boolean);
    setFault(wrong);
    if (!wrong)
      setUploads((before) => [...before, ...chosen.map((file) => ({ key: newKey(), file }))]);
  };
  const gone = (key: string) => setUploads((before) => before.filter((one) => one.key !== key));
  const over = useDrop(add);
  const words = limits && {
    types: limits.types.join(', '),
    size: sizeText(limits.mostBytes, lang),
  };
  const minutes = Math.round(list.reduce((sum, { sure }) => sum + sure, 0) / 60);

  return (
    <>
      <TrainingHead>
        <ActButton variant="default" icon={IconLink} onClick={() => setAsked({ act: 'link' })}>
          {t('videos.addLink')}
        </ActButton>
        <FileButton accept={limits?.types.join(',')} onChange={(file) => file && add([file])}>
          {(props) => (
            <ActButton {...props} icon={IconUpload}>
              {t('videos.upload')}
            </ActButton>
          )}
        </FileButton>
      </TrainingHead>
      <div className="em-columns" data-lead>
        <Panel
          title={t('videos.order')}
          count={list.length > 0 && t('videos.count', { count: list.length, minutes })}
          tools={
            list.length > 1 && (
              <Text span c="var(--em-text-2)" visibleFrom="md">
                {t('videos.orderHint')}{' '}
                {KEYS.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </Text>
            )
          }
          flush
        >
          {query.error && !query.data ? (
            <ErrorState panel={false} query={query} title={sentence('videosFailed')[lang]} />
          ) : !query.data ? (
            <Skeleton h="40vh" role="status" aria-label={t('common.loading')} />
          ) : (
            <Stack component="ol" gap={0}>
              {list.map((video, place) => (
                <VideoLine
                  key={video.id}
                  video={video}
                  last={place === list.length - 1}
                  onMove={(to) => move(video, to)}
                  onDrop={(id) => {
                    const dragged = list.find((one) => one.id === id);
                    if (dragged) move(dragged, place);
                  }}
                  onPlay={() => setAsked({ act: 'play', video })}
                  onEdit={() => setAsked({ act: 'edit', video })}
                  onDelete={() => removal.ask(video)}
                />
              ))}
            </Stack>
          )}
          <p role="status" className="em-unseen">
            {said}
          </p>
          <Stack p="panel">
            {uploads.map(({ key, file }) => (
              <UploadRow
                key={key}
                file={file}
                onDone={() => {
                  gone(key);
                  changed();
                }}
                onGone={() => gone(key)}
              />
            ))}
            {words && <FaultNote fault={fault} words={words} />}
            <DropArea
              icon={<IconMovie size={22} />}
              title={over ? t('ui.file.let') : t('videos.drop')}
              text={words ? t('videos.dropText', words) : t('videos.resumes')}
              accept={limits?.types.join(',') ?? ''}
              over={over}
              onChoose={add}
            />
          </Stack>
        </Panel>
        <VideosAside />
      </div>
      {asked?.act === 'link' && (
        <LinkModal
          onClose={close}
          onDone={() => {
            close();
            changed();
          }}
        />
      )}
      {asked?.act === 'edit' && (
        <VideoModal
          video={asked.video}
          onClose={close}
          onDone={() => {
            close();
            changed();
          }}
        />
      )}
      {asked?.act === 'play' && (
        <OpenModal onClose={close} size="xl" title={asked.video.video_name}>
          <video className={css.video} src={asked.video.video_linki} controls playsInline />
        </OpenModal>
      )}
      {removal.question}
    </>
  );
}
