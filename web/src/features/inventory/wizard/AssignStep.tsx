import '@mantine/core/styles/Alert.layer.css';
import { Alert, Paper } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { organization } from '@emanet/contract/organization';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Problem } from '../copying/useCopying.ts';
import { useReadAgain } from '../../../nouns/read.ts';
import { call } from '../../../platform/api/client.ts';
import { notify } from '../../../platform/notify.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { type AssignTools, AssignGroup } from './AssignGroup.tsx';
import type { Assigned } from './assignment.ts';
import css from './wizard.module.css';

/** Step 2: every chosen activity gets its department. */
export function AssignStep(props: {
  assigned: readonly Assigned[];
  tools: AssignTools;
  /** The broken rule of the last attempt, in words. */
  rule?: string;
  /** Failure of the last attempt. */
  problem?: Problem;
}) {
  const { assigned, tools, rule, problem } = props;
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tools.attempts === 0) return;
    const missing = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    missing?.scrollIntoView({ block: 'center' });
    missing?.focus({ preventScroll: true });
  }, [tools.attempts]);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  const groups = Map.groupBy(assigned, ({ activity }) => activity.department);
  return (
    <div className={`em-grow ${css.assign}`} ref={place}>
      {(rule ?? problem) && (
        <Alert
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={rule ?? problem?.title}
          color="red"
          mb="panels"
          ref={alert}
          tabIndex={-1}
        >
          {!rule && problem?.text}
        </Alert>
      )}
      {!tools.readOnly && <MissingDepartments assigned={assigned} />}
      <Paper withBorder className="em-clip">
        <div className={`em-columns ${css.assignRow}`} data-titles aria-hidden>
          <span>{t('inventory.wizard.activity')}</span>
          <span>{t('fields.department')}</span>
        </div>
        {[...groups].map(([name, rows]) => (
          <AssignGroup key={name} name={name} rows={rows} tools={tools} />
        ))}
      </Paper>
    </div>
  );
}

/** Missing departments of chosen activities; a press adds one and assigns its activities. */
function MissingDepartments({ assigned }: { assigned: readonly Assigned[] }) {
  const { t } = useTranslation();
  const readAgain = useReadAgain('organization');
  const lacking = assigned.filter(({ department }) => department === null);
  const names = [...new Set(lacking.map(({ activity }) => activity.department))];
  const add = useMutation({
    mutationFn: async (wanted: readonly string[]) => {
      for (const department_name of wanted)
        await call(organization.addDepartment, { body: { department_name } });
    },
    onError: (error) => notify.error(error.message),
    onSettled: readAgain,
  });
  if (names.length === 0) return null;
  return (
    <Note
      title={t('inventory.wizard.lacking', { count: names.length })}
      action={
        <ActButton icon={IconPlus} loading={add.isPending} onClick={() => add.mutate(names)}>
          {t('inventory.wizard.addLacking', { count: names.length })}
        </ActButton>
      }
    >
      {t('inventory.wizard.lackingText', { names: names.join(', ') })}
    </Note>
  );
}
