import {
  scoreOf,
  type Performance,
  type PerformanceDepartment,
  type Tallies,
} from '@emanet/contract/performance';
import { Anchor, Group, Progress } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { CompletenessBar } from '../../ui/CompletenessBar.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Spark } from '../../ui/panel/Spark.tsx';
import { RiskCount } from '../../ui/RiskMark.tsx';
import {
  CONFIRMATIONS,
  departmentAddress,
  openActionsAddress,
  trainingAddress,
} from './addresses.ts';
import { closingDays, levelOf, percentText, shareOf } from './numbers.ts';
import css from './performance.module.css';

/** Colours of a score by its level. */
const COLORS = { low: 'amber.4', good: 'petrol', full: 'moss.5' } as const;
const OPEN = [
  ['acik_yuksek', 'Yüksek'],
  ['acik_orta', 'Orta'],
  ['acik_dusuk', 'Düşük'],
] as const;

/** Departments with a score, the best first; those without one follow by name. */
const inOrder = (departments: readonly PerformanceDepartment[]) =>
  departments.toSorted((a, b) => (scoreOf(b.olculer) ?? -1) - (scoreOf(a.olculer) ?? -1));

/** Results of each department; each number links to its rows. */
export function DepartmentsPanel({ departmanlar }: Pick<Performance, 'departmanlar'>) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('fields.departments')}
      count={departmanlar.length}
      tools={<span className="em-quiet">{t('performance.departmentsText')}</span>}
      flush
    >
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t('fields.departments')}>
        <DepartmentsTable departmanlar={departmanlar} />
      </div>
    </Panel>
  );
}

/** The same on screen and on paper. */
export function DepartmentsTable({ departmanlar }: Pick<Performance, 'departmanlar'>) {
  const { t } = useTranslation();
  return (
    <table className={`em-table ${css.table}`}>
      <caption className="em-unseen">{t('fields.departments')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fields.department')}</th>
          <th scope="col">{t('performance.points')}</th>
          <th scope="col">{t('performance.recent')}</th>
          <th scope="col">{t('performance.measures.eksiksizlik')}</th>
          <th scope="col">{t('performance.measures.uyarisiz')}</th>
          <th scope="col">{t('performance.columns.onay')}</th>
          <th scope="col">{t('fields.training')}</th>
          <th scope="col">{t('performance.openActions')}</th>
          <th scope="col">{t('performance.closing')}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(departmanlar).map((one) => (
          <DepartmentRow key={one.department_id} one={one} />
        ))}
      </tbody>
    </table>
  );
}

function DepartmentRow({ one }: { one: PerformanceDepartment }) {
  const { t, lang } = useTranslation();
  const { olculer, department_id, department_name, son } = one;
  const score = scoreOf(olculer);
  const complete = shareOf(olculer, 'eksiksizlik');
  const clean = shareOf(olculer, 'uyarisiz');
  const days = closingDays(olculer);
  return (
    <tr>
      <th scope="row">
        <Anchor component={Link} inherit to={departmentAddress(department_id)}>
          {department_name}
        </Anchor>
      </th>
      <td>{score === null ? '–' : <ScoreBar score={score} />}</td>
      <td title={son.map((value) => value ?? '–').join(' → ')}>
        <Spark values={son} />
      </td>
      <td>
        {complete === undefined ? '–' : <CompletenessBar value={Math.round(complete * 100)} />}
      </td>
      <td className="em-num">{clean === undefined ? '–' : percentText(clean, lang)}</td>
      <td className="em-num">
        <Share of={olculer.onay} to={CONFIRMATIONS} />
      </td>
      <td className="em-num">
        <Share of={olculer.egitim} to={trainingAddress(department_id)} />
      </td>
      <td>
        <Group component="span" wrap="nowrap">
          {OPEN.map(([name, risk]) => {
            const count = olculer[name]?.payda ?? 0;
            const mark = <RiskCount risk={risk} count={count} />;
            return count > 0 ? (
              <Link
                key={name}
                style={{ textDecoration: 'none' }}
                to={openActionsAddress(department_id, risk)}
              >
                {mark}
              </Link>
            ) : (
              <span key={name}>{mark}</span>
            );
          })}
        </Group>
      </td>
      <td className="em-num">{days === undefined ? '–' : t('common.days', { count: days })}</td>
    </tr>
  );
}

/** A share of the department, with a link to its rows. */
function Share({ of: tally, to }: { of: Tallies['onay']; to: string }) {
  const { t, lang } = useTranslation();
  if (!tally) return '–';
  return (
    <Anchor component={Link} inherit to={to} title={t('performance.of', tally)}>
      {percentText(tally.pay / tally.payda, lang)}
    </Anchor>
  );
}

function ScoreBar({ score }: { score: number }) {
  return (
    <Group component="span" gap="near" wrap="nowrap">
      <Progress w={136} size={8} value={score} color={COLORS[levelOf(score)]} aria-hidden />
      <strong className="em-num">{score}</strong>
    </Group>
  );
}
