import { Alert, Anchor, Paper } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../app/i18n.ts';
import type { AssignTools } from './AssignGroup.tsx';
import { AssignGroup } from './AssignGroup.tsx';
import type { Assigned } from './assignment.ts';
import type { Problem } from './useCopying.ts';
import css from './wizard.module.css';

/** Step 2: every chosen activity gets the department it will belong to. */
export function AssignStep(props: {
  assigned: readonly Assigned[];
  tools: AssignTools;
  /** What went wrong at the last attempt, in words. */
  problem?: Problem;
}) {
  const { assigned, tools, problem } = props;
  const { t } = useTranslation();
  const groups = Map.groupBy(assigned, ({ activity }) => activity.department);
  return (
    <div className={css.assign}>
      {problem && (
        <Alert
          color="red"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={problem.title}
          className={css.problem}
        >
          {problem.text}
        </Alert>
      )}
      {!tools.readOnly && tools.choices.length === 0 && (
        <Alert color="amber" className={css.problem} title={t('inventory.wizard.noDepartments')}>
          {t('inventory.wizard.noDepartmentsHint')}{' '}
          <Anchor component={Link} to="/organizasyon" inherit>
            {t('inventory.wizard.toOrganization')}
          </Anchor>
        </Alert>
      )}
      <Paper withBorder className={css.group}>
        <div className={css.assignTitles} aria-hidden>
          <span>{t('inventory.wizard.activity')}</span>
          <span>{t('inventory.wizard.department')}</span>
        </div>
        {[...groups].map(([name, rows]) => (
          <AssignGroup key={name} name={name} rows={rows} tools={tools} />
        ))}
      </Paper>
    </div>
  );
}
