import { ACTION_RISKS } from '@emanet/contract/actions';
import type { OpenActions } from '@emanet/contract/dashboard';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { RISK_TONES as TONES } from '../../ui/RiskMark.tsx';
import { openActionsAddress } from './addresses.ts';
import css from './open-actions.module.css';

const FIRST = 10;
const [HIGH] = ACTION_RISKS;

/** Number of a department's open actions. */
export const totalOf = (one: OpenActions) => ACTION_RISKS.reduce((sum, risk) => sum + one[risk], 0);

/** Sentence on open actions: their number, and departments with high risks. */
export function OpenActionsTold({ departments }: { departments: readonly OpenActions[] }) {
  const { t } = useTranslation();
  const high = departments.reduce((sum, one) => sum + one[HIGH], 0);
  const most = departments.toSorted((a, b) => b[HIGH] - a[HIGH])[0];
  return (
    <Text c="var(--em-text-2)" mb="sm" inherit>
      {t('dashboard.openActions.told', {
        count: departments.reduce((sum, one) => sum + totalOf(one), 0),
        high,
      })}
      {high > 0 &&
        most &&
        ` ${t('dashboard.openActions.most', { name: most.department_name, count: most[HIGH] })}`}
    </Text>
  );
}

/** Open actions by department and risk: a chart that is a table, each part of it a link. */
export function OpenActionsPanel({ departments }: { departments: readonly OpenActions[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const ordered = departments.toSorted((a, b) => totalOf(b) - totalOf(a));
  const most = Math.max(1, ...departments.map(totalOf));
  const more = ordered.length > FIRST;
  return (
    <Panel
      title={t('dashboard.openActions.title')}
      tools={
        ordered.length > 0 && (
          <Group component="ul" fz="meta" c="var(--em-text-2)" className={css.legend} aria-hidden>
            {ACTION_RISKS.map((risk) => (
              <li key={risk} data-tone={TONES[risk]}>
                {t(`ui.risk.${risk}`)}
              </li>
            ))}
          </Group>
        )
      }
      foot={
        more && (
          <Button variant="subtle" size="xs" onClick={() => setAll(!all)} aria-expanded={all}>
            {t(all ? 'dashboard.openActions.fewer' : 'dashboard.openActions.all', {
              count: ordered.length,
            })}
          </Button>
        )
      }
    >
      {ordered.length === 0 ? (
        <Text c="dimmed">{t('dashboard.openActions.none')}</Text>
      ) : (
        <>
          <OpenActionsTold departments={departments} />
          <table className={`em-full em-small ${css.chart}`}>
            <caption className="em-unseen">{t('dashboard.openActions.title')}</caption>
            <thead className="em-unseen">
              <tr>
                <th scope="col">{t('fields.department')}</th>
                <th scope="col">{t('dashboard.openActions.byRisk')}</th>
                <th scope="col">{t('common.total')}</th>
              </tr>
            </thead>
            <tbody>
              {(all ? ordered : ordered.slice(0, FIRST)).map((one) => (
                <tr key={one.department_id}>
                  <th scope="row">
                    <Anchor
                      component={Link}
                      to={openActionsAddress(one.department_id)}
                      fz="sm"
                      c="bright"
                    >
                      {one.department_name}
                    </Anchor>
                  </th>
                  <td>
                    <span className={css.bar} style={{ width: `${(totalOf(one) / most) * 100}%` }}>
                      {ACTION_RISKS.filter((risk) => one[risk] > 0).map((risk) => (
                        <Link
                          key={risk}
                          to={openActionsAddress(one.department_id, risk)}
                          data-risk={risk}
                          data-tone={TONES[risk]}
                          style={{ flexGrow: one[risk] }}
                          aria-label={`${t(`ui.risk.${risk}`)}: ${one[risk]}`}
                          title={`${t(`ui.risk.${risk}`)}: ${one[risk]}`}
                        />
                      ))}
                    </span>
                  </td>
                  <td className="em-num">{totalOf(one)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  );
}
