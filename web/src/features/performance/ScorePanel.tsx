import {
  MEASURES,
  partsOf,
  scoreOf,
  unknownIn,
  type Performance,
} from '@emanet/contract/performance';
import { Anchor, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { MEASURE_ADDRESSES } from './addresses.ts';
import { changeOf, percentText, pointsText, scoreText } from './numbers.ts';
import css from './performance.module.css';

/** The score, and its parts line by line: result × weight = points. */
export function ScorePanel({ performance }: { performance: Performance }) {
  const { t } = useTranslation();
  const { olculer } = performance;
  return (
    <Panel label={t('performance.score')}>
      <Text c="var(--em-text-2)" inherit>
        {t('performance.score')}
      </Text>
      <Group gap="sm" align="baseline" mb="md" c="var(--em-text-2)" className={css.score}>
        <strong className="em-num">{scoreOf(olculer) ?? '–'}</strong>
        <span>/ 100</span>
        <Change by={changeOf(performance)} />
      </Group>
      <Text mb="sm" c="var(--em-text-2)" fz="sm">
        {t('performance.counts')}
      </Text>
      <FormulaTable performance={performance} links />
    </Panel>
  );
}

function Change({ by }: { by: number | undefined }) {
  const { t } = useTranslation();
  if (by === undefined) return null;
  const [way, tone, Icon] =
    by > 0
      ? (['up', 'done', IconArrowUp] as const)
      : by < 0
        ? (['down', 'high', IconArrowDown] as const)
        : (['same', 'plain', IconEqual] as const);
  return (
    <span className={`em-inline em-round-small em-meta em-name ${css.change}`} data-tone={tone}>
      <Icon size={14} stroke={2.2} aria-hidden />
      {t(`performance.change.${way}`, { count: Math.abs(by) })}
    </span>
  );
}

type TableProps = Readonly<{ performance: Pick<Performance, 'olculer'>; links?: boolean }>;

/** The formula as a table; parts without a count are marked and have no weight. */
export function FormulaTable({ performance: { olculer }, links = false }: TableProps) {
  const { t, lang } = useTranslation();
  const parts = new Map(partsOf(olculer).map((one) => [one.name, one]));
  const score = scoreOf(olculer);
  return (
    <table className={`em-table ${css.formula}`}>
      <thead>
        <tr>
          <th scope="col">{t('performance.how')}</th>
          <th scope="col">{t('fields.result')}</th>
          <th scope="col">{t('performance.weight')}</th>
          <th scope="col">{t('performance.points')}</th>
        </tr>
      </thead>
      <tbody>
        {MEASURES.map(({ name }) => {
          const part = parts.get(name);
          const label = t(`performance.measures.${name}`);
          const open = unknownIn(olculer, name);
          return (
            <tr key={name} data-none={!part || undefined}>
              <th scope="row">
                {links && part ? (
                  <Anchor
                    component={Link}
                    inherit
                    to={MEASURE_ADDRESSES[name]}
                    title={t(`performance.opens.${name}`)}
                  >
                    {label}
                  </Anchor>
                ) : (
                  label
                )}{' '}
                <span className="em-num">
                  {[
                    part && t('performance.of', part),
                    open > 0 && t('performance.unknown', { count: open }),
                  ]
                    .filter(Boolean)
                    .join('; ') || t('performance.none')}
                </span>
              </th>
              <td className="em-num">{part ? percentText(part.pay / part.payda, lang) : '–'}</td>
              <td className="em-num">{part && <>× {part.weight}</>}</td>
              <td className="em-num">{part && <>= {pointsText(part.points, lang)}</>}</td>
            </tr>
          );
        })}
      </tbody>
      {score !== null && (
        <tfoot>
          <tr>
            <th scope="row">{t('common.total')}</th>
            <td colSpan={3} className="em-num">
              {scoreText(olculer, t, lang)}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
