import { filings } from '@emanet/contract/filings';
import type { AskedCrossing, FilingReview, HeldPeriod } from '@emanet/contract/filings/review';
import { DETAIL_FIELD } from '@emanet/contract/records/category-detail';
import { registerOfType } from '@emanet/contract/records/registers';
import { dayOf } from '@emanet/contract/shared/time/today';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../../nouns/act.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { dayShort } from '../../../platform/when.ts';
import { Fold } from '../../../ui/panel/Fold.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { usePhone } from '../../../ui/usePhone.ts';
import { OpenPointList } from '../filings/OpenPointList.tsx';
import { PartHead } from './PartHead.tsx';

/** Open points before a filing, and the crossings that a person says are meant. */
export function ReviewPart({ review }: { review: FilingReview }) {
  const { t } = useTranslation();
  const [title, answered] = [useId(), useId()];
  const { noktalar, kesisimler, sureler, kayitlar } = review;
  const open = kesisimler.filter(({ cevap }) => !cevap);
  const done = kesisimler.filter(({ cevap }) => cevap);
  const count = Object.keys(noktalar).length;
  return (
    <Stack component="section" gap="sm" aria-labelledby={title}>
      <PartHead
        id={title}
        title={t('notification.parts.denetim')}
        text={t('notification.review.text')}
      />
      <Note
        tone={count > 0 ? 'mid' : 'done'}
        title={count > 0 ? t('filings.open', { count }) : t('notification.review.clear')}
      >
        {count > 0 && <OpenPointList points={noktalar} records={kayitlar} />}
      </Note>
      {sureler.length > 0 && <HeldPeriods periods={sureler} />}
      {kesisimler.length > 0 && (
        <Panel
          title={t('notification.review.crossings')}
          text={t('notification.review.crossingsText')}
        >
          {[...Map.groupBy(open, ({ bolum, deger }) => `${bolum} ${deger}`)].map(
            ([key, crossings]) => (
              <CrossingGroup key={key} crossings={crossings} />
            ),
          )}
          {done.length > 0 && (
            <Fold
              id={answered}
              title={t('notification.review.answered', { count: done.length })}
              opened={open.length === 0}
            >
              <Crossings crossings={done} label={t('notification.review.answered')} />
            </Fold>
          )}
        </Panel>
      )}
    </Stack>
  );
}

/** Categories whose period breaks a bound, with the records in which the warning is answered. */
function HeldPeriods({ periods }: { periods: readonly HeldPeriod[] }) {
  const { t } = useTranslation();
  const title = t('notification.review.periods');
  return (
    <Panel title={title} text={t('notification.review.periodsText')}>
      <Box component="ul" className="em-break em-lines em-line-top" aria-label={title}>
        {periods.map(({ kategori, kategori_adi, hal, sure, sinir, kanun, kayitlar, sayi }) => (
          <Box component="li" py="xs" key={`${kategori} ${hal}`}>
            <strong>
              {t(`notification.review.held.${hal}`, {
                ...{ category: kategori_adi, period: sure, bound: sinir, law: kanun },
              })}
            </strong>
            <Records records={kayitlar} sayi={sayi} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

type RecordsProps = Readonly<{ records: AskedCrossing['kayitlar']; sayi: number }>;

/** The first records of a question, each with a link, and how many more there are. */
function Records({ records, sayi }: RecordsProps) {
  const { t } = useTranslation();
  return (
    <Text fz="sm" c="var(--em-text-2)">
      {records.map((one, at) => (
        <span key={`${one.tur} ${one.id}`}>
          {at > 0 && ', '}
          <Link to={`${registerOfType(one.tur).path}?kayit=${one.id}`}>{one.ad}</Link>
        </span>
      ))}
      {sayi > records.length && ` ${t('filings.points.more', { count: sayi - records.length })}`}
    </Text>
  );
}

/** Pairs of one group of people, recipient or country, which one press answers together. */
function CrossingGroup({ crossings }: { crossings: readonly AskedCrossing[] }) {
  const { t } = useTranslation();
  const phone = usePhone();
  const id = useId();
  const may = useCan('filings.write');
  const answer = useAnswer();
  const [first] = crossings;
  if (!first) return null;
  const { bolum, ad } = first;
  const title = t(`notification.review.group.${bolum}`, { value: ad, count: crossings.length });
  return (
    <Fold id={id} title={title} opened={!phone}>
      {may && crossings.length > 1 && (
        <Button
          size="xs"
          variant="default"
          mb="xs"
          aria-label={`${t('notification.review.allMeant')}: ${title}`}
          loading={answer.isPending}
          onClick={() => answer.mutate({ crossings, kastedildi: true })}
        >
          {t('notification.review.allMeant')}
        </Button>
      )}
      <Crossings crossings={crossings} label={title} />
    </Fold>
  );
}

type Given = Readonly<{ crossings: readonly AskedCrossing[]; kastedildi: boolean }>;

/** Answers crossings together; the toast takes the answers back. */
function useAnswer() {
  const { t } = useTranslation();
  const act = useAct(filings.crossing, {
    parts: ({ crossings, kastedildi }: Given) => ({
      body: {
        ciftler: crossings.map(({ bolum, kategori, deger }) => ({ bolum, kategori, deger })),
        kastedildi,
      },
    }),
    told: ({ message }, { crossings, kastedildi }) => [
      crossings.length > 1
        ? t('notification.review.answered', { count: crossings.length })
        : message,
      () => act.mutate({ crossings, kastedildi: !kastedildi }),
    ],
  });
  return act;
}

type ListProps = Readonly<{ crossings: readonly AskedCrossing[]; label: string }>;

const Crossings = ({ crossings, label }: ListProps) => (
  <Box component="ul" className="em-break em-lines em-line-top" aria-label={label}>
    {crossings.map((one) => (
      <CrossingLine key={`${one.bolum} ${one.kategori} ${one.deger}`} crossing={one} />
    ))}
  </Box>
);

/** The place where a record tells its categories apart. */
const placeOf = ({ tur, id }: AskedCrossing['kayitlar'][number]): string => {
  const { editPath } = registerOfType(tur);
  return tur === 'veri_harita' ? `${editPath}/${id}?alan=${DETAIL_FIELD}` : `${editPath}/${id}`;
};

function CrossingLine({ crossing }: { crossing: AskedCrossing }) {
  const { t, lang } = useTranslation();
  const may = useCan('filings.write');
  const { bolum, kategori_adi, ad, kayitlar, sayi, cevap } = crossing;
  const answer = useAnswer();
  const pair = t(`notification.review.pair.${bolum}`, { category: kategori_adi, value: ad });
  const [first] = kayitlar;
  return (
    <Group component="li" gap="sm" py="xs" align="start">
      <Box flex="1 1 240px" miw={0}>
        <strong>{pair}</strong>
        <Records records={kayitlar} sayi={sayi} />
        {cevap && (
          <Text fz="meta" c="var(--em-text-2)">
            {t('notification.review.answeredBy', {
              name: cevap.kaydeden,
              day: dayShort(dayOf(cevap.tarih), lang),
            })}
          </Text>
        )}
      </Box>
      {may && (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            aria-label={`${t(cevap ? 'notification.review.takeBack' : 'notification.review.meant')}: ${pair}`}
            loading={answer.isPending}
            onClick={() => answer.mutate({ crossings: [crossing], kastedildi: !cevap })}
          >
            {t(cevap ? 'notification.review.takeBack' : 'notification.review.meant')}
          </Button>
          {!cevap && first && (
            <Button
              component={Link}
              size="xs"
              variant="subtle"
              aria-label={`${t('notification.review.split')}: ${pair}`}
              to={placeOf(first)}
            >
              {t('notification.review.split')}
            </Button>
          )}
        </Group>
      )}
    </Group>
  );
}
