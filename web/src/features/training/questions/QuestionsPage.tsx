import { articleIn } from '@emanet/contract/shared/articles';
import { training } from '@emanet/contract/training';
import type { Question, QuestionSet } from '@emanet/contract/training/rows';
import { Box, Button, NumberInput, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useAct } from '../../../nouns/act.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { useCompanyId } from '../../../records/query-keys.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { useQuestions } from '../queries.ts';
import { TrainingHead } from '../TrainingHead.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import css from './questions.module.css';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

const EMPTY = { tr: '', en: '' };

/** /farkindalik-egitimi/sorular: what is asked after the videos. */
export default function QuestionsPage() {
  const { t } = useTranslation();
  const query = useQuestions();
  if (query.data) return <Questions key={query.data.surum} set={query.data} />;
  return (
    <>
      <TrainingHead />
      {query.error ? (
        <ErrorState query={query} title={t('training.question.failed')} />
      ) : (
        <Skeleton h="40vh" role="status" aria-label={t('common.loading')} />
      )}
    </>
  );
}

function Questions({ set }: { set: QuestionSet }) {
  const { t, lang } = useTranslation();
  const mayWrite = useCan('training.write');
  const company_id = useCompanyId();
  const [chosen, setChosen] = useState(set.sorular[0]?.id);
  const [fresh, setFresh] = useState<Question>();
  const [asksBack, setAsksBack] = useState(false);
  const [asksDelete, setAsksDelete] = useState(false);
  const current = fresh ?? set.sorular.find(({ id }) => id === chosen) ?? set.sorular[0];
  const own = set.sorular.filter(({ sizin }) => sizin).length;
  const save = useAct(training.saveQuestions, {
    parts: (next: { sorular: Question[]; gereken: number; sorulan: number | null }) => ({
      body: { ...next, surum: set.surum, company_id },
    }),
    told: 'message',
    onSettled: () => setAsksBack(false),
  });
  const put = useAct(training.saveQuestions, {
    parts: ({ sorular, surum }: Put) => ({
      body: { sorular: [...sorular], ...fitting(sorular.length, set), surum, company_id },
    }),
    told: ({ data }, { isUndo }) =>
      isUndo
        ? t('training.question.restored')
        : [
            t('training.question.deleted'),
            () => put.mutate({ sorular: set.sorular, surum: data.surum, isUndo: true }),
          ],
    onSettled: () => setAsksDelete(false),
  });
  const store = (sorular: Question[], limits: Limits = set) =>
    save.mutateAsync({ sorular, ...fitting(sorular.length, limits) });
  const replace = (question: Question) =>
    store(
      fresh
        ? [...set.sorular, question]
        : set.sorular.map((one) => (one.id === question.id ? question : one)),
    );
  const add = () =>
    setFresh({
      id: newKey().toLowerCase(),
      soru: EMPTY,
      secenekler: [EMPTY, EMPTY],
      dogru: 0,
      aciklama: EMPTY,
      madde: null,
      video_id: null,
      saniye: null,
      sizin: true,
    });

  const asked = set.sorulan ?? set.sorular.length;
  return (
    <>
      <TrainingHead>
        {mayWrite && (
          <ActButton icon={IconPlus} onClick={add}>
            {t('training.question.add')}
          </ActButton>
        )}
      </TrainingHead>
      <div className={`em-parts em-columns ${css.columns}`}>
        <Panel
          title={t('training.question.count', { count: set.sorular.length })}
          count={
            own > 0 ? t('training.question.own', { count: own }) : t('training.question.shipped')
          }
          tools={
            mayWrite &&
            own > 0 && (
              <Button size="compact-sm" variant="subtle" onClick={() => setAsksBack(true)}>
                {t('training.question.back')}
              </Button>
            )
          }
          foot={
            <>
              <NumberInput
                className={`em-apart em-full ${css.needed}`}
                label={t('training.question.asked', { count: set.sorular.length })}
                value={asked}
                min={1}
                max={set.sorular.length}
                allowDecimal={false}
                disabled={!mayWrite}
                onChange={(value) => {
                  const sorulan = Number(value);
                  if (sorulan >= 1 && sorulan <= set.sorular.length && sorulan !== asked)
                    void store([...set.sorular], { sorulan, gereken: set.gereken });
                }}
              />
              <NumberInput
                className={`em-apart em-full ${css.needed}`}
                label={t('training.question.needed', { count: asked })}
                value={set.gereken}
                min={1}
                max={asked}
                allowDecimal={false}
                disabled={!mayWrite}
                onChange={(value) => {
                  const gereken = Number(value);
                  if (gereken >= 1 && gereken <= asked && gereken !== set.gereken)
                    void store([...set.sorular], { sorulan: set.sorulan, gereken });
                }}
              />
            </>
          }
          flush
        >
          <ol className="em-lines">
            {set.sorular.map((one, place) => (
              <li key={one.id}>
                <UnstyledButton
                  className={`em-row em-full em-soft ${css.item}`}
                  px="panel"
                  py="md"
                  fz="sm"
                  aria-current={one.id === current?.id ? 'true' : undefined}
                  onClick={() => {
                    setFresh(undefined);
                    setChosen(one.id);
                  }}
                >
                  <b className="em-num">{place + 1}</b>
                  <Box component="span" flex={1}>
                    <Text fz="sm" fw={560} c="var(--em-text)">
                      {one.soru[lang] || one.soru.tr}
                    </Text>
                    {[
                      articleIn(one.madde ?? '', lang),
                      t('training.question.choices', { count: one.secenekler.length }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Box>
                  {one.sizin && <Tag>{t('training.question.yours')}</Tag>}
                </UnstyledButton>
              </li>
            ))}
          </ol>
        </Panel>
        {current && (
          <QuestionForm
            key={current.id}
            question={current}
            number={fresh ? set.sorular.length + 1 : set.sorular.indexOf(current) + 1}
            figures={set.cevaplar.find(({ soru_id }) => soru_id === current.id)}
            started={set.basladi}
            mayWrite={mayWrite}
            onSave={replace}
            onCancel={() => setFresh(undefined)}
            onDelete={fresh || set.sorular.length < 2 ? undefined : () => setAsksDelete(true)}
          />
        )}
      </div>
      <ConfirmModal
        opened={asksDelete}
        title={t('training.question.deleteTitle')}
        confirmLabel={t('training.question.delete')}
        danger
        busy={put.isPending}
        onConfirm={() =>
          put.mutate({
            sorular: set.sorular.filter(({ id }) => id !== current?.id),
            surum: set.surum,
          })
        }
        onClose={() => setAsksDelete(false)}
      >
        {t('training.question.deleteText', {
          name: current?.soru[lang] || current?.soru.tr,
          count: set.basladi,
        })}
      </ConfirmModal>
      <ConfirmModal
        opened={asksBack}
        title={t('training.question.backTitle')}
        confirmLabel={t('training.question.back')}
        danger
        busy={save.isPending}
        onConfirm={() => void save.mutateAsync({ sorular: [], gereken: 1, sorulan: null })}
        onClose={() => setAsksBack(false)}
      >
        {t('training.question.backText', { count: own })}
      </ConfirmModal>
    </>
  );
}

type Put = Readonly<{ sorular: readonly Question[]; surum: number; isUndo?: true }>;

type Limits = Readonly<{ sorulan: number | null; gereken: number }>;

/** Numbers that fit a set of `count` questions. */
function fitting(count: number, { sorulan, gereken }: Limits): Limits {
  const asked = sorulan === null ? null : Math.min(sorulan, count);
  return { sorulan: asked, gereken: Math.min(gereken, asked ?? count) };
}
