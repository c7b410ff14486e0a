import type { Question, QuestionSet } from '@emanet/contract/training/rows';
import {
  ActionIcon,
  Box,
  Button,
  CloseButton,
  Group,
  NumberInput,
  Radio,
  Select,
  TextInput,
  Textarea,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { LANGUAGE_CHOICES } from '../../../platform/languages.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { LeaveModal } from '../../../ui/unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../../../ui/unsaved-work/RestoredNote.tsx';
import { useUnsavedWork } from '../../../ui/unsaved-work/useUnsavedWork.ts';
import { useVideos } from '../queries.ts';
import css from './questions.module.css';

const MOST_CHOICES = 6;

type Props = Readonly<{
  question: Question;
  number: number;
  figures: QuestionSet['cevaplar'][number] | undefined;
  /** People who go on with the question as it was. */
  started: number;
  mayWrite: boolean;
  onSave: (question: Question) => Promise<unknown>;
  onCancel: () => void;
  onDelete?: (() => void) | undefined;
}>;

/** One question: its text and choices in both languages, the right one, what explains it. */
export function QuestionForm(props: Props) {
  const { question, number, figures, started, mayWrite, onSave, onCancel, onDelete } = props;
  const { t } = useTranslation();
  const videos = useVideos().data ?? [];
  const work = useUnsavedWork(['soru', question.id], question);
  const { value: draft, set: setDraft } = work;
  const [face, setFace] = useState<'tr' | 'en'>('tr');
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Question>) => {
    setDraft({ ...draft, ...part, sizin: true });
  };
  const choose = (place: number, text: string) =>
    change({
      secenekler: draft.secenekler.map((one, at) =>
        at === place ? { ...one, [face]: text } : one,
      ),
    });
  const drop = (place: number) =>
    change({
      secenekler: draft.secenekler.filter((_, at) => at !== place),
      dogru: draft.dogru > place ? draft.dogru - 1 : draft.dogru === place ? 0 : draft.dogru,
    });
  const lacks =
    !draft.soru.tr.trim() ||
    !draft.aciklama.tr.trim() ||
    draft.secenekler.some(({ tr }) => !tr.trim());
  const save = async () => {
    if (lacks) {
      setFace('tr');
      return setFailed(t('training.question.lacks'));
    }
    setBusy(true);
    setFailed(undefined);
    try {
      await onSave(draft);
      work.drop();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const cancel = () => {
    work.drop();
    setDraft(question);
    setFailed(undefined);
    onCancel();
  };
  const share = (place: number) =>
    figures && figures.cevaplayan > 0
      ? t('ui.file.percent', {
          percent: Math.round((100 * (figures.secenekler[place] ?? 0)) / figures.cevaplayan),
        })
      : undefined;

  return (
    <Panel
      title={t('training.question.number', { number })}
      count={
        figures && figures.cevaplayan > 0
          ? t('training.question.figures', {
              count: figures.cevaplayan,
              percent: Math.round((100 * figures.ilk_dogru) / figures.cevaplayan),
            })
          : undefined
      }
      tools={
        <>
          <SegmentedFace
            label={t('shell.language')}
            faces={LANGUAGE_CHOICES}
            value={face}
            onChange={setFace}
          />
          {mayWrite && onDelete && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('training.question.delete')}
              onClick={onDelete}
            >
              <IconTrash size={18} />
            </ActionIcon>
          )}
        </>
      }
      foot={
        mayWrite && (
          <Group gap="sm" w="100%">
            <Box component="span" flex={1} miw={180} c="var(--em-text-2)">
              {started > 0 && t('training.question.started', { count: started })}
            </Box>
            <Button variant="default" disabled={busy} onClick={cancel}>
              {t('common.cancel')}
            </Button>
            <Button loading={busy} disabled={!work.dirty} onClick={() => void save()}>
              {t('training.question.save')}
            </Button>
          </Group>
        )
      }
    >
      <fieldset className="em-stack" disabled={!mayWrite} lang={face}>
        <RestoredNote restored={work.restored} />
        <LeaveModal work={work} />
        {failed && <Note tone="high" takesFocus={failed} title={failed} />}
        <TextInput
          label={t('training.question.text')}
          value={draft.soru[face]}
          onChange={(event) => change({ soru: { ...draft.soru, [face]: event.target.value } })}
        />
        <Radio.Group
          label={t('training.question.choiceList')}
          description={t('training.question.markRight')}
          value={String(draft.dogru)}
          onChange={(value) => change({ dogru: Number(value) })}
        >
          {draft.secenekler.map((choice, place) => (
            // Only the place of a choice stays the same while it is written.
            <div key={`${draft.secenekler.length}-${place}`} className={`em-stack ${css.choice}`}>
              <Radio
                value={String(place)}
                aria-label={t('training.question.right', { number: place + 1 })}
              />
              <TextInput
                aria-label={t('training.question.choice', { number: place + 1 })}
                value={choice[face]}
                onChange={(event) => choose(place, event.target.value)}
              />
              <span className="em-num">{share(place)}</span>
              {draft.secenekler.length > 2 && (
                <CloseButton
                  aria-label={t('training.question.dropChoice', { number: place + 1 })}
                  onClick={() => drop(place)}
                />
              )}
            </div>
          ))}
        </Radio.Group>
        {draft.secenekler.length < MOST_CHOICES && (
          <Button
            style={{ justifySelf: 'start' }}
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => change({ secenekler: [...draft.secenekler, { tr: '', en: '' }] })}
          >
            {t('training.question.addChoice')}
          </Button>
        )}
        <Textarea
          label={t('training.question.explanation')}
          value={draft.aciklama[face]}
          onChange={(event) =>
            change({ aciklama: { ...draft.aciklama, [face]: event.target.value } })
          }
          autosize
          minRows={3}
        />
        <Box className="em-columns" style={{ '--columns': '1fr 2fr 1fr' }}>
          <TextInput
            label={t('fields.article')}
            value={draft.madde ?? ''}
            onChange={(event) => change({ madde: event.target.value || null })}
          />
          <Select
            label={t('training.question.video')}
            description={t('training.question.videoText')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            clearable
            value={draft.video_id === null ? null : String(draft.video_id)}
            onChange={(value) =>
              change({
                video_id: value === null ? null : Number(value),
                saniye: value === null ? null : (draft.saniye ?? 0),
              })
            }
            data={videos.map(({ id, video_name }) => ({ value: String(id), label: video_name }))}
          />
          <NumberInput
            label={t('training.question.second')}
            value={draft.saniye ?? ''}
            min={0}
            allowDecimal={false}
            disabled={draft.video_id === null}
            onChange={(value) => change({ saniye: value === '' ? 0 : Number(value) })}
          />
        </Box>
      </fieldset>
    </Panel>
  );
}
