import { actorName } from '@emanet/contract/shared/actor-types';
import type { Clock, DayOffRow, SingleClock } from '@emanet/contract/clocks';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { ruleOf } from '@emanet/contract/clocks/periods';
import { proofIn } from '@emanet/contract/clocks/own-proofs';
import { fineInWords, fineOn } from '@emanet/contract/data/fines';
import { articleIn } from '@emanet/contract/shared/articles';
import { reckonBusinessDays, workdayBefore } from '@emanet/contract/shared/time/business-days';
import { dayOf, todayInTurkey } from '@emanet/contract/shared/time/today';
import { isWeekend } from '@emanet/contract/shared/time/weeks';
import { Button, Group, Skeleton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayInWords, dayOfCalendar, weekday, when, whenInFull } from '../../platform/when.ts';
import { Tag } from '../../ui/panel/Tag.tsx';
import { PrintedPage } from '../../ui/print/PrintedPage.tsx';
import { PrintButton } from '../../ui/table/PrintButton.tsx';
import css from './reckoning.module.css';
import { useClock } from './queries.ts';

/** Computation of a clock's last instant: its start, its rule, each skipped day, the law. */
export function Reckoning({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useClock(id);
  if (query.isPending)
    return <Skeleton height={96} role="status" aria-label={t('common.loading')} />;
  if (!query.data)
    return (
      <p>
        {t('clocks.failed')}{' '}
        <Button variant="default" size="xs" onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      </p>
    );
  return <Explained one={query.data} />;
}

/** The same with a button that prints it alone. */
function Explained({ one }: { one: SingleClock }) {
  const { t, lang } = useTranslation();
  const [onPaper, setOnPaper] = useState(false);
  const print = () => {
    flushSync(() => setOnPaper(true));
    window.print();
    setOnPaper(false);
  };
  return (
    <>
      <Steps one={one}>
        <span>
          <PrintButton onPrint={print} />
        </span>
      </Steps>
      {onPaper && (
        <PrintedPage
          title={`${t('clocks.how')}: ${CLOCKS[one.tur].ad[lang]}`}
          notes={[one.ad, dayInWords(dayOf(one.son_an), lang)]}
          alone
        >
          <Steps one={one} />
        </PrintedPage>
      )}
    </>
  );
}

function Steps({ one, children }: Readonly<{ one: SingleClock; children?: ReactNode }>) {
  const { t, lang } = useTranslation();
  return (
    <div className={`em-columns ${css.reckoning}`}>
      <section>
        <h3>{t('clocks.how')}</h3>
        <p>{t(`clocks.rules.${one.birim}`, { count: one.sayi })}</p>
        {!ruleOf(one.tur, dayOf(one.baslangic)).dogrulandi && <p>{t('clocks.secondHand')}</p>}
        {one.ek_gun !== null && (
          <p>{t('clocks.extraTime', { count: one.ek_gun, proof: one.ek_kaniti })}</p>
        )}
        {one.baslangic_kaniti && (
          <p>{t('clocks.startProof', { proof: proofIn(one.baslangic_kaniti, lang) })}</p>
        )}
        <FineLine one={one} />
        {one.gec_nedeni && <p>{t('clocks.lateReason', { reason: one.gec_nedeni })}</p>}
        <Group component="p" gap="tight" align="stretch">
          {one.madde
            .split(', ')
            .map((madde) => madde && <Tag key={madde}>{articleIn(madde, lang)}</Tag>)}
          {one.birim === 'is_gunu' && <Tag>{articleIn('2429 s. Kanun m. 1', lang)}</Tag>}
        </Group>
      </section>
      <section>
        {one.birim === 'is_gunu' ? (
          <Days one={one} daysOff={one.tatiller} />
        ) : (
          <Span one={one} daysOff={one.tatiller} />
        )}
        {one.degisiklikler.some(({ islem }) => islem === 'güncelleme') && (
          <ol className="em-bullets em-meta" style={{ listStyle: 'decimal' }}>
            {one.degisiklikler.map((change) => (
              <li key={change.id}>
                <strong>{actorName(change.guncelleyen, lang)}</strong>{' '}
                {change.alanlar.some(({ alan }) => alan === 'son_an') &&
                change.islem === 'güncelleme'
                  ? t('clocks.moved')
                  : t(change.islem === 'ekleme' ? 'clocks.startedBy' : 'clocks.changedBy')}{' '}
                <time dateTime={change.tarih} title={whenInFull(change.tarih, lang)}>
                  {when(change.tarih, lang, true)}
                </time>
              </li>
            ))}
          </ol>
        )}
        {one.onceki.length > 0 && <Earlier periods={one.onceki} />}
      </section>
      <section className={`em-column ${css.last}`}>
        <small>{t('clocks.last')}</small>
        <strong>{dayInWords(dayOf(one.son_an), lang)}</strong>
        <small>{t('clocks.calendarOf', { year: dayOf(one.son_an).slice(0, 4) })}</small>
        {children}
      </section>
    </div>
  );
}

/** Closed periods before the running one: when, by whom and by what proof each ended. */
function Earlier({ periods }: { periods: readonly Clock[] }) {
  const { t, lang } = useTranslation();
  return (
    <>
      <h3>{t('clocks.earlier')}</h3>
      <ol className="em-bullets em-meta" style={{ listStyle: 'decimal' }}>
        {periods.map((one) => (
          <li key={one.id}>
            <time dateTime={one.kapanis ?? ''}>{when(dayOf(one.kapanis ?? ''), lang, true)}</time>{' '}
            <strong>{one.kapatan}</strong>{' '}
            {one.dokuman_linki ? (
              <a href={one.dokuman_linki}>{one.kapanis_kaniti}</a>
            ) : (
              proofIn(one.kapanis_kaniti, lang)
            )}
            {one.gec_nedeni && <> · {t('clocks.lateReason', { reason: one.gec_nedeni })}</>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The fine that the law sets on that day for a statutory duty that is not met. */
function FineLine({ one }: { one: Clock }) {
  const { t, lang } = useTranslation();
  const day = [dayOf(one.son_an), todayInTurkey()].toSorted()[0] ?? '';
  const fine = CLOCKS[one.tur].bilgi ? undefined : fineOn(one.madde, day);
  if (!CLOCKS[one.tur].yasal || !fine) return null;
  return (
    <p>
      {t('clocks.fine', { fine: fineInWords(fine, lang) })}{' '}
      <a href={fine.sayfa} title={articleIn(fine.kaynak, lang)} target="_blank" rel="noreferrer">
        {t('fields.source')}
      </a>
    </p>
  );
}

/** Start and end of a period in calendar time; a last day without work does not extend it. */
function Span({ one, daysOff }: { one: Clock; daysOff: readonly DayOffRow[] }) {
  const { t, lang } = useTranslation();
  const last = dayOf(one.son_an);
  const off = daysOff.find(({ gun, yarim }) => gun === last && !yarim);
  const free = one.birim !== 'saat' && (isWeekend(last) || off !== undefined);
  return (
    <>
      <p>
        {one.birim !== 'tarih' &&
          t('clocks.fromTo', {
            from: when(one.birim === 'saat' ? one.baslangic : dayOf(one.baslangic), lang, true),
            to: when(one.son_an, lang, true),
          })}
      </p>
      {free && (
        <p>
          {t('clocks.notExtended', {
            day: dayInWords(last, lang),
            name: off ? (lang === 'tr' ? off.ad_tr : off.ad_en) : t('common.weekend'),
            before: dayInWords(workdayBefore(last, daysOff), lang),
          })}{' '}
          {one.tur === 'verbis_ilk_kayit' &&
            t('clocks.rolled', {
              day: dayInWords(reckonBusinessDays(last, 1, daysOff).at(-1)?.gun ?? last, lang),
            })}
        </p>
      )}
    </>
  );
}

/** Every day from the start to the last one, with its number or the reason why it is skipped. */
function Days({ one, daysOff }: { one: Clock; daysOff: readonly DayOffRow[] }) {
  const { t, lang } = useTranslation();
  const start = dayOf(one.baslangic);
  const days = reckonBusinessDays(start, one.sayi, daysOff);
  const nameOf = (off: DayOffRow) => (lang === 'tr' ? off.ad_tr : off.ad_en);
  const within = daysOff.filter(({ gun }) => gun > start && days.some((day) => day.gun === gun));
  const half = within.filter(({ yarim }) => yarim);
  const strict = reckonBusinessDays(
    start,
    one.sayi,
    daysOff.map((off) => ({ ...off, yarim: false })),
  ).at(-1)?.gun;
  const last = days.at(-1)?.gun;
  return (
    <>
      <ol className={`em-line em-round ${css.days}`} aria-label={t('clocks.days')}>
        <li>
          <Day day={start} />
          <small>{t('clocks.startDay')}</small>
        </li>
        {days.map(({ gun, sayi, hafta_sonu }) => {
          const off = within.find((one) => one.gun === gun);
          return (
            <li
              key={gun}
              data-off={(sayi === undefined && !hafta_sonu) || undefined}
              data-half={off?.yarim || undefined}
              data-weekend={hafta_sonu || undefined}
              data-last={gun === last || undefined}
            >
              <Day day={gun} />
              {sayi === undefined ? (
                <small>{t(hafta_sonu ? 'common.weekend' : 'clocks.holiday')}</small>
              ) : (
                <b className="em-disc em-toned" data-tone="brand">
                  {sayi}
                </b>
              )}
            </li>
          );
        })}
      </ol>
      <ul className="em-bullets em-meta">
        {half.map((off) => (
          <li key={off.gun}>
            {t('clocks.half', { day: when(off.gun, lang), name: nameOf(off) })}{' '}
            {strict && strict !== last && t('clocks.otherwise', { day: dayInWords(strict, lang) })}
          </li>
        ))}
        {within
          .filter(({ yarim }) => !yarim)
          .map((off) => (
            <li key={`${off.gun} ${off.ad_tr}`}>
              {when(off.gun, lang)}: {nameOf(off)} ({articleIn(off.kaynak, lang)}
              {!off.dogrulandi && `; ${t('clocks.unverified')}`})
            </li>
          ))}
      </ul>
    </>
  );
}

function Day({ day }: { day: string }) {
  const lang = useLanguage();
  return (
    <time dateTime={day}>
      <small>{weekday(day, lang)}</small> {dayOfCalendar(day, lang, true)}
    </time>
  );
}
