import type { ConfirmationOverview } from '@emanet/contract/confirmations';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import css from './confirmations.module.css';
import { isConfirmed, stateOf, type Row } from './filters.ts';

type Props = Readonly<{ overview: ConfirmationOverview; rows: readonly Row[] }>;

/** How far the round is, who is late, who cannot confirm, and when the next one comes. */
export function Counters({ overview, rows }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { bugun, sonraki_donem, periyodik_sure } = overview;
  const asked = rows.filter(({ current }) => current);
  const confirmed = asked.filter(isConfirmed);
  const late = asked.filter((row) => ['gecikti', 'onaylanmadi'].includes(stateOf(row)));
  const without = asked.filter((row) => stateOf(row) === 'temsilci_yok');
  const share = asked.length > 0 ? confirmed.length / asked.length : 0;
  const longest = Math.max(
    0,
    ...late.map(({ current }) => (current ? daysBetween(current.soruldu, bugun) : 0)),
  );
  return (
    <ul className={css.counters}>
      <li>
        <span>
          {t('confirmations.counter.confirmed')}
          <span className="em-num">
            {share.toLocaleString(lang, { style: 'percent', maximumFractionDigits: 0 })}
          </span>
        </span>
        <b className="em-num">
          {confirmed.length} <small>/ {asked.length}</small>
        </b>
        <span className={css.bar} aria-hidden>
          {asked
            .map((row) => (isConfirmed(row) ? 'done' : late.includes(row) ? 'high' : 'mid'))
            .toSorted()
            .map((tone, at) => (
              <span key={at} data-tone={tone} />
            ))}
        </span>
      </li>
      <li>
        <span>{t('confirmations.counter.late')}</span>
        <b className="em-num">{late.length}</b>
        <small data-tone={late.length > 0 ? 'high' : undefined}>
          {late.length > 0
            ? t('confirmations.counter.lateFor', { count: longest })
            : t('confirmations.counter.nobodyLate')}
        </small>
      </li>
      <li>
        <span>{t('confirmations.counter.without')}</span>
        <b className="em-num">{without.length}</b>
        <small data-tone={without.length > 0 ? 'mid' : undefined}>
          {without.length > 0
            ? without.map((row) => row.department_name).join(', ')
            : t('confirmations.counter.allRepresented')}
        </small>
      </li>
      <li>
        <span>{t('confirmations.counter.next')}</span>
        <b className="em-num">{sonraki_donem ? dayShort(sonraki_donem, lang) : '–'}</b>
        <small>
          {sonraki_donem
            ? t('confirmations.counter.nextIn', {
                count: daysBetween(bugun, sonraki_donem),
                every: periyodik_sure,
              })
            : t('confirmations.counter.off')}
        </small>
      </li>
    </ul>
  );
}
