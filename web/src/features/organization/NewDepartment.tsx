import { useRef, useState, type SyntheticEvent } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { organization } from '@emanet/contract/organization';
import { useTranslation } from '../../platform/i18n.ts';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { useUnsavedWork } from '../../ui/unsaved-work/useUnsavedWork.ts';
import type { OrganizationActs } from './useOrganizationActs.ts';

type Props = Readonly<{
  addDepartment: OrganizationActs['addDepartment'];
  /** The person came here for it. */
  autoFocus: boolean;
}>;

/** A field for the name of a new department, saved with Enter; after a failure the text stays. */
export function NewDepartment({ addDepartment, autoFocus }: Props) {
  const { t } = useTranslation();
  const work = useUnsavedWork([organization.addDepartment.path], '');
  const { value: name, set: setName } = work;
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  async function add(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') {
      setProblem(t('organization.nameless'));
      input.current?.focus();
      return;
    }
    setBusy(true);
    const failed = await addDepartment(name.trim()).finally(() => setBusy(false));
    setProblem(failed);
    if (failed === undefined) {
      setName('');
      work.drop();
    }
    input.current?.focus();
  }
  return (
    <Group
      component="form"
      align="flex-start"
      gap="sm"
      px="md"
      pb="near"
      onSubmit={(event: SyntheticEvent) => void add(event)}
    >
      <TextInput
        ref={input}
        size="xs"
        flex="1 0 210px"
        aria-label={t('organization.newDepartment')}
        placeholder={t('organization.newDepartment')}
        maxLength={200}
        value={name}
        error={problem}
        autoFocus={autoFocus}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button
        type="submit"
        size="xs"
        variant="default"
        loading={busy}
        leftSection={<IconPlus size={14} aria-hidden />}
      >
        {t('common.add')}
      </Button>
      <Button
        component={Link}
        to="/organizasyon/ice-aktar"
        size="xs"
        variant="default"
        leftSection={<IconTableImport size={14} aria-hidden />}
      >
        {t('import.open')}
      </Button>
      <LeaveModal work={work} />
    </Group>
  );
}
