import type { Breach, Controller } from '@emanet/contract/breaches';
import {
  boardForm,
  boardTold,
  filledOf,
  isDecided,
  totalInWords,
  totalOf,
} from '@emanet/contract/breaches/form';
import { Box, Stack, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort, when } from '../../platform/when.ts';
import { Note } from '../../ui/panel/Note.tsx';
import cells from '../../ui/panel/rows.module.css';
import css from './breaches.module.css';
import { countdownOf } from './countdown.ts';
import { lastYear, yearBefore } from './filters.ts';
import { useCountdownWords } from './marks.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

type OpenProps = Readonly<{ rows: readonly Breach[]; sirket: Controller; now: number }>;

/** Breaches with a running clock, each with its open steps. */
export function OpenBreaches({ rows, sirket, now }: OpenProps) {
  const { t, lang } = useTranslation();
  const words = useCountdownWords();
  const urgent = rows
    .map((row) => ({ row, countdown: countdownOf(row, now) }))
    .filter(
      ({ row, countdown }) =>
        row.durum === 'acik' &&
        !row.tatbikat &&
        (countdown.state === 'running' || countdown.state === 'late'),
    );
  if (urgent.length === 0) return null;
  const notes = urgent.map(({ row, countdown }) => {
    const { done, all } = filledOf(boardForm(row, sirket, lang, now));
    return (
      <Note
        key={row.id}
        tone="high"
        action={
          <ActButton
            component={Link}
            to={`/veri-ihlalleri/${row.id}`}
            variant="default"
            icon={IconArrowRight}
          >
            {t('common.open')}
          </ActButton>
        }
      >
        <span className={`em-columns ${css.urgent}`}>
          <span>
            <Text span fz="h2" fw={640} className="em-toned">
              {words(countdown)}
            </Text>
            <br />
            {t('breaches.lastMoment', { name: row.baslik, at: when(row.son_an, lang, true) })}
          </span>
          <progress className="em-progress" value={countdown.run} aria-hidden />
          <span className={`em-row em-wrap ${css.facts}`}>
            <span>{t('breaches.parts', { done, all })}</span>
            {!isDecided(row.kisi_karari) && <span>{t('breaches.personsUndecided')}</span>}
            {row.acik_is > 0 && <span>{t('breaches.openTasks', { count: row.acik_is })}</span>}
          </span>
        </span>
      </Note>
    );
  });
  return (
    <Stack gap="xs" mb="md" flex="none">
      {notes}
    </Stack>
  );
}

const MINUTE_MS = 60_000;

/** Average minutes from becoming aware to the notification, of notified ones whose hours are known. */
function averageOf(rows: readonly Breach[]): number | undefined {
  const taken = rows.flatMap((row) => {
    const { sure_baslangici, kurul_bildirimi } = row;
    if (!kurul_bildirimi || boardTold(row, 0).hourless) return [];
    return [Date.parse(kurul_bildirimi) - Date.parse(sure_baslangici)];
  });
  return taken.length === 0
    ? undefined
    : taken.reduce((sum, one) => sum + one, 0) / taken.length / MINUTE_MS;
}

/** Figures of the whole register; exercises do not count. */
export function RegisterFigures({ rows, sirket, now }: OpenProps) {
  const { t, lang } = useTranslation();
  const recent = lastYear(rows, now);
  const { count, unknownBefore } = yearBefore(rows, now, sirket.kayit_baslangici);
  const average = averageOf(recent);
  // One sum over all groups, complete only where each breach's sum is.
  const groups = recent.flatMap(({ kisi_gruplari }) =>
    kisi_gruplari.length > 0 ? kisi_gruplari : [{ grup: '', sayi: null, kesin: false }],
  );
  const persons = { kisi_gruplari: groups };
  const { estimated } = totalOf(persons);
  const told = recent.filter(({ kurul_bildirimi }) => kurul_bildirimi !== null);
  const countOf = (result: ReturnType<typeof boardTold>['result']) =>
    told.filter((row) => boardTold(row, now).result === result).length;
  const [late, unknown] = [countOf('late'), countOf('unknown')];
  const figures = [
    {
      label: t('breaches.figures.year'),
      value: recent.length.toLocaleString(lang),
      below: [
        count !== undefined && t('breaches.figures.before', { count }),
        unknownBefore &&
          t('breaches.figures.unknownBefore', { day: dayShort(unknownBefore, lang) }),
      ]
        .filter(Boolean)
        .join('; '),
    },
    {
      label: t('breaches.figures.average'),
      value:
        average === undefined
          ? '–'
          : t('common.hours', {
              hours: Math.floor(average / 60),
              minutes: Math.floor(average % 60),
            }),
      below:
        told.length === 0
          ? t('breaches.figures.noneTold')
          : [
              (late > 0 || unknown === 0) &&
                t(late > 0 ? 'breaches.figures.late' : 'breaches.figures.inTime', { count: late }),
              unknown > 0 && t('breaches.figures.hoursUnknown', { count: unknown }),
            ]
              .filter(Boolean)
              .join('; '),
      tone: late > 0 ? 'high' : undefined,
    },
    {
      label: t('breaches.figures.persons'),
      value: recent.length === 0 ? '–' : totalInWords(persons, lang),
      below: t('breaches.figures.estimated', {
        count: estimated,
        text: estimated.toLocaleString(lang),
      }),
    },
    {
      label: t('breaches.figures.tasks'),
      value: rows.reduce((total, { acik_is }) => total + acik_is, 0).toLocaleString(lang),
      below: t('breaches.figures.tasksText'),
    },
  ];
  return (
    <Box component="dl" flex="none" mb="md" className={`em-card ${cells.cells}`}>
      {figures.map(({ label, value, below, tone }) => (
        <Text component="div" key={label} fz="meta" c="var(--em-text-2)">
          <dt>{label}</dt>
          <Stack component="dd" m={0} gap={0}>
            <Text span fz="title" fw={700} c="bright" className="em-num">
              {value}
            </Text>
            <span className="em-toned" data-tone={tone}>
              {below}
            </span>
          </Stack>
        </Text>
      ))}
    </Box>
  );
}
