import { organization } from '@emanet/contract/organization';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useReadAgain } from '../../../nouns/read.ts';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import type { Assigned } from './assignment.ts';

/** Departments that chosen activities name and the company lacks, added at a press; each then gets its activities. */
export function MissingDepartments({ assigned }: { assigned: readonly Assigned[] }) {
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
