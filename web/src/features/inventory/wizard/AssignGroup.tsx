import { useTranslation } from '../../../platform/i18n.ts';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import type { Assigned } from './assignment.ts';
import { DepartmentField, FixedDepartment } from './DepartmentField.tsx';
import css from './wizard.module.css';

export type AssignTools = Readonly<{
  choices: { value: string; label: string }[];
  readOnly: boolean;
  ownName: string;
  /** Refused attempts to create: from the first on, missing departments show as errors. */
  attempts: number;
  copied: ReadonlySet<number>;
  onAssign: (ids: readonly number[], department: number) => void;
}>;

/** The chosen activities of one library department, each with the department it goes to. */
export function AssignGroup(props: {
  name: string;
  rows: readonly Assigned[];
  tools: AssignTools;
}) {
  const { name, rows, tools } = props;
  const { t } = useTranslation();
  const ids = rows.map(({ activity }) => activity.id);
  return (
    <section aria-label={name}>
      <div className={css.assignHead}>
        <h2 className={css.groupName}>{name}</h2>
        <span className={css.groupCount}>
          {t('inventory.wizard.activities', { count: rows.length })}
        </span>
        {!tools.readOnly && rows.length > 1 && (
          <DepartmentField
            label={t('inventory.wizard.assignGroupLabel', { department: name })}
            placeholder={t('inventory.wizard.assignGroup')}
            choices={tools.choices}
            value={null}
            onChange={(department) => tools.onAssign(ids, department)}
          />
        )}
      </div>
      {rows.map(({ activity, department }) => (
        <div className={css.assignRow} key={activity.id}>
          <span className={css.assignName}>
            {activity.name}
            {activity.special && <SpecialMark />}
            {tools.copied.has(activity.id) && (
              <span className={css.copied} title={t('inventory.wizard.copiedHint')}>
                {t('inventory.wizard.copied')}
              </span>
            )}
          </span>
          {tools.readOnly ? (
            <FixedDepartment name={tools.ownName} />
          ) : (
            <DepartmentField
              label={t('inventory.wizard.departmentOf', { activity: activity.name })}
              placeholder={t('inventory.wizard.chooseDepartment')}
              choices={tools.choices}
              value={department}
              onChange={(chosen) => tools.onAssign([activity.id], chosen)}
              error={
                tools.attempts > 0 && department === null
                  ? t('inventory.wizard.departmentMissing')
                  : undefined
              }
            />
          )}
        </div>
      ))}
    </section>
  );
}
