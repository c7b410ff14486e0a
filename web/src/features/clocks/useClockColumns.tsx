import type { Clock } from '@emanet/contract/clocks';
import { closingOf } from '@emanet/contract/clocks/closing';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { leftOf } from '@emanet/contract/clocks/left';
import { proofIn } from '@emanet/contract/clocks/own-proofs';
import { articleIn, shortArticleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayOf } from '@emanet/contract/shared/time/today';
import { IconCheck, IconClock, IconFileCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort, when, whenInFull } from '../../platform/when.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { column, type Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { KindIcon } from './clocks.tsx';
import { elapsedOf, personOf } from './filters.ts';
import { Owner, useOwnerWords } from './Owner.tsx';
import { useLeftWords } from './useLeftWords.ts';

export function useClockColumns(now: number): readonly Column<Clock>[] {
  const { t, lang } = useTranslation();
  const words = useLeftWords();
  const ownerWords = useOwnerWords();
  return useMemo(
    () => [
      {
        id: 'yukumluluk',
        label: t('clocks.duty'),
        width: 350,
        least: 290,
        cell: (one) => (
          <span className="em-row em-thin">
            <KindIcon tur={one.tur} size={18} />
            <span className="em-two">
              <Cut title={CLOCKS[one.tur].ad[lang]} />
              <small className="em-cut">{one.ad}</small>
            </span>
          </span>
        ),
        paper: (one) => `${CLOCKS[one.tur].ad[lang]}: ${one.ad}`,
        sortBy: (one) => CLOCKS[one.tur].ad[lang],
      },
      {
        id: 'madde',
        label: t('fields.article'),
        width: 118,
        rank: 4,
        cell: (one) =>
          one.madde ? <Tag>{shortArticleIn(one.madde, lang)}</Tag> : t('clocks.ownPeriod'),
        paper: (one) => articleIn(one.madde, lang),
        sortBy: (one) => one.madde,
      },
      {
        id: 'baslangic',
        label: t('clocks.start'),
        width: 158,
        rank: 3,
        // A fixed day has no start.
        cell: (one) =>
          one.birim === 'tarih' ? (
            '–'
          ) : (
            <Cut
              title={`${CLOCKS[one.tur].baslatan[lang]}, ${
                one.birim === 'saat'
                  ? when(one.baslangic, lang, true)
                  : when(dayOf(one.baslangic), lang)
              }`}
            />
          ),
        // Paper is read on later days, so its dates are written in full.
        paper: (one) =>
          one.birim === 'tarih'
            ? '–'
            : `${CLOCKS[one.tur].baslatan[lang]}, ${inFull(one.baslangic, one, lang)}`,
        sortBy: (one) => one.baslangic,
      },
      column('isleyen', t('clocks.period'), 192, (one) => <Period one={one} now={now} />, {
        rank: 5,
        paper: (one) => t(`clocks.units.${one.birim}`, { count: one.sayi }),
      }),
      column(
        'son',
        t('clocks.last'),
        140,
        (one) => <strong className="em-num">{words.last(one, now)}</strong>,
        { rank: 2, paper: (one) => inFull(one.son_an, one, lang), sortBy: (one) => one.son_an },
      ),
      column('kalan', t('clocks.left'), 152, (one) => <LeftTag one={one} now={now} />, {
        rank: 1,
        paper: (one) =>
          one.kapanis === null
            ? words.left(one, now)
            : t(CLOSED[closingOf(one)], {
                day: dayShort(dayOf(one.kapanis), lang),
              }),
        sortBy: (one) => one.son_an,
      }),
      column('sorumlu', t('fields.inCharge'), 120, (one) => <Owner owner={one.sahip} />, {
        rank: 6,
        paper: (one) => ownerWords(one.sahip),
        sortBy: personOf,
      }),
    ],
    [t, lang, words, ownerWords, now],
  );
}

const CLOSED = {
  ceased: 'clocks.ceased',
  late: 'clocks.closedLate',
  inTime: 'clocks.closedInTime',
  unknown: 'clocks.closedUnknown',
} as const;
const CLOSED_TONES = { ceased: 'plain', late: 'high', inTime: 'done', unknown: 'plain' } as const;

/** Time left on a clock, or how it was closed. */
export function LeftTag({ one, now }: Readonly<{ one: Clock; now: number }>) {
  const { t, lang } = useTranslation();
  const words = useLeftWords();
  if (one.kapanis === null)
    return (
      <Tag tone={toneOf(one, now)}>
        <span className="em-inline em-thin">
          <IconClock size={14} aria-hidden />
          {words.left(one, now)}
        </span>
      </Tag>
    );
  const closing = closingOf(one);
  return (
    <span className="em-inline em-toned" data-tone={CLOSED_TONES[closing]}>
      <IconCheck size={14} aria-hidden />
      {t(CLOSED[closing], {
        day: when(dayOf(one.kapanis), lang),
      })}
    </span>
  );
}

/** A day with its year; for a clock that counts hours with the minute. */
const inFull = (instant: string, { birim }: Clock, lang: Language): string =>
  birim === 'saat' ? whenInFull(instant, lang) : dayShort(dayOf(instant), lang);

const toneOf = (one: Clock, now: number) => {
  const { tone } = leftOf(one, now);
  return tone === 'low' ? 'plain' : tone;
};

function Period({ one, now }: { one: Clock; now: number }) {
  const { t, lang } = useTranslation();
  if (one.kapanis !== null)
    return one.kapanis_kaniti ? (
      <span className="em-inline em-thin">
        <IconFileCheck size={15} aria-hidden />
        {one.dokuman_linki ? (
          <a href={one.dokuman_linki}>{one.dosya_adi ?? one.kapanis_kaniti}</a>
        ) : (
          <Cut title={proofIn(one.kapanis_kaniti, lang) ?? ''} />
        )}
      </span>
    ) : (
      '–'
    );
  if (one.birim === 'tarih') return t('clocks.units.tarih', { count: 1 });
  const { tone } = leftOf(one, now);
  return (
    <span className="em-inline" data-tone={tone === 'high' ? 'high' : 'plain'}>
      <progress className="em-progress" value={elapsedOf(one, now)} aria-hidden />
      {t(`clocks.units.${one.birim}`, { count: one.sayi })}
    </span>
  );
}
