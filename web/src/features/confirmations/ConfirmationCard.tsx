import { useEffect, useRef, useState } from 'react';
import type { DueConfirmation } from '@emanet/contract/confirmations';
import { ActionIcon, Anchor, Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconClipboardCheck, IconMinus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { dayAndMonth } from '../../platform/when.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { reviewAddress } from '@emanet/contract/shared/company-address';
import { usePhone } from '../../ui/usePhone.ts';
import css from './card.module.css';
import { useConfirm, useDueConfirmations } from './queries.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { workKey } from '../../platform/session/kept-work.ts';
import { useCompanyOrNone, useUser } from '../../platform/session/session.tsx';

const Question = atFirstMove(() => import('./Question.tsx'));

const NONE: readonly DueConfirmation[] = [];
/** Forms of records, whose foot on a phone holds the save button. */
const FORM = /\/(ekle|guncelle)/;
/** Steps of the wizard and of an import, whose foot holds the next button at every width. */
const STEPS = /\/(sihirbaz|ice-aktar)$/;

/** Asks a representative whether the inventory is up to date, at the bottom right of every screen. */
export default function ConfirmationCard() {
  const { t } = useTranslation();
  const waiting = useDueConfirmations();
  const { pathname } = useLocation();
  const phone = usePhone();
  // The review ends with the same question, so the card must not cover its answers.
  const away =
    pathname === reviewAddress() || STEPS.test(pathname) || (phone && FORM.test(pathname));
  const due = away ? NONE : waiting;
  const [folded, fold] = useFolded();
  const [asked, setAsked] = useState<DueConfirmation>();
  const confirm = useConfirm(() => setAsked(undefined));
  const card = useRoomForToasts(due.length > 0);
  const [first] = due;
  if (!first) return null;
  return (
    <>
      <section
        ref={card}
        className={`em-screen ${css.place}`}
        aria-label={t('notificationSettings.rounds.title')}
      >
        {folded ? (
          <Button
            radius="xl"
            leftSection={<IconClipboardCheck size={18} aria-hidden />}
            onClick={() => fold(false)}
          >
            {t('confirmations.card.folded')}
          </Button>
        ) : (
          <div className={`em-line em-round-large em-surface ${css.card}`}>
            <CardHead due={due} onFold={() => fold(true)} />
            {due.length === 1 ? (
              <OneDepartment
                due={first}
                onConfirm={() => setAsked(first)}
                onReview={() => fold(true)}
              />
            ) : (
              <Stack component="ul" gap={0} mt="md">
                {due.map((one) => (
                  <DepartmentLine
                    key={one.department_id}
                    due={one}
                    onConfirm={() => setAsked(one)}
                    onReview={() => fold(true)}
                  />
                ))}
              </Stack>
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

/** Sets the height of the card, so that the toasts are shown above it. */
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
  const { t, lang } = useTranslation();
  const [first] = due;
  return (
    <Group component="header" wrap="nowrap" align="flex-start" gap="panels">
      <span className="em-tile" data-tone="brand" aria-hidden>
        <IconClipboardCheck size={20} stroke={1.7} />
      </span>
      <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text component="h2" fz="lead" fw={620}>
          {due.length === 1
            ? t('confirmations.card.question', { name: first?.department_name })
            : t('confirmations.card.questions', { count: due.length })}
        </Text>
        <Text mt={2} fz="sm" c="dimmed">
          {t('confirmations.card.since', { day: dayAndMonth(first?.bildirim_tarihi ?? '', lang) })}
        </Text>
      </Box>
      <ActionIcon
        variant="subtle"
        color="gray"
        onClick={onFold}
        aria-label={t('confirmations.card.fold')}
      >
        <IconMinus size={18} />
      </ActionIcon>
    </Group>
  );
}

type DepartmentProps = Readonly<{
  due: DueConfirmation;
  onConfirm: () => void;
  /** Called at the start of the review, for which the card makes room. */
  onReview: () => void;
}>;

function OneDepartment({ due, onConfirm, onReview }: DepartmentProps) {
  const { t, lang } = useTranslation();
  const { faaliyet, degisen, uyarili } = due;
  // The next step is to look at what nobody has confirmed yet.
  const unseen = degisen !== 0 || uyarili > 0;
  return (
    <>
      <Box component="dl" my="lg" className="em-card em-lines">
        <Fact name={t('confirmations.activities')}>{faaliyet.toLocaleString(lang)}</Fact>
        <Fact name={t('confirmations.changed')} tone={degisen ? 'var(--em-brand)' : undefined}>
          {degisen === null ? t('confirmations.first') : t('common.records', { count: degisen })}
        </Fact>
        <Fact name={t('confirmations.warned')} tone={uyarili > 0 ? 'var(--em-mid)' : undefined}>
          {t('common.records', { count: uyarili })}
        </Fact>
      </Box>
      <Group gap="sm" grow>
        <Button
          variant={unseen ? 'filled' : 'default'}
          component={Link}
          to={reviewAddress(due.department_id)}
          onClick={onReview}
        >
          {t('confirmations.card.review')}
        </Button>
        <ActButton icon={IconCheck} variant={unseen ? 'default' : 'filled'} onClick={onConfirm}>
          {t('confirmations.card.confirm')}
        </ActButton>
      </Group>
    </>
  );
}

type FactProps = Readonly<{ name: string; tone?: string | undefined; children: string }>;

const Fact = ({ name, tone, children }: FactProps) => (
  <Group justify="space-between" gap="md" wrap="nowrap" px="md" py="near" fz="sm">
    <dt>{name}</dt>
    <Box component="dd" m={0} fw={620} c={tone} className="em-num">
      {children}
    </Box>
  </Group>
);

function DepartmentLine({ due, onConfirm, onReview }: DepartmentProps) {
  const { t } = useTranslation();
  const { department_name, faaliyet, uyarili } = due;
  return (
    <Group component="li" gap="md" wrap="nowrap" py="near" className="em-line-top">
      <Box flex={1} miw={0} fz="sm">
        <Anchor component={Link} inherit to={reviewAddress(due.department_id)} onClick={onReview}>
          {department_name}
        </Anchor>
        <Text inherit c="dimmed">
          {[
            t('common.activities', { count: faaliyet }),
            uyarili > 0 && t('confirmations.card.warnings', { count: uyarili }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
      </Box>
      <Button
        size="xs"
        variant="light"
        onClick={onConfirm}
        aria-label={t('confirmations.card.confirmNamed', { name: department_name })}
      >
        {t('common.confirm')}
      </Button>
    </Group>
  );
}

/** Is the card folded? Kept over a reload and deleted at sign-out, so the next sign-in shows it. */
function useFolded(): readonly [boolean, (folded: boolean) => void] {
  const key = workKey('folded', useUser().user_id, useCompanyOrNone()?.company_id ?? 0);
  const [folded, setFolded] = useState(() => read(key));
  const fold = (next: boolean) => {
    setFolded(next);
    try {
      if (next) sessionStorage.setItem(key, '1');
      else sessionStorage.removeItem(key);
    } catch {
      // Without storage it stays folded until the next reload.
    }
  };
  return [folded, fold];
}

function read(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
