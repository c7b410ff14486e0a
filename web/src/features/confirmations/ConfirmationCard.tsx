import { useEffect, useRef, useState } from 'react';
import type { DueConfirmation } from '@emanet/contract/confirmations';
import { ActionIcon, Anchor, Button } from '@mantine/core';
import { IconCheck, IconClipboardCheck, IconMinus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayAndMonth } from '../../platform/when.ts';
import css from './card.module.css';
import { useFolded } from './folded.ts';
import { Question } from './Question.tsx';
import { useConfirm, useDueConfirmations } from './queries.ts';

const REVIEW = '/envanter/gozden-gecir';
const reviewAddress = ({ department_id }: DueConfirmation) =>
  `${REVIEW}?departman=${department_id}`;

const NONE: readonly DueConfirmation[] = [];

/** Asks a representative whether the inventory is up to date, at the bottom right of every screen. */
export function ConfirmationCard() {
  const { t } = useTranslation();
  const waiting = useDueConfirmations();
  // The review ends with the same question, so nothing lies over its answers.
  const due = useLocation().pathname === REVIEW ? NONE : waiting;
  const [folded, fold] = useFolded();
  const [asked, setAsked] = useState<DueConfirmation>();
  const confirm = useConfirm(() => setAsked(undefined));
  const card = useRoomForToasts(due.length > 0);
  const [first] = due;
  if (!first) return null;
  return (
    <>
      <section ref={card} className={css.place} aria-label={t('confirmations.card.label')}>
        {folded ? (
          <Button
            radius="xl"
            leftSection={<IconClipboardCheck size={18} aria-hidden />}
            onClick={() => fold(false)}
          >
            {t('confirmations.card.folded')}
          </Button>
        ) : (
          <div className={css.card}>
            <CardHead due={due} onFold={() => fold(true)} />
            {due.length === 1 ? (
              <OneDepartment
                due={first}
                onConfirm={() => setAsked(first)}
                onReview={() => fold(true)}
              />
            ) : (
              <ul className={css.lines}>
                {due.map((one) => (
                  <DepartmentLine
                    key={one.department_id}
                    due={one}
                    onConfirm={() => setAsked(one)}
                    onReview={() => fold(true)}
                  />
                ))}
              </ul>
            )}
          </div>
        )}
      </section>
      {asked && (
        <Question
          due={asked}
          busy={confirm.isPending}
          onConfirm={() => confirm.mutate(asked.department_id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Tells the toasts how high the card is, so that they stand above it. */
function useRoomForToasts(isThere: boolean) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = card;
    const { style } = document.documentElement;
    if (!current) return;
    const watching = new ResizeObserver(() =>
      style.setProperty('--em-card-height', `${current.offsetHeight}px`),
    );
    watching.observe(current);
    return () => {
      watching.disconnect();
      style.removeProperty('--em-card-height');
    };
  }, [isThere]);
  return card;
}

type HeadProps = Readonly<{ due: readonly DueConfirmation[]; onFold: () => void }>;

function CardHead({ due, onFold }: HeadProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [first] = due;
  return (
    <header className={css.head}>
      <span className={css.icon} aria-hidden>
        <IconClipboardCheck size={20} stroke={1.7} />
      </span>
      <div>
        <h2>
          {due.length === 1
            ? t('confirmations.card.question', { name: first?.department_name })
            : t('confirmations.card.questions', { count: due.length })}
        </h2>
        <p>
          {t('confirmations.card.since', { day: dayAndMonth(first?.bildirim_tarihi ?? '', lang) })}
        </p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        onClick={onFold}
        aria-label={t('confirmations.card.fold')}
      >
        <IconMinus size={18} />
      </ActionIcon>
    </header>
  );
}

type DepartmentProps = Readonly<{
  due: DueConfirmation;
  onConfirm: () => void;
  /** The card makes room for the list that is reviewed. */
  onReview: () => void;
}>;

function OneDepartment({ due, onConfirm, onReview }: DepartmentProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { faaliyet, degisen, uyarili } = due;
  return (
    <>
      <dl className={css.facts}>
        <dt>{t('confirmations.activities')}</dt>
        <dd className="em-num">{faaliyet.toLocaleString(lang)}</dd>
        <dt>{t('confirmations.changed')}</dt>
        <dd data-tone={degisen ? 'changed' : undefined}>
          {degisen === null
            ? t('confirmations.first')
            : t('confirmations.records', { count: degisen })}
        </dd>
        <dt>{t('confirmations.warned')}</dt>
        <dd data-tone={uyarili > 0 ? 'warned' : undefined}>
          {t('confirmations.records', { count: uyarili })}
        </dd>
      </dl>
      <div className={css.acts}>
        <Button variant="default" component={Link} to={reviewAddress(due)} onClick={onReview}>
          {t('confirmations.card.review')}
        </Button>
        <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={onConfirm}>
          {t('confirmations.card.confirm')}
        </Button>
      </div>
    </>
  );
}

function DepartmentLine({ due, onConfirm, onReview }: DepartmentProps) {
  const { t } = useTranslation();
  const { department_name, faaliyet, uyarili } = due;
  return (
    <li>
      <div>
        <Anchor component={Link} inherit to={reviewAddress(due)} onClick={onReview}>
          {department_name}
        </Anchor>
        <small>
          {[
            t('confirmations.card.activities', { count: faaliyet }),
            uyarili > 0 && t('confirmations.card.warnings', { count: uyarili }),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </div>
      <Button
        size="xs"
        variant="light"
        onClick={onConfirm}
        aria-label={t('confirmations.card.confirmNamed', { name: department_name })}
      >
        {t('confirmations.card.confirmShort')}
      </Button>
    </li>
  );
}
