import { kindOf } from '@emanet/contract/texts/kinds';
import type { SingleText } from '@emanet/contract/texts';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { ApiError } from '../../platform/api/client.ts';
import { lazily } from '../../platform/lazily.ts';
import { useCan, useUser } from '../../platform/session/session.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import type { useTextVerbs } from './queries.ts';
import { useArchive } from './TextMenu.tsx';

const TemplateNote = lazily(async () => ({
  default: (await import('./TemplateNote.tsx')).TemplateNote,
}));

/** Time for which the editor of a draft keeps it. */
const SEAT_MS = 5 * 60_000;

const isRecent = (instant: string | null): boolean =>
  instant !== null && Date.now() - Date.parse(instant) < SEAT_MS;

type Props = Readonly<{ text: SingleText; verbs: ReturnType<typeof useTextVerbs> }>;

/** Important states of a text: archived, edited by another person, locked, reworded. */
export function TextNotes({ text, verbs: { save } }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  const mayWrite = useCan('texts.write');
  const archive = useArchive(text);
  const taken = save.error instanceof ApiError && save.error.code === 'TEXT_TAKEN';
  const seated =
    text.duzenleyen_id !== null &&
    text.duzenleyen_id !== user.user_id &&
    isRecent(text.duzenleme_ani);
  return (
    <>
      {!text.guncel && (
        <Note
          tone="mid"
          action={
            mayWrite && (
              <Button
                size="xs"
                variant="default"
                loading={archive.isPending}
                onClick={() => archive.mutate({ guncel: true })}
              >
                {t('ui.archive.unarchive')}
              </Button>
            )
          }
        >
          {t('texts.isArchived')}
        </Note>
      )}
      {(taken || seated) && mayWrite && (
        <Note
          tone="mid"
          announced
          action={
            <Button size="xs" variant="default" onClick={() => save.mutate({ devral: true })}>
              {t('texts.takeOver')}
            </Button>
          }
        >
          {t('texts.taken', { by: text.duzenleyen ?? '' })}
        </Note>
      )}
      <Suspense fallback={null}>{text.sablon_yeni && <TemplateNote text={text} />}</Suspense>
      {kindOf(text.tur).locked && (
        <Note tone="mid" title={t('texts.lockedTitle')}>
          {t('texts.lockedText')}
        </Note>
      )}
    </>
  );
}
