import { suppliers } from '@emanet/contract/suppliers';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { Autocomplete, Button, Group } from '@mantine/core';
import { IconAddressBook, IconCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useAct } from '../../../nouns/act.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { useSuppliers } from '../../kinds/register-names.ts';
import { distinct } from '../field/distinct.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { filterOptions } from '../../../ui/search-select/filter-options.ts';
import { textIn, type ControlProps } from './control.ts';

const MOST_SHOWN = 20;

/** A supplier's name: the directory is offered, and a new name can be added to it. */
export function SupplierControl(props: ControlProps) {
  const { value, onChange, readOnly, suggestions, aria } = props;
  const { data: directory } = useSuppliers();
  const text = textIn(value);
  const name = text.trim();
  const data = useMemo(
    () => distinct([...(directory ?? []).map((one) => one.tedarikci_adi), ...suggestions]),
    [directory, suggestions],
  );
  const known = directory?.some((one) => foldTurkish(one.tedarikci_adi) === foldTurkish(name));
  return (
    <>
      <Autocomplete
        {...aria}
        value={text}
        data={data}
        filter={filterOptions}
        limit={MOST_SHOWN}
        readOnly={readOnly}
        error={aria['aria-invalid']}
        onChange={onChange}
      />
      {directory && name !== '' && !readOnly && (
        <DirectoryNote key={name} name={name} known={known === true} />
      )}
    </>
  );
}

/** Says whether the supplier directory has the name, and offers to add it. */
function DirectoryNote({ name, known }: { name: string; known: boolean }) {
  const { t } = useTranslation();
  const mayAdd = useCan('suppliers.create');
  const add = useAct(suppliers.create, { told: () => t('form.supplier.added', { name }) });
  const [idempotencyKey] = useState(newKey);
  if (known)
    return (
      <Group component="p" gap="4px 6px" mih={24} mt="tight" c="var(--em-text-2)" fz="meta">
        <IconCheck size={14} aria-hidden />
        {t('form.supplier.known')}
      </Group>
    );
  if (!mayAdd) return null;
  return (
    <Group component="p" gap="4px 6px" mih={24} mt="tight" c="var(--em-text-2)" fz="meta">
      {t('form.supplier.notListed', { name })}
      <Button
        size="compact-xs"
        variant="subtle"
        loading={add.isPending}
        leftSection={<IconAddressBook size={14} aria-hidden />}
        onClick={() => add.mutate({ body: { tedarikci_adi: name }, idempotencyKey })}
      >
        {t('supplierDirectory.add')}
      </Button>
    </Group>
  );
}
