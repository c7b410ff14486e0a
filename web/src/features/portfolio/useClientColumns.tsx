import { Box, Group, Text } from '@mantine/core';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { leftOf } from '@emanet/contract/clocks/left';
import { FILING_STATES, type Client } from '@emanet/contract/portfolio';
import { inCompany } from '@emanet/contract/shared/company-address';
import {
  IconAlertCircle,
  IconCheck,
  IconClock,
  IconHelpCircle,
  IconHourglass,
  IconMinus,
} from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Spark } from '../../ui/panel/Spark.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { textColumn } from '../../ui/table/text-column.tsx';
import { Cut } from '../../ui/table/Cut.tsx';
import { KindIcon, QUESTION_ADDRESSES, useLeftWords, useOwnerWords } from '../clocks/clocks.tsx';
import { addressOf } from './addresses.ts';
import { AssignButton } from './AssignButton.tsx';
import { inChargeOf } from './filters.ts';
import { useClientLine } from './useClientLine.ts';
import { useSectorName } from './useSectorName.ts';
import css from './portfolio.module.css';

const STATE = { component: 'span', gap: 5, wrap: 'nowrap', className: 'em-toned' } as const;

/** A figure that leads to the client's own screen; a dash when it is empty. */
const figure = (
  id: string,
  label: string,
  width: number,
  value: (one: Client) => number,
  tone?: 'high' | 'mid',
): Column<Client> => ({
  ...{ id, label, width, figure: true, fallsFirst: true, sortBy: value },
  cell: (one) => (
    <Link
      to={addressOf(one, id)}
      className={`em-row em-bare em-thin ${css.link}`}
      data-figure
      data-tone={value(one) > 0 ? tone : undefined}
    >
      {value(one) || '–'}
    </Link>
  ),
  paper: (one) => value(one) || '–',
});

/** Default columns: what a day begins with, as wide as a window has room. */
export const USUAL = [
  'sonraki',
  'kalan',
  'geciken',
  'kendi',
  'metin',
  'bekleyen',
  'verbis',
  'puan',
  'kim',
];

/** Assigns the next statutory duty of a client. */
type OnAssign = (one: Client, button: HTMLElement) => void;

/** The columns of the portfolio at an instant; a further figure needs one more line. */
export function useClientColumns(now: number, onAssign: OnAssign): readonly Column<Client>[] {
  const { t, lang } = useTranslation();
  const words = useLeftWords();
  const sectorName = useSectorName();
  const lineOf = useClientLine();
  return useMemo(() => {
    const inPercent = (share: Parameters<typeof shareOf>[0]) =>
      t('ui.file.percent', { percent: shareOf(share) });
    return [
      {
        id: 'musteri',
        label: t('portfolio.client'),
        width: 330,
        // At 1,280 pixels the columns to that of stale texts fit beside it.
        least: 250,
        cell: (one) => (
          <Group component="span" gap="near" wrap="nowrap" miw={0}>
            <Logo id={one.company_id} name={one.company_name} logo={one.logo} />
            <Two first={one.company_name} second={lineOf(one)} />
          </Group>
        ),
        paper: (one) => one.company_name,
        sortBy: (one) => one.company_name,
      },
      textColumn('sektor', t('portfolio.sector'), 150, (one) => sectorName(one.sektor), {
        rank: 7,
      }),
      column('sonraki', t('portfolio.next'), 270, (one) => <Next one={one} now={now} />, {
        least: 200,
        paper: ({ sonraki }) =>
          sonraki && `${CLOCKS[sonraki.tur].ad[lang]}: ${sonraki.ad}, ${words.last(sonraki, now)}`,
        sortBy: lastOf,
      }),
      column(
        'kalan',
        t('clocks.left'),
        156,
        ({ sonraki }) => (sonraki ? <LeftTag due={sonraki} now={now} /> : '–'),
        { rank: 1, paper: ({ sonraki }) => sonraki && words.left(sonraki, now), sortBy: lastOf },
      ),
      figure('geciken', t('portfolio.late'), 92, (one) => one.geciken_yasal, 'high'),
      { ...figure('kendi', t('portfolio.ownLate'), 92, ownLateOf), rank: 8 },
      {
        id: 'verbis',
        label: t('company.verbis'),
        width: 134,
        rank: 2,
        cell: (one) => (
          <Link to={addressOf(one, 'verbis')} className={`em-row em-bare em-thin ${css.link}`}>
            <Filing one={one} now={now} />
          </Link>
        ),
        paper: ({ verbis }) => t(`portfolio.filing.${verbis.durum}`),
        sortBy: ({ verbis }) => verbis.son_an ?? `9${FILING_STATES.indexOf(verbis.durum)}`,
      },
      {
        id: 'puan',
        label: t('performance.score'),
        width: 112,
        rank: 4,
        fallsFirst: true,
        cell: (one) => (
          <Link to={addressOf(one, 'puan')} className={`em-row em-bare em-thin ${css.link}`}>
            <Text span inherit miw="2ch" fw={620} className="em-num">
              {one.puan ?? '–'}
            </Text>
            {one.puan !== null && <Spark values={one.puanlar} />}
          </Link>
        ),
        paper: (one) => one.puan ?? '–',
        sortBy: (one) => one.puan ?? -1,
      },
      column('kim', t('portfolio.person'), 132, (one) => <Who one={one} onAssign={onAssign} />, {
        rank: 3,
        paper: inChargeOf,
        sortBy: inChargeOf,
      }),
      figure('yuksek', t('portfolio.highRisk'), 78, (one) => one.yuksek),
      figure('basvuru', t('portfolio.requests'), 78, (one) => one.basvuru),
      {
        ...figure('metin', t('portfolio.staleTexts'), 86, (one) => one.eski_metin, 'mid'),
        rank: 3,
      },
      { ...figure('bekleyen', t('portfolio.awaited'), 86, (one) => one.bekleyen), rank: 7 },
      {
        id: 'egitim',
        label: t('fields.training'),
        width: 98,
        rank: 3,
        fallsFirst: true,
        cell: (one) => (
          <Link to={addressOf(one, 'egitim')} className={`em-row em-bare em-thin ${css.link}`}>
            {one.egitim ? (
              <>
                <progress
                  className="em-progress"
                  style={{ width: 'var(--em-height-field)' }}
                  value={one.egitim.pay}
                  max={one.egitim.payda}
                  aria-hidden
                />
                <span className="em-num">{inPercent(one.egitim)}</span>
              </>
            ) : (
              t('portfolio.notBegun')
            )}
          </Link>
        ),
        paper: ({ egitim }) => (egitim ? inPercent(egitim) : t('portfolio.notBegun')),
        sortBy: ({ egitim }) => (egitim ? egitim.pay / egitim.payda : -1),
      },
      column(
        'son',
        t('portfolio.lastWork'),
        104,
        ({ son_is }) => (son_is ? when(son_is, lang) : '–'),
        { rank: 5, fallsFirst: true, sortBy: ({ son_is }) => son_is ?? '' },
      ),
    ];
  }, [t, lang, words, now, sectorName, lineOf, onAssign]);
}

const lastOf = ({ sonraki }: Client): string => sonraki?.son_an ?? '';

const ownLateOf = ({ geciken, geciken_yasal }: Client): number => geciken - geciken_yasal;

const shareOf = ({ pay, payda }: Readonly<{ pay: number; payda: number }>): number =>
  Math.round((pay / payda) * 100);

const Two = ({ first, second }: Readonly<{ first: string; second: ReactNode }>) => (
  <Box component="span" display="grid" flex={1} miw={0} lh={1.35}>
    <Text span inherit display="grid" miw={0} fw={560} c="bright">
      <Cut title={first} />
    </Text>
    <Text span fz="smaller" lh="inherit" truncate c="dimmed">
      {second}
    </Text>
  </Box>
);

function Next({ one, now }: Readonly<{ one: Client; now: number }>) {
  const words = useLeftWords();
  const { t } = useTranslation();
  const { sonraki } = one;
  const [question] = one.sorular;
  if (!sonraki)
    return question ? (
      <Link
        to={inCompany(QUESTION_ADDRESSES[question], one.company_id)}
        className={`em-row em-bare em-thin ${css.link}`}
        title={t(`clocks.questions.${question}`)}
      >
        <IconHelpCircle size={17} aria-hidden />
        <Cut title={t(`clocks.questions.${question}`)} />
      </Link>
    ) : (
      '–'
    );
  return (
    <Link to={addressOf(one, 'sonraki')} className={`em-row em-bare em-thin ${css.link}`}>
      <KindIcon tur={sonraki.tur} size={17} />
      <Two
        first={t(`clocks.tasks.${sonraki.tur}`)}
        second={[sonraki.ad, words.last(sonraki, now)].join(', ')}
      />
    </Link>
  );
}

/** The time left, in its colour. */
export function LeftTag({
  due,
  now,
}: Readonly<{ due: Parameters<typeof leftOf>[0]; now: number }>) {
  const words = useLeftWords();
  const { tone } = leftOf(due, now);
  return (
    <Tag tone={tone === 'low' ? 'plain' : tone}>
      <Group component="span" gap={5} wrap="nowrap">
        {tone === 'high' && <IconClock size={13} aria-hidden />}
        {words.left(due, now)}
      </Group>
    </Tag>
  );
}

/** Red only for a missed duty; an exemption is neutral, an unknown state has a question mark. */
const FILING_MARKS = {
  guncel: [IconCheck, 'done'],
  karsilastiriliyor: [IconHourglass, undefined],
  bekliyor: [IconClock, 'mid'],
  silindi: [IconMinus, undefined],
  kayitli: [IconHelpCircle, undefined],
  hic: [IconAlertCircle, 'high'],
  istisna: [IconMinus, undefined],
  bilinmiyor: [IconHelpCircle, undefined],
} as const;

function Filing({ one: { verbis }, now }: Readonly<{ one: Client; now: number }>) {
  const { t } = useTranslation();
  const words = useLeftWords();
  if (verbis.durum === 'bekliyor' && verbis.son_an) {
    const due = { son_an: verbis.son_an, birim: 'gun' } as const;
    return (
      <Group {...STATE} data-tone={leftOf(due, now).tone}>
        <IconClock size={15} aria-hidden />
        {t('portfolio.filing.left', { left: words.left(due, now) })}
      </Group>
    );
  }
  const [Icon, tone] = FILING_MARKS[verbis.durum];
  return (
    <Group {...STATE} miw={0} data-tone={tone}>
      <Icon size={15} aria-hidden />
      <Cut title={t(`portfolio.filing.${verbis.durum}`)} />
    </Group>
  );
}

/** The person in charge of the next duty, with a button to assign it; without a duty the name. */
function Who({ one, onAssign }: Readonly<{ one: Client; onAssign: OnAssign }>) {
  const { t } = useTranslation();
  const ownerWords = useOwnerWords();
  const { sonraki, sahip, vekil, sorumlu } = one;
  const stands = sahip?.varsayilan && sahip.user_id === one.vekil_id;
  const who = stands
    ? t('portfolio.standsIn', { name: vekil, of: sorumlu ?? '–' })
    : ownerWords(sahip);
  if (!sonraki) return <Cut title={who} />;
  return (
    <AssignButton
      owner={sahip}
      duty={sonraki.sure_id}
      title={`${one.company_name}: ${who}`}
      onAssign={(button) => onAssign(one, button)}
    >
      <Cut title={sahip && !sahip.varsayilan ? sahip.ad : t('portfolio.assign')} />
    </AssignButton>
  );
}

/** Two further lines of a client on a small screen. */
export function PhoneMore({ one, now }: Readonly<{ one: Client; now: number }>) {
  const { t, lang } = useTranslation();
  const words = useLeftWords();
  const { verbis } = one;
  const filing =
    verbis.durum === 'bekliyor' && verbis.son_an
      ? ({ son_an: verbis.son_an, birim: 'gun' } as const)
      : undefined;
  const facts = [
    ['late', 'high', one.geciken_yasal],
    ['ownLate', undefined, ownLateOf(one)],
    ['highRisk', undefined, one.yuksek],
    ['requests', undefined, one.basvuru],
    ['staleTexts', 'mid', one.eski_metin],
    ['awaited', undefined, one.bekleyen],
  ] as const;
  return (
    <>
      {one.sonraki && (
        <Group component="span" gap="sm" wrap="nowrap">
          <KindIcon tur={one.sonraki.tur} size={17} />
          <Box component="span" flex={1}>
            {CLOCKS[one.sonraki.tur].kisa[lang]}
          </Box>
          <LeftTag due={one.sonraki} now={now} />
        </Group>
      )}
      <Group component="span" gap="2px 8px" fz="xs">
        {verbis.durum === 'hic' && (
          <span className="em-toned" data-tone="high">
            {t('portfolio.phoneFiling.hic')}
          </span>
        )}
        {filing && (
          <span className="em-toned" data-tone={leftOf(filing, now).tone}>
            {t('portfolio.phoneFiling.left', { left: words.left(filing, now) })}
          </span>
        )}
        {facts.map(
          ([key, tone, count]) =>
            count > 0 && (
              <span key={key} className="em-toned" data-tone={tone}>
                {t(`portfolio.facts.${key}`, { count })}
              </span>
            ),
        )}
      </Group>
    </>
  );
}
