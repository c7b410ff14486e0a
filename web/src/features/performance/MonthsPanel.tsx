import { MEASURES, scoreOf, type Performance } from '@emanet/contract/performance';
import { Group, Text } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { monthName } from '../../platform/when.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { useAddressChoice } from '../../ui/panel/useAddressChoice.ts';
import { LineChart } from './LineChart.tsx';
import { percentText, shareOf, signed, standingOut } from './numbers.ts';
import css from './performance.module.css';

const FACES = ['grafik', 'tablo'] as const;

type Props = Readonly<{ performance: Performance }>;

/** The score month by month, as a chart or as a table of the same numbers. */
export function MonthsPanel({ performance }: Props) {
  const { t } = useTranslation();
  const [face, setFace] = useAddressChoice('yuz', FACES);
  const kept = performance.aylar.filter(({ olculer }) => olculer && scoreOf(olculer) !== null);
  return (
    <Panel
      title={t('performance.months')}
      tools={
        <>
          <Group component="ul" fz="meta" c="var(--em-text-2)" className={css.legend} aria-hidden>
            <li>{t('performance.score')}</li>
            <li data-faint>{t('performance.measures.eksiksizlik')}</li>
          </Group>
          <SegmentedFace
            label={t('common.view')}
            faces={FACES.map((value) => ({ value, label: t(`performance.faces.${value}`) }))}
            value={face}
            onChange={setFace}
          />
        </>
      }
      foot={<span>{t('performance.source')}</span>}
    >
      {kept.length < 2 && <p className="em-quiet">{t('performance.tooEarly')}</p>}
      {face === 'tablo' ? (
        <div className={css.scroll} tabIndex={0} role="region" aria-label={t('performance.months')}>
          <MonthsTable performance={performance} />
        </div>
      ) : (
        kept.length >= 2 && (
          <>
            <MonthsTold performance={performance} />
            <MonthsChart performance={performance} />
          </>
        )
      )}
    </Panel>
  );
}

/** Sentence on the largest changes between months. */
export function MonthsTold({ performance: { aylar } }: Props) {
  const { t, lang } = useTranslation();
  const told = standingOut(aylar);
  if (!told) return null;
  const { first, last, step, measure } = told;
  const month = (ay: string) => monthName(ay, lang, 'long');
  return (
    <Text mb="sm" maw="76ch" c="var(--em-text-2)">
      {t('performance.told.span', {
        from: month(first.ay),
        to: month(last.ay),
        then: first.score,
        now: last.score,
      })}
      {step && ` ${t('performance.told.step', { month: month(step.ay), by: signed(step.by) })}`}
      {measure &&
        ` ${t('performance.told.measure', {
          name: t(`performance.measures.${measure.name}`),
          by: signed(measure.by),
        })}`}
    </Text>
  );
}

export function MonthsChart({ performance: { aylar } }: Props) {
  const { t, lang } = useTranslation();
  const shares = aylar.map(({ olculer }) => shareOf(olculer, 'eksiksizlik'));
  return (
    <LineChart
      label={t('performance.months')}
      labels={aylar.map(({ ay }) => monthName(ay, lang, aylar.length > 12 ? 'short' : 'alone'))}
      lines={[
        {
          name: t('performance.measures.eksiksizlik'),
          values: shares.map((share) => (share === undefined ? null : Math.round(share * 100))),
          faint: true,
        },
        {
          name: t('performance.score'),
          values: aylar.map(({ olculer }) => olculer && scoreOf(olculer)),
        },
      ]}
    />
  );
}

/** The months as a table, the newest first. */
export function MonthsTable({ performance: { aylar } }: Props) {
  const { t, lang } = useTranslation();
  return (
    <table className={`em-table ${css.table}`}>
      <caption className="em-unseen">{t('performance.months')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('performance.month')}</th>
          <th scope="col">{t('performance.score')}</th>
          {MEASURES.map(({ name }) => (
            <th key={name} scope="col">
              {t(`performance.measures.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aylar.toReversed().map(({ ay, olculer }) => (
          <tr key={ay}>
            <th scope="row">{monthName(ay, lang, 'long')}</th>
            <td className="em-num">{(olculer && scoreOf(olculer)) ?? '–'}</td>
            {MEASURES.map(({ name }) => {
              const share = shareOf(olculer, name);
              return (
                <td key={name} className="em-num">
                  {share === undefined ? '–' : percentText(share, lang)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
