import { useState } from 'react';
import { APPLICATION_STATES, applications, type Application } from '@emanet/contract/applications';
import { Button, FileButton, Group, Textarea } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { ApplicationHappening } from '@emanet/contract/applications/events';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { callWithFile } from '../../platform/api/upload.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../../ui/unsaved-work/RestoredNote.tsx';
import { useUnsavedWork } from '../../ui/unsaved-work/useUnsavedWork.ts';
import { useVerb } from './queries.ts';

/** Details of an event that are worth reading; digests stand with the evidence. */
const DETAILS = ['metin', 'departman', 'sorumlu', 'dosya', 'eposta', 'alici', 'yanit'] as const;

/** Events so far, and a place for a note or a piece of evidence. */
export function Timeline({ row }: { row: Application }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const work = useUnsavedWork(['not', row.id], '', file !== null);
  const { value: text, set: setText } = work;
  const params = { id: String(row.id) };
  const note = useVerb(() => {
    const body = { metin: text };
    return file
      ? callWithFile(applications.note, { params, body, file })
      : call(applications.note, { params, body });
  });
  const add = () =>
    note.mutate(undefined, {
      onSuccess: () => {
        setText('');
        setFile(null);
        work.drop();
      },
    });
  return (
    <Panel
      title={t('applications.timeline')}
      foot={row.zincir_saglam && <span className="em-quiet">{t('applications.chainOk')}</span>}
    >
      <Events row={row} />
      <RestoredNote restored={work.restored} />
      <LeaveModal work={work} />
      <Textarea
        label={t('applications.noteLabel')}
        autosize
        minRows={2}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group mt="xs" gap="xs">
        <FileButton accept=".pdf,.png,.jpg,.jpeg" onChange={setFile}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<IconPaperclip size={14} aria-hidden />}
            >
              {file?.name ?? t('applications.noteFile')}
            </Button>
          )}
        </FileButton>
        <Button size="xs" loading={note.isPending} disabled={!text.trim() && !file} onClick={add}>
          {t('applications.noteAdd')}
        </Button>
      </Group>
    </Panel>
  );
}

/** Its events, oldest first. */
export const Events = ({ row }: { row: Application }) => (
  <ol className="em-events">
    {row.olaylar.map((one) => (
      <Event key={one.sira} event={one} />
    ))}
  </ol>
);

function Event({ event }: { event: ApplicationHappening }) {
  const { t, lang } = useTranslation();
  const details = DETAILS.flatMap((name) => {
    const value = event.veri[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const state = APPLICATION_STATES.find((one) => one === event.veri['yeni']);
  return (
    <li>
      <strong>{t(`applications.events.${event.tur}`)}</strong>
      {state && <p>{t(`applications.states.${state}`)}</p>}
      {Array.isArray(event.veri['acik_gorevler']) && event.veri['acik_gorevler'].length > 0 && (
        <p>{`${t('applications.stillOpen')}: ${event.veri['acik_gorevler'].join('; ')}`}</p>
      )}
      {details.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <p className="em-quiet">
        {event.guncelleyen} ·{' '}
        <span className="em-num" title={whenInFull(event.tarih, lang)}>
          {when(event.tarih, lang, true)}
        </span>
      </p>
    </li>
  );
}
