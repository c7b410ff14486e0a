import { actorName } from '@emanet/contract/shared/actor-types';
import { REFUSAL_GROUNDS, refusalLine } from '@emanet/contract/applications/refusals';
import { useState } from 'react';
import {
  APPLICATION_SOURCES,
  APPLICATION_STATES,
  applications,
  type Application,
} from '@emanet/contract/applications';
import { Button, FileButton, Group, Textarea } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { EVENT_WORDS } from '@emanet/contract/applications/event-words';
import type { ApplicationHappening } from '@emanet/contract/applications/events';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { callWithFile } from '../../platform/api/upload.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../../ui/unsaved-work/RestoredNote.tsx';
import { useUnsavedWork } from '../../ui/unsaved-work/useUnsavedWork.ts';
import { MailAnswer } from './mail/MailAnswer.tsx';
import { mailOutcomeOf } from './mail/mail-outcome.ts';
import { useVerb } from './queries.ts';

/** Details of an event that are worth reading; digests are shown with the evidence. */
const DETAILS = [
  ...(['metin', 'ret_gerekcesi', 'kimlik_nedeni', 'departman', 'sorumlu', 'dosya'] as const),
  ...(['eposta', 'alici', 'basvuru_no'] as const),
] as const;
/** Mails of an application, as its log names them. */
const MAILS = ['alindi', 'bilgi', 'durum', 'cevap'] as const;

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

/** Its events, oldest first; `unfolded`: with all details, as on paper. */
export const Events = ({ row, unfolded }: Readonly<{ row: Application; unfolded?: boolean }>) => (
  <ol className="em-events">
    {row.olaylar.map((one) => (
      <Event key={one.sira} event={one} unfolded={unfolded} />
    ))}
  </ol>
);

type EventProps = Readonly<{ event: ApplicationHappening; unfolded: boolean | undefined }>;

function Event({ event, unfolded }: EventProps) {
  const { t, lang } = useTranslation();
  const details = DETAILS.flatMap((name) => {
    const value = event.veri[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const stated = [event.veri['ret_nedeni'], event.veri['ret_ek_nedenler']].flat();
  const grounds = REFUSAL_GROUNDS.filter((one) => stated.includes(one));
  const isLost = event.tur === 'teslim_edilemedi';
  const mail = MAILS.find((one) => one === event.veri['ne']);
  const answer = typeof event.veri['yanit'] === 'string' ? event.veri['yanit'] : null;
  const day = event.veri['gelis_gunu'];
  const source =
    event.tur === 'yine_geldi' && APPLICATION_SOURCES.find((one) => one === event.veri['kaynak']);
  const state = APPLICATION_STATES.find((one) => one === event.veri['yeni']);
  return (
    <li data-tone={isLost ? 'high' : undefined}>
      <strong>{EVENT_WORDS[event.tur][lang]}</strong>
      {source && (
        <p>
          {t(`applications.sources.${source}`)}
          {typeof day === 'string' && `, ${when(day, lang)}`}
        </p>
      )}
      {state && <p>{t(`applications.states.${state}`)}</p>}
      {Array.isArray(event.veri['acik_gorevler']) && event.veri['acik_gorevler'].length > 0 && (
        <p>{`${t('applications.stillOpen')}: ${event.veri['acik_gorevler'].join('; ')}`}</p>
      )}
      {grounds.map((one) => (
        <p key={one}>{refusalLine(one, lang)}</p>
      ))}
      {details.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {mail && (
        <p>
          {t(`applications.mails.${mail}`)}:{' '}
          {t(`applications.mailOutcomes.${mailOutcomeOf(!isLost, answer)}`)}
        </p>
      )}
      <MailAnswer answer={answer} open={unfolded} />
      <p className="em-quiet">
        {actorName(event.guncelleyen, lang)} ·{' '}
        <span className="em-num" title={whenInFull(event.tarih, lang)}>
          {when(event.tarih, lang, true)}
        </span>
      </p>
    </li>
  );
}
