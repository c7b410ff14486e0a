import type { Supplier } from '@emanet/contract/suppliers';
import { Alert, Button, Group, Modal, TextInput } from '@mantine/core';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { ApiError } from '../../platform/client.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { CountryInput } from '../../records/form/controls/CountryInput.tsx';
import { newKey } from '../../records/form/key.ts';
import { useAddSupplier } from '../../records/name-queries.ts';
import { useUpdateSupplier } from './directory-queries.ts';
import { bodyOfEntry, ENTRY_FIELDS, entryOf, type Entry } from './entry.ts';
import classes from './directory.module.css';

type Props = Readonly<{
  /** The entry to edit; without one a new entry is added. */
  supplier?: Supplier;
  onClose: () => void;
}>;

/** The form of one entry; what the server refuses is said above it, by field where it can be. */
export function SupplierModal({ supplier, onClose }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [entry, setEntry] = useState(() => entryOf(supplier));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const [idempotencyKey] = useState(newKey);
  const add = useAddSupplier();
  const update = useUpdateSupplier();
  const name = entry.tedarikci_adi.trim();
  // It is drawn only while open, so the library never saw where the focus came from.
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const title = supplier
    ? t('supplierDirectory.editTitle', { name: supplier.tedarikci_adi })
    : t('supplierDirectory.addTitle');

  const isRenamed = supplier !== undefined && name !== supplier.tedarikci_adi;

  async function send() {
    const body = bodyOfEntry(entry);
    const { message } = supplier
      ? await update.mutateAsync({ id: supplier.id, body: { ...body, surum: supplier.surum } })
      : await add.mutateAsync({ body, idempotencyKey });
    notify.success(message);
    onClose();
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    setRefusal(undefined);
    if (name === '') return;
    send().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
    });
  }

  const problemOf = (field: keyof Entry) =>
    refusal?.fields[field] ??
    (field === 'tedarikci_adi' && tried && name === ''
      ? t('supplierDirectory.required')
      : undefined);

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={560}
      closeButtonProps={{ 'aria-label': t('supplierDirectory.cancel') }}
    >
      <form noValidate onSubmit={onSubmit} className={classes.form}>
        {refusal && (
          <Alert color="brick" role="alert">
            {refusal.message}
          </Alert>
        )}
        {ENTRY_FIELDS.map((field, at) => {
          const called = t(`supplierDirectory.fields.${field}`);
          const label =
            field === 'tedarikci_adi' ? (
              <>
                {called} <span className={classes.required}>{t('form.required')}</span>
              </>
            ) : (
              called
            );
          const common = { label, error: problemOf(field), value: entry[field] };
          const set = (text: string) => setEntry({ ...entry, [field]: text });
          return field === 'ulke' ? (
            <CountryInput key={field} {...common} lang={lang} home onChange={set} />
          ) : (
            <TextInput
              key={field}
              {...common}
              data-autofocus={at === 0 || undefined}
              description={
                isRenamed && field === 'tedarikci_adi' ? t('supplierDirectory.renames') : undefined
              }
              required={field === 'tedarikci_adi'}
              withAsterisk={false}
              type={field === 'eposta' ? 'email' : 'text'}
              autoComplete="off"
              onChange={(event) => set(event.currentTarget.value)}
            />
          );
        })}
        <Group justify="flex-end" gap="sm" mt="sm">
          <Button variant="default" onClick={onClose}>
            {t('supplierDirectory.cancel')}
          </Button>
          <Button type="submit" loading={add.isPending || update.isPending}>
            {t('supplierDirectory.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
