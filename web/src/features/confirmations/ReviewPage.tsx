import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import {
  IconCheck,
  IconClipboardCheck,
  IconHelpCircle,
  IconPencil,
  IconCircleMinus,
  type TablerIcon,
} from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { REVIEW_ANSWERS, type ReviewAnswer } from '@emanet/contract/confirmations/review';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { useTranslation } from '../../platform/i18n.ts';
import { isAsked, isTyping } from '../../platform/keys.ts';
import { useKeydown } from '../../platform/useKeydown.ts';
import { useInPlace } from '../../records/in-place/useInPlace.ts';
import { useNames } from '../../records/kinds/register-names.ts';
import { useRecords } from '../../records/queries.ts';
import { nameOf, type RecordRow } from '../../records/register.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { idParam } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { processingActivityRegister as register } from '../processing-activities/register.ts';
import { lazily } from '../../platform/lazily.ts';
import Question from './Question.tsx';
import { useConfirm, useDueConfirmations } from './queries.ts';
import { useReview, useReviewAnswer } from './review-queries.ts';
import { ReviewFacts } from './ReviewFacts.tsx';
import { countsOf, nextOpen, type Reviewed } from './review.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const ChangedModal = lazily(() => import('./ChangedModal.tsx'), {
  close: ({ onClose }) => onClose(),
});

const SPEC = { department: idParam('departman'), record: idParam('kayit') };
const STATE = 'faaliyet_durumu';
const ENDED = 'sona_erdi';
const NO_ROWS: readonly RecordRow[] = [];
const NO_ANSWERS: Reviewed = {};

const ICONS: Readonly<Record<ReviewAnswer, TablerIcon>> = {
  dogru: IconCheck,
  degisti: IconPencil,
  artikYok: IconCircleMinus,
  bilmiyorum: IconHelpCircle,
};

/** /envanter/gozden-gecir: one's activities one by one, four answers, then the confirmation. */
export default function ReviewPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useRecords(register);
  const names = useNames(register);
  const dues = useDueConfirmations();
  const { state, set } = useUrlState(SPEC);
  const department =
    state.department ?? dues[0]?.department_id ?? names.departments[0]?.department_id;
  const due = dues.find((one) => one.department_id === department);
  const review = useReview(department);
  const keep = useReviewAnswer(department);
  const answers = review.data?.cevaplar ?? NO_ANSWERS;
  const rows = useMemo(
    () =>
      (query.data ?? NO_ROWS)
        .filter((row) => row.department_id === department)
        .toSorted((a, b) => compareTurkish(nameOf(register, a), nameOf(register, b))),
    [query.data, department],
  );
  const ids = rows.map(({ id }) => id);
  const own = names.departments.find((one) => one.department_id === department);
  // Without a department there are no answers to load, and no records to review.
  const known = query.data && (review.data ?? (query.data.length === 0 && !own));
  const asked = ids.find((id) => id === state.record);
  // After a deleted record the next open one is shown, never the end of the review.
  const open = asked ?? (review.data && nextOpen(ids, answers));
  const row = rows.find(({ id }) => id === open);
  const inPlace = useInPlace(register, names, () => undefined);
  const [changed, setChanged] = useState<RecordRow>();
  const done = ids.filter((id) => answers[id] !== undefined).length;
  const title = own ? t('review.title', { name: own.department_name }) : t('search.screens.review');

  const progress = t('review.progress', { done, total: ids.length });

  const goOn = (one: RecordRow, given: ReviewAnswer) =>
    set({ record: nextOpen(ids, { ...answers, [one.id]: given }, one.id) });
  const answer = (one: RecordRow, given: ReviewAnswer) => {
    if (given === 'degisti') return setChanged(one);
    keep.mutate({ kayit_id: one.id, cevap: given });
    if (given === 'artikYok' && one[STATE] !== ENDED) inPlace.saveNow(one, STATE, ENDED);
    goOn(one, given);
  };
  useKeydown((event) => {
    if (!row || isTyping(event.target) || isAsked() || event.ctrlKey || event.metaKey) return;
    const given = REVIEW_ANSWERS[Number(event.key) - 1];
    if (given === undefined || event.defaultPrevented) return;
    event.preventDefault();
    answer(row, given);
  });

  const failed = [query, review].find(({ isError }) => isError);
  if (failed)
    return (
      <>
        <PageHead title={title} />
        <ErrorState query={failed} title={t('review.failed')} />
      </>
    );
  return (
    <Stack gap="md" className="em-page">
      <PageHead title={title} count={ids.length > 0 ? progress : undefined} />
      {ids.length > 0 && <Progress value={(done / ids.length) * 100} aria-label={progress} />}
      {row ? (
        <Panel title={nameOf(register, row)}>
          <ReviewFacts register={register} row={row} names={names} />
          <Group
            gap="sm"
            pos="sticky"
            bottom={0}
            mx="calc(-1 * var(--em-space-panel))"
            px="panel"
            py="md"
            className="em-line-top em-surface"
            role="group"
            aria-label={t('review.question')}
          >
            <Text flex="1 1 100%" fw={700}>
              {t('review.question')}
            </Text>
            {REVIEW_ANSWERS.map((one, at) => {
              const Icon = ICONS[one];
              return (
                <Button
                  key={one}
                  flex={{ base: '1 1 40%', md: 'none' }}
                  variant={one === 'dogru' ? 'filled' : 'default'}
                  leftSection={<Icon size={16} aria-hidden />}
                  rightSection={
                    <Text span fz="tiny" opacity={0.65} visibleFrom="md">
                      {at + 1}
                    </Text>
                  }
                  aria-pressed={answers[row.id] === one}
                  onClick={() => answer(row, one)}
                >
                  {t(`review.answers.${one}`)}
                </Button>
              );
            })}
          </Group>
        </Panel>
      ) : (
        known && (
          <Finish
            rows={rows}
            answers={answers}
            due={due}
            onAgain={(id) => set({ record: id })}
            onConfirmed={() => void navigate('/envanter')}
          />
        )
      )}
      {changed && (
        <Suspense fallback={null}>
          <ChangedModal
            register={register}
            row={changed}
            onTold={() => {
              setChanged(undefined);
              goOn(changed, 'degisti');
            }}
            onOwn={() => keep.mutate({ kayit_id: changed.id, cevap: 'degisti' })}
            onClose={() => setChanged(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

type FinishProps = Readonly<{
  rows: readonly RecordRow[];
  answers: Reviewed;
  due: ReturnType<typeof useDueConfirmations>[number] | undefined;
  onAgain: (id: number) => void;
  onConfirmed: () => void;
}>;

/** Answers, records to review again, and the confirmation where it is due. */
function Finish({ rows, answers, due, onAgain, onConfirmed }: FinishProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const confirm = useConfirm(() => setAsked(false), onConfirmed);
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<IconClipboardCheck size={20} aria-hidden />}
        title={t('review.empty')}
        text={t('review.emptyText')}
      />
    );
  const counts = countsOf(
    answers,
    rows.map(({ id }) => id),
  );
  const again = rows.filter(({ id }) => ['bilmiyorum', 'degisti'].includes(answers[id] ?? ''));
  return (
    <Panel
      icon={<IconClipboardCheck size={20} stroke={1.7} />}
      title={t('review.done', { count: rows.length })}
      text={REVIEW_ANSWERS.filter((one) => counts[one] > 0)
        .map((one) => `${t(`review.answers.${one}`)}: ${counts[one]}`)
        .join(', ')}
    >
      {again.length > 0 && (
        <>
          <Text component="h3" fw={620}>
            {t('review.open')}
          </Text>
          <Stack component="ul" gap="sm" mt="sm" mb="lg">
            {again.map((row) => (
              <Group component="li" key={row.id} gap="sm">
                <Link to={`${register.path}?kayit=${row.id}`}>{nameOf(register, row)}</Link>
                <Text span flex={1} c="dimmed">
                  {t(`review.answers.${answers[row.id] ?? 'bilmiyorum'}`)}
                </Text>
                <Button size="compact-sm" variant="default" onClick={() => onAgain(row.id)}>
                  {t('review.again')}
                </Button>
              </Group>
            ))}
          </Stack>
        </>
      )}
      {due ? (
        <ActButton icon={IconCheck} onClick={() => setAsked(true)}>
          {t('confirmations.card.confirm')}
        </ActButton>
      ) : (
        <p>{t('review.notDue')}</p>
      )}
      {asked && due && (
        <Question
          due={due}
          busy={confirm.isPending}
          onConfirm={() => confirm.mutate(due.department_id)}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}
