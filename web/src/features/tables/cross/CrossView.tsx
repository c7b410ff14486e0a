import { registerOfType } from '@emanet/contract/records/registers';
import { articleIn } from '@emanet/contract/shared/articles';
import type { CrossCheck } from '@emanet/contract/tables';
import { crossRule } from '@emanet/contract/tables/cross-rules';
import { Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useThen } from '../../../platform/session/past-day.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RiskMark } from '../../../ui/RiskMark.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { PartHead } from '../notification/PartHead.tsx';
import classes from '../notification/rows.module.css';
import { useCrossChecks } from '../queries.ts';

const keyOf = ({ tur, id, kod }: CrossCheck) => `${tur} ${id} ${kod}`;

/** Contradictions between linked records. */
export default function CrossView() {
  const { t, lang } = useTranslation();
  const then = useThen();
  const query = useCrossChecks();
  if (!query.data && query.isError)
    return <ErrorState query={query} title={t('tables.failed.capraz')} />;
  if (!query.data) return <ListSkeleton />;
  if (query.data.length === 0)
    return (
      <EmptyState
        icon={<IconCircleCheck size={20} />}
        title={t('tables.cross.none')}
        text={t('tables.cross.noneText')}
      />
    );
  return (
    <Stack component="section" gap="sm" aria-label={t('tables.views.capraz')}>
      <PartHead
        title={t('tables.cross.count', { count: query.data.filter((one) => !one.cevapli).length })}
        text={t('tables.cross.text')}
      />
      <table className={`em-card em-table ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('rules.columns.seviye')}</th>
            <th scope="col">{t('fields.record')}</th>
            <th scope="col">{t('tables.cross.finding')}</th>
            <th scope="col">{t('tables.cross.article')}</th>
          </tr>
        </thead>
        <tbody>
          {query.data.map((one) => {
            const rule = crossRule(one.kod);
            return (
              <tr key={keyOf(one)}>
                <td>{one.cevapli ? t('tables.cross.answered') : <RiskMark risk={one.seviye} />}</td>
                <th scope="row">
                  <span className="em-two">
                    <Link to={then(`${registerOfType(one.tur).path}?kayit=${one.id}`)}>
                      {one.ad}
                    </Link>
                    <small>{one.department_name}</small>
                  </span>
                </th>
                <td>
                  {rule.title[lang]}
                  {one.veriler.length > 0 && `: ${one.veriler.join(', ')}`}
                  <p className="em-quiet">{rule.why[lang]}</p>
                </td>
                <td>{articleIn(rule.article, lang)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Stack>
  );
}
