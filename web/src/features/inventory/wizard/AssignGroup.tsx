import { Group, Text, Title } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import type { Assigned } from './assignment.ts';
import { DepartmentField, FixedDepartment } from './DepartmentField.tsx';
import css from './wizard.module.css';
import { titleOf } from './library.ts';

export type AssignTools = Readonly<{
  choices: { value: string; label: string }[];
  readOnly: boolean;
  ownName: string;
  /** Refused attempts to create: from the first on, missing departments are shown as errors. */
  attempts: number;
  copied: ReadonlySet<number>;
  onAssign: (ids: readonly number[], department: number) => void;
}>;

/** The chosen activities of one library department, each with its new department. */
export function AssignGroup(props: {
  name: string;
  rows: readonly Assigned[];
  tools: AssignTools;
}) {
  const { name, rows, tools } = props;
  const { t, lang } = useTranslation();
  const ids = rows.map(({ activity }) => activity.id);
  return (
    <section aria-label={name}>
      <div className={`em-columns ${css.assignRow}`} data-head>
        <Group>
          <Title order={2} fz="panel" fw={620}>
            {name}
          </Title>
          <Text span fz="meta" c="dimmed" className="em-num">
            {t('common.activities', { count: rows.length })}
          </Text>
        </Group>
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
        <div className={`em-columns ${css.assignRow}`} key={activity.id}>
          <Group component="span" wrap="nowrap" fw={560}>
            {titleOf(activity, lang)}
            {activity.special && <SpecialMark />}
            {tools.copied.has(activity.id) && (
              <span title={t('inventory.wizard.copiedHint')}>
                <Tag>{t('inventory.wizard.copied')}</Tag>
              </span>
            )}
          </Group>
          {tools.readOnly ? (
            <FixedDepartment name={tools.ownName} />
          ) : (
            <DepartmentField
              label={t('inventory.wizard.departmentOf', { activity: titleOf(activity, lang) })}
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
